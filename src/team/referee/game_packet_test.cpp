#include "team/referee/game_packet.h"

#include <gtest/gtest.h>

#include "base/random.h"
#include "team/referee/game_meaning.h"

namespace cancha::team {
namespace {

using Bytes = std::vector<std::uint8_t>;

/// Bytes of a length that begin as packets do; the rest is put where the facts about the protocols say it lies.
Bytes blank(std::size_t size, int version) {
  Bytes bytes(size);
  bytes[0] = 'R', bytes[1] = 'G', bytes[2] = 'm', bytes[3] = 'e';
  bytes[4] = static_cast<std::uint8_t>(version);
  return bytes;
}

TEST(GamePacket, HumanoidOf688BytesIsReadByteByByte) {
  Bytes bytes = blank(688, 12);
  bytes[6] = 200;    // packet number
  bytes[7] = 4;      // players
  bytes[9] = 3;      // playing
  bytes[10] = 0;     // second half
  bytes[11] = 7;     // kick-off team
  bytes[12] = 9;     // throw-in
  bytes[13] = 21;    // of that team
  bytes[14] = 2;     // all stand still
  bytes[20] = 0x57;  // 599 s
  bytes[21] = 0x02;
  bytes[22] = 10;
  bytes[24] = 7;                     // first team's number
  bytes[24 + 332] = 21;              // second team's
  bytes[24 + 332 + 1] = 1;           // red
  bytes[24 + 332 + 2] = 3;           // score
  bytes[24 + 4 + 2 + 1 + 253] = 15;  // the coach is penalised
  const std::size_t second_player = 24 + 332 + 4 + 2 + 1 + 253 + 6 + 6;
  bytes[second_player] = 34;
  bytes[second_player + 1] = 30;
  bytes[second_player + 2] = 1;
  bytes[second_player + 3] = 2;
  bytes[second_player + 4] = 3;
  bytes[second_player + 5] = 1;

  const auto packet = decode_game(bytes);
  ASSERT_TRUE(packet.has_value()) << packet.error().text();
  EXPECT_EQ(packet->teams[0].coach.penalty, 15);
  EXPECT_EQ(packet->number, 200);

  const RefereeState state = meaning_of(*packet);
  EXPECT_EQ(state.protocol, RefereeProtocol::Humanoid);
  EXPECT_EQ(state.play, RefereePlay::Playing);
  EXPECT_EQ(state.set_play, SetPlay::ThrowIn);
  EXPECT_EQ(state.kicking, RefereeSide::Second);
  EXPECT_EQ(state.stage, 2);
  EXPECT_EQ(state.half, 2);
  EXPECT_EQ(state.left, Duration{599'000'000'000});
  EXPECT_EQ(state.secondary_left, Duration{10'000'000'000});
  EXPECT_EQ(state.teams[1].score, 3);
  EXPECT_EQ(state.teams[1].colour, "red");
  ASSERT_EQ(state.teams[1].players.size(), 4u);
  const RefereePlayer expected{RefereePenalty::PickUp, Duration{30'000'000'000}, 1, 2, 3, true};
  EXPECT_EQ(state.teams[1].players[1], expected);
}

TEST(GamePacket, HumanoidOf640BytesHasPlayersOfFourBytes) {
  Bytes bytes = blank(640, 12);
  bytes[7] = 11;
  const std::size_t last_player = 640 - 4;
  bytes[last_player] = 31;
  bytes[last_player + 2] = 1;
  bytes[last_player + 3] = 2;

  const auto packet = decode_game(bytes);
  ASSERT_TRUE(packet.has_value());
  EXPECT_EQ(packet->protocol, RefereeProtocol::HumanoidOld);
  const RefereePlayer expected{RefereePenalty::PhysicalContact, {}, 0, 1, 2, false};
  EXPECT_EQ(meaning_of(*packet).teams[1].players[10], expected);
}

TEST(GamePacket, SplOf118BytesIsReadByteByByte) {
  Bytes bytes = blank(118, 18);
  bytes[6] = 7;
  bytes[9] = 2;      // overtime
  bytes[10] = 5;     // standby
  bytes[11] = 2;     // pushing free kick
  bytes[12] = 1;     // first half
  bytes[13] = 33;    // kicking team
  bytes[14] = 0xfe;  // -2 s
  bytes[15] = 0xff;
  bytes[18] = 33;
  bytes[68] = 44;
  bytes[68 + 1] = 3;     // black
  bytes[68 + 2] = 9;     // keeper in gray
  bytes[68 + 3] = 7;     // number 7
  bytes[68 + 4] = 12;    // score
  bytes[68 + 6] = 5;     // shots one and three went in
  bytes[68 + 8] = 0xb0;  // 1200 messages
  bytes[68 + 9] = 0x04;
  bytes[68 + 10 + 2 * 6] = 11;
  bytes[68 + 10 + 2 * 6 + 1] = 45;

  const auto packet = decode_game(bytes);
  ASSERT_TRUE(packet.has_value()) << packet.error().text();
  const RefereeState state = meaning_of(*packet);
  EXPECT_EQ(state.play, RefereePlay::Standby);
  EXPECT_EQ(state.phase, RefereePhase::Overtime);
  EXPECT_EQ(state.half, 3);
  EXPECT_EQ(state.set_play, SetPlay::PushingFreeKick);
  EXPECT_EQ(state.kicking, RefereeSide::First);
  EXPECT_EQ(state.left, Duration{-2'000'000'000});
  const RefereeTeam& team = state.teams[1];
  EXPECT_EQ(team.number, 44);
  EXPECT_EQ(team.colour, "black");
  EXPECT_EQ(team.keeper_colour, "gray");
  EXPECT_EQ(team.score, 12);
  EXPECT_EQ(team.single_shots, 5);
  EXPECT_EQ(team.message_budget, 1200);
  EXPECT_EQ(team.players[6].penalty, RefereePenalty::MotionInStandby);
  EXPECT_TRUE(team.players[6].goalkeeper);
  EXPECT_FALSE(team.players[0].goalkeeper);
}

TEST(GamePacket, SplOf62BytesHasNoKeeper) {
  Bytes bytes = blank(62, 14);
  bytes[6] = 5;
  bytes[18 + 22 + 2] = 4;          // score of the second team
  bytes[18 + 22 + 8 + 2 * 4] = 8;  // its player 5
  bytes[18 + 22 + 8 + 2 * 4 + 1] = 9;

  const RefereeState state = meaning_of(decode_game(bytes).value());
  EXPECT_EQ(state.protocol, RefereeProtocol::Spl14);
  EXPECT_EQ(state.teams[1].score, 4);
  EXPECT_EQ(state.teams[1].players[4].penalty, RefereePenalty::GameStuck);
  EXPECT_EQ(state.teams[1].keeper_colour, "");
}

TEST(GamePacket, HslHasAStoppedFlagAndCautions) {
  for (const auto& [size, version, player_bytes, cautions_at, sent_off] :
       {std::tuple{198u, 19, 4u, 3u, 10}, std::tuple{158u, 20, 3u, 2u, 12}}) {
    Bytes bytes = blank(size, version);
    bytes[6] = 20;
    bytes[7] = 2;   // large robots
    bytes[8] = 1;   // stopped
    bytes[10] = 3;  // playing
    bytes[11] = 4;  // throw-in
    bytes[13] = 12;
    bytes[18] = 11;
    const std::size_t second = 18 + 10 + 20 * player_bytes;
    bytes[second] = 12;
    const std::size_t last = size - player_bytes;
    bytes[last] = static_cast<std::uint8_t>(sent_off);
    bytes[last + cautions_at] = 2;

    const auto packet = decode_game(bytes);
    ASSERT_TRUE(packet.has_value()) << packet.error().text();
    EXPECT_EQ(packet->competition_type, 2);
    const RefereeState state = meaning_of(*packet);
    EXPECT_TRUE(state.stopped);
    EXPECT_FALSE(state.playing());
    EXPECT_EQ(state.set_play, SetPlay::ThrowIn);
    EXPECT_EQ(state.kicking, RefereeSide::Second);
    EXPECT_EQ(state.teams[1].players[19].penalty, RefereePenalty::SentOff);
    EXPECT_EQ(state.teams[1].players[19].yellow_cards, 2);
  }
}

TEST(GamePacket, BeforeTheKickItIsToldWhose) {
  Bytes bytes = blank(118, 18);
  bytes[10] = 1;  // ready
  bytes[13] = 6;
  bytes[18] = 5;
  bytes[68] = 6;
  EXPECT_EQ(meaning_of(decode_game(bytes).value()).set_play, SetPlay::KickOff);
  EXPECT_EQ(meaning_of(decode_game(bytes).value()).kicking, RefereeSide::Second);
  bytes[13] = 255;
  EXPECT_EQ(meaning_of(decode_game(bytes).value()).set_play, SetPlay::DroppedBall);
}

TEST(GamePacket, TheTrueStateForMonitorsIsToldApart) {
  Bytes bytes = blank(118, 18);
  EXPECT_FALSE(decode_game(bytes).value().for_monitors);
  bytes[2] = 'T', bytes[3] = 'D';
  EXPECT_TRUE(decode_game(bytes).value().for_monitors);
  EXPECT_EQ(encode_game(decode_game(bytes).value()), bytes);
}

TEST(GamePacket, WhatIsWrongIsToldInASentence) {
  const auto why = [](const Bytes& bytes) { return decode_game(bytes).error().text(); };
  EXPECT_EQ(why({}), "referee's packet: does not begin with RGme (something else sends to this port)");
  EXPECT_EQ(why(Bytes(118)), "referee's packet: does not begin with RGme (something else sends to this port)");
  EXPECT_EQ(why(blank(54, 12)),
            "referee's packet: has 54 bytes, as no version that is known (Humanoid 688 or 640, SPL 62 (v14) or 118 "
            "(v18), HSL 198 (v19) or 158 (v20))");
  EXPECT_EQ(why(blank(118, 15)),
            "referee's packet: has 118 bytes and version 15 (this length is read as version 18 only)");
  Bytes bytes = blank(688, 12);
  bytes[9] = 5;
  EXPECT_EQ(why(bytes), "referee's packet: the state is 5, beyond 4");
  bytes[9] = 0, bytes[5] = 1;
  EXPECT_EQ(why(bytes), "referee's packet: has 688 bytes and version 268 (this length is read as version 12 only)");
  bytes[5] = 0, bytes[7] = 12;
  EXPECT_EQ(why(bytes), "referee's packet: the number of players is 12, beyond 11");
}

TEST(GamePacket, WhatAProtocolCannotSayIsRefused) {
  RefereeState state;
  state.teams = {{.number = 1, .colour = "blue"}, {.number = 2, .colour = "red"}};
  const auto why = [&] { return packet_for(state, 0).error().text(); };
  state.play = RefereePlay::Standby;
  EXPECT_EQ(why(), "referee: hl has no standby (spl18 has)");
  state.play = RefereePlay::Playing;
  state.stopped = true;
  EXPECT_EQ(why(), "referee: hl cannot say that play is stopped (HSL and MSL can; others go to ready or set)");
  state.stopped = false;
  state.set_play = SetPlay::PushingFreeKick;
  EXPECT_EQ(why(), "referee: hl has no pushing free kick");
  state.set_play = SetPlay::None;
  state.teams[1].players = {{.penalty = RefereePenalty::Stance}};
  EXPECT_EQ(why(), "referee: hl has no penalty 'stance'");
  state.teams[1].players.assign(12, {});
  EXPECT_EQ(why(), "referee: 12 players are too many for hl (11 at most)");
  state.teams[1].players.clear();
  state.teams[1].score = 256;
  EXPECT_EQ(why(), "referee: a score cannot be 256 (0 to 255)");
  state.teams[1] = {.number = 2, .colour = "pink"};
  EXPECT_TRUE(why().starts_with("referee: there are no 'pink' teams (blue, red"));
  state.teams.pop_back();
  EXPECT_EQ(why(), "referee: a game has two teams, not 1");
}

TEST(GamePacket, EveryPenaltyCanBeSaidInEveryProtocolAtLeastNearly) {
  using P = RefereePenalty;
  for (std::size_t protocol = 0; protocol < names(RefereeProtocol{}).size(); ++protocol) {
    RefereeState state;
    state.protocol = static_cast<RefereeProtocol>(protocol);
    if (!is_game_controller(state.protocol)) continue;
    state.teams = {{.number = 1, .colour = "blue"}, {.number = 2, .colour = "yellow"}};
    for (std::size_t penalty = 0; penalty < names(P{}).size(); ++penalty) {
      const P told = nearest_penalty(static_cast<P>(penalty), state.protocol);
      state.teams[0].players = {{.penalty = told}};
      EXPECT_TRUE(packet_for(state, 0)) << names(state.protocol)[protocol] << ' ' << names(P{})[penalty];
      const bool known = std::ranges::count(penalties_of(state.protocol), static_cast<P>(penalty)) > 0;
      EXPECT_EQ(told == static_cast<P>(penalty), known);
    }
  }
  EXPECT_EQ(nearest_penalty(P::BallHolding, RefereeProtocol::Spl18), P::BallContact);
  EXPECT_EQ(nearest_penalty(P::IllegalDefence, RefereeProtocol::Spl18), P::IllegalPosition);
  EXPECT_EQ(nearest_penalty(P::Incapable, RefereeProtocol::Spl14), P::Inactive);
  EXPECT_EQ(nearest_penalty(P::Incapable, RefereeProtocol::Humanoid), P::PickUp);
  EXPECT_EQ(nearest_penalty(P::Pushing, RefereeProtocol::Humanoid), P::PhysicalContact);
  EXPECT_EQ(nearest_penalty(P::BallHolding, RefereeProtocol::HumanoidOld), P::BallManipulation);
  EXPECT_EQ(nearest_penalty(P::Manual, RefereeProtocol::Hsl20), P::PickUp);
}

/// Any state that a protocol can say, told and understood again.
TEST(GamePacket, WhatIsSaidIsUnderstoodInEveryProtocol) {
  Random random{7};
  const auto below = [&](std::size_t n) { return static_cast<int>(random.below(n)); };
  int said = 0;
  for (int i = 0; i < 3000; ++i) {
    RefereeState state;
    state.protocol = static_cast<RefereeProtocol>(below(6));
    state.play = static_cast<RefereePlay>(below(6));
    state.phase = static_cast<RefereePhase>(below(4));
    state.half = below(2) + (state.phase == RefereePhase::Overtime ? 3 : 1);
    state.set_play = static_cast<SetPlay>(below(10));
    state.kicking = static_cast<RefereeSide>(below(3));
    state.stopped = is_hsl(state.protocol) && below(2) == 1;
    state.left = Duration{1'000'000'000} * below(1200);
    state.secondary_left = Duration{1'000'000'000} * below(60);
    const bool before_play = state.play == RefereePlay::Ready || state.play == RefereePlay::Set;
    if (state.set_play < SetPlay::FreeKick) {
      const auto kick = state.kicking == RefereeSide::Neither ? SetPlay::DroppedBall : SetPlay::KickOff;
      state.set_play = before_play ? kick : SetPlay::None;
    }
    const auto penalties = penalties_of(state.protocol);
    for (int team = 0; team < 2; ++team) {
      RefereeTeam& t = state.teams.emplace_back();
      t.number = 1 + team * 30 + below(20);
      t.colour = colour_names()[random.below(10)];
      t.score = below(20);
      if (!is_humanoid(state.protocol)) t.message_budget = below(1200);
      t.players.resize(5);
      for (RefereePlayer& p : t.players) {
        p.penalty = penalties[random.below(penalties.size())];
        p.penalty_left = Duration{1'000'000'000} * below(60);
      }
      if (state.protocol == RefereeProtocol::Spl18 || is_hsl(state.protocol)) {
        t.keeper_colour = colour_names()[random.below(10)];
        t.players[random.below(5)].goalkeeper = true;
      }
    }
    const auto packet = packet_for(state, static_cast<std::uint8_t>(i));
    if (!packet) continue;
    ++said;
    const auto heard = decode_game(encode_game(*packet));
    ASSERT_TRUE(heard.has_value()) << heard.error().text();
    EXPECT_EQ(*heard, *packet);
    EXPECT_EQ(meaning_of(*heard), state);
  }
  EXPECT_GT(said, 1000);
}

}  // namespace
}  // namespace cancha::team

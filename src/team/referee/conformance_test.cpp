// What real controllers were seen to send, as bytes made from the layouts and not by our own writers.

#include <gtest/gtest.h>

#include <string_view>

#include "team/referee/game_meaning.h"
#include "team/referee/game_packet.h"
#include "team/referee/msl_tracker.h"

namespace cancha::team {
namespace {

using namespace std::string_view_literals;
using Bytes = std::vector<std::uint8_t>;

/// A game of teams 7 and 21 in its first half, of Humanoid since 2021 (688 bytes) or before (640).
Bytes humanoid(std::size_t size) {
  Bytes bytes(size);
  bytes[0] = 'R', bytes[1] = 'G', bytes[2] = 'm', bytes[3] = 'e';
  bytes[4] = 12;
  bytes[7] = 4;   // players
  bytes[9] = 3;   // playing
  bytes[10] = 1;  // first half
  bytes[11] = 7;  // kick-off team
  bytes[24] = 7;  // first team
  bytes[25] = 0;  // blue
  const std::size_t second = 24 + (size - 24) / 2;
  bytes[second] = 21;
  bytes[second + 1] = 1;  // red
  return bytes;
}

RefereeState heard(const Bytes& bytes) {
  const auto packet = decode_game(bytes);
  EXPECT_TRUE(packet.has_value()) << packet.error().text();
  EXPECT_EQ(encode_game(*packet), bytes) << "what is read is written the same";
  return meaning_of(*packet);
}

TEST(Conformance, HumanoidInterruptionsHoldPlayInAllStagesWhileTheStateIsPlaying) {
  for (const std::size_t size : {688u, 640u}) {
    Bytes bytes = humanoid(size);
    EXPECT_TRUE(heard(bytes).playing());
    for (std::uint8_t secondary = 4; secondary <= 9; ++secondary) {
      bytes[12] = secondary;
      bytes[13] = 21;  // whose it is
      for (std::uint8_t stage = 0; stage <= 2; ++stage) {
        bytes[14] = stage;
        const RefereeState state = heard(bytes);
        EXPECT_EQ(state.play, RefereePlay::Playing);
        EXPECT_EQ(state.kicking, RefereeSide::Second);
        EXPECT_EQ(state.stage, stage);
        EXPECT_TRUE(state.interrupted());
        EXPECT_FALSE(state.playing()) << int{secondary} << " stage " << int{stage};
        EXPECT_TRUE(state.clock_runs());
      }
    }
    bytes[12] = bytes[13] = bytes[14] = 0;
    EXPECT_TRUE(heard(bytes).playing());
  }
}

TEST(Conformance, SetPlaysOfSplAndHslAreNoInterruptions) {
  for (const auto& [size, version] : {std::pair{118u, 18}, {158u, 20}}) {
    Bytes bytes(size);
    bytes[0] = 'R', bytes[1] = 'G', bytes[2] = 'm', bytes[3] = 'e';
    bytes[4] = static_cast<std::uint8_t>(version);
    bytes[10] = 3;  // playing
    bytes[11] = 3;  // a set play
    EXPECT_NE(heard(bytes).set_play, SetPlay::None);
    EXPECT_TRUE(heard(bytes).playing());
  }
}

TEST(Conformance, HumanoidClocksCountBelowZero) {
  for (const std::size_t size : {688u, 640u}) {
    Bytes bytes = humanoid(size);
    bytes[20] = 0x90, bytes[21] = 0xff;  // -112
    bytes[22] = 0xff, bytes[23] = 0xff;  // -1
    const RefereeState state = heard(bytes);
    EXPECT_EQ(state.left, Duration{-112'000'000'000});
    EXPECT_EQ(state.secondary_left, Duration{-1'000'000'000});
    const GamePacket said = packet_for(state, 0).value();
    EXPECT_EQ(said.seconds_left, -112);
    EXPECT_EQ(said.secondary_time, -1);
  }
}

TEST(Conformance, AHumanoidDroppedBallIsKickOffTeam128) {
  Bytes bytes = humanoid(688);
  bytes[9] = 1;  // ready
  for (const std::uint8_t nobody : {std::uint8_t{128}, std::uint8_t{255}}) {
    bytes[11] = nobody;
    const RefereeState state = heard(bytes);
    EXPECT_EQ(state.set_play, SetPlay::DroppedBall);
    EXPECT_EQ(state.kicking, RefereeSide::Neither);
    EXPECT_EQ(encode_game(packet_for(state, 0).value())[11], 128);
  }
  RefereeState state = heard(bytes);
  state.teams[1].number = 128;
  EXPECT_EQ(packet_for(state, 0).error().text(),
            "referee: a Humanoid team cannot be number 128 (it stands for a dropped ball)");
}

/// What a base station hears, as it comes over the connection.
MslTracker after(RefereeProtocol protocol, std::string_view bytes) {
  MslTracker tracker{protocol};
  MslStream stream{protocol};
  for (const auto& signal : stream.take({reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()})) {
    EXPECT_TRUE(signal.has_value() && tracker.apply(*signal).has_value());
  }
  return tracker;
}

TEST(Conformance, ARefBoxSaysWhoKicksOffBeforeItSaysWhichHalf) {
  constexpr std::string_view kSaid =
      "{\"command\": \" WELCOME\", \"targetTeam\": \"224.16.32.33\"}\0"
      "{\"command\": \"KICKOFF\", \"targetTeam\": \"224.16.32.44\"}\0"
      "{\"command\": \"SECOND_HALF\", \"targetTeam\": \"\"}\0"sv;
  for (const auto& [protocol, said, start] :
       {std::tuple{RefereeProtocol::Msl, kSaid, "{\"command\": \"START\", \"targetTeam\": \"\"}\0"sv},
        {RefereeProtocol::MslOld, "Wk2"sv, "s"sv}}) {
    const RefereeState before = after(protocol, said).state();
    EXPECT_EQ(before.half, 2);
    EXPECT_EQ(before.play, RefereePlay::Ready);
    EXPECT_EQ(before.set_play, SetPlay::KickOff);
    EXPECT_EQ(before.kicking, RefereeSide::Second) << "whom WELCOME names is the first team";
    const RefereeState playing = after(protocol, std::string{said} + std::string{start}).state();
    EXPECT_TRUE(playing.playing());
    EXPECT_EQ(playing.kicking, RefereeSide::Second);
  }
  EXPECT_EQ(after(RefereeProtocol::MslOld, "kshe2").state().set_play, SetPlay::None) << "the kick-off was taken";
}

TEST(Conformance, CardsAndRepairsOfARefBoxNameNoRobot) {
  constexpr std::string_view kSaid =
      "{\"command\":\"YELLOW_CARD\",\"targetTeam\":\"224.16.32.33\"}\0"
      "{\"command\":\"DOUBLE_YELLOW\",\"targetTeam\":\"224.16.32.33\"}\0"
      "{\"command\":\"RED_CARD\",\"targetTeam\":\"224.16.32.33\"}\0"
      "{\"command\":\"REPAIR\",\"targetTeam\":\"224.16.32.33\"}\0"
      "{\"command\":\"REPAIR\",\"targetTeam\":\"224.16.32.33\"}\0"sv;
  for (const auto& [protocol, said] :
       {std::pair{RefereeProtocol::Msl, kSaid}, std::pair{RefereeProtocol::MslOld, "YBROO"sv}}) {
    const RefereeState state = after(protocol, said).state();
    EXPECT_EQ(state.teams[0].yellow_cards, 1);
    EXPECT_EQ(state.teams[0].double_yellows, 1);
    EXPECT_EQ(state.teams[0].red_cards, 1);
    EXPECT_EQ(state.teams[0].repairs, 2);
    EXPECT_TRUE(state.teams[0].players.empty());
    EXPECT_EQ(state.teams[1].repairs, 0);
  }
  const std::string over = std::string{kSaid} + "{\"command\":\"REPAIR_END\",\"targetTeam\":\"224.16.32.33\"}" + '\0';
  EXPECT_EQ(after(RefereeProtocol::Msl, over).state().teams[0].repairs, 1);
}

}  // namespace
}  // namespace cancha::team

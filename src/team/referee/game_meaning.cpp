#include "team/referee/game_meaning.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>

namespace cancha::team {
namespace {

using P = RefereePenalty;

constexpr std::array<std::string_view, 10> kColours{"blue",  "red",    "yellow", "black", "white",
                                                    "green", "orange", "purple", "brown", "gray"};

/// Which number stands for which penalty.
struct Code {
  std::uint8_t number;
  P penalty;
};
constexpr Code kHumanoidCodes[] = {{0, P::None},
                                   {14, P::Substitute},
                                   {15, P::Manual},
                                   {30, P::BallManipulation},
                                   {31, P::PhysicalContact},
                                   {32, P::IllegalAttack},
                                   {33, P::IllegalDefence},
                                   {34, P::PickUp},
                                   {35, P::Service}};
constexpr Code kSplCodes[] = {{0, P::None},          {1, P::BallContact}, {2, P::Pushing},
                              {3, P::MotionInSet},   {4, P::Inactive},    {5, P::IllegalPosition},
                              {6, P::LeavingField},  {7, P::PickUp},      {8, P::GameStuck},
                              {9, P::PositionInSet}, {10, P::Stance},     {11, P::MotionInStandby},
                              {14, P::Substitute},   {15, P::Manual}};
// the numbers of 2022, before stance and standby
constexpr Code kSpl14Codes[] = {{0, P::None},      {1, P::BallContact},     {2, P::Pushing},      {3, P::MotionInSet},
                                {4, P::Inactive},  {5, P::IllegalPosition}, {6, P::LeavingField}, {7, P::PickUp},
                                {8, P::GameStuck}, {9, P::PositionInSet},   {14, P::Substitute},  {15, P::Manual}};
constexpr Code kHsl19Codes[] = {{0, P::None},      {1, P::IllegalPosition}, {2, P::MotionInSet}, {3, P::GameStuck},
                                {4, P::Incapable}, {5, P::PickUp},          {6, P::BallHolding}, {7, P::LeavingField},
                                {8, P::Arms},      {9, P::Pushing},         {10, P::SentOff},    {11, P::Substitute}};
constexpr Code kHsl20Codes[] = {
    {0, P::None},      {1, P::IllegalPosition}, {2, P::MotionInSet}, {3, P::MotionInStop}, {4, P::GameStuck},
    {5, P::Incapable}, {6, P::PickUp},          {7, P::BallHolding}, {8, P::LeavingField}, {9, P::Arms},
    {10, P::Pushing},  {11, P::Cautioned},      {12, P::SentOff},    {13, P::Substitute}};

std::span<const Code> codes_of(RefereeProtocol protocol) {
  switch (protocol) {
    case RefereeProtocol::Spl14:
      return kSpl14Codes;
    case RefereeProtocol::Spl18:
      return kSplCodes;
    case RefereeProtocol::Hsl19:
      return kHsl19Codes;
    case RefereeProtocol::Hsl20:
      return kHsl20Codes;
    default:
      return kHumanoidCodes;
  }
}

// by the numbers in packets; in Humanoid they follow the four phases
constexpr std::array kHumanoidSetPlays{SetPlay::FreeKick, SetPlay::IndirectFreeKick, SetPlay::PenaltyKick,
                                       SetPlay::Corner,   SetPlay::GoalKick,         SetPlay::ThrowIn};
constexpr std::uint8_t kFirstHumanoidSetPlay = 4;
constexpr std::array kSplSetPlays{SetPlay::None,   SetPlay::GoalKick, SetPlay::PushingFreeKick,
                                  SetPlay::Corner, SetPlay::ThrowIn,  SetPlay::PenaltyKick};
constexpr std::array kHslSetPlays{SetPlay::None,        SetPlay::FreeKick, SetPlay::IndirectFreeKick,
                                  SetPlay::PenaltyKick, SetPlay::ThrowIn,  SetPlay::GoalKick,
                                  SetPlay::Corner};

std::span<const SetPlay> set_plays_of(RefereeProtocol protocol) {
  if (is_humanoid(protocol)) return kHumanoidSetPlays;
  if (is_hsl(protocol)) return kHslSetPlays;
  return kSplSetPlays;
}

constexpr std::uint8_t kNobody = 255;
constexpr std::uint8_t kHumanoidDroppedBall = 128;  ///< as controllers send it; their header says 255
constexpr Duration seconds(int s) {
  return Duration{1'000'000'000} * s;
}
/// Whole seconds, rounded towards the end of the game.
int whole_seconds(Duration d) {
  constexpr std::int64_t kSecond = 1'000'000'000;
  return static_cast<int>(d.ns / kSecond - (d.ns % kSecond < 0 ? 1 : 0));
}

/// Some packets tell the keeper's number and colour for the team, others mark players.
bool names_keeper(RefereeProtocol protocol) {
  return protocol == RefereeProtocol::Spl18 || is_hsl(protocol);
}

RefereePlayer meaning_of(const GamePlayer& p, RefereeProtocol protocol) {
  const auto codes = codes_of(protocol);
  const auto code = std::ranges::find(codes, p.penalty, &Code::number);
  return {.penalty = code == codes.end() ? P::Other : code->penalty,
          .penalty_left = seconds(p.seconds),
          .warnings = p.warnings,
          .yellow_cards = p.yellow,
          .red_cards = p.red,
          .goalkeeper = p.goalkeeper != 0};
}

RefereeTeam meaning_of(const GameTeam& t, const GamePacket& packet) {
  const bool keeper_named = names_keeper(packet.protocol);
  RefereeTeam made{.number = t.number,
                   .name = "",
                   .colour = std::string{colour_name(t.colour)},
                   .keeper_colour = keeper_named ? std::string{colour_name(t.keeper_colour)} : "",
                   .score = t.score,
                   .penalty_shots = t.penalty_shots,
                   .single_shots = t.single_shots,
                   .message_budget = t.message_budget};
  for (std::size_t i = 0; i < packet.players_per_team; ++i) {
    made.players.push_back(meaning_of(t.players[i], packet.protocol));
    if (keeper_named) made.players.back().goalkeeper = t.keeper == i + 1;
  }
  return made;
}

RefereeSide side_of(const GamePacket& packet, std::uint8_t team) {
  if (team == kNobody || (is_humanoid(packet.protocol) && team == kHumanoidDroppedBall)) return RefereeSide::Neither;
  if (team == packet.teams[0].number) return RefereeSide::First;
  return team == packet.teams[1].number ? RefereeSide::Second : RefereeSide::Neither;
}

/// The set play, and whose; between kicks the packets tell the last kick-off.
void fill_set_play(const GamePacket& packet, RefereeState& state) {
  state.kicking = side_of(packet, packet.kicking_team);
  if (is_humanoid(packet.protocol) && packet.phase >= kFirstHumanoidSetPlay) {
    state.set_play = kHumanoidSetPlays[packet.phase - kFirstHumanoidSetPlay];
    state.kicking = side_of(packet, packet.secondary_info[0]);
    state.stage = packet.secondary_info[1];
    return;
  }
  if (!is_humanoid(packet.protocol)) state.set_play = set_plays_of(packet.protocol)[packet.set_play];
  const bool before_play = state.play == RefereePlay::Ready || state.play == RefereePlay::Set;
  if (state.set_play == SetPlay::None && before_play) {
    state.set_play = state.kicking == RefereeSide::Neither ? SetPlay::DroppedBall : SetPlay::KickOff;
  }
}

constexpr const char* kWhere = "referee";

std::string_view word(RefereeProtocol protocol) {
  return names(protocol)[static_cast<std::size_t>(protocol)];
}

template <class T>
Result<T> fitting(const char* what, int value) {
  if (value >= 0 && value <= std::numeric_limits<T>::max()) return static_cast<T>(value);
  return fail(kWhere, fmt::format("{} cannot be {}", what, value),
              fmt::format("0 to {}", std::numeric_limits<T>::max()));
}

Result<std::uint8_t> colour_number(const std::string& colour) {
  const auto found = std::ranges::find(kColours, colour);
  if (found != kColours.end()) return static_cast<std::uint8_t>(found - kColours.begin());
  return fail(kWhere, fmt::format("there are no '{}' teams", colour), fmt::format("{}", fmt::join(kColours, ", ")));
}

Result<GamePlayer> player_for(const RefereePlayer& p, RefereeProtocol protocol) {
  const auto codes = codes_of(protocol);
  const auto code = std::ranges::find(codes, p.penalty, &Code::penalty);
  if (code == codes.end()) {
    const auto name = names(p.penalty)[static_cast<std::size_t>(p.penalty)];
    return fail(kWhere, fmt::format("{} has no penalty '{}'", word(protocol), name));
  }
  const auto byte = [](int value) { return static_cast<std::uint8_t>(std::clamp(value, 0, 255)); };
  return GamePlayer{.penalty = code->number,
                    .seconds = byte(whole_seconds(p.penalty_left)),
                    .warnings = byte(p.warnings),
                    .yellow = byte(p.yellow_cards),
                    .red = byte(p.red_cards),
                    .goalkeeper = byte(p.goalkeeper && protocol == RefereeProtocol::Humanoid ? 1 : 0)};
}

Result<void> fill_team(const RefereeTeam& team, RefereeProtocol protocol, GameTeam& made) {
  const auto number = fitting<std::uint8_t>("a team's number", team.number);
  const auto score = fitting<std::uint8_t>("a score", team.score);
  const auto shots = fitting<std::uint8_t>("the number of penalty shots", team.penalty_shots);
  const auto colour = colour_number(team.colour);
  const auto keeper_colour = colour_number(team.keeper_colour.empty() ? team.colour : team.keeper_colour);
  for (const auto* one : {&number, &score, &shots, &colour, &keeper_colour}) {
    if (!*one) return tl::unexpected(one->error());
  }
  if (team.players.size() > players_in(protocol)) {
    return fail(kWhere, fmt::format("{} players are too many for {}", team.players.size(), word(protocol)),
                fmt::format("{} at most", players_in(protocol)));
  }
  if (is_humanoid(protocol) && *number == kHumanoidDroppedBall) {
    return fail(kWhere, fmt::format("a Humanoid team cannot be number {}", *number), "it stands for a dropped ball");
  }
  made.number = *number;
  made.colour = *colour;
  if (names_keeper(protocol)) made.keeper_colour = *keeper_colour;
  made.score = *score;
  made.penalty_shots = *shots;
  made.single_shots = static_cast<std::uint16_t>(team.single_shots);
  made.message_budget = static_cast<std::uint16_t>(team.message_budget);
  for (std::size_t i = 0; i < team.players.size(); ++i) {
    auto player = player_for(team.players[i], protocol);
    if (!player) return pass_on(std::move(player));
    made.players[i] = *player;
    if (team.players[i].goalkeeper && names_keeper(protocol)) made.keeper = static_cast<std::uint8_t>(i + 1);
  }
  return {};
}

Result<void> fill_set_play(const RefereeState& state, GamePacket& packet) {
  const std::uint8_t kicking = state.kicking == RefereeSide::Neither
                                   ? kNobody
                                   : packet.teams[state.kicking == RefereeSide::First ? 0 : 1].number;
  packet.kicking_team = kicking;
  if (state.set_play == SetPlay::None || state.set_play == SetPlay::KickOff) return {};
  if (state.set_play == SetPlay::DroppedBall) {
    packet.kicking_team = is_humanoid(state.protocol) ? kHumanoidDroppedBall : kNobody;
    return {};
  }
  const auto known = set_plays_of(state.protocol);
  const auto found = std::ranges::find(known, state.set_play);
  if (found == known.end()) {
    return fail(kWhere, fmt::format("{} has no {}", word(state.protocol),
                                    names(state.set_play)[static_cast<std::size_t>(state.set_play)]));
  }
  const auto number = static_cast<std::uint8_t>(found - known.begin());
  if (is_humanoid(state.protocol)) {
    if (state.phase != RefereePhase::Normal) {
      return fail(kWhere, "Humanoid packets cannot tell a set play outside normal play");
    }
    packet.phase = static_cast<std::uint8_t>(kFirstHumanoidSetPlay + number);
    packet.secondary_info = {kicking, static_cast<std::uint8_t>(state.stage), 0, 0};
  } else {
    packet.set_play = number;
  }
  return {};
}

}  // namespace

std::string_view colour_name(std::uint8_t colour) {
  return colour < kColours.size() ? kColours[colour] : "unknown";
}

std::span<const std::string_view> colour_names() {
  return kColours;
}

std::vector<RefereePenalty> penalties_of(RefereeProtocol protocol) {
  std::vector<RefereePenalty> known;
  if (!is_game_controller(protocol)) return {P::None, P::Repair, P::Substitute, P::Cautioned, P::SentOff};
  for (const Code& code : codes_of(protocol)) known.push_back(code.penalty);
  return known;
}

RefereePenalty nearest_penalty(RefereePenalty penalty, RefereeProtocol protocol) {
  // what comes next where a protocol has no number for the first; a pick-up has one everywhere
  constexpr std::array<std::array<P, 3>, 9> kLike{{{P::BallContact, P::BallManipulation, P::IllegalPosition},
                                                   {P::BallManipulation, P::BallContact, P::BallHolding},
                                                   {P::BallHolding, P::BallContact, P::BallManipulation},
                                                   {P::Pushing, P::PhysicalContact, P::PickUp},
                                                   {P::PhysicalContact, P::Pushing, P::PickUp},
                                                   {P::IllegalDefence, P::IllegalPosition, P::PickUp},
                                                   {P::IllegalAttack, P::IllegalPosition, P::PickUp},
                                                   {P::IllegalPosition, P::IllegalDefence, P::PickUp},
                                                   {P::Incapable, P::Inactive, P::PickUp}}};
  const auto codes = codes_of(protocol);
  const auto knows = [&](P one) { return std::ranges::find(codes, one, &Code::penalty) != codes.end(); };
  if (knows(penalty)) return penalty;
  const auto row = std::ranges::find(kLike, penalty, [](const auto& likes) { return likes[0]; });
  if (row == kLike.end()) return P::PickUp;
  const auto like = std::ranges::find_if(*row, knows);
  return like == row->end() ? P::PickUp : *like;
}

RefereeState meaning_of(const GamePacket& packet) {
  RefereeState state;
  state.protocol = packet.protocol;
  state.play = static_cast<RefereePlay>(packet.state);
  state.phase = packet.phase < kFirstHumanoidSetPlay ? static_cast<RefereePhase>(packet.phase) : RefereePhase::Normal;
  state.half = (packet.first_half == 1 ? 1 : 2) + (state.phase == RefereePhase::Overtime ? 2 : 0);
  state.stopped = packet.stopped != 0;
  state.left = seconds(packet.seconds_left);
  state.secondary_left = seconds(packet.secondary_time);
  for (const GameTeam& team : packet.teams) state.teams.push_back(meaning_of(team, packet));
  fill_set_play(packet, state);
  return state;
}

Result<GamePacket> packet_for(const RefereeState& state, std::uint8_t number) {
  if (!is_game_controller(state.protocol)) return fail(kWhere, "the RefBox of MSL sends no such packets");
  if (state.teams.size() != 2) return fail(kWhere, fmt::format("a game has two teams, not {}", state.teams.size()));
  if (state.play == RefereePlay::Standby && state.protocol != RefereeProtocol::Spl18) {
    return fail(kWhere, fmt::format("{} has no standby", word(state.protocol)), "spl18 has");
  }
  if (state.stopped && !is_hsl(state.protocol)) {
    return fail(kWhere, fmt::format("{} cannot say that play is stopped", word(state.protocol)),
                "HSL and MSL can; others go to ready or set");
  }
  GamePacket packet;
  packet.protocol = state.protocol;
  packet.number = number;
  packet.state = static_cast<std::uint8_t>(state.play);
  packet.phase = static_cast<std::uint8_t>(state.phase);
  packet.first_half = state.half % 2 == 1 ? 1 : 0;
  packet.stopped = state.stopped ? 1 : 0;
  const auto clock = [](Duration left) { return std::clamp(whole_seconds(left), -32768, 32767); };
  packet.seconds_left = clock(state.left);
  packet.secondary_time = clock(state.secondary_left);
  packet.players_per_team =
      static_cast<std::uint8_t>(std::max(state.teams[0].players.size(), state.teams[1].players.size()));
  for (std::size_t i = 0; i < 2; ++i) {
    if (auto filled = fill_team(state.teams[i], state.protocol, packet.teams[i]); !filled) {
      return pass_on(std::move(filled));
    }
  }
  if (auto filled = fill_set_play(state, packet); !filled) return pass_on(std::move(filled));
  return packet;
}

}  // namespace cancha::team

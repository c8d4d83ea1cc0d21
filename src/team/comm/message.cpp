#include "team/comm/message.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "base/letters.h"

namespace cancha::team {
namespace {

using W = TeamWord;
constexpr int kAnyLeast = std::numeric_limits<int>::min();
constexpr int kAnyMost = std::numeric_limits<int>::max();
constexpr TeamWordInfo kWords[] = {
    {W::Start, "start", "", kAnyLeast, kAnyMost, true},
    {W::Role, "role", "1 keeper, 2 player", 1, 2},
    {W::BallInSight, "ball-in-sight", "1 yes, 0 no", 0, 1},
    {W::BallDistance, "ball-distance", "cm", 0},
    {W::ActionTaken, "action-taken", "name or code of the action", 0},
    {W::AskRole, "ask-role", "nothing"},
    {W::KeeperX, "keeper-x", "cm from the goal's centre, keeper's right positive"},
    {W::KeeperY, "keeper-y", "cm from the goal's centre, out of the goal positive"},
    {W::Exit, "exit", "", kAnyLeast, kAnyMost, true},
    {W::BallIsMine, "ball-is-mine", "1 won, 0 lost", 0, 1},
    {W::PartnerInSight, "partner-in-sight", "1 yes, 0 no", 0, 1},
    {W::PartnerDistance, "partner-distance", "cm", 0},
    {W::OpponentInSight, "opponent-in-sight", "1 yes, 0 no", 0, 1},
    {W::OpponentDistance, "opponent-distance", "cm", 0},
    {W::OwnGoalInSight, "own-goal-in-sight", "1 yes, 0 no", 0, 1},
    {W::OwnGoalDistance, "own-goal-distance", "cm", 0},
    {W::TheirGoalInSight, "their-goal-in-sight", "1 yes, 0 no", 0, 1},
    {W::TheirGoalDistance, "their-goal-distance", "cm", 0},
    {W::MarkInSight, "mark-in-sight", "1 yes, 0 no", 0, 1},
    {W::MarkDistance, "mark-distance", "cm", 0},
    {W::Zone, "zone", "number of the zone", 0},
    {W::Pass, "pass", "1 begins, 0 is over", 0, 1},
    {W::ClearGoal, "clear-goal", "1 the goal is in range and free, 0 no more", 0, 1},
    {W::Leave, "leave", "nothing"},
};
constexpr std::string_view kActions[] = {"none",
                                         "initialPosition",
                                         "kickRight",
                                         "kickLeft",
                                         "frontGetUp",
                                         "backGetUp",
                                         "saveRight",
                                         "saveLeft",
                                         "walk",
                                         "walkRight",
                                         "walkLeft",
                                         "turn",
                                         "turnHeadVertically",
                                         "turnHeadHorizontally",
                                         "findball",
                                         "findpartner",
                                         "lookAtBall",
                                         "followBall",
                                         "passBall",
                                         "kickBall",
                                         "clearBall",
                                         "save",
                                         "relocate",
                                         "findopponent",
                                         "findrightlm",
                                         "findleftlm",
                                         "findmygoal",
                                         "findoppgoal",
                                         "findmylp",
                                         "findopplp"};
static_assert(kActions[19] == "kickBall");
constexpr const char* kWhere = "team message";

Result<void> check_id(const char* what, int id, int most) {
  if (id >= 0 && id <= most) return {};
  return fail(kWhere, fmt::format("{} is no {}", id, what), fmt::format("0 to {}", most));
}

}  // namespace

std::span<const TeamWordInfo> team_words() {
  return kWords;
}

const TeamWordInfo* find_word(int param) {
  const auto* found = std::ranges::find(kWords, static_cast<TeamWord>(param), &TeamWordInfo::word);
  return found == std::end(kWords) ? nullptr : found;
}

const TeamWordInfo* find_word(std::string_view name) {
  const auto* found = std::ranges::find(kWords, name, &TeamWordInfo::name);
  return found == std::end(kWords) ? nullptr : found;
}

std::span<const std::string_view> action_names() {
  return kActions;
}

std::optional<int> action_code(std::string_view name) {
  const auto* const found =
      std::ranges::find_if(kActions, [&](std::string_view action) { return same_word(action, name); });
  if (found == std::end(kActions)) return std::nullopt;
  return static_cast<int>(found - std::begin(kActions));
}

Result<void> check_message(const TeamMessage& m) {
  if (auto good = check_id("source", m.source, kEverybody - 1); !good) return good;
  if (auto good = check_id("destination", m.destination, kEverybody); !good) return good;
  const TeamWordInfo* word = find_word(m.param);
  if (!word) return fail(kWhere, fmt::format("{} is no param", m.param), "./cancha comm words lists them");
  if (word->internal) return fail(kWhere, fmt::format("'{}' stays inside a robot", word->name));
  if (m.value < word->least || m.value > word->most) {
    return fail(kWhere, fmt::format("{} is no value of {}", m.value, word->name),
                word->most == kAnyMost ? fmt::format("at least {}", word->least) : std::string{word->value});
  }
  return {};
}

std::array<std::uint8_t, kTeamMessageBytes> encode_message(const TeamMessage& m, ByteOrder order) {
  std::array<std::uint8_t, kTeamMessageBytes> bytes{};
  std::size_t at = 0;
  for (const int number : {m.source, m.destination, m.param, m.value}) {
    const auto raw = static_cast<std::uint32_t>(number);
    for (std::size_t i = 0; i < 4; ++i) {
      bytes[at + (order == ByteOrder::Little ? i : 3 - i)] = static_cast<std::uint8_t>(raw >> (8 * i));
    }
    at += 4;
  }
  return bytes;
}

Result<TeamMessage> decode_message(std::span<const std::uint8_t> bytes, ByteOrder order) {
  if (bytes.size() != kTeamMessageBytes) {
    return fail(kWhere, fmt::format("has {} bytes", bytes.size()), "four integers are 16");
  }
  std::array<int, 4> numbers{};
  for (std::size_t n = 0; n < numbers.size(); ++n) {
    std::uint32_t raw = 0;
    for (std::size_t i = 0; i < 4; ++i) {
      const std::size_t at = n * 4 + (order == ByteOrder::Little ? i : 3 - i);
      raw |= static_cast<std::uint32_t>(bytes[at]) << (8 * i);
    }
    numbers[n] = static_cast<int>(raw);
  }
  const TeamMessage message{numbers[0], numbers[1], numbers[2], numbers[3]};
  if (auto good = check_message(message); !good) {
    // a source of 0x01000000 is a 1 in the other order
    const bool swapped = (numbers[0] & 0xffffff) == 0 && numbers[0] != 0;
    if (swapped) good.error().hint = "is it sent in the other byte order? see --order";
    return pass_on(std::move(good));
  }
  return message;
}

std::string text_of(const TeamMessage& m) {
  const std::string to = m.destination == kEverybody ? "all" : std::to_string(m.destination);
  const TeamWordInfo* word = find_word(m.param);
  std::string value = fmt::format(" {}", m.value);
  if (word && word->word == W::Role && m.value >= 0 && m.value <= 2) {
    value = fmt::format(" {}", names(TeamRole{})[static_cast<std::size_t>(m.value)]);
  } else if (word && word->word == W::ActionTaken && m.value >= 0 && m.value < std::ssize(kActions)) {
    value = fmt::format(" {}", kActions[m.value]);
  } else if (word && word->value == "cm") {
    value += " cm";
  } else if (word && word->value == "nothing") {
    value.clear();
  }
  return fmt::format("{} -> {}: {}{}", m.source, to, word ? std::string{word->name} : fmt::format("param {}", m.param),
                     value);
}

}  // namespace cancha::team

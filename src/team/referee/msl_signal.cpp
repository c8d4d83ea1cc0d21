#include "team/referee/msl_signal.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/json.h"
#include "base/json_read.h"
#include "base/suggest.h"

namespace cancha::team {
namespace {

using C = MslCommand;
constexpr const char* kWhere = "RefBox";
constexpr std::size_t kMostBytes = 100'000;  ///< of one object; the RefBox itself gives up there

/// A letter for both teams; or for cyan, whose lower case is magenta's.
struct Letter {
  char letter;
  C command;
};
constexpr Letter kForBoth[] = {{'S', C::Stop},
                               {'s', C::Start},
                               {'W', C::Welcome},
                               {'Z', C::Reset},
                               {'U', C::TestModeOn},
                               {'u', C::TestModeOff},
                               {'1', C::FirstHalf},
                               {'2', C::SecondHalf},
                               {'3', C::FirstHalfOvertime},
                               {'4', C::SecondHalfOvertime},
                               {'h', C::HalfTime},
                               {'e', C::EndGame},
                               {'z', C::GameOver},
                               {'L', C::Park},
                               {'N', C::DropBall}};
constexpr Letter kForCyan[] = {{'K', C::KickOff}, {'F', C::FreeKick}, {'G', C::GoalKick},   {'T', C::ThrowIn},
                               {'C', C::Corner},  {'P', C::Penalty},  {'A', C::Goal},       {'D', C::SubGoal},
                               {'O', C::Repair},  {'R', C::RedCard},  {'Y', C::YellowCard}, {'B', C::DoubleYellow}};
constexpr char kToLower = 'a' - 'A';

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
  while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
  return text;
}

/// As it is written on the line.
struct Written {
  std::string command;
  std::string target;
  std::optional<int> robot;

  static constexpr auto fields() {
    return list_of(entry("command", &Written::command), entry("targetTeam", &Written::target),
                   entry("robotID", &Written::robot));
  }
};

}  // namespace

Result<MslSignal> decode_letter(char letter) {
  if (const auto* both = std::ranges::find(kForBoth, letter, &Letter::letter); both != std::end(kForBoth)) {
    return MslSignal{both->command, RefereeSide::Neither, "", std::nullopt};
  }
  const bool magenta = letter >= 'a' && letter <= 'z';
  const char cyan = magenta ? static_cast<char>(letter - kToLower) : letter;
  if (const auto* one = std::ranges::find(kForCyan, cyan, &Letter::letter); one != std::end(kForCyan)) {
    return MslSignal{one->command, magenta ? RefereeSide::Second : RefereeSide::First, "", std::nullopt};
  }
  return fail(kWhere, fmt::format("byte {} is no letter of the old protocol", static_cast<unsigned char>(letter)),
              "a RefBox since 2020 speaks msl, not msl-old");
}

Result<char> encode_letter(const MslSignal& signal) {
  const std::string_view name = names(signal.command)[static_cast<std::size_t>(signal.command)];
  if (!for_one_team(signal.command)) {
    const auto* both = std::ranges::find(kForBoth, signal.command, &Letter::command);
    if (both != std::end(kForBoth)) return both->letter;
    return fail(kWhere, fmt::format("the old protocol has no letter for {}", name));
  }
  const auto* one = std::ranges::find(kForCyan, signal.command, &Letter::command);
  if (one == std::end(kForCyan)) return fail(kWhere, fmt::format("the old protocol has no letter for {}", name));
  if (signal.side == RefereeSide::Neither) return fail(kWhere, fmt::format("{} is for one of the teams", name));
  return signal.side == RefereeSide::First ? one->letter : static_cast<char>(one->letter + kToLower);
}

Result<MslSignal> decode_msl(std::string_view text) {
  auto document = JsonDocument::parse(text);
  if (!document) return fail(kWhere, "sends what is no JSON", "a RefBox until 2019 speaks msl-old");
  Written written;
  if (auto read = read_known(document->root(), written); !read) return fail(kWhere, read.error().text());
  std::string_view word = trimmed(written.command);
  if (word == "GAME_OVER") word = "GAMEOVER";  // as the documents write it
  constexpr auto kNames = names(MslCommand{});
  const auto found = std::ranges::find(kNames, word);
  if (found == kNames.end()) {
    return fail(kWhere, fmt::format("there is no command '{}'", word),
                suggest(word, std::vector<std::string>{kNames.begin(), kNames.end()}));
  }
  MslSignal signal;
  signal.command = static_cast<MslCommand>(found - kNames.begin());
  signal.target = trimmed(written.target);
  signal.robot = written.robot;
  if (signal.robot && (*signal.robot < 1 || *signal.robot > 99)) {
    return fail(kWhere, fmt::format("there is no robot {}", *signal.robot), "1 to 99");
  }
  if (for_one_team(signal.command) && signal.target.empty()) return fail(kWhere, fmt::format("{} names no team", word));
  return signal;
}

std::string encode_msl(const MslSignal& signal) {
  Written written{std::string{names(signal.command)[static_cast<std::size_t>(signal.command)]}, signal.target,
                  signal.robot};
  std::string text = to_json(written);
  text.push_back('\0');
  return text;
}

std::vector<Result<MslSignal>> MslStream::take(std::span<const std::uint8_t> bytes) {
  std::vector<Result<MslSignal>> signals;
  for (const std::uint8_t byte : bytes) {
    if (letters_) {
      signals.push_back(decode_letter(static_cast<char>(byte)));
    } else if (byte != 0) {
      if (begun_.size() == kMostBytes && !too_long_) {
        signals.push_back(fail(kWhere, fmt::format("sends more than {} bytes without a NUL", kMostBytes)));
        too_long_ = true;
        begun_.clear();
      }
      if (!too_long_) begun_.push_back(static_cast<char>(byte));
    } else {
      // line ends between objects are fine
      const bool blank = std::ranges::all_of(begun_, [](char c) { return c == '\n' || c == '\r' || c == ' '; });
      if (!too_long_ && !blank) signals.push_back(decode_msl(begun_));
      too_long_ = false;
      begun_.clear();
    }
  }
  return signals;
}

}  // namespace cancha::team

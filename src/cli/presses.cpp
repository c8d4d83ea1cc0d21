#include "cli/presses.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace cancha::cli {
namespace {

constexpr const char* kOption = "--press";
constexpr double kLatest = 36'000.0;  ///< seconds
constexpr std::size_t kMost = 1000;   ///< presses

Result<server::LiveMatch::Press> press_of(std::string_view word, const field::League& league) {
  const std::size_t at = std::min(word.find('@'), word.size());
  const auto robot = robot_named(word.substr(0, at));
  if (!robot || robot->number >= league.players) {
    return fail(kOption, fmt::format("'{}' names no robot of this league", word), "as in blue:3@1.5");
  }
  double seconds = -1.0;
  const char* const end = word.data() + word.size();
  const char* const begin = word.data() + std::min(at + 1, word.size());
  const auto [stopped, fault] = std::from_chars(begin, end, seconds);
  if (fault != std::errc{} || stopped != end || !(seconds >= 0.0 && seconds <= kLatest)) {
    return fail(kOption, fmt::format("'{}' has no second of the match", word), "as in blue:3@1.5");
  }
  return server::LiveMatch::Press{Time{} + nearest(Seconds{seconds}), *robot};
}

}  // namespace

Result<std::vector<server::LiveMatch::Press>> presses_of(const std::string& text, const field::League& league) {
  std::vector<server::LiveMatch::Press> found;
  if (text.empty()) return found;
  if (league.body.empty()) return fail(kOption, "robots of this league have no chest", "./cancha play spl");
  for (std::size_t from = 0; from <= text.size();) {
    const std::size_t comma = std::min(text.find(',', from), text.size());
    auto press = press_of(std::string_view{text}.substr(from, comma - from), league);
    if (!press) return pass_on(std::move(press));
    if (found.size() == kMost) return fail(kOption, fmt::format("more than {} presses", kMost));
    found.push_back(*press);
    from = comma + 1;
  }
  std::ranges::stable_sort(found, {}, [](const auto& press) { return press.time.ns; });
  return found;
}

}  // namespace cancha::cli

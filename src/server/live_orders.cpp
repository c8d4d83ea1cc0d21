// Which orders of viewers can be carried out at all.

#include <fmt/format.h>

#include <cmath>

#include "match/scene.h"
#include "server/live_match.h"
#include "server/paths.h"

namespace cancha::server {
namespace {

constexpr double kLeastSpeed = 0.01;
constexpr double kMostSpeed = 1000.0;
constexpr double kLongestStep = 600.0;    ///< seconds
constexpr std::size_t kLongestName = 40;  ///< bytes of a viewer's name

}  // namespace

Result<void> check_speed(double speed) {
  if (speed == 0.0 || (speed >= kLeastSpeed && speed <= kMostSpeed)) return {};
  return fail("speed", fmt::format("must lie between {} and {}", kLeastSpeed, kMostSpeed), "0 = as fast as it goes");
}

Result<void> LiveMatch::check(const LiveCommand& command) const {
  using enum Order;
  const bool is_robot = match::robot_of_frame(command.body, match_.league().players).has_value();
  if (!command.by.empty() && (command.by.size() > kLongestName || !is_plain_name(command.by))) {
    return fail("by", fmt::format("must be a name of at most {} bytes", kLongestName));
  }
  switch (command.order) {
    case Speed:
      return check_speed(command.speed);
    case Step:
      if (!(command.seconds >= 0.0 && command.seconds <= kLongestStep)) {
        return fail("seconds", fmt::format("must lie between 0 and {}", kLongestStep));
      }
      return {};
    case Place:
      if (!is_robot && command.body != match::kBallFrame) {
        return fail("body", fmt::format("'{}' is no body", command.body), "\"ball\", \"blue 0\", …");
      }
      if (std::isfinite(command.x) && std::isfinite(command.y) && std::isfinite(command.heading.value_or(0.0))) {
        return {};
      }
      return fail("x, y, heading", "a place must be finite");
    case Judge:
      if (command.team.empty() || command.team == cancha::name(Team::Blue) ||
          command.team == cancha::name(Team::Yellow))
        return {};
      return fail("team", fmt::format("'{}' is no team", command.team), "\"blue\" or \"yellow\"; empty: no side");
    case Steer:
    case Press:
    case Release:
    case Symbol:
      if (!is_robot) return fail("body", fmt::format("'{}' is no robot", command.body), "\"blue 0\", …");
      if (!std::isfinite(command.left) || !std::isfinite(command.right)) {
        return fail("left, right", "wheel commands must be finite");
      }
      if (!std::isfinite(command.pan.value_or(0.0)) || !std::isfinite(command.tilt.value_or(0.0))) {
        return fail("pan, tilt", "must be finite");
      }
      if (std::isfinite(command.ahead) && std::isfinite(command.aside) && std::isfinite(command.turn)) return {};
      return fail("ahead, aside, turn", "must be finite");
    default:
      return {};
  }
}

}  // namespace cancha::server

// Robots of a live match that somebody drives.

#include "server/live_match.h"

namespace cancha::server {
namespace {

using namespace std::chrono_literals;

constexpr auto kHandHolds = 500ms;  ///< a robot is steered for so long after the last word

}  // namespace

Result<void> LiveMatch::steer(int robot, const LiveCommand& command) {
  const Steering steering{.wheels = {command.left, command.right},
                          .walk = {command.ahead, command.aside},
                          .turn = command.turn,
                          .motion = command.motion};
  auto steered = match_.steer(robot_at(static_cast<std::size_t>(robot), match_.league().players), steering);
  if (steered) hands_[robot] = Clock::now() + kHandHolds;
  return steered;
}

Result<void> LiveMatch::let_go(int robot) {
  return match_.steer(robot_at(static_cast<std::size_t>(robot), match_.league().players), std::nullopt);
}

void LiveMatch::let_go_of_idle_robots(Clock::time_point now) {
  std::erase_if(hands_, [&](const auto& hand) {
    if (hand.second > now) return false;
    (void)let_go(hand.first);
    return true;
  });
}

}  // namespace cancha::server

// What people do in a live match themselves: they drive robots, and judge.

#include "server/live_match.h"

namespace cancha::server {
namespace {

constexpr auto kHandHolds = 500_ms;  ///< a robot is steered for so long after the last word

}  // namespace

Result<void> LiveMatch::steer(RobotId robot, const LiveCommand& command) {
  Steering steering{.wheels = {command.left, command.right},
                    .walk = {command.ahead, command.aside},
                    .turn = command.turn,
                    .motion = command.motion};
  if (command.pan || command.tilt) steering.look = Gaze{command.pan.value_or(0.0), command.tilt.value_or(0.0)};
  auto steered = match_.steer(robot, steering);
  if (steered) hands_[robot] = os::now() + kHandHolds;
  return steered;
}

Result<void> LiveMatch::judge(const LiveCommand& command) {
  JudgeWord word{.ruling = command.ruling};
  for (const Team team : kTeams) {
    if (command.team == cancha::name(team)) word.side = owner(team);
  }
  return match_.judge(word);
}

void LiveMatch::press_buttons() {
  for (; presses_ < plan_.presses.size() && plan_.presses[presses_].time <= match_.truth().time; ++presses_) {
    (void)match_.press(plan_.presses[presses_].robot);
  }
}

void LiveMatch::let_go_of_idle_robots(os::HostTime now) {
  std::erase_if(hands_, [&](const auto& hand) {
    if (hand.second > now) return false;
    (void)match_.steer(hand.first, std::nullopt);
    return true;
  });
}

}  // namespace cancha::server

#include "match/limp_robots.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "match/match.h"
#include "world/jointed_world.h"

namespace cancha::match {

std::vector<LimpRobot> limp_robots(const Match& match) {
  std::vector<LimpRobot> limp;
  const auto* const world = dynamic_cast<const world::JointedWorld*>(&match.world());
  if (world == nullptr || !match.robot()) return limp;
  const int players = match.league().players;
  for (std::size_t place = 0; place < match.truth().robots.size(); ++place) {
    const RobotId robot = robot_at(place, players);
    LimpRobot one{fmt::format("{}:{}", name(robot.team), robot.number)};
    for (std::size_t j = 0; j < match.robot()->joints.size(); ++j) {
      if (world->is_shut_down(static_cast<int>(place), j)) one.joints.push_back(match.robot()->joints[j].name);
    }
    if (!one.joints.empty()) limp.push_back(std::move(one));
  }
  return limp;
}

std::string text_of(const LimpRobot& robot) {
  return fmt::format("{} played on with limp servos: {}", robot.robot, fmt::join(robot.joints, ", "));
}

}  // namespace cancha::match

#include "lab/mounted_body.h"

namespace cancha::lab {

Result<void> MountedBody::read(Readings& readings) {
  if (auto read = inner_->read(readings); !read) return read;
  if (!readings.joints) return {};
  std::vector<double>& angles = readings.joints->angles;
  for (std::size_t j = 0; j < angles.size(); ++j) angles[j] -= beyond(j);
  return {};
}

Result<void> MountedBody::command(const Commands& commands) {
  commands_ = commands;
  if (commands_.joints) {
    std::vector<JointGoal>& goals = commands_.joints->goals;
    for (std::size_t j = 0; j < goals.size(); ++j) goals[j].angle += beyond(j);
  }
  return inner_->command(commands_);
}

}  // namespace cancha::lab

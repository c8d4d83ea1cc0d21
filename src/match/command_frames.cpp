#include "match/command_frames.h"

#include <algorithm>
#include <cmath>

#include "match/side.h"

namespace cancha::match {
namespace {

constexpr std::size_t kOmniParts = 6;  ///< numbers for each omni drive

std::size_t robots_of(const field::League& league) {
  return static_cast<std::size_t>(league.robots());
}

}  // namespace

OmniDrive as_recorded(const OmniDrive& drive) {
  const auto round = [](double v) {
    // one at a time: of six such numbers in a row, GCC 12 for x86-64 leaves the last two as they were
    const volatile float narrow = static_cast<float>(v);
    return static_cast<double>(narrow);
  };
  return {{round(drive.v_R.x), round(drive.v_R.y)},
          round(drive.turn),
          round(drive.kick),
          round(drive.lift),
          round(drive.handler)};
}

void pack(std::span<const Commands> commands, const field::League& league, CommandFrame& frame) {
  frame.left.clear();
  frame.right.clear();
  frame.angles.clear();
  frame.speeds.clear();
  frame.omni.clear();
  // command units to 1/256 pack well; speeds were made from such ones, so that these are they
  const double unit_speed = league.drive.metres_per_second_per_unit;
  for (const Commands& one : commands) {
    if (one.wheels) {
      const WheelCommand units = quantised(WheelCommand{one.wheels->left / unit_speed, one.wheels->right / unit_speed});
      frame.left.push_back(units.left);
      frame.right.push_back(units.right);
    }
    if (one.omni) {
      for (const double part :
           {one.omni->v_R.x, one.omni->v_R.y, one.omni->turn, one.omni->kick, one.omni->lift, one.omni->handler}) {
        frame.omni.push_back(static_cast<float>(part));
      }
    }
    if (!one.joints) continue;
    for (const JointGoal& goal : one.joints->goals) {
      frame.angles.push_back(static_cast<float>(goal.angle));
      frame.speeds.push_back(static_cast<float>(goal.speed));
    }
  }
  if (std::ranges::all_of(frame.speeds, [](float speed) { return speed == 0; })) frame.speeds.clear();
}

bool fits(const CommandFrame& frame, const field::League& league) {
  const std::size_t robots = robots_of(league);
  const bool wheels = frame.left.size() == robots && frame.right.size() == robots;
  const bool speeds = frame.speeds.empty() || frame.speeds.size() == frame.angles.size();
  const bool joints = !frame.angles.empty() && frame.angles.size() % robots == 0 && speeds;
  if (league.omni) return frame.omni.size() == kOmniParts * robots;
  return league.body.empty() ? wheels : joints;
}

bool unpack(const CommandFrame& frame, const field::League& league, Team team, std::span<Commands> commands) {
  if (!fits(frame, league)) return false;
  const std::size_t first = index(team) * static_cast<std::size_t>(league.players);
  const std::size_t joints = frame.angles.size() / robots_of(league);
  const double unit_speed = league.drive.metres_per_second_per_unit;
  for (std::size_t i = 0; i < commands.size(); ++i) {
    if (!frame.left.empty()) {
      commands[i].wheels.present() = {frame.left[first + i] * unit_speed, frame.right[first + i] * unit_speed};
    }
    if (league.omni) {
      const float* part = frame.omni.data() + kOmniParts * (first + i);
      commands[i].omni.present() = {{part[0], part[1]}, part[2], part[3], part[4], part[5]};
    }
    if (joints == 0) continue;
    std::vector<JointGoal>& goals = commands[i].joints.present().goals;
    goals.resize(joints);
    for (std::size_t j = 0; j < joints; ++j) {
      const std::size_t at = (first + i) * joints + j;
      goals[j] = {.angle = frame.angles[at], .speed = frame.speeds.empty() ? 0.0 : frame.speeds[at]};
    }
  }
  return true;
}

}  // namespace cancha::match

#pragma once

#include <filesystem>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "body/robot.h"

/// Motions: poses that a robot takes one after the other. One file each, content/motions/ROBOT/NAME.toml.
namespace cancha::act {

/// Where one joint is in a pose.
struct JointAngle {
  std::size_t joint = 0;  ///< its place in the robot
  double degrees = 0.0;   ///< as people write it

  friend constexpr bool operator==(JointAngle, JointAngle) = default;
};

/// One pose and how it is reached. Either time or speed is said.
struct Pose {
  std::string name;          ///< unique in its motion
  double time = 0.0;         ///< seconds to get there; 0 where the speed says it
  double speed = 0.0;        ///< of the servo's top speed, for the joint that turns furthest; 0 where the time says it
  double pause = 0.0;        ///< seconds to wait there
  bool through = false;      ///< the next pose follows after `time`, whether the joints have arrived or not
  bool equilibrium = false;  ///< it stands safely here: the motion may be stopped
  std::string mirror_of;     ///< the pose whose mirror image this is, if any
  std::vector<JointAngle> angles;  ///< in the robot's order; joints not named stay where they are

  friend bool operator==(const Pose&, const Pose&) = default;
};

struct Motion {
  std::string name;        ///< of its file
  std::string title;       ///< for people
  std::string robot;       ///< whose motion it is
  std::string mirror_of;   ///< the motion whose mirror image this is, if any; `poses` hold the image
  int repeat = 1;          ///< how often it is played; 0: until it is interrupted
  bool lies_down = false;  ///< it lies on the ground on purpose; elsewhere that is a fall, which ends the motion
  std::vector<Pose> poses;

  friend bool operator==(const Motion&, const Motion&) = default;
};

/// Gives the text of another motion of the same robot.
using ReadMotion = std::function<Result<std::string>(const std::string& name)>;

/// Reads a motion; all faults at once, with line and hint.
[[nodiscard]] Result<Motion> parse_motion(std::string_view toml, const std::string& where, const body::Robot& robot,
                                          const ReadMotion& others);
/// The same from a file; the motions that it mirrors stand beside it.
[[nodiscard]] Result<Motion> read_motion(const std::filesystem::path& path, const body::Robot& robot);

/// The motion as a file. What was read from it is written the same again.
[[nodiscard]] std::string write_motion(const Motion& motion, const body::Robot& robot);

/// The motions of a robot in a content folder, sorted.
[[nodiscard]] std::vector<std::string> motion_names(const std::filesystem::path& content, std::string_view robot);

/// The mirror image: sides swapped, in the angles and in the words of titles and names.
[[nodiscard]] std::vector<JointAngle> mirror(std::span<const JointAngle> angles, const body::Robot& robot);
[[nodiscard]] Motion mirror(const Motion& motion, const body::Robot& robot);

}  // namespace cancha::act

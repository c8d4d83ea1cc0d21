#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "act/gait/gait_file.h"
#include "act/pose/motion.h"
#include "base/geometry.h"
#include "base/result.h"
#include "body/robot.h"

namespace cancha::act {

/// All that a robot has learnt: how it walks, and its motions by name.
struct MotionLibrary {
  Gait gait;
  bool walks = true;  ///< false: there is no gait for it
  std::map<std::string, Motion, std::less<>> motions;

  [[nodiscard]] const Motion* motion(std::string_view name) const {
    const auto found = motions.find(name);
    return found == motions.end() ? nullptr : &found->second;
  }
  [[nodiscard]] std::vector<std::string> names() const;
  /// The motion that brings one up, or nearer to it, who lies so that up is there, in the trunk's frame; null: none.
  [[nodiscard]] const Motion* rise_from(Vec3 up) const;
};

/// Names of motions that the control plays by itself.
inline constexpr std::string_view kStand = "stand";  ///< how one stands that has no gait
inline constexpr std::string_view kGetUpFromFront = "get_up_front";
inline constexpr std::string_view kGetUpFromBack = "get_up_back";  ///< one that lacks it rolls to its front
inline constexpr std::string_view kRollToFront = "roll_to_front";  ///< from the back
inline constexpr std::string_view kTipToFront = "tip_to_front";    ///< from a side

/// Where the ball lies for a kick of this name, from the middle between the feet: "kick_right" and "bike" before the
/// foot, "side_kick_left" beside it, "kick_sidewards_nao" before the middle.
[[nodiscard]] Vec2 ball_for(const body::Robot& robot, std::string_view kick);

/// Reads content/gaits/ROBOT.toml, where there is one, and all of content/motions/ROBOT; all faults at once.
[[nodiscard]] Result<MotionLibrary> read_motion_library(const std::filesystem::path& content, const body::Robot& robot);

}  // namespace cancha::act

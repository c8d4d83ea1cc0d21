#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "body/camera.h"
#include "body/contest_rules.h"
#include "body/robot.h"
#include "body/shapes.h"

namespace cancha::body {

/// A size class of RoboCup's Humanoid League (2014): heights and goals differ; all other rules are shares of heights.
struct SizeClass {
  std::string_view name;
  double least_height = 0.0;  ///< metres
  double most_height = 0.0;   ///< metres
  double goal_width = 0.0;    ///< metres, on a pitch of kPitchLength
};
inline constexpr SizeClass kSizeClasses[] = {
    {"kidsize", 0.4, 0.9, 1.8}, {"teensize", 0.8, 1.4, 2.6}, {"adultsize", 1.3, 1.8, 2.6}};
inline constexpr double kPitchLength = 9.0;  ///< metres, of all classes

/// The angle between the nearest posts of both goals, as seen from the centre mark; radians.
[[nodiscard]] double between_goals(const SizeClass& size);

/// All rules of the class on bodies, cameras and sensors, with what the robot's model has. `shapes` are those of the
/// same model, `cameras` those that it wears. With H the height: foot area at most (2.2 · height of the centre of
/// mass)² / 32, a foot at most 2.5 times as long as wide, a cylinder of 0.55 H, arms and shoulders together below 1.22
/// H, never beyond 1.5 H, legs 0.35…0.70 H, head with neck 0.05…0.25 H; at most two cameras, on head or neck, seeing
/// 180° together and never both goals from the centre mark; pan ±135°, tilt ±90°; nothing that emits light; and how it
/// looks (league_looks.h).
[[nodiscard]] std::vector<BodyFinding> check_league_rules(const Robot& robot, std::span<const Shape> shapes,
                                                          std::span<const Camera> cameras, const SizeClass& size);

}  // namespace cancha::body

#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "lab/trials.h"

namespace cancha::lab {

/// A way to try a skill and to say in one number how well it went; more is better.
struct Scenario {
  std::string_view name;
  std::string_view meaning;
  bool with_ball = false;
  double (*score)(Stage& stage, const act::MotionLibrary& skills, std::string_view skill, std::uint64_t seed);
};

[[nodiscard]] std::span<const Scenario> scenarios();
/// The scenario of a name; null where there is none.
[[nodiscard]] const Scenario* find_scenario(std::string_view name);
/// The one in which a skill is tried where nobody says another; null for motions that nothing is known about.
[[nodiscard]] const Scenario* usual_scenario(std::string_view skill);

/// How the robot lies or stands when it needs this motion.
[[nodiscard]] world::Stance usual_stance(std::string_view motion);
/// The motion is made to end on the ground, e.g. a save; getting up comes after it.
[[nodiscard]] bool ends_lying(const act::Motion& motion);

/// What stands on the stage for a motion of this name: a step of 3 cm before the toes for "step_up", one behind the
/// heels for "step_down" whose edge lies below the toes; nothing for others.
[[nodiscard]] std::vector<field::Block> ground_for(std::string_view motion);

/// The motion is made to kick a ball, by its name.
[[nodiscard]] bool kicks(std::string_view motion);

/// What a kick is for.
struct KickGoal {
  double direction = 0.0;  ///< radians to the left, where the ball shall go
  double speed = 1.8;      ///< m/s that are enough; more is worth nothing
};
/// That of a motion, or of a kick within a step, by its name: "side_kick_left" plays to the left, by the outside of the
/// foot; "kick_sidewards_left_nao" and "walk_kick_sidewards_left" to the right, by its inside; "bike" as hard as it
/// can.
[[nodiscard]] KickGoal kick_goal(std::string_view motion);
/// How well a kick did what it is for.
[[nodiscard]] double kick_score(const KickTrial& trial, const KickGoal& goal);

}  // namespace cancha::lab

#pragma once

#include <string_view>

#include "lab/stage.h"

/// Skills tried once, on one body; the bench and the tuner ask for many of them.
namespace cancha::lab {

struct WalkTrial {
  bool fell = false;
  double seconds = 0.0;  ///< until the fall or the end
  Pose2 moved;           ///< from the start; its heading counts whole turns
  Vec2 way;              ///< metres ahead and to the left, as the robot faced on its way
};
/// Walks at a speed for some seconds; a robot that falls stays down.
[[nodiscard]] WalkTrial try_walk(Stage& stage, const act::MotionLibrary& skills, const Start& start,
                                 act::WalkSpeed speed, double seconds);

struct AimTrial {
  bool fell = false;
  bool ended = false;    ///< within half a minute
  double error = 0.0;    ///< metres or radians: what was moved minus what was asked
  double seconds = 0.0;  ///< until it ended
};
/// Walks by a distance or turns by an angle: one of the three is not 0.
[[nodiscard]] AimTrial try_aim(Stage& stage, const act::MotionLibrary& skills, const Start& start,
                               act::WalkSpeed amount);

struct KickTrial {
  bool upright = false;     ///< stands two seconds after the kick
  double ball_speed = 0.0;  ///< the fastest, m/s
  double direction = 0.0;   ///< of the ball from where it lay, radians
  double distance = 0.0;    ///< that it rolled until two seconds after the kick
  double stood = 0.0;       ///< share of the time until then in which it was upright
};
/// Plays a kick with the ball where it belongs, give or take a centimetre; the stage has a ball.
[[nodiscard]] KickTrial try_kick(Stage& stage, const act::MotionLibrary& skills, Start start, std::string_view motion);

/// Kicks on the spot within a step, the ball likewise, walks on in place for a second, and stands.
[[nodiscard]] KickTrial try_walk_kick(Stage& stage, const act::MotionLibrary& skills, Start start, act::WalkKick kind,
                                      body::Side foot);

/// Walks ahead to a ball that lies 35 to 41 cm before it, up to 1.5 cm beside where the foot meets it best, and kicks
/// it within a step as soon as it is `from` metres away.
[[nodiscard]] KickTrial try_kick_in_walking(Stage& stage, const act::MotionLibrary& skills, Start start,
                                            body::Side foot, double speed, double from);

struct GetUpTrial {
  bool up = false;
  double seconds = 0.0;  ///< until it stood for good
};
/// Lies down and gets up by itself, within ten seconds.
[[nodiscard]] GetUpTrial try_get_up(Stage& stage, const act::MotionLibrary& skills, Start start, world::Stance stance);

struct SaveTrial {
  double reach = 0.0;    ///< metres beside the middle of the body that were covered near the ground in time
  double stood = 0.0;    ///< likewise, while it still stood
  double down = 0.0;     ///< seconds until three quarters of that were covered
  bool up = false;       ///< stands again at the end
  double seconds = 0.0;  ///< until it stood again
};
/// Throws itself to a side; counts what is covered within `within` seconds.
[[nodiscard]] SaveTrial try_save(Stage& stage, const act::MotionLibrary& skills, const Start& start,
                                 std::string_view motion, bool left, double within = 0.8);

}  // namespace cancha::lab

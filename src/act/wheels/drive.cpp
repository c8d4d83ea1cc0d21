#include "act/wheels/drive.h"

#include <algorithm>
#include <cmath>

namespace cancha::act::wheels {
namespace {

constexpr double kTurnGain = 12.0;      ///< turn rate for each radian off the course, 1/s
constexpr double kTopTurnRate = 22.0;   ///< rad/s
constexpr double kTurnBraking = 130.0;  ///< rad/s², well within the grip of the wheels
constexpr double kTurnShare = 0.8;      ///< of what the rims can change that a turn may take
constexpr double kThere = 0.006;        ///< a point so near counts as reached, m
constexpr double kKeepSense = 0.4;      ///< how much a robot at full speed keeps driving the way it drives

/// The turn rate that brings an error to zero without overshoot.
double turn_rate_for(double error) {
  const double braking = std::sqrt(2.0 * kTurnBraking * std::abs(error));
  return std::copysign(std::min({kTurnGain * std::abs(error), braking, kTopTurnRate}), error);
}

}  // namespace

Motion drive_to(const Pitch& pitch, const TeamRobot& robot, Vec2 target, const Ride& ride) {
  const Vec2 offset = target - robot.X_TR.position();
  const double away = length(offset);
  if (away < kThere && ride.arrival_speed <= 0.0) return {};

  // forwards or backwards? a fast robot rather goes on as it is
  const Vec2 ahead = robot.X_TR.ahead();
  const double going = dot(robot.v_TR, ahead) / pitch.top_speed;
  const bool forwards = dot(ahead, offset) / away + kKeepSense * going >= 0.0;
  const double error = wrap_angle(angle_of(offset) - robot.X_TR.heading + (forwards ? 0.0 : kPi));
  const double turn = turn_rate_for(error);

  // fast enough to stop in time, slow enough for the curve
  const double braking = 0.7 * pitch.acceleration;
  const double ahead_of_time = std::max(0.0, away - std::abs(going) * pitch.top_speed * 2.0 * pitch.decision);
  double speed = std::sqrt(ride.arrival_speed * ride.arrival_speed + 2.0 * braking * ahead_of_time);
  speed = std::min({speed, ride.top_speed, pitch.top_speed});
  if (std::abs(turn) > 1e-9) speed = std::min(speed, pitch.cornering / std::abs(turn));
  const double facing = std::max(0.0, std::cos(error));
  speed *= facing * facing;
  return {forwards ? speed : -speed, turn};
}

Motion turn_to(const Pitch& /*pitch*/, const TeamRobot& robot, double heading) {
  double error = wrap_angle(heading - robot.X_TR.heading);
  if (std::abs(error) > kPi / 2) error = wrap_angle(error + kPi);
  constexpr double kGoodEnough = 0.03;
  return std::abs(error) < kGoodEnough ? Motion{} : Motion{0.0, turn_rate_for(error)};
}

WheelCommand wheel_command(const Pitch& pitch, const TeamRobot& robot, Motion motion) {
  const double speed_now = (robot.wheel_speed.x + robot.wheel_speed.y) / 2;
  const double turn_now = (robot.wheel_speed.y - robot.wheel_speed.x) / pitch.track;

  // a fast robot must not turn so sharply that its wheels slide
  const double sharpest = pitch.cornering / std::max(0.1, std::abs(speed_now));
  const double turn = std::clamp(motion.turn, -sharpest, sharpest);

  // the turn takes its share of what the rims can change in one decision, the speed the rest
  const double most = pitch.ramp * pitch.decision;
  const double turn_change = std::clamp((turn - turn_now) * pitch.track / 2, -kTurnShare * most, kTurnShare * most);
  const double left_over = std::min(most - std::abs(turn_change), pitch.acceleration * pitch.decision);
  const double speed = speed_now + std::clamp(motion.ahead - speed_now, -left_over, left_over);

  // where both do not fit, the turn is kept and the speed gives way
  const double rim = std::clamp(turn_now * pitch.track / 2 + turn_change, -pitch.top_speed, pitch.top_speed);
  const double room = pitch.top_speed - std::abs(rim);
  const double ahead = std::clamp(speed, -room, room);
  return {(ahead - rim) / pitch.unit_speed, (ahead + rim) / pitch.unit_speed};
}

bool runs_into(const Pitch& pitch, const TeamRobot& robot, const TeamRobot& other, Vec2 course) {
  const Vec2 offset = other.X_TR.position() - robot.X_TR.position();
  const double along = dot(offset, course);
  return along > 0.0 && along < 2.9 * pitch.robot_half && std::abs(cross(course, offset)) < 1.8 * pitch.robot_half;
}

double time_to(const Pitch& pitch, const TeamRobot& robot, Vec2 target) {
  constexpr double kTurningTime = 0.12;  ///< for a quarter turn, s
  const Vec2 offset = target - robot.X_TR.position();
  const double away = length(offset);
  if (away < 1e-9) return 0.0;
  const Vec2 course = offset / away;
  const double aligned = std::abs(dot(robot.X_TR.ahead(), course));
  const double closing = dot(robot.v_TR, course);

  // speed up from the present speed, then drive at 90 % of what the wheels can do
  const double cruise = 0.9 * pitch.top_speed;
  const double to_cruise = std::max(0.0, cruise - closing) / pitch.acceleration;
  return kTurningTime * (1.0 - aligned) + away / cruise + to_cruise / 2;
}

}  // namespace cancha::act::wheels

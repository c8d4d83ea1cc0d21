#include "act/wheels/attacker.h"

#include <algorithm>
#include <cmath>

namespace cancha::act::wheels {
namespace {

constexpr double kBehind = 0.12;      ///< centre of the striker to the ball before it charges, m
constexpr double kSoonEnough = 0.01;  ///< s

/// Frees a ball that is jammed at a wall or between robots: a striker at the ball throws it with a spin, one who is
/// kept away runs at it. Only half of the time; in between the striker tries as usual.
std::optional<DriveGoal> free_ball(const Situation& s, const TeamRobot& robot) {
  constexpr double kJammedAfter = 0.6;
  constexpr double kCycle = 0.9;
  constexpr double kNear = 0.2;
  if (s.ball_rests < kJammedAfter || std::fmod(s.ball_rests - kJammedAfter, kCycle) > kCycle / 2) return std::nullopt;
  if (touches_ball(s, robot)) return DriveGoal{.spin = spin_towards(s, robot, unit(s.pitch.their_goal() - s.p_TB()))};

  const Vec2 offset = s.p_TB() - robot.X_TR.position();
  if (s.ball_rests < 2.0 * kJammedAfter || length(offset) > kNear || !stays_out(s.pitch, s.p_TB(), unit(offset))) {
    return std::nullopt;
  }
  return DriveGoal{.point = s.p_TB(), .ride = {.arrival_speed = 0.5}, .round_ball = false, .straight = true};
}

}  // namespace

Vec2 possible_aim(const Pitch& pitch, Vec2 p_TB, Vec2 target) {
  const Vec2 wish = unit(target - p_TB);
  const Vec2 behind = inside(pitch, p_TB - wish * kBehind, pitch.robot_half + 0.004);
  const Vec2 aim = p_TB - behind;
  return length(aim) > 0.3 * kBehind ? unit(aim) : wish;
}

double free_part_of_goal(const Situation& s, Vec2 p_TB, double present_y) {
  constexpr int kTargets = 9;
  constexpr double kEnough = 0.3;  ///< rad free to both sides
  const double reach = s.pitch.goal_half - 1.5 * s.pitch.ball_radius;
  double best_y = present_y;
  double best = -1e9;
  for (int i = 0; i < kTargets; ++i) {
    const double y = reach * (2.0 * i / (kTargets - 1) - 1.0);
    const Vec2 line = Vec2{s.pitch.half_length, y} - p_TB;
    double free = kEnough;
    for (const TeamRobot& opponent : s.view.opponents) {
      const Vec2 offset = opponent.X_TR.position() - p_TB;
      const double away = length(offset);
      if (dot(offset, line) <= 0.0 || away > length(line) + s.pitch.robot_half) continue;
      const double half_angle = std::asin(std::min(1.0, 1.3 * s.pitch.robot_half / std::max(away, 1e-6)));
      free = std::min(free, std::abs(std::atan2(cross(line, offset), dot(line, offset))) - half_angle);
    }
    const double score = free - 0.1 * std::abs(y) - 0.5 * std::abs(y - present_y);
    if (score > best) {
      best = score;
      best_y = y;
    }
  }
  return best_y;
}

Vec2 in_their_goal(const Pitch& pitch, double y) {
  return {pitch.half_length + 0.05, y};
}

Vec2 off_the_ball(const Situation& s) {
  const Vec2 home = unit(s.pitch.our_goal() - s.p_TB());
  const double off = s.pitch.keep_off + 2.0 * s.pitch.robot_half;
  return inside(s.pitch, s.p_TB() + home * off, 2.0 * s.pitch.robot_half);
}

Meeting meet_ball(const Situation& s, const TeamRobot& robot, Vec2 target) {
  Meeting meeting;
  for (double time = 0.0; time < BallPath::kHorizon;) {
    const Vec2 p_TB = s.ball.at(time);
    const Vec2 aim = possible_aim(s.pitch, p_TB, target);
    const Vec2 behind = p_TB - aim * 0.08;
    // the way round the ball costs extra for a robot that stands before it
    const double before = std::max(0.0, dot(robot.X_TR.position() - behind, aim));
    const double round = std::min(0.25, before) / s.pitch.top_speed;
    meeting = {time, p_TB, aim};
    const double late = time_to(s.pitch, robot, behind) + round - time;
    if (late <= kSoonEnough) break;
    // the ball is hardly faster than robots are: half of the lateness can be skipped
    time += std::max(BallPath::kStep, 0.45 * late);
  }
  return meeting;
}

DriveGoal strike(const Situation& s, const TeamRobot& robot, Vec2 target, bool& charging) {
  const Pitch& pitch = s.pitch;
  // our goal area belongs to the keeper while the ball is in it
  const bool alone = s.view.mates.size() == 1;
  if (!alone && in_our_area(pitch, pitch.goal_area, s.p_TB(), 0.01)) {
    charging = false;
    const double front = -pitch.half_length + pitch.goal_area.x + 0.15;
    return {.point = {front, std::clamp(s.p_TB().y, -pitch.goal_area.y, pitch.goal_area.y)}};
  }
  if (const auto freeing = free_ball(s, robot)) return *freeing;

  // seen from the ball as it will be when the robot gets there
  const Vec2 p_TR = robot.X_TR.position();
  Meeting meeting = meet_ball(s, robot, target);
  if (charging) {
    const double gap = std::max(0.0, distance(p_TR, s.p_TB()) - pitch.robot_half - pitch.ball_radius);
    meeting.p_TB = s.ball.at(std::min(meeting.time, gap / (0.8 * pitch.top_speed)));
    meeting.aim = possible_aim(pitch, meeting.p_TB, target);
  }
  const double along = dot(p_TR - meeting.p_TB, meeting.aim);
  const double across = std::abs(cross(meeting.aim, p_TR - meeting.p_TB));
  const double funnel = (charging ? 0.035 : 0.015) + 0.35 * std::max(0.0, -along - 0.05);
  charging = along < -0.02 && across < funnel;
  if (charging) {
    // follow the line through the ball
    constexpr double kLookAhead = 0.16;
    const Vec2 ahead = meeting.p_TB + meeting.aim * (along + kLookAhead);
    const bool far = -along > 0.3;
    return {.point = far ? meeting.p_TB : ahead,
            .ride = {.arrival_speed = pitch.top_speed},
            .round_ball = false,
            .straight = !far,
            .gives_way = false};
  }
  return {.point = inside(pitch, meeting.p_TB - meeting.aim * kBehind, pitch.robot_half + 0.004),
          .ride = {.arrival_speed = 0.6}};
}

DriveGoal get_behind(const Situation& s, const TeamRobot& robot, Vec2 target) {
  const Meeting meeting = meet_ball(s, robot, target);
  return {.point = inside(s.pitch, meeting.p_TB - meeting.aim * kBehind, s.pitch.robot_half + 0.004),
          .ride = {.arrival_speed = 0.6}};
}

DriveGoal attack(const Situation& s, const TeamRobot& robot, AttackMemory& memory) {
  if (s.their_restart()) return {.point = off_the_ball(s)};
  memory.aim_y = free_part_of_goal(s, s.p_TB(), memory.aim_y);
  return strike(s, robot, in_their_goal(s.pitch, memory.aim_y), memory.charging);
}

}  // namespace cancha::act::wheels

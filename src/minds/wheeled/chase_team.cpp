#include "minds/wheeled/chase_team.h"

#include <algorithm>
#include <cmath>

#include "act/wheels/attacker.h"
#include "act/wheels/drive.h"
#include "base/expects.h"

namespace cancha::minds {
namespace {

constexpr double kStayChaser = 0.1;  ///< another one must be so much nearer to take over, m
constexpr double kPushSpeed = 0.9;   ///< of the ball towards the goal, m/s
constexpr Duration kStuckFor = 1'000_ms;
constexpr double kAtBall = 0.1;  ///< a chaser so near can hit the ball by turning, m
constexpr double kSpin = 25.0;   ///< rad/s
constexpr Duration kSpinFor = 400_ms;

}  // namespace

Result<void> ChaseTeam::decide(const TeamView& view, std::span<WheelCommand> commands) {
  CANCHA_EXPECTS(commands.size() == view.mates.size());
  if (commands.empty()) return {};
  watch_the_ball(view);
  chaser_ = chaser(view);
  told_.resize(commands.size());
  for (std::size_t i = 0; i < commands.size(); ++i) {
    if (i == chaser_) {
      commands[i] = chase(view.mates[i], view);
    } else {
      commands[i] = i == 0 ? keep_goal(view.mates[i], view) : hold(i, view);
    }
    told_[i].role = i == chaser_ ? "chaser" : i == 0 ? "keeper" : "holder";
  }
  return {};
}

std::size_t ChaseTeam::chaser(const TeamView& view) const {
  // robots before the ball have a way round it
  const Vec2 p_TB = view.ball.p_TB.xy();
  const auto cost = [&](std::size_t i) {
    const Vec2 p = view.mates[i].X_TR.position();
    return distance(p, p_TB) + (p.x > p_TB.x ? 0.3 : 0.0) - (i == chaser_ ? kStayChaser : 0.0);
  };
  // the keeper leaves its goal only for a ball in its own area, or where it is alone
  if (view.mates.size() == 1 || in_our_area(pitch_, pitch_.goal_area, p_TB)) return 0;
  std::size_t best = 1;
  for (std::size_t i = 2; i < view.mates.size(); ++i) {
    if (cost(i) < cost(best)) best = i;
  }
  return best;
}

void ChaseTeam::watch_the_ball(const TeamView& view) {
  const Vec2 p_TB = view.ball.p_TB.xy();
  if (distance(p_TB, p_ball_lay_) > 0.04 || view.mode != PlayMode::PlayOn) {
    p_ball_lay_ = p_TB;
    ball_lay_since_ = view.time;
  }
  // a ball that does not move is freed by a spinning robot, one way or the other
  if (view.time - ball_lay_since_ > kStuckFor && view.time > free_it_until_ + kStuckFor) {
    free_it_until_ = view.time + kSpinFor;
    throw_ahead_ = random_.below(2) == 0;
  }
}

WheelCommand ChaseTeam::chase(const TeamRobot& robot, const TeamView& view) {
  const Vec2 p_TR = robot.X_TR.position();
  const Vec2 p_TB = view.ball.p_TB.xy();
  if (view.time < free_it_until_) {
    // spin at the ball; from further away run at it, or back off where something is in the way
    const Vec2 run = throw_ahead_ ? p_TB : Vec2{};
    if (distance(p_TR, p_TB) > kAtBall)
      return wheel_command(pitch_, robot, drive_to(pitch_, robot, run, {.arrival_speed = 0.5}));
    const double ahead = cross(p_TB - p_TR, pitch_.their_goal() - p_TB) > 0.0 ? kSpin : -kSpin;
    return wheel_command(pitch_, robot, {0.0, throw_ahead_ ? ahead : -ahead});
  }

  // the line from the ball to the goal, and where the robot is on it
  const Vec2 aim = possible_aim(pitch_, p_TB, pitch_.their_goal());
  const double along = dot(p_TR - p_TB, aim);
  const double across = cross(aim, p_TR - p_TB);
  if (along < -pitch_.robot_half && std::abs(across) < 0.5 * pitch_.robot_half - 0.3 * along) {
    return wheel_command(
        pitch_, robot,
        drive_to(pitch_, robot, p_TB + aim * 0.1, {.arrival_speed = kPushSpeed, .top_speed = kPushSpeed}));
  }
  // round the ball where it is in the way, else behind it
  const double aside = std::copysign(2.5 * pitch_.robot_half + pitch_.ball_radius, across);
  const Vec2 target = along > -pitch_.robot_half ? p_TB + left_of(aim) * aside - aim * 0.05 : p_TB - aim * 0.14;
  return wheel_command(pitch_, robot,
                       drive_to(pitch_, robot, inside(pitch_, target, pitch_.robot_half + 0.005),
                                {.arrival_speed = 0.3, .top_speed = kPushSpeed}));
}

WheelCommand ChaseTeam::keep_goal(const TeamRobot& robot, const TeamView& view) const {
  const double reach = pitch_.goal_half - pitch_.robot_half;
  const Vec2 post{-pitch_.half_length + 1.4 * pitch_.robot_half, std::clamp(view.ball.p_TB.y, -reach, reach)};
  const bool there = distance(robot.X_TR.position(), post) < 0.02;
  return wheel_command(pitch_, robot, there ? turn_to(pitch_, robot, kPi / 2) : drive_to(pitch_, robot, post));
}

WheelCommand ChaseTeam::hold(std::size_t number, const TeamView& view) const {
  // every other one before the own goal, the rest in midfield, all of them following the ball a little
  const std::size_t field_players = view.mates.size() - 1;
  const std::size_t lane = number - 1;
  const bool back = lane % 2 == 0;
  const double share =
      field_players < 2 ? 0.0 : static_cast<double>(lane) / static_cast<double>(field_players - 1) - 0.5;
  const Vec2 p_TB = view.ball.p_TB.xy();
  Vec2 post{(back ? -0.55 : -0.1) * pitch_.half_length + 0.2 * p_TB.x, 1.1 * share * pitch_.half_width + 0.2 * p_TB.y};

  // out of the chaser's way and out of the keeper's area
  const Vec2 off_ball = post - p_TB;
  if (length(off_ball) < 0.25) post = p_TB + unit(off_ball, {-1.0, 0.0}) * 0.25;
  post = out_of_our_area(pitch_, pitch_.penalty_area, inside(pitch_, post, 0.06), 0.05);
  const TeamRobot& robot = view.mates[number];
  if (distance(robot.X_TR.position(), post) < 0.04) return {};
  wheels::Motion motion = drive_to(pitch_, robot, post, {.top_speed = 0.6});

  // whoever holds a place pushes nobody
  const Vec2 course = robot.X_TR.ahead() * (motion.ahead < 0.0 ? -1.0 : 1.0);
  const auto in_the_way = [&](const TeamRobot& other) {
    return &other != &robot && runs_into(pitch_, robot, other, course);
  };
  if (std::ranges::any_of(view.mates, in_the_way) || std::ranges::any_of(view.opponents, in_the_way))
    motion.ahead = 0.0;
  return wheel_command(pitch_, robot, motion);
}

}  // namespace cancha::minds

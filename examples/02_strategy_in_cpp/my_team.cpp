// A team for Cancha's own interface: keeper, striker, sweeper and wings, in metres and in the team's own frame
// (x towards the opponents' goal, y left).
#include <cancha/strategy.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace {

constexpr double kPi = std::numbers::pi;

struct Vec {
  double x = 0.0;
  double y = 0.0;
  friend Vec operator+(Vec a, Vec b) { return {a.x + b.x, a.y + b.y}; }
  friend Vec operator-(Vec a, Vec b) { return {a.x - b.x, a.y - b.y}; }
  friend Vec operator*(Vec a, double s) { return {a.x * s, a.y * s}; }
};
double dot(Vec a, Vec b) {
  return a.x * b.x + a.y * b.y;
}
double cross(Vec a, Vec b) {
  return a.x * b.y - a.y * b.x;
}
double length(Vec a) {
  return std::hypot(a.x, a.y);
}
Vec unit(Vec a) {
  return length(a) > 1e-9 ? a * (1.0 / length(a)) : Vec{1.0, 0.0};
}
Vec left_of(Vec a) {
  return {-a.y, a.x};
}
double wrap(double angle) {
  return std::remainder(angle, 2.0 * kPi);
}

Vec place(const cancha_robot& robot) {
  return {robot.x, robot.y};
}

/// Notices a robot that wants to move and cannot, and backs it off, once ahead and once backwards.
class Unsticker {
 public:
  void watch(const cancha_robot& robot, double now, cancha_wheels& wheels) {
    if (now < back_until_) {
      wheels = {80.0 * way_, 45.0 * way_};
      progress_at_ = now;
      return;
    }
    const bool wants = std::abs(wheels.left) + std::abs(wheels.right) > 30.0;
    if (!wants || length(place(robot) - anchor_) > 0.025) {
      anchor_ = place(robot);
      progress_at_ = now;
    } else if (now - progress_at_ > 0.6) {
      way_ = -way_;
      back_until_ = now + 0.35;
    }
  }

 private:
  Vec anchor_;
  double progress_at_ = 0.0;
  double back_until_ = 0.0;
  double way_ = 1.0;
};

class MyTeam : public cancha::PluginStrategy {
 public:
  explicit MyTeam(const cancha::League& league)
      : league_{league},
        half_length_{league.pitch.length / 2},
        half_width_{league.pitch.width / 2},
        half_goal_{league.pitch.goal_width / 2},
        touch_{0.62 * league.robot_side + league.ball_radius + 0.012} {}

  void decide(const cancha::View& view, cancha::Wheels* wheels) override {
    ball_ = {view.ball.x, view.ball.y};
    v_ball_ = {view.ball.vx, view.ball.vy};
    striker_ = choose_striker(view);
    int slot = 0;
    for (int i = 0; i < view.players; ++i) {
      const cancha_robot& me = view.mates[i];
      if (i == striker_) {
        wheels[i] = strike(me, view);
      } else if (i == 0) {
        wheels[i] = keep(me);
      } else {
        wheels[i] = go_to(me, away_from_mates(view, i, station(slot++)), 0.0);
      }
      stuck_[static_cast<std::size_t>(i)].watch(me, view.time, wheels[i]);
    }
  }

 private:
  /// Wheel commands for a forward speed (m/s) and a turn rate (rad/s); turning goes first when a wheel would be too
  /// fast.
  [[nodiscard]] cancha_wheels drive(double speed, double turn_rate) const {
    const double unit_speed = league_.metres_per_second_per_unit;
    const double top = 0.9 * league_.max_command;
    const double turn = std::clamp(turn_rate * league_.wheel_track / 2.0 / unit_speed, -top, top);
    const double forward = std::clamp(speed / unit_speed, -top + std::abs(turn), top - std::abs(turn));
    return {forward - turn, forward + turn};
  }

  /// To a place, ahead or backwards; arrives with about `end_speed`, braking no harder than the wheels can.
  [[nodiscard]] cancha_wheels go_to(const cancha_robot& me, Vec target, double end_speed) const {
    const Vec way = target - place(me);
    const double far = length(way);
    if (far < 0.012 && end_speed <= 0.0) return drive(0.0, 0.0);
    double angle = wrap(std::atan2(way.y, way.x) - me.heading);
    double sign = 1.0;
    if (std::abs(angle) > kPi / 2) {
      sign = -1.0;
      angle = wrap(angle + kPi);
    }
    const double braking = 0.3 * league_.wheel_acceleration;
    const double speed = std::min(std::sqrt(end_speed * end_speed + 2.0 * braking * far), end_speed + 5.0 * far);
    const double straight = std::cos(angle) * std::cos(angle);
    return drive(sign * speed * straight, 9.0 * angle - 0.15 * me.turn_rate);
  }

  /// Spins so that the side touching the ball moves it towards `target`.
  [[nodiscard]] cancha_wheels spin(const cancha_robot& me, Vec target) const {
    return drive(0.0, cross(ball_ - place(me), target - ball_) > 0 ? 40.0 : -40.0);
  }

  [[nodiscard]] bool in_our_goal_area() const {
    const auto& pitch = league_.pitch;
    return ball_.x < -half_length_ + pitch.goal_area_depth + 0.02 &&
           std::abs(ball_.y) < pitch.goal_area_width / 2 + 0.02;
  }

  [[nodiscard]] cancha_wheels keep(const cancha_robot& me) const {
    const double line = -half_length_ + 0.065;

    // clear a ball that lies in the goal area
    if (in_our_goal_area() && length(v_ball_) < 0.25) {
      if (ball_.x > me.x + 0.03) return go_to(me, ball_ + Vec{0.1, 0.0}, 1.0);
      if (length(ball_ - place(me)) < touch_) return spin(me, {0.0, std::copysign(half_width_, ball_.y)});
    }

    // otherwise stand where the ball will cross the line
    double y = ball_.y;
    if (v_ball_.x < -0.1) y += v_ball_.y * std::min((line - ball_.x) / v_ball_.x, 1.0);
    const double reach = half_goal_ - 0.02;
    y = std::clamp(y, -reach, reach);
    if (std::abs(me.x - line) > 0.04) return go_to(me, {line, y}, 0.0);
    const double up = me.heading > 0 ? 1.0 : -1.0;
    const double towards_line = std::clamp(6.0 * (me.x - line), -0.3, 0.3) * (y > me.y ? 1.0 : -1.0);
    const double angle = wrap(up * kPi / 2 - me.heading) + towards_line;
    return drive(up * 8.0 * (y - me.y) * std::cos(angle), 9.0 * angle - 0.15 * me.turn_rate);
  }

  /// The part of their goal that is farther from their nearest robot to the goal line.
  [[nodiscard]] Vec open_corner(const cancha::View& view) const {
    const cancha_robot* keeper =
        std::max_element(view.opponents, view.opponents + view.players,
                         [](const cancha_robot& a, const cancha_robot& b) { return a.x < b.x; });
    return {half_length_ + 0.04, keeper->y > 0 ? -0.55 * half_goal_ : 0.55 * half_goal_};
  }

  [[nodiscard]] cancha_wheels strike(const cancha_robot& me, const cancha::View& view) const {
    const Vec p = place(me);
    if (in_our_goal_area()) return go_to(me, {-half_length_ + league_.pitch.goal_area_depth + 0.15, ball_.y}, 0.0);

    // a ball at a wall that we touch is spun away
    const bool at_side = half_width_ - std::abs(ball_.y) < 0.07;
    const bool at_end = half_length_ - std::abs(ball_.x) < 0.07 && std::abs(ball_.y) > half_goal_;
    const Vec goal = open_corner(view);
    if (length(ball_ - p) < touch_ && (at_side || at_end)) return spin(me, goal);

    // meet the ball where it will be when we get there
    const double top_speed = 0.7 * league_.max_command * league_.metres_per_second_per_unit;
    const double lead = std::min(length(ball_ - p) / top_speed, 0.25);
    Vec ball = ball_ + v_ball_ * lead;
    ball.x = std::clamp(ball.x, -half_length_ + 0.02, half_length_ - 0.02);
    ball.y = std::clamp(ball.y, -half_width_ + 0.02, half_width_ - 0.02);

    // behind it: straight through it at the goal
    const Vec aim = at_side ? Vec{1.0, 0.0} : unit(goal - ball);
    const double ahead = dot(p - ball, aim);
    const double beside = cross(aim, p - ball);
    if (ahead < -0.02 && std::abs(beside) < 0.6 * -ahead + 0.015) return go_to(me, ball + aim * 0.25, 1.3);

    // beside or before it: round it to the place behind, on the side that has room
    Vec target = ball - aim * 0.15;
    if (ahead > -0.06 && std::abs(beside) < 0.11) {
      double side = beside >= 0 ? 0.14 : -0.14;
      if (half_width_ - std::abs(ball.y) < 0.18) side = ball.y > 0 ? -0.14 : 0.14;
      target = target + left_of(aim) * side;
    }
    const double margin = 0.055;
    target.x = std::clamp(target.x, -half_length_ + margin, half_length_ - margin);
    target.y = std::clamp(target.y, -half_width_ + margin, half_width_ - margin);
    return go_to(me, target, 0.35);
  }

  /// Where the others stand: a sweeper between ball and goal, then wings in rows behind the ball.
  [[nodiscard]] Vec station(int slot) const {
    Vec spot{(ball_.x - half_length_) / 2, 0.45 * ball_.y};
    if (slot > 0) {
      const int row = (slot - 1) / 2;
      const double wing = slot % 2 == 1 ? 1.0 : -1.0;
      spot = {ball_.x - 0.3 - 0.22 * row, wing * (0.5 - 0.12 * row) * half_width_};
    }
    // out of both penalty areas
    const double most = half_length_ - league_.pitch.penalty_area_depth - 0.1;
    return {std::clamp(spot.x, -most, most), spot.y};
  }

  /// The same place, pushed a little away from mates that stand in the way there.
  [[nodiscard]] static Vec away_from_mates(const cancha::View& view, int i, Vec target) {
    const Vec me = place(view.mates[i]);
    for (int other = 1; other < view.players; ++other) {
      const Vec apart = me - place(view.mates[other]);
      const double far = length(apart);
      if (other != i && far < 0.16) target = target + unit(apart) * (0.16 - far);
    }
    return target;
  }

  /// The field player who is soonest behind the ball; changing one's mind costs.
  [[nodiscard]] int choose_striker(const cancha::View& view) const {
    int best = std::min(1, view.players - 1);
    double least = 1e9;
    for (int i = best; i < view.players; ++i) {
      const Vec p = place(view.mates[i]);
      double cost = length(ball_ + v_ball_ * 0.2 - p);
      if (p.x > ball_.x) cost += 0.3;
      if (i == striker_) cost -= 0.12;
      if (cost < least) {
        least = cost;
        best = i;
      }
    }
    return best;
  }

  cancha::League league_;
  double half_length_;
  double half_width_;
  double half_goal_;
  double touch_;  ///< a ball so near to a robot's centre touches it, about
  Vec ball_;
  Vec v_ball_;
  int striker_ = -1;
  std::array<Unsticker, CANCHA_MAX_PLAYERS> stuck_;
};

}  // namespace

CANCHA_STRATEGY(MyTeam)

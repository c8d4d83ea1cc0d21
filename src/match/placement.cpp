#include "match/placement.h"

#include <algorithm>
#include <cmath>

#include "base/expects.h"

namespace cancha::match {
namespace {

using field::League;

constexpr double kDiagonal = 0.72;  ///< the circle around a robot's square has this radius and a little room, in sides

/// A point of team frame T (x towards the opponents' goal) in the field frame, and the other way round.
Vec2 turned(Team team, Vec2 p) {
  return p * attack_sign(team);
}

/// A formation in T: the keeper first, then rows from the back to the front, as fractions of half the pitch.
/// `depth` in [0, 1] pulls the rows back to the own goal.
std::vector<Vec2> formation(int players, double depth) {
  std::vector<Vec2> spots{{-0.95, 0.0}};
  const int field_players = players - 1;
  const int rows = field_players <= 2 ? 1 : field_players <= 6 ? 2 : 3;
  int placed = 0;
  for (int row = 0; row < rows; ++row) {
    // earlier rows take the surplus: 4 = 2 + 2, 10 = 4 + 3 + 3
    const int in_row = (field_players - placed + (rows - row) - 1) / (rows - row);
    const double x = -0.62 + 0.45 * row / std::max(1, rows - 1) * (1.0 - depth) - 0.1 * depth;
    for (int i = 0; i < in_row; ++i) {
      const double y = in_row == 1 ? 0.0 : -0.55 + 1.1 * i / (in_row - 1);
      spots.push_back({x, y});
    }
    placed += in_row;
  }
  return spots;
}

/// The robots of one team in T, before distances are kept.
std::vector<Vec2> line_up(const League& league, const Restart& restart, Team team, Vec2 p_TB) {
  const double half_length = league.walls.length() / 2;
  const double half_width = league.walls.width() / 2;
  const bool ours = restart.side == owner(team);
  const double side = league.robot.side.value;

  const bool defends_penalty = restart.mode == PlayMode::PenaltyKick && !ours;
  std::vector<Vec2> spots = formation(league.players, ours || defends_penalty ? 0.0 : 0.4);
  for (Vec2& p : spots) {
    p = {p.x * half_length, p.y * half_width};
    // at a penalty everyone but keeper and kicker waits beyond the centre line
    if (defends_penalty) p.x += 0.8 * half_length;
  }
  spots[0] = {-half_length + side * 0.75, 0.0};

  // the one at the ball: the last field player, the keeper for a goal kick
  Vec2& kicker = restart.mode == PlayMode::GoalKick ? spots.front() : spots.back();
  const double behind_ball = league.ball.radius.value + side * 1.2;
  const double free_ball_distance = 0.25;
  if (restart.mode == PlayMode::FreeBall) {
    kicker = p_TB - Vec2{free_ball_distance, 0.0};
  } else if (ours) {
    const Vec2 aim = unit(Vec2{half_length, 0.0} - p_TB);
    kicker = restart.mode == PlayMode::PlaceKick ? p_TB - Vec2{behind_ball, 0.0} : p_TB - aim * behind_ball;
  }
  kicker.x = std::clamp(kicker.x, -half_length + side * 0.7, half_length - side * 0.7);
  kicker.y = std::clamp(kicker.y, -half_width + side * 0.7, half_width - side * 0.7);
  return spots;
}

/// Who may not be moved, and how far everyone must stay from the ball.
struct Constraints {
  std::vector<bool> pinned;
  std::vector<double> from_ball;
};

/// One round of moving everyone but the pinned apart, away from the ball and into the pitch. True: all stand well.
bool push_apart(const League& league, Vec2 p_FB, std::vector<Vec2>& robots, const Constraints& constraints) {
  const double apart = league.robot.side.value * 1.6;
  const double margin = league.robot.side.value * 0.8;
  bool well = true;
  for (std::size_t i = 0; i < robots.size(); ++i) {
    if (constraints.pinned[i]) continue;
    const Vec2 before = robots[i];
    const Vec2 off_ball = robots[i] - p_FB;
    if (length(off_ball) < constraints.from_ball[i]) {
      robots[i] = p_FB + unit(off_ball, {p_FB.x > 0 ? -1.0 : 1.0, 0.0}) * (constraints.from_ball[i] + 1e-3);
    }
    for (std::size_t j = 0; j < robots.size(); ++j) {
      const Vec2 off = robots[i] - robots[j];
      // a little sideways, so that a row of robots does not push itself together
      const Vec2 way = unit(off + left_of(off) * 0.3, {0.0, i < j ? 1.0 : -1.0});
      if (i != j && length(off) < apart) robots[i] += way * (apart - length(off) + 1e-4);
    }
    robots[i].x = std::clamp(robots[i].x, league.walls.left.value + margin, league.walls.right.value - margin);
    robots[i].y = std::clamp(robots[i].y, league.walls.bottom.value + margin, league.walls.top.value - margin);
    well = well && robots[i] == before;
  }
  return well;
}

}  // namespace

Placement place(const League& league, const Restart& restart, Random& random, const PlacementNoise& noise) {
  const auto players = static_cast<std::size_t>(league.players);
  std::vector<Vec2> robots;
  Constraints constraints{std::vector<bool>(2 * players, false), std::vector<double>(2 * players, 0.0)};

  // line both teams up in their own frames
  for (const Team team : kTeams) {
    const std::vector<Vec2> spots = line_up(league, restart, team, turned(team, restart.p_FB));
    const bool at_ball = restart.mode == PlayMode::FreeBall || restart.side == owner(team);
    const std::size_t kicker = restart.mode == PlayMode::GoalKick ? 0 : players - 1;
    for (std::size_t i = 0; i < players; ++i) {
      const std::size_t number = index(team) * players + i;
      constraints.pinned[number] = i == 0 || (at_ball && i == kicker);
      constraints.from_ball[number] =
          at_ball ? league.robot.side.value * 2.0 : league.markings.centre_circle_radius.value;
      robots.push_back(turned(team, spots[i]));
    }
  }
  constexpr int kMostRounds = 500;
  for (int round = 0; round < kMostRounds; ++round) {
    if (push_apart(league, restart.p_FB, robots, constraints)) break;
  }

  // put them down facing the ball, as exactly as a hand can
  Placement placement{field::keep_clear(league.walls, restart.p_FB, league.ball.radius.value), {}};
  for (const Vec2 p : robots) {
    const double heading = angle_of(restart.p_FB - p) + random.uniform(-1.0, 1.0) * noise.heading.value;
    const double x = p.x + random.uniform(-1.0, 1.0) * noise.position.value;
    const double y = p.y + random.uniform(-1.0, 1.0) * noise.position.value;
    const Vec2 clear = field::keep_clear(league.walls, {x, y}, league.robot.side.value * kDiagonal);
    placement.X_FR.push_back({clear.x, clear.y, wrap_angle(heading)});
  }
  return placement;
}

Result<Vec2> nearest_free_place(const League& league, const Truth& truth, std::optional<RobotId> robot, Vec2 wish) {
  CANCHA_EXPECTS(!robot || plays(*robot, league.players));
  const bool is_ball = !robot;
  if (!std::isfinite(wish.x) || !std::isfinite(wish.y)) return fail("place", "a place must be finite");

  // robots as the circles around their squares: whoever puts one down wants it to be able to turn
  const double robot_radius = league.robot.side.value * kDiagonal;
  const double ball_radius = league.ball.radius.value + 0.001;
  const double radius = is_ball ? ball_radius : robot_radius;
  const field::Walls& w = league.walls;
  const auto inside = [&](Vec2 p) {
    const bool in_mouth = is_ball && p.y > w.goal_bottom.value + radius && p.y < w.goal_top.value - radius;
    if (!in_mouth) return field::keep_clear(w, p, radius);
    return Vec2{std::clamp(p.x, w.goal_left.value + radius, w.goal_right.value - radius), p.y};
  };
  Vec2 p = inside(wish);
  constexpr int kRounds = 100;
  for (int round = 0; round < kRounds; ++round) {
    bool is_free = true;
    const auto give_way = [&](Vec2 other, double other_radius) {
      const double gap = distance(p, other) - radius - other_radius;
      if (gap >= 0.0) return;
      is_free = false;
      // each round another way where there is none, and a little further than needed
      const Vec2 any_way{std::cos(2.4 * round), std::sin(2.4 * round)};
      p = inside(p + unit(p - other, any_way) * (0.001 - gap));
    };
    if (!is_ball) give_way(truth.ball.p_FB.xy(), ball_radius);
    for (std::size_t i = 0; i < truth.robots.size(); ++i) {
      if (robot_at(i, league.players) != robot) give_way(truth.robots[i].X_FR.position(), robot_radius);
    }
    if (is_free) return p;
  }
  return fail("place", "there is no room there");
}

Vec2 penalty_spot(const League& league, Team offender) {
  const double from_centre = league.walls.length() / 2 - league.markings.penalty_mark.value;
  return turned(offender, {-from_centre, 0.0});
}

Vec2 goal_kick_spot(const League& league, Team team) {
  constexpr double kOutside = 0.02;
  const double from_centre = league.walls.length() / 2 - league.markings.goal_area_depth.value - kOutside;
  return turned(team, {-from_centre, 0.0});
}

Vec2 free_ball_spot(const League& league, Vec2 place) {
  return {std::copysign(league.markings.free_ball_x.value, place.x),
          std::copysign(league.markings.free_ball_y.value, place.y)};
}

}  // namespace cancha::match

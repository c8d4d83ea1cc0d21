#include "field/league_view.h"

#include <cmath>

namespace cancha::field {

LeagueView view_of(const League& league) {
  const Walls& walls = league.walls;
  const Markings& markings = league.markings;
  return {.name = league.name,
          .title = league.title,
          .players = league.players,
          .body = league.body,
          .has_walls = league.has_walls(),
          .length = walls.length(),
          .width = walls.width(),
          .goal_width = walls.goal_width(),
          .goal_depth = walls.goal_depth(),
          .corner_side = walls.corner_side.value,
          .goal_area_width = markings.goal_area_width.value,
          .goal_area_depth = markings.goal_area_depth.value,
          .penalty_area_width = markings.penalty_area_width.value,
          .penalty_area_depth = markings.penalty_area_depth.value,
          .penalty_mark = markings.penalty_mark.value,
          .centre_circle_radius = markings.centre_circle_radius.value,
          .ball_radius = league.ball.radius.value,
          .ball_slowing = league.ball.rolling_resistance * std::abs(league.physics.gravity.value),
          .wall_bounce = league.has_walls() ? league.surfaces.ball_wall.restitution : 0.0,
          .robot_side = league.body.empty() ? league.robot.side.value : 0.0};
}

}  // namespace cancha::field

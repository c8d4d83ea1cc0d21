// What the league of a recording says about the ground, for those who reckon where the ball goes.

import type { LeagueView } from "./types/recorded";

export interface Size {
  x: number;
  y: number;
}
export interface Ground {
  right: number; // half the length, to the goal line
  top: number; // half the width, to the side wall
  goal: number; // half the mouth; 0 = no mouth
  corner: number; // leg of the 45° corner pieces; 0 = square
  radius: number; // of the ball
  slowing: number; // of a rolling ball, m/s²
  bounce: number; // speed after a wall over the speed before; 0 = it stops there
}

/// The ground of a league; where none is known, that of a slab, at whose edges the ball stops.
export function groundOf(league: LeagueView | undefined, size: Size): Ground {
  if (!league) return { right: size.x / 2, top: size.y / 2, goal: 0, corner: 0, radius: 0.02, slowing: 0.2, bounce: 0 };
  return {
    right: league.length / 2,
    top: league.width / 2,
    goal: league.goal_width / 2,
    corner: league.corner_side,
    radius: league.ball_radius,
    slowing: league.ball_slowing,
    bounce: league.wall_bounce,
  };
}

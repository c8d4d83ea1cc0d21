// What the league of a recording says about the ground.

import type { LeagueView } from "./types/recorded";

export interface Size {
  x: number;
  y: number;
}
export interface Ground {
  right: number; // half the length, to the goal line
  top: number; // half the width, to the side wall
  goal: number; // half the mouth; 0 = no mouth
}

/// The ground of a league; where none is known, that of a slab.
export function groundOf(league: LeagueView | undefined, size: Size): Ground {
  if (!league) return { right: size.x / 2, top: size.y / 2, goal: 0 };
  return { right: league.length / 2, top: league.width / 2, goal: league.goal_width / 2 };
}

// The predicted path of the ball, which the program works out and records as corners: where along it the ball still has to go.

import type { PredictedPath } from "./types/recorded";

interface Place {
  x: number;
  y: number;
}

/// Places along the path from the ball on, `step` metres apart; what lies behind the ball is left out.
export function pathAhead({ x, y }: PredictedPath, ball: Place, step: number): Place[] {
  if (x.length < 2) return [];
  const corners = x.map((value, i) => ({ x: value, y: y[i]! }));
  const next = segmentAt(corners, ball) + 1;
  const places: Place[] = [];
  let from = ball;
  let due = 0; // metres to the next place
  for (const to of corners.slice(next)) {
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    for (; due < length; due += step) {
      const share = due / length;
      places.push({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
    }
    due -= length;
    from = to;
  }
  places.push(from);
  return places;
}

/// The number of the piece on which the ball is: the nearest; of equally near ones the first.
function segmentAt(corners: Place[], { x, y }: Place): number {
  let [found, nearest] = [0, Infinity];
  for (let i = 0; i + 1 < corners.length; ++i) {
    const [a, b] = [corners[i]!, corners[i + 1]!];
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const along = ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy || 1);
    const share = Math.min(1, Math.max(0, along));
    const away = Math.hypot(a.x + dx * share - x, a.y + dy * share - y);
    if (away < nearest - 1e-9) [found, nearest] = [i, away];
  }
  return found;
}

// Who reaches which place of the pitch first. All robots are equally fast, so the nearest is the first; one that moves
// counts from where it will be when it could have turned round.

export interface Runner {
  x: number;
  y: number;
  vx: number;
  vy: number;
  team: 0 | 1;
}

const LEAD = 0.25; // s of its own motion that a robot cannot undo

/// How much nearer blue (team 0) is than yellow, in metres; negative where yellow is nearer.
export function advantage(runners: Runner[], x: number, y: number): number {
  let [blue, yellow] = [Infinity, Infinity];
  for (const { x: px, y: py, vx, vy, team } of runners) {
    const [ax, ay] = [px + vx * LEAD - x, py + vy * LEAD - y];
    const square = ax * ax + ay * ay;
    if (team === 0) blue = Math.min(blue, square);
    else yellow = Math.min(yellow, square);
  }
  if (blue === Infinity || yellow === Infinity) return blue === yellow ? 0 : blue === Infinity ? -1 : 1;
  return Math.sqrt(yellow) - Math.sqrt(blue);
}

/// The advantage in every cell of a grid, row by row from the lower left; gives blue's share of the ground.
export function reachGrid(
  runners: Runner[],
  size: { x: number; y: number },
  columns: number,
  rows: number,
  out: Float32Array,
): number {
  let blue = 0;
  for (let row = 0; row < rows; ++row) {
    const y = ((row + 0.5) / rows - 0.5) * size.y;
    for (let column = 0; column < columns; ++column) {
      const found = advantage(runners, ((column + 0.5) / columns - 0.5) * size.x, y);
      out[row * columns + column] = found;
      blue += found > 0 ? 1 : found === 0 ? 0.5 : 0;
    }
  }
  return blue / (rows * columns);
}

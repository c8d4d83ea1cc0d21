// Where a rolling ball will go if nobody touches it: it slows down evenly and bounces off the walls.

import type { Ground } from "./league";

export interface PathPoint {
  x: number;
  y: number;
  time: number;
}

const STEP = 1 / 120;
const SECONDS = 4;
const STILL = 0.03; // m/s; a slower ball does not go anywhere worth a line

/// The places of the ball from now on, until it lies still, is in a goal, or the time is over.
export function ballPath(x: number, y: number, vx: number, vy: number, ground: Ground, seconds = SECONDS): PathPoint[] {
  const path: PathPoint[] = [{ x, y, time: 0 }];
  const right = ground.right - ground.radius;
  const top = ground.top - ground.radius;
  const goal = ground.goal - ground.radius;
  // the 45° pieces: |x| + |y| stays below this
  const slope = ground.right + ground.top - ground.corner - ground.radius * Math.SQRT2;
  let speed = Math.hypot(vx, vy);
  if (speed < STILL) return path;
  let [dx, dy] = [vx / speed, vy / speed];
  for (let time = STEP; time <= seconds && speed > 0; time += STEP) {
    x += dx * speed * STEP;
    y += dy * speed * STEP;
    speed -= ground.slowing * STEP;
    let hit = false;
    if (Math.abs(x) > right && Math.abs(y) < goal) {
      if (Math.abs(x) > ground.right + ground.radius) break; // in the goal
    } else if (Math.abs(x) > right && x * dx > 0) {
      x = Math.sign(x) * right;
      [dx, dy, speed, hit] = bounced(dx, dy, speed, Math.sign(x), 0, ground.bounce);
    }
    if (Math.abs(y) > top && y * dy > 0) {
      y = Math.sign(y) * top;
      [dx, dy, speed, hit] = bounced(dx, dy, speed, 0, Math.sign(y), ground.bounce);
    }
    if (
      ground.corner > 0 &&
      Math.abs(x) + Math.abs(y) > slope &&
      Math.abs(y) >= goal &&
      dx * Math.sign(x) + dy * Math.sign(y) > 0
    ) {
      [dx, dy, speed, hit] = bounced(
        dx,
        dy,
        speed,
        Math.sign(x) * Math.SQRT1_2,
        Math.sign(y) * Math.SQRT1_2,
        ground.bounce,
      );
    }
    path.push({ x, y, time });
    if (hit && ground.bounce <= 0) break;
  }
  return path;
}

/// Direction and speed after a wall with the outward normal (nx, ny): only the part across the wall is lost.
function bounced(
  dx: number,
  dy: number,
  speed: number,
  nx: number,
  ny: number,
  bounce: number,
): [number, number, number, true] {
  const across = dx * nx + dy * ny;
  const [vx, vy] = [speed * (dx - (1 + bounce) * across * nx), speed * (dy - (1 + bounce) * across * ny)];
  const after = Math.hypot(vx, vy);
  return after > 1e-9 ? [vx / after, vy / after, after, true] : [dx, dy, 0, true];
}

// Where bodies are, how fast they move and turn, and who touched the ball: all from recorded frames.

import type { Quaternion } from "./messages";
import { type Frames, JUMP, STRIDE } from "./poses";

/// Frames of so many seconds are enough for a steady speed.
export const MOTION_SECONDS = 0.07;

export interface Motion {
  x: number;
  y: number;
  vx: number;
  vy: number;
  heading: number;
  turn: number;
}

/// The direction of an orientation on the ground, in radians from the x axis.
export function yawOf({ x, y, z, w }: Quaternion): number {
  return Math.atan2(2 * (w * z + x * y), 1 - 2 * (y * y + z * z));
}

/// The direction in which a body looks, in radians from the x axis.
export function headingOf(pose: Float32Array, body: number): number {
  const i = body * STRIDE + 3;
  return yawOf({ x: pose[i]!, y: pose[i + 1]!, z: pose[i + 2]!, w: pose[i + 3]! });
}

/// An angle brought into -π…π.
export function wrapped(angle: number): number {
  return angle - 2 * Math.PI * Math.round(angle / (2 * Math.PI));
}

/// Place, speed and turning of a body at the last of some frames; a body that was put there by hand has no speed.
export function motionOf({ times, poses }: Frames, body: number): Motion | undefined {
  const last = poses.length - 1;
  const i = body * STRIDE;
  const b = poses[last];
  if (!b || body < 0 || i + STRIDE > b.length || Number.isNaN(b[i]!)) return undefined;
  const found = { x: b[i]!, y: b[i + 1]!, vx: 0, vy: 0, heading: headingOf(b, body), turn: 0 };
  // back to the first frame, or to the last one after a jump
  let first = last;
  for (; first > 0; --first) {
    const [p, q] = [poses[first - 1]!, poses[first]!];
    if (!(Math.hypot(q[i]! - p[i]!, q[i + 1]! - p[i + 1]!) <= JUMP)) break;
  }
  const a = poses[first]!;
  const seconds = times[last]! - times[first]!;
  if (seconds <= 0) return found;
  found.vx = (b[i]! - a[i]!) / seconds;
  found.vy = (b[i + 1]! - a[i + 1]!) / seconds;
  found.turn = wrapped(found.heading - headingOf(a, body)) / seconds;
  return found;
}

export interface Kick {
  time: number;
  x: number;
  y: number;
  vx: number;
  vy: number;
  body: number;
  gain: number;
}

const KICK_CHANGE = 0.5; // m/s between two frames; rolling and walls from afar change less
const KICK_REACH = 0.1; // m from a robot's middle to the ball's
const KICK_PAUSE = 0.15; // s; a ball that is pushed along is one kick

/// Touches of robots that changed the speed of the ball strongly.
export function kicksIn({ times, poses }: Frames, ball: number, robots: number[], reach = KICK_REACH): Kick[] {
  const found: Kick[] = [];
  const i = ball * STRIDE;
  for (let k = 2; k < poses.length; ++k) {
    const [p, q, r] = [poses[k - 2]!, poses[k - 1]!, poses[k]!];
    const [dt1, dt2] = [times[k - 1]! - times[k - 2]!, times[k]! - times[k - 1]!];
    const [vx, vy] = [(r[i]! - q[i]!) / dt2, (r[i + 1]! - q[i + 1]!) / dt2];
    const gain = Math.hypot(vx - (q[i]! - p[i]!) / dt1, vy - (q[i + 1]! - p[i + 1]!) / dt1);
    // a ball that was put somewhere is faster than any ball
    if (!(gain > KICK_CHANGE) || Math.hypot(vx, vy) * dt2 > JUMP || gain * dt2 > JUMP) continue;
    let [body, nearest] = [-1, reach];
    for (const robot of robots) {
      const away = Math.hypot(q[robot * STRIDE]! - q[i]!, q[robot * STRIDE + 1]! - q[i + 1]!);
      if (away < nearest) [body, nearest] = [robot, away];
    }
    const last = found.at(-1);
    if (body < 0 || (last && last.body === body && times[k]! - last.time < KICK_PAUSE)) continue;
    found.push({ time: times[k - 1]!, x: q[i]!, y: q[i + 1]!, vx, vy, body, gain });
  }
  return found;
}

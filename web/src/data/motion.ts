// Where bodies are, how fast they move and turn, and who touched the ball: all as recorded.

import type { Timed } from "./decoded";
import { headingOf } from "./headings";
import { VELOCITIES } from "./messages";
import { velocitiesIn, velocityAtEnd } from "./old_recordings";
import { type Frames, jumps, STRIDE } from "./poses";
import type { Recording } from "./recording";
import type { Velocities } from "./types/recorded";

const RECENT = 0.07; // s of frames: the last of them is that of this moment

/// m/s and rad/s in the field's frame.
export interface Velocity {
  vx: number;
  vy: number;
  turn: number;
}
export interface Motion extends Velocity {
  x: number;
  y: number;
  heading: number;
}

/// How a body moves: "ball", or a robot, "blue 0" … "yellow 4".
export function velocityOf({ ball, x, y, turn_rate }: Velocities, name: string): Velocity {
  const [team, number] = name.split(" ");
  if (number === undefined) return { vx: ball?.x ?? 0, vy: ball?.y ?? 0, turn: ball?.spin_z ?? 0 };
  const robot = Number(number) + (team === "yellow" ? x.length / 2 : 0); // blue's come first, and both have as many
  return { vx: x[robot] ?? 0, vy: y[robot] ?? 0, turn: turn_rate[robot] ?? 0 };
}

/// Place, speed and turning of a body at a moment.
export function motionOf(recording: Recording, name: string, time: number): Motion | undefined {
  const frames = recording.past(time, RECENT);
  const body = recording.bodies.find(name);
  const pose = frames.poses.at(-1);
  const i = body * STRIDE;
  if (!pose || body < 0 || i + STRIDE > pose.length || Number.isNaN(pose[i]!)) return undefined;
  const recorded = recording.latest<Velocities>(VELOCITIES, time);
  const velocity = recorded ? velocityOf(recorded, name) : velocityAtEnd(frames, body);
  return { x: pose[i]!, y: pose[i + 1]!, heading: headingOf(pose, body), ...velocity };
}

/// How a body moved in the last seconds up to a moment, frame by frame.
export function pastVelocities(recording: Recording, name: string, time: number, seconds: number): Timed<Velocity>[] {
  const recorded = recording.pastMessages<Velocities>(VELOCITIES, time, seconds);
  return recorded.length > 0
    ? recorded.map(({ time: at, value }) => ({ time: at, value: velocityOf(value, name) }))
    : velocitiesIn(recording.past(time, seconds), recording.bodies.find(name));
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

/// Touches of robots that changed the velocity of the ball strongly.
export function kicksIn(
  { times, poses }: Frames,
  velocities: Timed<Velocity>[],
  ball: number,
  robots: number[],
  reach = KICK_REACH,
): Kick[] {
  const found: Kick[] = [];
  const i = ball * STRIDE;
  const at = new Map(velocities.map(({ time, value }) => [time, value]));
  for (let k = 1; k < poses.length; ++k) {
    const [q, r] = [poses[k - 1]!, poses[k]!];
    const [before, after] = [at.get(times[k - 1]!), at.get(times[k]!)];
    if (!before || !after || jumps(q, r, ball)) continue;
    const { vx, vy } = after;
    const gain = Math.hypot(vx - before.vx, vy - before.vy);
    if (!(gain > KICK_CHANGE)) continue;
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

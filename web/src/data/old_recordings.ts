// What recordings from before "/velocities" do not tell: how fast bodies move, from the differences of their places. They have no
// predicted path of the ball either, and get none.

import type { Timed } from "./decoded";
import { headingOf, wrapped } from "./headings";
import type { Velocity } from "./motion";
import { type Frames, jumps, STRIDE } from "./poses";

const SPREAD = 3; // frames on each side over which plotted speeds are taken: places are rounded

interface At {
  time: number;
  pose: Float32Array;
}

/// How a body moved from one frame to another; not a number where it was put there.
export function velocityBetween(a: At, b: At, body: number): Velocity {
  const seconds = b.time - a.time;
  if (seconds <= 0 || jumps(a.pose, b.pose, body)) return { vx: NaN, vy: NaN, turn: NaN };
  const i = body * STRIDE;
  return {
    vx: (b.pose[i]! - a.pose[i]!) / seconds,
    vy: (b.pose[i + 1]! - a.pose[i + 1]!) / seconds,
    turn: wrapped(headingOf(b.pose, body) - headingOf(a.pose, body)) / seconds,
  };
}

/// How a body moves at the last of some frames; one that was put there by hand just then has no speed.
export function velocityAtEnd({ times, poses }: Frames, body: number): Velocity {
  const last = poses.length - 1;
  // back to the first frame, or to the last one after a jump
  let first = last;
  while (first > 0 && !jumps(poses[first - 1]!, poses[first]!, body)) --first;
  if (first === last) return { vx: 0, vy: 0, turn: 0 };
  return velocityBetween(
    { time: times[first]!, pose: poses[first]! },
    { time: times[last]!, pose: poses[last]! },
    body,
  );
}

/// How a body moved up to each of some frames but the first.
export function velocitiesIn({ times, poses }: Frames, body: number): Timed<Velocity>[] {
  return poses.slice(1).map((pose, k) => ({
    time: times[k + 1]!,
    value: velocityBetween({ time: times[k]!, pose: poses[k]! }, { time: times[k + 1]!, pose }, body),
  }));
}

/// Each frame with those shortly before and after it, between which velocities can be taken.
export async function* neighbours(all: AsyncIterable<Frames>): AsyncGenerator<{ time: number; before: At; after: At }> {
  const window: At[] = [];
  for await (const { times, poses } of all) {
    for (let k = 0; k < times.length; ++k) {
      window.push({ time: times[k]!, pose: poses[k]! });
      if (window.length > 2 * SPREAD + 1) window.shift();
      const { time } = window[Math.max(0, window.length - 1 - SPREAD)]!;
      yield { time, before: window[0]!, after: window.at(-1)! };
    }
  }
}

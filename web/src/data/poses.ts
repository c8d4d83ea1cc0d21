// Where every body is at every frame of a chunk, packed into plain arrays, and the place of a body between two frames.

import type { FrameTransforms } from "./messages";

/// Numbers for each body: x, y, z and the quaternion x, y, z, w.
export const STRIDE = 7;
/// A body that moves further than this between two frames was put there by hand: no interpolation.
export const JUMP = 0.3;

/// Gives every frame name a number that stays the same for the whole recording.
export class Bodies {
  readonly names: string[] = [];
  private readonly numbers = new Map<string, number>();
  number(name: string): number {
    let found = this.numbers.get(name);
    if (found === undefined) {
      found = this.names.length;
      this.names.push(name);
      this.numbers.set(name, found);
    }
    return found;
  }
  find(name: string): number {
    return this.numbers.get(name) ?? -1;
  }
  /// The same for a name in UTF-8, where `guess` is probably right: then nothing is decoded.
  numberOf(name: Uint8Array, guess: number): number {
    const known = this.inBytes[guess];
    if (known && known.length === name.length && known.every((byte, i) => byte === name[i])) return guess;
    const found = this.number(new TextDecoder().decode(name));
    this.inBytes[found] ??= name.slice();
    return found;
  }
  private readonly inBytes: Uint8Array[] = [];
}

/// The frames of one chunk.
export interface Frames {
  times: Float64Array | number[];
  poses: Float32Array[]; // one array for each frame, STRIDE numbers for each body
  bends?: (Float32Array | undefined)[]; // the angles of all joints at the same frames, where robots have any
}

export function pack(message: FrameTransforms, bodies: Bodies): Float32Array {
  const list = message.transforms.map((t) => ({ ...t, number: bodies.number(t.child_frame_id) }));
  const poses = new Float32Array(STRIDE * bodies.names.length).fill(NaN);
  for (const { number, translation: p, rotation: q } of list) {
    poses.set([p?.x ?? 0, p?.y ?? 0, p?.z ?? 0, q?.x ?? 0, q?.y ?? 0, q?.z ?? 0, q?.w ?? 1], number * STRIDE);
  }
  return poses;
}

/// The last index whose time is at or before `time`; -1 where all are later.
export function lastAtOrBefore(times: ArrayLike<number>, time: number): number {
  let low = 0;
  let high = times.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (times[middle]! <= time) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/// Whether a body was moved by hand between two frames.
export function jumps(a: Float32Array, b: Float32Array, body: number): boolean {
  const i = body * STRIDE;
  return Math.hypot(b[i]! - a[i]!, b[i + 1]! - a[i + 1]!, b[i + 2]! - a[i + 2]!) > JUMP;
}

/// Writes the pose of a body between frames a and b into `out`; false where the body is not known.
export function between(a: Float32Array, b: Float32Array, body: number, share: number, out: Float64Array): boolean {
  const i = body * STRIDE;
  if (body < 0 || i + STRIDE > a.length || Number.isNaN(a[i]!)) return false;
  if (share <= 0 || i + STRIDE > b.length || Number.isNaN(b[i]!) || jumps(a, b, body)) {
    for (let k = 0; k < STRIDE; ++k) out[k] = a[i + k]!;
    return true;
  }
  for (let k = 0; k < 3; ++k) out[k] = a[i + k]! + (b[i + k]! - a[i + k]!) * share;
  slerp(a, b, i + 3, share, out);
  return true;
}

/// The shorter way between two orientations.
function slerp(a: Float32Array, b: Float32Array, i: number, share: number, out: Float64Array): void {
  let dot = 0;
  for (let k = 0; k < 4; ++k) dot += a[i + k]! * b[i + k]!;
  const sign = dot < 0 ? -1 : 1;
  const cosine = Math.min(1, Math.abs(dot));
  const angle = Math.acos(cosine);
  const sine = Math.sin(angle);
  // almost the same: a straight line is as good and does not divide by zero
  const wa = sine < 1e-4 ? 1 - share : Math.sin((1 - share) * angle) / sine;
  const wb = (sine < 1e-4 ? share : Math.sin(share * angle) / sine) * sign;
  let length = 0;
  for (let k = 0; k < 4; ++k) {
    out[3 + k] = a[i + k]! * wa + b[i + k]! * wb;
    length += out[3 + k]! ** 2;
  }
  length = Math.sqrt(length) || 1;
  for (let k = 0; k < 4; ++k) out[3 + k]! /= length;
}

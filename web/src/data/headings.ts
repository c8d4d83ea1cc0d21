// Directions on the ground.

import type { Quaternion } from "./messages";
import { STRIDE } from "./poses";

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

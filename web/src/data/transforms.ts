// Reads foxglove.FrameTransforms straight from the wire into an array of poses. This message is nine tenths of a
// recording, and the general decoder would make a hundred small objects for each.

import { type Bodies, STRIDE } from "./poses";
import { Wire } from "./protobuf";

// tags of the wire format: field number × 8 + wire type
const TRANSFORM = 0x0a;
const CHILD_FRAME = 0x1a;
const TRANSLATION = 0x22;
const ROTATION = 0x2a;

/// STRIDE numbers for each body known so far, NaN for those that the message does not place.
export function packTransforms(message: Uint8Array, bodies: Bodies): Float32Array {
  const wire = new Wire(message);
  let poses = new Float32Array(STRIDE * bodies.names.length).fill(NaN);
  const pose = new Float64Array(STRIDE);
  for (let order = 0; wire.pos < message.length;) {
    const tag = wire.varint();
    if (tag !== TRANSFORM) {
      wire.skip(tag & 7);
      continue;
    }
    const body = readTransform(wire, bodies, order++, pose);
    if (body < 0) continue;
    const more = STRIDE * bodies.names.length;
    if (more > poses.length) {
      const longer = new Float32Array(more).fill(NaN);
      longer.set(poses);
      poses = longer;
    }
    poses.set(pose, body * STRIDE);
  }
  return poses;
}

/// One transform; gives the number of its body. Bodies mostly come in the same order: `order` is the first guess.
function readTransform(wire: Wire, bodies: Bodies, order: number, pose: Float64Array): number {
  const end = wire.end();
  let body = -1;
  pose.fill(0);
  pose[6] = 1;
  while (wire.pos < end) {
    const tag = wire.varint();
    if (tag === CHILD_FRAME) body = bodies.numberOf(wire.part(), order);
    else if (tag === TRANSLATION) readDoubles(wire, pose, 0);
    else if (tag === ROTATION) {
      pose[6] = 0; // what is absent from a message that is there is zero
      readDoubles(wire, pose, 3);
    } else wire.skip(tag & 7);
  }
  return body;
}

/// The doubles x, y, z (and w) of a nested message, which are its fields 1, 2, 3 (and 4).
function readDoubles(wire: Wire, out: Float64Array, from: number): void {
  const end = wire.end();
  while (wire.pos < end) {
    const tag = wire.varint();
    const field = (tag >>> 3) - 1;
    if ((tag & 7) === 1 && field >= 0 && from + field < STRIDE)
      out[from + field] = wire.view.getFloat64(wire.fixed(8), true);
    else wire.skip(tag & 7);
  }
}

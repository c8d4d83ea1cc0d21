// The angles of all joints of a frame, packed like the poses beside them: robot after robot, blue's first, in radians.

import { Wire } from "./protobuf";

// tags of the wire format: field 1 of cancha.JointFrame, packed or one by one
const PACKED = 0x0a;
const SINGLE = 0x0d;

/// Reads cancha.JointFrame straight from the wire.
export function packAngles(message: Uint8Array): Float32Array {
  const wire = new Wire(message);
  const found: number[] = [];
  const take = () => found.push(wire.view.getFloat32(wire.fixed(4), true));
  while (wire.pos < message.length) {
    const tag = wire.varint();
    if (tag === PACKED) for (const end = wire.end(); wire.pos < end;) take();
    else if (tag === SINGLE) take();
    else wire.skip(tag & 7);
  }
  return Float32Array.from(found);
}

/// Writes the angles of one robot between two frames into `out`; false where they are not known. A frame without angles, whose
/// angles lie in the next chunk, has those of its neighbour.
export function anglesBetween(
  a: Float32Array | undefined,
  b: Float32Array | undefined,
  from: number,
  share: number,
  out: Float64Array,
): boolean {
  const [first, second] = [a ?? b, b ?? a];
  if (!first || !second || from < 0 || from + out.length > first.length) return false;
  const s = from + out.length > second.length ? 0 : share;
  for (let k = 0; k < out.length; ++k)
    out[k] = first[from + k]! + (s > 0 ? (second[from + k]! - first[from + k]!) * s : 0);
  return true;
}

// The robot of a recording in the words of the API, which the rest of the page speaks: names of kinds are in capitals there, and what
// is absent is null.

import type { RobotView } from "./types/api";
import type { RobotView as Recorded, Vector3 } from "./types/recorded";

const NOWHERE: Vector3 = { x: 0, y: 0, z: 0 };
const UNTURNED = { x: 0, y: 0, z: 0, w: 1 };

export function robotOf(recorded: Recorded): RobotView {
  return {
    ...recorded,
    links: recorded.links.map((link) => ({
      ...link,
      position: link.position ?? NOWHERE,
      rotation: link.rotation ?? UNTURNED,
      axis: link.axis ?? NOWHERE,
      anchor: link.anchor ?? NOWHERE,
    })),
    shapes: recorded.shapes.map((shape) => ({
      ...shape,
      kind: shape.kind.toLowerCase() as RobotView["shapes"][number]["kind"],
      size: shape.size ?? NOWHERE,
      position: shape.position ?? NOWHERE,
      rotation: shape.rotation ?? UNTURNED,
    })),
    soles: recorded.soles.map((sole) => ({
      ...sole,
      position: sole.position ?? NOWHERE,
      rotation: sole.rotation ?? UNTURNED,
    })),
  };
}

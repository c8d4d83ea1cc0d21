// What lies under the pointer.

import { Plane, Raycaster, Vector2, Vector3 } from "three";

import { BALL, type Pitch } from "./scene";
import type { Stage } from "./stage";

const REACH = 1.13; // times the width of a robot from a body's middle that still hits it

/// The point of a level `height` metres above the ground; undefined where the pointer is above the horizon.
export function pointUnder(stage: Stage, event: PointerEvent, height = 0): Vector3 | undefined {
  const box = stage.canvas.getBoundingClientRect();
  const at = new Vector2(
    ((event.clientX - box.left) / box.width) * 2 - 1,
    1 - ((event.clientY - box.top) / box.height) * 2,
  );
  const ray = new Raycaster();
  ray.setFromCamera(at, stage.cameras.camera);
  return ray.ray.intersectPlane(new Plane(new Vector3(0, 0, 1), -height), new Vector3()) ?? undefined;
}

/// The nearest of some bodies under the pointer.
export function bodyUnder(stage: Stage, pitch: Pitch, event: PointerEvent, bodies: string[]): string | undefined {
  const hits = levels(pitch).map((height) => pointUnder(stage, event, height));
  const tall = hits.length > 1;
  let [found, nearest]: [string | undefined, number] = [undefined, REACH * pitch.sizes.robot * (tall ? 0.75 : 1)];
  for (const body of bodies) {
    const { x, y } = pitch.frame(body).position;
    // the ball is on the ground; a tall robot is hit at its head as well as at its feet
    for (const hit of body === BALL ? hits.slice(0, 1) : hits) {
      const away = hit ? Math.hypot(x - hit.x, y - hit.y) : Infinity;
      if (away < nearest) [found, nearest] = [body, away];
    }
  }
  return found;
}

/// Heights at which a robot is looked for.
function levels({ sizes: { height } }: Pitch): number[] {
  return height < 0.1 ? [height] : [0.04, 0.4 * height, 0.7 * height, height];
}

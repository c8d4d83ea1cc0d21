// What lies under the pointer.

import { Plane, Raycaster, Vector2, Vector3 } from "three";

import type { Pitch } from "./scene";
import type { Stage } from "./stage";

const REACH = 0.085; // m from a body's middle that still hits it

/// The point of a level `height` metres above the ground; undefined where the pointer is above the horizon.
export function pointUnder(stage: Stage, event: PointerEvent, height = 0): Vector3 | undefined {
  const box = stage.canvas.getBoundingClientRect();
  const at = new Vector2(((event.clientX - box.left) / box.width) * 2 - 1, 1 - ((event.clientY - box.top) / box.height) * 2);
  const ray = new Raycaster();
  ray.setFromCamera(at, stage.cameras.camera);
  return ray.ray.intersectPlane(new Plane(new Vector3(0, 0, 1), -height), new Vector3()) ?? undefined;
}

/// The nearest of some bodies under the pointer.
export function bodyUnder(stage: Stage, pitch: Pitch, event: PointerEvent, bodies: string[]): string | undefined {
  const hit = pointUnder(stage, event, 0.04);
  if (!hit) return undefined;
  let [found, nearest]: [string | undefined, number] = [undefined, REACH];
  for (const body of bodies) {
    const { x, y } = pitch.frame(body).position;
    const away = Math.hypot(x - hit.x, y - hit.y);
    if (away < nearest) [found, nearest] = [body, away];
  }
  return found;
}

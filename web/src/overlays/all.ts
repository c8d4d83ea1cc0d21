// The overlays of the page, in the order of their menu.

import type { Recording } from "../recording";
import { BALL, type Pitch } from "../scene";
import { BallTrail } from "./ball_trail";
import type { Overlay } from "./overlay";

export function allOverlays(recording: Recording, _pitch: Pitch): Overlay[] {
  const ball = recording.bodies.find(BALL);
  return [new BallTrail(recording, ball)];
}

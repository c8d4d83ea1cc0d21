// Where the ball will roll if nobody touches it, dashed.

import { pathAhead } from "../../data/ball_path";
import { BALL_PATH } from "../../data/messages";
import { motionOf } from "../../data/motion";
import type { Recording } from "../../data/recording";
import type { PredictedPath } from "../../data/types/recorded";
import { BALL, type Pitch } from "../scene";
import { WHITE } from "./colors";
import type { Overlay } from "./overlay";
import { RibbonMesh } from "./ribbon_mesh";

const STEP = 0.0075; // m between the places that are drawn, a quarter of a dash
const SHORT = 6; // so few places do not need a cross at their end

export class BallPrediction implements Overlay {
  readonly name = "prediction";
  readonly key = "b";
  private readonly ribbons = new RibbonMesh(600, 0.006);
  readonly object3d = this.ribbons.mesh;

  constructor(
    private readonly recording: Recording,
    private readonly pitch: Pitch,
  ) {}

  update(time: number): void {
    this.ribbons.clear();
    const { scale } = this.pitch.sizes;
    const ball = motionOf(this.recording, BALL, time);
    const path = this.recording.latest<PredictedPath>(BALL_PATH, time);
    const places = ball && path ? pathAhead(path, ball, STEP * scale) : [];
    this.ribbons.dashes(places, 0.011 * scale, WHITE, 0.03 * scale, [0.95, 0.35]);
    const end = places.at(-1);
    if (end && places.length > SHORT) this.ribbons.cross(end, 0.018 * scale, 0.007 * scale, WHITE, 0.85);
    this.ribbons.finish();
  }
}

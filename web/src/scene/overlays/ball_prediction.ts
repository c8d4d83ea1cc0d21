// Where the ball will roll if nobody touches it, dashed.

import { ballPath } from "../../data/ball_path";
import { MOTION_SECONDS, motionOf } from "../../data/motion";
import type { Recording } from "../../data/recording";
import type { Pitch } from "../scene";
import { WHITE } from "./colors";
import type { Overlay } from "./overlay";
import { RibbonMesh } from "./ribbon_mesh";

export class BallPrediction implements Overlay {
  readonly name = "prediction";
  readonly key = "b";
  private readonly ribbons = new RibbonMesh(600, 0.006);
  readonly object3d = this.ribbons.mesh;

  constructor(
    private readonly recording: Recording,
    private readonly pitch: Pitch,
    private readonly ball: number,
  ) {}

  update(time: number): void {
    this.ribbons.clear();
    const motion = motionOf(this.recording.past(time, MOTION_SECONDS), this.ball);
    const path = motion ? ballPath(motion.x, motion.y, motion.vx, motion.vy, this.pitch.ground) : [];
    const { scale } = this.pitch.sizes;
    this.ribbons.dashes(path, 0.011 * scale, WHITE, 0.03 * scale, [0.95, 0.35]);
    const end = path.at(-1);
    if (end && path.length > 12) this.ribbons.cross(end, 0.018 * scale, 0.007 * scale, WHITE, 0.85);
    this.ribbons.finish();
  }
}

// The way of the ball in the last two seconds, as a ribbon that fades.

import { JUMP, STRIDE } from "../../data/poses";
import type { Recording } from "../../data/recording";
import type { Pitch } from "../scene";
import { ORANGE } from "./colors";
import type { Overlay } from "./overlay";
import { type Place, RibbonMesh } from "./ribbon_mesh";

const SECONDS = 2;
const POINTS = 61;
const WIDTH = 0.018;

export class BallTrail implements Overlay {
  readonly name = "trail";
  readonly key = "t";
  private readonly ribbons = new RibbonMesh(POINTS, 0.01);
  readonly object3d = this.ribbons.mesh;

  constructor(
    private readonly recording: Recording,
    private readonly pitch: Pitch,
    private readonly ball: number,
  ) {}

  update(time: number): void {
    const places = this.places(time);
    this.ribbons.clear();
    this.ribbons.path(places, WIDTH * this.pitch.sizes.scale, ORANGE, [0.9, 0.9 * (1 - places.length / POINTS)]);
    this.ribbons.finish();
  }

  /// Places of the ball from `time` backwards, up to a jump or to what has not been fetched.
  private places(time: number): Place[] {
    const found: Place[] = [];
    const i = this.ball * STRIDE;
    for (let k = 0; k < POINTS; ++k) {
      const at = time - (k * SECONDS) / (POINTS - 1);
      const moment = at >= this.recording.start ? this.recording.moment(at) : undefined;
      if (!moment || this.ball < 0) break;
      const { a, b, share } = moment;
      const s = Math.hypot(b[i]! - a[i]!, b[i + 1]! - a[i + 1]!) > JUMP ? 0 : share;
      const p = { x: a[i]! + (b[i]! - a[i]!) * s, y: a[i + 1]! + (b[i + 1]! - a[i + 1]!) * s };
      const last = found.at(-1);
      if (last && Math.hypot(p.x - last.x, p.y - last.y) > JUMP) break;
      found.push(p);
    }
    return found;
  }
}

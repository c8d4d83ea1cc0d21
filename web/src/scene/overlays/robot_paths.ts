// The ways of all robots in the last seconds, in the colours of their teams.

import { JUMP, STRIDE } from "../../data/poses";
import type { Recording } from "../../data/recording";
import type { Pitch } from "../scene";
import { teamColor, teamOf } from "./colors";
import type { Overlay } from "./overlay";
import { type Place, RibbonMesh } from "./ribbon_mesh";

const SECONDS = 3;
const EVERY = 4; // frames

export class RobotPaths implements Overlay {
  readonly name = "paths";
  readonly key = "r";
  private readonly ribbons: RibbonMesh;
  readonly object3d;
  private readonly robots;

  constructor(
    private readonly recording: Recording,
    private readonly pitch: Pitch,
  ) {
    this.robots = pitch.robots.map((robot) => ({
      body: recording.bodies.number(robot),
      color: teamColor(pitch, teamOf(robot)),
    }));
    this.ribbons = new RibbonMesh(this.robots.length * Math.ceil((SECONDS * 64) / EVERY), 0.0025);
    this.object3d = this.ribbons.mesh;
  }

  update(time: number): void {
    const { poses } = this.recording.past(time, SECONDS);
    this.ribbons.clear();
    for (const { body, color } of this.robots) {
      const i = body * STRIDE;
      const places: Place[] = [];
      for (let k = poses.length - 1; k >= 0; k -= EVERY) {
        const p = { x: poses[k]![i]!, y: poses[k]![i + 1]! };
        const last = places.at(-1);
        if (Number.isNaN(p.x) || (last && Math.hypot(p.x - last.x, p.y - last.y) > JUMP * 1.5)) break;
        places.push(p);
      }
      this.ribbons.path(places, 0.014 * this.pitch.sizes.scale, color, [0.85, 0.05]);
    }
    this.ribbons.finish();
  }
}

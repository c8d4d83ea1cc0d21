// Where each robot wants to go and as what, as its team says: a line to a small cross, with the role beside it. Nothing in
// recordings that do not tell.

import type { Intents } from "../../data/messages";
import type { Recording } from "../../data/recording";
import type { Pitch } from "../scene";
import type { Stage } from "../stage";
import { teamColor, teamOf } from "./colors";
import { type Label, Labels } from "./labels";
import type { Overlay } from "./overlay";
import { RibbonMesh } from "./ribbon_mesh";

export class Targets implements Overlay {
  readonly name = "targets";
  readonly key = "g";
  private readonly ribbons = new RibbonMesh(128, 0.0045);
  readonly object3d = this.ribbons.mesh;

  private readonly labels = new Labels("roles");

  constructor(
    private readonly recording: Recording,
    private readonly pitch: Pitch,
    stage: Stage,
  ) {
    stage.canvas.after(this.labels.element);
    stage.onDraw((camera, width, height) => this.labels.project(camera, width, height));
  }

  turned(on: boolean): void {
    if (!on) this.labels.put([]);
  }

  update(time: number): void {
    this.ribbons.clear();
    const labels: Label[] = [];
    const { scale } = this.pitch.sizes;
    for (const { robot, role, target, has_target } of this.recording.latest<Intents>("/match/intents", time)?.robots ??
      []) {
      const name = this.pitch.robots[robot];
      if (!name || !has_target) continue;
      const to = { x: target?.x ?? 0, y: target?.y ?? 0 };
      const color = teamColor(this.pitch, teamOf(name));
      this.ribbons.line(this.pitch.frame(name).position, to, 0.009 * scale, color, [0.3, 0.95]);
      this.ribbons.cross(to, 0.024 * scale, 0.01 * scale, color);
      if (role) labels.push({ x: to.x, y: to.y - 0.065 * scale, z: 0, text: role });
    }
    this.ribbons.finish();
    this.labels.put(labels);
  }
}

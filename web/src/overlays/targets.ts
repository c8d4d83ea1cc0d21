// Where each robot wants to go, as its team says: a line to a small cross. Nothing in recordings that do not tell.

import type { Intents } from "../messages";
import type { Recording } from "../recording";
import type { Pitch } from "../scene";
import { teamColor, teamOf } from "./colors";
import type { Overlay } from "./overlay";
import { RibbonMesh } from "./ribbon_mesh";

export class Targets implements Overlay {
  readonly name = "targets";
  readonly key = "g";
  private readonly ribbons = new RibbonMesh(128, 0.0045);
  readonly object3d = this.ribbons.mesh;

  constructor(private readonly recording: Recording, private readonly pitch: Pitch) {}

  update(time: number): void {
    this.ribbons.clear();
    for (const { robot, target, has_target } of this.recording.latest<Intents>("/match/intents", time)?.robots ?? []) {
      const name = this.pitch.robots[robot];
      if (!name || !has_target) continue;
      const to = { x: target?.x ?? 0, y: target?.y ?? 0 };
      const color = teamColor(this.pitch, teamOf(name));
      this.ribbons.line(this.pitch.frame(name).position, to, 0.006, color, [0.25, 0.9]);
      this.ribbons.cross(to, 0.02, 0.008, color);
    }
    this.ribbons.finish();
  }
}

// Distances in metres from the chosen robot, or from the ball where none is chosen, to all others.

import type { Pitch } from "../scene";
import { BALL } from "../scene";
import type { Selection } from "../selection";
import type { Stage } from "../stage";
import { WHITE } from "./colors";
import { Labels } from "./labels";
import type { Overlay } from "./overlay";
import { RibbonMesh } from "./ribbon_mesh";

export class Distances implements Overlay {
  readonly name = "distances";
  readonly key = "d";
  private readonly ribbons = new RibbonMesh(64, 0.005);
  readonly object3d = this.ribbons.mesh;
  private readonly labels = new Labels();

  constructor(
    private readonly pitch: Pitch,
    private readonly selection: Selection,
    stage: Stage,
  ) {
    stage.canvas.after(this.labels.element);
    stage.onDraw((camera, width, height) => this.labels.project(camera, width, height));
  }

  turned(on: boolean): void {
    if (!on) this.labels.put([]);
  }

  update(): void {
    const from = this.selection.robot ?? BALL;
    const a = this.pitch.frame(from).position;
    this.ribbons.clear();
    const labels = [BALL, ...this.pitch.robots]
      .filter((name) => name !== from)
      .map((name) => {
        const b = this.pitch.frame(name).position;
        this.ribbons.line(a, b, 0.005 * this.pitch.sizes.scale, WHITE, [0.75, 0.75]);
        // nearer to the far end, where the lines are apart
        const share = 0.62;
        return {
          x: a.x + (b.x - a.x) * share,
          y: a.y + (b.y - a.y) * share,
          z: 0.02,
          text: Math.hypot(b.x - a.x, b.y - a.y).toFixed(2),
        };
      });
    this.ribbons.finish();
    this.labels.put(labels);
  }
}

// What the camera sees of the pitch, and what was recognised against what was there.

import type { EyeThing } from "../../../data/types/api";
import { circle } from "../../../scene/humanoid/robot_marks";
import { type Label, Labels } from "../../../scene/overlays/labels";
import type { Overlay } from "../../../scene/overlays/overlay";
import { RibbonMesh, type Rgb } from "../../../scene/overlays/ribbon_mesh";
import type { Stage } from "../../../scene/stage";
import { colourOf, type Kind } from "./kinds";
import type { EyeSource } from "./source";
import { say } from "./words";

const GLASS: Rgb = [0.55, 0.85, 1];
const WIDTH = 0.018; // m
const WIDEST = 0.6; // m of a ring; who is more unsure than that is so anyway

/// The outline of the ground in the picture.
export class Sector implements Overlay {
  readonly name = "sector";
  readonly text = say("sector");
  readonly key = "f";
  private readonly ribbons = new RibbonMesh(128, 0.008);
  readonly object3d = this.ribbons.mesh;

  constructor(private readonly source: EyeSource) {}

  update(time: number): void {
    const ground = this.source.at(time)?.ground ?? [];
    this.ribbons.clear();
    if (ground.length > 2) this.ribbons.path([...ground, ground[0]!], 1.4 * WIDTH, GLASS, [0.9, 0.9]);
    this.ribbons.finish();
  }
}

/// Where things were seen, as wide as the player was unsure, each with a line to where it really was.
export class Percepts implements Overlay {
  readonly name = "percepts";
  readonly text = say("percepts");
  readonly key = "e";
  private readonly ribbons = new RibbonMesh(6000, 0.009);
  readonly object3d = this.ribbons.mesh;
  private readonly labels = new Labels("roles percepts");

  constructor(
    private readonly source: EyeSource,
    stage: Stage,
  ) {
    stage.canvas.after(this.labels.element);
    stage.onDraw((camera, width, height) => this.labels.project(camera, width, height));
  }

  turned(on: boolean): void {
    if (!on) this.labels.put([]);
  }

  update(time: number): void {
    const view = this.source.at(time);
    this.ribbons.clear();
    const labels: Label[] = [];
    for (const thing of view?.things ?? []) {
      this.draw(thing, view!.robot.heading);
      if (thing.truth && thing.error !== undefined && thing.error !== null)
        labels.push({ ...thing.place, z: 0.05, text: `${say(thing.seen.kind as Kind)} ±${thing.error.toFixed(2)} m` });
    }
    this.ribbons.finish();
    this.labels.put(labels);
  }

  private draw({ seen, place, truth }: EyeThing, heading: number): void {
    const colour = colourOf(seen.kind as Kind).light;
    const strength = seen.held ? 0.5 : 1;
    if (seen.kind === "line" && seen.orientation) {
      const along = heading + seen.orientation.angle;
      const [x, y] = [0.4 * Math.cos(along), 0.4 * Math.sin(along)];
      this.ribbons.line({ x: place.x - x, y: place.y - y }, { x: place.x + x, y: place.y + y }, WIDTH, colour);
      return;
    }
    const radius = Math.min(WIDEST, Math.max(0.05, seen.distance_spread));
    this.ribbons.path(circle(place, radius), WIDTH, colour, [strength, strength]);
    this.ribbons.cross(place, 0.03, 0.014, colour, strength);
    if (truth) this.ribbons.line(place, truth, 0.01, colour, [strength, 0.4]);
  }
}

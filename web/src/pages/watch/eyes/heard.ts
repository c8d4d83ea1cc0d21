// What sonars and lasers measured, and the grid of obstacles that came of it.

import type { EyesView } from "../../../data/types/api";
import type { Overlay } from "../../../scene/overlays/overlay";
import { type Place, RibbonMesh, type Rgb } from "../../../scene/overlays/ribbon_mesh";
import type { EyeSource } from "./source";
import { say } from "./words";

const SOUND: Rgb = [0.2, 0.9, 0.75];
const LIGHT: Rgb = [1, 0.05, 0.05];
const CELL: Rgb = [1, 0.55, 0.05];
const CLUSTER: Rgb = [1, 1, 0.4];
const ARC = 12; // pieces
const CELL_SIZE = 0.06; // m, as ObstacleGrid has it
const OWN_CELL = 23;
const SURE = 12; // a state from which on a cell is drawn in full

const arc = (from: Place, heading: number, angle: number, radius: number): Place[] =>
  Array.from({ length: ARC + 1 }, (_, i) => {
    const at = heading + angle * (i / ARC - 0.5);
    return { x: from.x + radius * Math.cos(at), y: from.y + radius * Math.sin(at) };
  });

/// Cones of the sonars, with an arc for each echo.
export class Cones implements Overlay {
  readonly name = "cones";
  readonly text = say("cones");
  readonly key = "s";
  private readonly ribbons = new RibbonMesh(700, 0.006);
  readonly object3d = this.ribbons.mesh;

  constructor(private readonly source: EyeSource) {}

  update(time: number): void {
    this.ribbons.clear();
    for (const { from, heading, angle, range, echoes } of this.source.at(time)?.cones ?? []) {
      const rim = arc(from, heading, angle, range);
      this.ribbons.path([from, ...rim, from], 0.012, SOUND, [0.35, 0.35]);
      echoes.forEach((echo, i) =>
        this.ribbons.path(arc(from, heading, angle, echo), 0.03, SOUND, i === 0 ? [1, 1] : [0.6, 0.6]),
      );
    }
    this.ribbons.finish();
  }
}

/// Rays of lasers, bright where they met something.
export class Rays implements Overlay {
  readonly name = "rays";
  readonly text = say("rays");
  readonly key = "z";
  private readonly ribbons = new RibbonMesh(6100, 0.006);
  readonly object3d = this.ribbons.mesh;

  constructor(private readonly source: EyeSource) {}

  update(time: number): void {
    this.ribbons.clear();
    for (const { from, to, hit } of this.source.at(time)?.rays ?? []) {
      this.ribbons.line(from, to, 0.008, LIGHT, hit ? [0.7, 0.9] : [0.25, 0.05]);
      if (hit) this.ribbons.cross(to, 0.02, 0.012, LIGHT);
    }
    this.ribbons.finish();
  }
}

/// Cells in which something was heard, and the obstacles that were made of them.
export class Grid implements Overlay {
  readonly name = "grid";
  readonly text = say("grid");
  readonly key = "q";
  private readonly ribbons = new RibbonMesh(2600, 0.005);
  readonly object3d = this.ribbons.mesh;

  constructor(private readonly source: EyeSource) {}

  update(time: number): void {
    this.ribbons.clear();
    const view = this.source.at(time);
    if (view?.obstacles) this.draw(view, view.obstacles);
    this.ribbons.finish();
  }

  private draw({ robot }: EyesView, { grid, obstacles }: NonNullable<EyesView["obstacles"]>): void {
    const [cos, sin] = [Math.cos(robot.heading), Math.sin(robot.heading)];
    const onField = ({ x, y }: Place): Place => ({ x: robot.x + cos * x - sin * y, y: robot.y + sin * x + cos * y });
    for (const { x, y, state } of grid) {
      const [ahead, left] = [(x - OWN_CELL) * CELL_SIZE, (y - OWN_CELL) * CELL_SIZE];
      const half = 0.45 * CELL_SIZE;
      const strength = Math.min(1, 0.2 + (0.8 * state) / SURE);
      this.ribbons.line(
        onField({ x: ahead - half, y: left }),
        onField({ x: ahead + half, y: left }),
        0.9 * CELL_SIZE,
        CELL,
        [strength, strength],
      );
    }
    for (const { left, right, closest } of obstacles) {
      this.ribbons.line(onField(left), onField(right), 0.025, CLUSTER);
      this.ribbons.cross(onField(closest), 0.04, 0.02, CLUSTER);
    }
  }
}

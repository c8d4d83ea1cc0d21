// Kicks of the last three seconds: an arrow where a robot touched the ball, as long as the ball got fast.

import { kicksIn, pastVelocities } from "../../data/motion";
import type { Recording } from "../../data/recording";
import { BALL, type Pitch } from "../scene";
import { teamColor, teamOf } from "./colors";
import type { Overlay } from "./overlay";
import { RibbonMesh } from "./ribbon_mesh";

const SECONDS = 3;
const REACH = 4 / 3; // times the width of a robot, from its middle to the ball's
const METRES_PER_SPEED = 0.11;

export class Kicks implements Overlay {
  readonly name = "kicks";
  readonly key = "x";
  private readonly ribbons = new RibbonMesh(128, 0.008);
  readonly object3d = this.ribbons.mesh;
  private readonly robots: number[];

  constructor(
    private readonly recording: Recording,
    private readonly pitch: Pitch,
    private readonly ball: number,
  ) {
    this.robots = pitch.robots.map((robot) => recording.bodies.number(robot));
  }

  update(time: number): void {
    this.ribbons.clear();
    const { scale, robot } = this.pitch.sizes;
    const frames = this.recording.past(time, SECONDS);
    const velocities = pastVelocities(this.recording, BALL, time, SECONDS);
    for (const kick of kicksIn(frames, velocities, this.ball, this.robots, REACH * robot)) {
      const to = { x: kick.x + kick.vx * METRES_PER_SPEED * scale, y: kick.y + kick.vy * METRES_PER_SPEED * scale };
      const color = teamColor(this.pitch, teamOf(this.pitch.robots[this.robots.indexOf(kick.body)] ?? ""));
      this.ribbons.arrow(kick, to, 0.016 * scale, color, 1 - 0.85 * ((time - kick.time) / SECONDS));
    }
    this.ribbons.finish();
  }
}

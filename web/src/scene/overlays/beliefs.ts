// Where the chosen robot believes itself, the ball, its mates and opponents to be: dashed rings as wide as it is unsure, each with a
// thin line to where the thing really is; an unbroken ring is the ball as its whole team believes it; a dashed ray is a ball of which
// only the direction was seen. Nothing where no robot is chosen, or where players do not tell.

import type { Recording } from "../../data/recording";
import type { Frame } from "../../data/types/recorded";
import { ballDirection, frameOf, type Believed, believed } from "../humanoid/minds";
import { circle } from "../humanoid/robot_marks";
import { BALL, type Pitch } from "../scene";
import type { Selection } from "../selection";
import { ORANGE, teamColor, teamOf, WHITE } from "./colors";
import type { Overlay } from "./overlay";
import { RibbonMesh, type Rgb } from "./ribbon_mesh";

const LEAST = { ball: 0.06, robot: 0.12 }; // m, of a ring that can be seen
const WIDEST = 0.8; // m; who is more unsure than that is so anyway
const WIDTH = 0.018;
const RAY_DASHES = 8;

export class Beliefs implements Overlay {
  readonly name = "beliefs";
  readonly key = "u";
  readonly first = true;
  private readonly ribbons = new RibbonMesh(600, 0.007);
  readonly object3d = this.ribbons.mesh;

  constructor(
    private readonly recording: Recording,
    private readonly pitch: Pitch,
    private readonly selection: Selection,
  ) {}

  update(time: number): void {
    this.ribbons.clear();
    const { robot } = this.selection;
    const frame = robot && frameOf(this.recording, robot, time);
    for (const thing of frame ? believed(frame) : []) this.draw(thing, thing.body === robot);
    if (frame) this.drawDirection(frame);
    this.ribbons.finish();
  }

  /// A ball of which only the direction was seen: a dashed ray from where the robot believes to be.
  private drawDirection(frame: Frame): void {
    const from = ballDirection(frame);
    if (!from) return;
    const at = (metres: number) => ({
      x: from.x + metres * Math.cos(from.heading),
      y: from.y + metres * Math.sin(from.heading),
    });
    for (let k = 0; k < RAY_DASHES; ++k)
      this.ribbons.line(at(0.3 + 0.3 * k), at(0.45 + 0.3 * k), WIDTH, ORANGE, [0.95, 0.95]);
  }

  private draw(thing: Believed, self: boolean): void {
    const color = this.color(thing.body, self);
    const radius = Math.min(WIDEST, Math.max(thing.spread, thing.body === BALL ? LEAST.ball : LEAST.robot));
    const strength = thing.age > 3 ? 0.45 : 0.95; // what was seen long ago is pale
    const ring = circle(thing, radius);
    ring.forEach(
      (p, k) =>
        (thing.shared || k % 2 === 0) &&
        ring[k + 1] &&
        this.ribbons.line(p, ring[k + 1]!, WIDTH, color, [strength, strength]),
    );
    this.ribbons.cross(thing, 0.03, 0.014, color, strength);
    if (thing.heading !== undefined) {
      const nose = { x: thing.x + 0.3 * Math.cos(thing.heading), y: thing.y + 0.3 * Math.sin(thing.heading) };
      this.ribbons.arrow(thing, nose, 0.02, color, strength);
    }
    if (this.knows(thing.body))
      this.ribbons.line(thing, this.pitch.frame(thing.body).position, 0.008, color, [strength, 0.35]);
  }

  private color(body: string, self: boolean): Rgb {
    if (self) return WHITE;
    return body === BALL ? ORANGE : teamColor(this.pitch, teamOf(body));
  }

  /// An opponent whose number was not read is nobody in particular.
  private knows(body: string): boolean {
    return body === BALL || this.pitch.robots.includes(body);
  }
}

// Who does not play, at a glance: a ring on the ground and a coloured number for robots that lie, get up or are taken out. The
// ring of who gets up is open.

import type { Quaternion } from "three";

import type { GameState } from "../../data/messages";
import { type Place, RibbonMesh, type Rgb } from "../overlays/ribbon_mesh";
import type { Pitch } from "../scene";

const LYING = 0.5; // of the trunk's axis that still points up
const CORNERS = 28;
const RADIUS = 0.17; // m
const WIDTH = 0.022;

export type Condition = "plays" | "lies" | "rises" | "penalised";
const COLORS: Record<Exclude<Condition, "plays">, { ring: Rgb; number: number }> = {
  lies: { ring: [1, 0.45, 0.05], number: 0xffb04d },
  rises: { ring: [0.35, 0.85, 0.95], number: 0x9be8f5 },
  penalised: { ring: [1, 0.05, 0.04], number: 0xff6b5e },
};

/// Whether a trunk lies: how much of its axis points up.
export const lies = ({ x, y }: Pick<Quaternion, "x" | "y">): boolean => 1 - 2 * (x * x + y * y) < LYING;

/// What counts most where several things are true.
export const conditionOf = (out: boolean, rises: boolean, down: boolean): Condition =>
  out ? "penalised" : rises ? "rises" : down ? "lies" : "plays";

/// "blue 1" of a robot that a message names.
export const robotNamed = (robot: { team: string; number: number } | null | undefined): string =>
  robot ? `${robot.team.toLowerCase()} ${robot.number}` : "";

export class RobotMarks {
  private readonly ribbons: RibbonMesh;
  private readonly shown = new Map<string, Condition>();

  constructor(private readonly pitch: Pitch) {
    this.ribbons = new RibbonMesh(pitch.robots.length * CORNERS, 0.005);
    pitch.root.add(this.ribbons.mesh);
  }

  /// Marks them as they are now; call it when all bodies are in their places. `rising`: who says that it gets up.
  update(state: GameState | undefined, rising: Set<string>): void {
    const out = new Set(state?.penalties.map(({ robot }) => robotNamed(robot)));
    this.ribbons.clear();
    for (const name of this.pitch.robots) {
      const { position, quaternion } = this.pitch.frame(name);
      const condition = conditionOf(out.has(name), rising.has(name), lies(quaternion));
      if (condition !== "plays") {
        const ring = circle(position, RADIUS);
        const arcs = condition === "rises" ? [0, 1, 2, 3].map((k) => ring.slice(7 * k, 7 * k + 5)) : [ring];
        for (const arc of arcs) this.ribbons.path(arc, WIDTH, COLORS[condition].ring, [0.9, 0.9]);
      }
      if (this.shown.get(name) === condition) continue;
      this.shown.set(name, condition);
      this.pitch.tint(name, condition === "plays" ? undefined : COLORS[condition].number);
    }
    this.ribbons.finish();
  }

  condition(name: string): Condition {
    return this.shown.get(name) ?? "plays";
  }
}

export function circle({ x, y }: Place, radius: number): Place[] {
  return Array.from({ length: CORNERS + 1 }, (_, k) => {
    const angle = (2 * Math.PI * k) / CORNERS;
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  });
}

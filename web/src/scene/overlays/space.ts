// Who reaches which place first: the ground in the colours of the teams.

import { motionOf } from "../../data/motion";
import { reachGrid, type Runner } from "../../data/reach";
import type { Recording } from "../../data/recording";
import { h, write } from "../../ui/dom";
import { t } from "../../ui/strings";
import type { Pitch } from "../scene";
import { teamOf } from "./colors";
import { GroundPicture } from "./ground_picture";
import type { Overlay } from "./overlay";

const CELL = 0.02; // m
const SOFT = 0.06; // m of advantage over which the border between the teams fades

export class Space implements Overlay {
  readonly name = "space";
  readonly key = "v";
  readonly note = h("p", { class: "note-line" });
  readonly object3d;
  private readonly picture: GroundPicture;
  private readonly size;
  private readonly values: Float32Array;
  private readonly rgb: Record<"blue" | "yellow", number[]>;

  constructor(
    private readonly recording: Recording,
    private readonly pitch: Pitch,
  ) {
    this.size = { x: 2 * pitch.ground.right, y: 2 * pitch.ground.top };
    const cell = CELL * pitch.sizes.scale;
    this.picture = new GroundPicture(this.size, Math.round(this.size.x / cell), Math.round(this.size.y / cell), 0.0012);
    this.values = new Float32Array(this.picture.columns * this.picture.rows);
    this.object3d = this.picture.mesh;
    const numbers = (text: string, otherwise: number[]) => text.match(/\d+/g)?.map(Number) ?? otherwise;
    this.rgb = {
      blue: numbers(pitch.colors.blue, [28, 107, 204]),
      yellow: numbers(pitch.colors.yellow, [250, 199, 41]),
    };
  }

  update(time: number): void {
    const runners = this.pitch.robots.flatMap((robot): Runner[] => {
      const motion = motionOf(this.recording, robot, time);
      return motion ? [{ ...motion, team: teamOf(robot) === "blue" ? 0 : 1 }] : [];
    });
    const { columns, rows, pixels } = this.picture;
    const blue = reachGrid(runners, this.size, columns, rows, this.values);
    for (let k = 0; k < this.values.length; ++k) {
      const value = this.values[k]!;
      const color = value > 0 ? this.rgb.blue : this.rgb.yellow;
      pixels[4 * k] = color[0]!;
      pixels[4 * k + 1] = color[1]!;
      pixels[4 * k + 2] = color[2]!;
      pixels[4 * k + 3] = 112 * Math.min(1, Math.abs(value) / (SOFT * this.pitch.sizes.scale));
    }
    this.picture.changed();
    const percent = Math.round(blue * 100);
    write(this.note, t("spaceShare", { blue: percent, yellow: 100 - percent }));
  }
}

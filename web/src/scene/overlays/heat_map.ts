// Where the ball was, as colours on the ground: of the match so far or of the whole match. Read once, in the background.

import { lastAtOrBefore, STRIDE } from "../../data/poses";
import type { Recording } from "../../data/recording";
import { h, write } from "../../ui/dom";
import { recall, remember } from "../../ui/settings";
import { t } from "../../ui/strings";
import type { Pitch } from "../scene";
import { inferno, INFERNO_GRADIENT } from "./colors";
import { GroundPicture } from "./ground_picture";
import type { Overlay } from "./overlay";

const CELL = 0.03; // m
const REDRAW_MS = 250;

let whole = recall("heat", "whole") === "whole"; // one choice for all matches on the page

export class HeatMap implements Overlay {
  readonly name = "heat";
  readonly key = "h";
  readonly note = h("p", { class: "note-line" });
  readonly choice: HTMLElement;
  readonly object3d;
  private readonly picture: GroundPicture;
  private readonly counts: Float32Array;
  private readonly inside: boolean[];
  private times: number[] = [];
  private cells: number[] = [];
  private counted = 0; // frames in counts
  private drawn = -1; // frames in the picture
  private drawnAt = 0;
  private reading: Promise<void> | undefined;

  constructor(
    private readonly recording: Recording,
    private readonly pitch: Pitch,
    private readonly ball: number,
    private readonly changed: () => void,
  ) {
    const cell = CELL * pitch.sizes.scale;
    this.picture = new GroundPicture(
      pitch.size,
      Math.round(pitch.size.x / cell),
      Math.round(pitch.size.y / cell),
      0.0015,
    );
    this.counts = new Float32Array(this.picture.columns * this.picture.rows);
    this.object3d = this.picture.mesh;
    const { right, top, goal } = pitch.ground;
    const { columns, rows } = this.picture;
    this.inside = Array.from(this.counts, (_, k) => {
      const x = Math.abs((((k % columns) + 0.5) / columns - 0.5) * pitch.size.x);
      const y = Math.abs(((Math.floor(k / columns) + 0.5) / rows - 0.5) * pitch.size.y);
      return y < top && (x < right || y < goal);
    });
    const list = h(
      "select",
      { "aria-label": t("heat") },
      h("option", { value: "whole", selected: whole }, t("heatWhole")),
      h("option", { value: "past", selected: !whole }, t("heatPast")),
    );
    list.addEventListener("change", () => {
      whole = list.value === "whole";
      remember("heat", list.value);
      changed();
    });
    this.choice = list;
  }

  turned(on: boolean): void {
    if (on) this.reading ??= this.read().catch((error: unknown) => console.warn(error));
  }

  update(time: number): void {
    const upTo = whole ? this.cells.length : lastAtOrBefore(this.times, time) + 1;
    if (upTo === this.drawn || (Math.abs(upTo - this.drawn) < 900 && performance.now() - this.drawnAt < REDRAW_MS))
      return;
    if (upTo < this.counted) {
      this.counts.fill(0);
      this.counted = 0;
    }
    for (; this.counted < upTo; ++this.counted) ++this.counts[this.cells[this.counted]!]!;
    this.drawn = upTo;
    this.drawnAt = performance.now();
    this.paint();
  }

  private async read(): Promise<void> {
    const { columns, rows } = this.picture;
    const { x: width, y: height } = this.pitch.size;
    const i = this.ball * STRIDE;
    const { start } = this.recording;
    this.note.replaceChildren(h("span", {}, t("heat")));
    let told = 0;
    for await (const { times, poses } of this.recording.allFrames()) {
      for (let k = 0; k < times.length; ++k) {
        const column = Math.floor((poses[k]![i]! / width + 0.5) * columns);
        const row = Math.floor((poses[k]![i + 1]! / height + 0.5) * rows);
        if (!(column >= 0 && column < columns && row >= 0 && row < rows)) continue;
        this.times.push(times[k]!);
        this.cells.push(row * columns + column);
      }
      if (performance.now() - told < REDRAW_MS) continue;
      told = performance.now();
      const share = ((times.at(-1) ?? start) - start) / (this.recording.end - start || 1);
      if (share > 0.97)
        this.explain(); // a live match never quite ends
      else write(this.note, `${t("heat")} ${Math.round(share * 100)} %`);
      this.changed();
    }
    this.explain();
    this.changed();
  }

  private explain(): void {
    const bar = h("span", { class: "gradient" });
    bar.style.background = INFERNO_GRADIENT;
    this.note.replaceChildren(t("rarely"), bar, t("often"));
  }

  /// The blurred counts as colours; the root keeps rare places visible beside the restart spots.
  private paint(): void {
    const { columns, rows, pixels } = this.picture;
    const soft = blurred(blurred(this.counts, columns, rows), columns, rows);
    const most = [...soft].sort((a, b) => b - a)[Math.floor(soft.length * 0.004)] || 1;
    for (let k = 0; k < soft.length; ++k) {
      if (!this.inside[k]) continue; // the blur reaches over the walls
      const value = Math.sqrt(Math.min(1, soft[k]! / most));
      const [r, g, b] = inferno(0.15 + 0.85 * value);
      pixels.set([r, g, b, Math.min(225, 330 * value)], 4 * k);
    }
    this.picture.changed();
  }
}

/// Each cell and its neighbours, weighted 1 2 1 along rows and columns.
function blurred(from: Float32Array, columns: number, rows: number): Float32Array {
  const pass = (source: Float32Array, step: number, length: number, at: (k: number) => number) => {
    const made = new Float32Array(source.length);
    for (let k = 0; k < source.length; ++k) {
      const before = at(k) > 0 ? source[k - step]! : source[k]!;
      const after = at(k) + 1 < length ? source[k + step]! : source[k]!;
      made[k] = (before + 2 * source[k]! + after) / 4;
    }
    return made;
  };
  return pass(
    pass(from, 1, columns, (k) => k % columns),
    columns,
    rows,
    (k) => Math.floor(k / columns),
  );
}

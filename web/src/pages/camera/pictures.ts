// The picture with what is recognised in it, and the mask of the ranges beside it. A click, or the arrow keys and Enter, take colours.

import type { CameraSeen, CameraShot, ColourRangeView } from "../../data/types/api";
import { h } from "../../ui/dom";
import { drawThings } from "../watch/eyes/picture";
import { pixelsOf } from "../watch/eyes/pixels";
import { BINS, classesOf, type Hsv, hsvOf, swatch, unassigned } from "./model";
import { s } from "./strings";

const SCALE = 2;

export class Pictures {
  readonly element: HTMLElement;
  readonly picture = h("canvas", { tabindex: 0, role: "img", "aria-describedby": "camera-hint", class: "sampler" });
  private readonly mask = h("canvas", { role: "img" });
  private readonly small = document.createElement("canvas");
  private readonly bars = h("div", { class: "bars", role: "img" });
  private pixels: ImageData | undefined;
  private classes: Uint8Array = new Uint8Array(0);
  private seen: CameraSeen | undefined;
  private cursor = { u: 0, v: 0 };

  /// `pick`: somebody takes these colours; anew: the range is to begin with them.
  constructor(private readonly pick: (colours: Hsv[], anew: boolean) => void) {
    this.picture.addEventListener("click", (event) => {
      const box = this.picture.getBoundingClientRect();
      if (!this.pixels) return;
      this.cursor = {
        u: Math.floor(((event.clientX - box.left) / box.width) * this.pixels.width),
        v: Math.floor(((event.clientY - box.top) / box.height) * this.pixels.height),
      };
      this.take(event.shiftKey);
    });
    this.picture.addEventListener("keydown", (event) => this.key(event));
    this.picture.addEventListener("focus", () => this.draw());
    this.picture.addEventListener("blur", () => this.draw());
    this.element = h(
      "div",
      { class: "pictures" },
      h("figure", {}, this.picture, h("figcaption", {}, s("picture"))),
      h("figure", {}, this.mask, h("figcaption", {}, s("mask"))),
      h("p", { class: "quiet how", id: "camera-hint" }, s("hint")),
      h("figure", { class: "rest" }, h("figcaption", {}, s("rest")), this.bars),
    );
  }

  /// Pixels of each range, as the page counts them.
  get counts(): number[] {
    const counts: number[] = [];
    for (const one of this.classes) if (one > 0) counts[one - 1] = (counts[one - 1] ?? 0) + 1;
    return counts;
  }

  show({ picture }: CameraShot): void {
    this.pixels = pixelsOf(picture);
    const { width, height } = picture;
    for (const canvas of [this.picture, this.mask]) {
      canvas.width = SCALE * width;
      canvas.height = SCALE * height;
    }
    this.small.width = width;
    this.small.height = height;
    this.cursor = { u: Math.floor(width / 2), v: Math.floor(height / 2) };
    this.seen = undefined;
  }

  /// The mask and what is left over, by these ranges.
  sort(ranges: ColourRangeView[]): void {
    if (!this.pixels) return;
    this.classes = classesOf(this.pixels, ranges);
    const paints = ranges.map((range) => swatch(range));
    const pen = this.mask.getContext("2d")!;
    pen.fillStyle = "#000";
    pen.fillRect(0, 0, this.mask.width, this.mask.height);
    const { width } = this.pixels;
    // runs of one colour are one stroke
    for (let i = 0; i < this.classes.length;) {
      const [one, row] = [this.classes[i]!, Math.floor(i / width)];
      let end = i + 1;
      while (end < this.classes.length && end % width !== 0 && this.classes[end] === one) ++end;
      if (one > 0) {
        pen.fillStyle = paints[one - 1]!;
        pen.fillRect(SCALE * (i % width), SCALE * row, SCALE * (end - i), SCALE);
      }
      i = end;
    }
    const share = this.classes.filter((one) => one > 0).length / Math.max(1, this.classes.length);
    this.mask.setAttribute("aria-label", s("maskSaid", { percent: Math.round(100 * share) }));
    this.showRest(unassigned(this.pixels, this.classes));
    this.draw();
  }

  tell(seen: CameraSeen): void {
    this.seen = seen;
    this.draw();
  }

  private showRest(counts: number[]): void {
    const most = Math.max(1, ...counts);
    const all = counts.reduce((sum, one) => sum + one, 0);
    this.bars.replaceChildren(
      ...counts.map((count, i) => {
        const bar = h("span", {});
        bar.style.height = `${((100 * count) / most).toFixed(1)}%`;
        bar.style.background = i === BINS ? "var(--quiet)" : `hsl(${(360 * (i + 0.5)) / BINS} 85% 50%)`;
        return bar;
      }),
    );
    const top = counts.indexOf(Math.max(...counts));
    const share = Math.round((100 * all) / Math.max(1, this.classes.length));
    this.bars.setAttribute(
      "aria-label",
      s("restSaid", { percent: share, hue: top === BINS ? s("pale") : `${Math.round((180 * (top + 0.5)) / BINS)}` }),
    );
  }

  private draw(): void {
    if (!this.pixels) return;
    this.small.getContext("2d")!.putImageData(this.pixels, 0, 0);
    const pen = this.picture.getContext("2d")!;
    pen.imageSmoothingEnabled = false;
    pen.drawImage(this.small, 0, 0, this.picture.width, this.picture.height);
    const things = (this.seen?.things ?? []).map((seen) => ({
      seen,
      place: { x: 0, y: 0 },
      truth: null,
      error: null,
      pixel: null,
    }));
    drawThings(pen, things, SCALE);
    const words = (this.seen?.things ?? []).map(({ kind, distance }) => `${kind} ${distance.toFixed(2)} m`).join("; ");
    this.picture.setAttribute("aria-label", `${s("picture")}: ${words || s("nothing")}`);
    if (document.activeElement !== this.picture) return;
    const [x, y] = [SCALE * (this.cursor.u + 0.5), SCALE * (this.cursor.v + 0.5)];
    for (const [style, width] of [
      ["#000", 4],
      ["#fff", 2],
    ] as const) {
      pen.strokeStyle = style;
      pen.lineWidth = width;
      pen.beginPath();
      for (const [dx, dy] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const) {
        pen.moveTo(x + 6 * dx, y + 6 * dy);
        pen.lineTo(x + 18 * dx, y + 18 * dy);
      }
      pen.stroke();
    }
  }

  private key(event: KeyboardEvent): void {
    if (!this.pixels || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = event.shiftKey ? 10 : 1;
    const moves: Record<string, [number, number]> = {
      ArrowLeft: [-step, 0],
      ArrowRight: [step, 0],
      ArrowUp: [0, -step],
      ArrowDown: [0, step],
    };
    const move = moves[event.key];
    if (move) {
      this.cursor.u = Math.min(this.pixels.width - 1, Math.max(0, this.cursor.u + move[0]));
      this.cursor.v = Math.min(this.pixels.height - 1, Math.max(0, this.cursor.v + move[1]));
      this.draw();
    } else if (event.key === "Enter" || event.key === " ") this.take(event.shiftKey);
    else return;
    event.preventDefault();
  }

  /// The colours around the cursor, the middle one first.
  private take(anew: boolean): void {
    const { width, height, data } = this.pixels!;
    const colours: Hsv[] = [];
    for (const [du, dv] of [
      [0, 0],
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      const [u, v] = [this.cursor.u + du, this.cursor.v + dv];
      if (u < 0 || v < 0 || u >= width || v >= height) continue;
      const at = 4 * (v * width + u);
      colours.push(hsvOf(data[at]!, data[at + 1]!, data[at + 2]!));
    }
    this.pick(colours, anew);
  }
}

// The picture of the chosen robot's camera in a corner of the pitch, with what was recognised drawn over it.

import type { EyePicture, EyesView, EyeThing } from "../../../data/types/api";
import type { MatchView } from "../../match/match_view";
import type { Overlay } from "../../../scene/overlays/overlay";
import { RibbonMesh } from "../../../scene/overlays/ribbon_mesh";
import { h, iconButton, write } from "../../../ui/dom";
import { robotName } from "../../../ui/names";
import { colourOf, type Kind } from "./kinds";
import { pixelsOf } from "./pixels";
import type { EyeSource } from "./source";
import { say } from "./words";

const SCALE = 2; // pixels of the canvas for one of the picture, so that words are sharp
const FONT = 12; // pixels of the page
const FAINT = ["line", "crossing"]; // there are many of them

/// "ball 1.20 m, 12° left": a thing for people.
export function told({ seen }: Pick<EyeThing, "seen">): string {
  const degrees = Math.round((Math.abs(seen.bearing) * 180) / Math.PI);
  const side = seen.bearing < 0 ? say("right") : say("left");
  const whose = seen.whose === "own" ? say("own") : seen.whose === "opponent" ? say("opponents") : "";
  return [say(seen.kind as Kind), whose, `${seen.distance.toFixed(2)} m,`, `${degrees}° ${side}`]
    .filter(Boolean)
    .join(" ");
}

/// Draws things over a picture, `scale` pixels of the canvas for one of its own. Where it is shown small, lines have no words.
export function drawThings(pen: CanvasRenderingContext2D, things: EyeThing[], scale: number, small = false): void {
  const { canvas } = pen;
  const font = (FONT * canvas.width) / (canvas.clientWidth || canvas.width);
  pen.font = `600 ${font}px system-ui, sans-serif`;
  pen.textAlign = "center";
  pen.lineJoin = "round";
  for (const { seen, pixel } of things) {
    const { css } = colourOf(seen.kind as Kind);
    pen.strokeStyle = css;
    pen.lineWidth = font / 6;
    pen.setLineDash(seen.held ? [font / 2, font / 3] : []);
    const { box } = seen;
    let [x, y] = [0, 0];
    if (box) {
      const [left, top] = [box.left * scale, box.top * scale];
      const [wide, high] = [(box.right - box.left + 1) * scale, (box.bottom - box.top + 1) * scale];
      pen.strokeRect(left, top, wide, high);
      [x, y] = [
        left + wide / 2,
        top > 1.3 * font ? top - font / 3 : Math.min(top + high + font, canvas.height - font / 3),
      ];
    } else if (pixel) {
      const [u, v] = [pixel.x * scale, pixel.y * scale];
      pen.beginPath();
      pen.arc(u, v, font / 3, 0, 2 * Math.PI);
      pen.stroke();
      [x, y] = [u, v > 1.8 * font ? v - font / 2 : v + 1.6 * font];
    } else continue;
    pen.setLineDash([]);
    if (small && FAINT.includes(seen.kind)) continue;
    const words = `${say(seen.kind as Kind)} ${seen.distance.toFixed(2)}`;
    pen.lineWidth = font / 4;
    pen.strokeStyle = "rgb(0 0 0 / 0.75)";
    pen.strokeText(words, x, y);
    pen.fillStyle = css;
    pen.fillText(words, x, y);
  }
}

export class EyePictureCard implements Overlay {
  readonly name = "eye";
  readonly text = say("picture");
  readonly key = "c";
  readonly first = true;
  readonly object3d = new RibbonMesh(1).mesh; // it draws nothing on the pitch
  private readonly canvas = h("canvas", { role: "img", width: 2, height: 1 });
  private readonly caption = h("figcaption");
  private readonly element: HTMLElement;
  private readonly small = document.createElement("canvas");
  private drawn: EyesView | undefined;

  constructor(
    private readonly source: EyeSource,
    match: MatchView,
  ) {
    const size = iconButton("enlarge", say("larger"), () => {
      const large = this.element.classList.toggle("large");
      size.setAttribute("aria-pressed", String(large));
      if (this.drawn?.picture) this.draw(this.drawn.picture, this.drawn.things); // words keep their size
    });
    size.setAttribute("aria-pressed", "false");
    this.element = h("figure", { class: "eye", hidden: true }, this.canvas, this.caption, size);
    match.element.append(this.element);
    match.selection.onChange(() => !match.selection.robot && (this.element.hidden = true));
  }

  turned(on: boolean): void {
    if (!on) this.element.hidden = true;
  }

  update(time: number): void {
    const view = this.source.at(time);
    this.element.hidden = !this.source.robot || (!view?.picture && !this.source.problem);
    this.canvas.hidden = !view?.picture;
    if (!view?.picture) {
      this.drawn = undefined;
      write(this.caption, this.source.problem);
      return;
    }
    if (view === this.drawn) return;
    this.drawn = view;
    this.draw(view.picture, view.things);
    const how = say(view.picture.recorded ? "recorded" : view.senses === "camera" ? "drawn" : "told");
    write(this.caption, `${robotName(this.source.robot!)} · ${view.picture.time.toFixed(2)} s · ${how}`);
    const seen = view.things.map(told).join("; ");
    this.canvas.setAttribute("aria-label", `${say("picture")}: ${seen || say("nothing")}`);
  }

  private draw(picture: EyePicture, things: EyeThing[]): void {
    const { width, height } = picture;
    this.small.width = width;
    this.small.height = height;
    this.small.getContext("2d")!.putImageData(pixelsOf(picture), 0, 0);
    this.canvas.width = SCALE * width;
    this.canvas.height = SCALE * height;
    const pen = this.canvas.getContext("2d")!;
    pen.imageSmoothingEnabled = false;
    pen.drawImage(this.small, 0, 0, this.canvas.width, this.canvas.height);
    drawThings(pen, things, SCALE, !this.element.classList.contains("large"));
  }
}

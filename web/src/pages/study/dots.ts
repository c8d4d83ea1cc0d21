// A dot for each trial of a study over one measure: chosen by a click, or by the arrow keys.

import { h, write } from "../../ui/dom";
import { type Spot, spread } from "./spread";

const SVG = "http://www.w3.org/2000/svg";
const [HEIGHT, RADIUS, EDGE] = [240, 6, 14]; // pixels
const APART = 2 * RADIUS + 1;

function shape(name: string, attributes: Record<string, string | number>): SVGElement {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}

/// What is drawn.
export interface Drawn {
  values: (number | null)[];
  said: string; // of the whole
  mean: number;
  say: (trial: number) => string; // of one trial
  scale: [string, string]; // least and most, as texts
}

export class Dots {
  private readonly drawing = shape("svg", { role: "group", height: HEIGHT });
  private readonly scale = [h("span", {}), h("span", {})] as const;
  readonly element = h("div", { class: "dots" }, this.drawing, h("div", { class: "scale" }, ...this.scale));
  private order: Spot[] = [];
  private last: [Drawn, number] | undefined;
  private width = 0;

  constructor(private readonly choose: (trial: number) => void) {
    this.drawing.addEventListener("click", (event) => this.pick(event));
    this.drawing.addEventListener("keydown", (event) => this.walk(event as KeyboardEvent));
    new ResizeObserver(() => {
      if (this.last && this.element.clientWidth !== this.width) this.draw(...this.last);
    }).observe(this.element);
  }

  /// `chosen` is a trial, or -1.
  draw(drawn: Drawn, chosen: number): void {
    this.last = [drawn, chosen];
    this.width = this.element.clientWidth || 600;
    const room = this.width - 2 * EDGE;
    const { spots, at } = spread(drawn.values, Math.max(1, Math.floor(room / APART)));
    this.order = spots;
    const tallest = 1 + Math.max(0, ...this.order.map(({ level }) => level));
    const rise = Math.min(APART, (HEIGHT - 2 * EDGE) / tallest);
    const across = (x: number) => EDGE + x * room;
    const mean = across(at(drawn.mean));
    const first = this.order.some(({ trial }) => trial === chosen) ? chosen : this.order[0]?.trial;
    this.drawing.setAttribute("viewBox", `0 0 ${this.width} ${HEIGHT}`);
    this.drawing.setAttribute("aria-label", drawn.said);
    this.drawing.replaceChildren(
      shape("line", { class: "mean", x1: mean, x2: mean, y1: 4, y2: HEIGHT - 4 }),
      ...this.order.map(({ trial, x, level }) => {
        const dot = shape("circle", {
          class: trial === chosen ? "chosen" : "",
          cx: across(x).toFixed(1),
          cy: (HEIGHT - EDGE - level * rise).toFixed(1),
          r: RADIUS,
          role: "button",
          tabindex: trial === first ? 0 : -1,
          "aria-pressed": String(trial === chosen),
          "aria-label": drawn.say(trial),
          "data-trial": trial,
        });
        const hint = shape("title", {});
        hint.textContent = drawn.say(trial);
        dot.append(hint);
        return dot;
      }),
    );
    this.scale.forEach((place, i) => write(place, drawn.scale[i]!));
  }

  /// The dot next to where somebody pointed: a finger is wider than a dot.
  private pick(event: MouseEvent): void {
    const far = (dot: Element) => {
      const { left, top, width, height } = dot.getBoundingClientRect();
      return Math.hypot(event.clientX - left - width / 2, event.clientY - top - height / 2);
    };
    const all = [...this.drawing.querySelectorAll("circle")];
    const nearest = all.reduce<Element | undefined>(
      (best, dot) => (best && far(best) <= far(dot) ? best : dot),
      undefined,
    );
    if (nearest) this.choose(Number(nearest.getAttribute("data-trial")));
  }

  private walk(event: KeyboardEvent): void {
    const dot = (event.target as Element).closest("circle");
    if (!dot) return;
    const at = this.order.findIndex(({ trial }) => trial === Number(dot.getAttribute("data-trial")));
    const steps: Record<string, number> = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1,
      Home: 0,
      End: this.order.length - 1,
    };
    const next = event.key === "Enter" || event.key === " " ? at : steps[event.key];
    if (next === undefined || !this.order[next]) return;
    event.preventDefault();
    const { trial } = this.order[next];
    this.choose(trial);
    this.drawing.querySelector<SVGElement>(`circle[data-trial="${trial}"]`)?.focus();
  }
}

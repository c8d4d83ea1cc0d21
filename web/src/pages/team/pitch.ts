// The pitch as the robots believe it to be: where each thinks it stands, and where the ball.

import type { TeamCopy } from "../../data/types/api";
import { h, write } from "../../ui/dom";
import { svg } from "./draw";
import { type Belief, beliefs, pitchSize, sharedBalls } from "./model";
import { ageText } from "./model";
import { g, robotName } from "./strings";

const SCALE = 100; // units of the picture in a metre
const MARGIN = 30;
const RADIUS = 11;

const metres = ({ x, y }: { x: number; y: number }): string => `${x.toFixed(2)}, ${y.toFixed(2)} m`;

/// Draws the pitch with x, towards the opponents' goal, to the right.
export function drawPitch(all: Belief[], size: { length: number; width: number; goal: number }): SVGElement {
  const [half, side, goal] = [(size.length / 2) * SCALE, (size.width / 2) * SCALE, (size.goal / 2) * SCALE];
  const grow = Math.max(1, half / 170); // signs stay readable on a large pitch
  const [margin, edge] = [MARGIN * grow, 1.5 * RADIUS * grow];
  const drawing = svg(
    "svg",
    {
      viewBox: `${-half - margin} ${-side - edge} ${2 * (half + margin)} ${2 * (side + edge)}`,
      role: "img",
      "aria-label": g("pitchPicture", { count: all.length }),
    },
    svg("rect", { class: "grass", x: -half, y: -side, width: 2 * half, height: 2 * side }),
    svg("line", { class: "mark", x1: 0, x2: 0, y1: -side, y2: side }),
    svg("circle", { class: "mark", r: Math.min(half, side) / 4 }),
  );
  for (const end of [-1, 1])
    drawing.append(
      svg("rect", {
        class: end < 0 ? "goal own" : "goal",
        x: end < 0 ? -half - margin / 2 : half,
        y: -goal,
        width: margin / 2,
        height: 2 * goal,
      }),
    );
  for (const { robot, place, heading, ball, stale } of all) {
    const [x, y] = [place.x * SCALE, -place.y * SCALE];
    const radius = RADIUS * grow;
    const group = svg("g", { class: stale ? "belief stale" : "belief", "data-robot": robot });
    if (ball) {
      const [bx, by] = [ball.x * SCALE, -ball.y * SCALE];
      group.append(
        svg("line", { class: "sees", x1: x, y1: y, x2: bx, y2: by }),
        svg("circle", { class: "ball", cx: bx, cy: by, r: radius * 0.45 }),
      );
    }
    group.append(
      svg("line", {
        class: "ahead",
        x1: x,
        y1: y,
        x2: x + Math.cos(heading) * radius * 1.7,
        y2: y - Math.sin(heading) * radius * 1.7,
      }),
      svg("circle", { class: "robot", cx: x, cy: y, r: radius }),
      svg(
        "text",
        { class: "number", x, y: y + 4 * grow, "text-anchor": "middle", "font-size": 12 * grow },
        String(robot),
      ),
    );
    drawing.append(group);
  }
  const apart = (2 * RADIUS * grow) / SCALE;
  for (const { ball, robots } of sharedBalls(all, apart))
    drawing.append(
      svg(
        "text",
        {
          class: "whose",
          x: ball.x * SCALE + RADIUS * grow * 0.7,
          y: -ball.y * SCALE - RADIUS * grow * 0.6,
          "font-size": 11 * grow,
        },
        robots.join(" "),
      ),
    );
  return drawing;
}

export class Pitch {
  readonly element: HTMLElement;
  private readonly note = h("p", { class: "note-of" });
  private readonly picture = h("div", { class: "beliefs" });
  private readonly body = h("tbody");
  private readonly shown: HTMLElement;
  private drawn = "";

  constructor() {
    const heads = ["c_robot", "role", "itself", "itsBall", "c_age"] as const;
    this.shown = h(
      "div",
      {},
      h("p", { class: "quiet note" }, g("pitchNote")),
      this.picture,
      h(
        "div",
        { class: "scrolls", tabindex: 0, role: "region", "aria-label": g("pitch") },
        h(
          "table",
          { class: "values-table" },
          h("caption", { class: "sr" }, g("pitch")),
          h("thead", {}, h("tr", {}, ...heads.map((key) => h("th", { scope: "col" }, g(key))))),
          this.body,
        ),
      ),
    );
    this.element = h("div", { class: "pitch-of" }, this.note, this.shown);
  }

  /// `worlds`: each robot's own record of the world; `landmarks`: where goals and corners are.
  update(worlds: TeamCopy[], landmarks: TeamCopy[]): void {
    const all = beliefs(worlds);
    this.shown.hidden = all.length === 0;
    this.note.hidden = all.length > 0;
    write(this.note, g("noWorld"));
    const size = pitchSize(landmarks, all);
    const key = JSON.stringify([all.map(({ age: _, ...belief }) => belief), size]);
    if (key !== this.drawn && all.length > 0) {
      this.drawn = key;
      this.picture.replaceChildren(drawPitch(all, size));
    }
    this.body.replaceChildren(
      ...all.map(({ robot, role, place, heading, ball, age, stale }) =>
        h(
          "tr",
          { class: stale ? "stale-row" : "" },
          h("th", { scope: "row" }, robotName(robot)),
          h("td", {}, role || "–"),
          h("td", { class: "number" }, `${metres(place)}, ${((heading * 180) / Math.PI).toFixed(0)}°`),
          h("td", { class: "number" }, ball ? metres(ball) : g("noBall")),
          h("td", { class: "number" }, ageText(age) + (stale ? ` · ${g("expired")}` : "")),
        ),
      ),
    );
  }
}

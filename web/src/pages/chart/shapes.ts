// The shapes of a chart as SVG: states, arrows, what stands on arrows, and dots where things begin. Nothing of it can be
// touched: that is what drawing.ts adds.

import type { ChartState, ChartTransition, ChartView, Point, Way } from "../../data/types/api";
import { labelOf, type Rect } from "./routes";
import { c } from "./strings";
import { isOuter, isRound } from "./things";

const SPACE = "http://www.w3.org/2000/svg";
const LINE = 14; // of a label, pixels

export function s(
  tag: string,
  attributes: Record<string, string | number> = {},
  ...children: (Node | string)[]
): SVGElement {
  const made = document.createElementNS(SPACE, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  made.append(...children);
  return made;
}
/// A point in the words of a path.
export const p = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/// A state with the handle that arrows are drawn from.
export function stateShape(
  state: ChartState,
  index: number,
  { x, y, width, height }: Rect,
  region = false,
): SVGElement {
  const [left, top] = [x - width / 2, y - height / 2];
  const group = s("g", {
    class: `state ${state.kind}${isOuter(state) ? " outer" : ""}${region ? " region" : ""}`,
    "data-key": `s${index}`,
    "data-state": state.name,
  });
  const title = [
    state.doc || state.full_name,
    state.entry && `${c("entry")}: ${state.entry}`,
    state.exit && `${c("exit")}: ${state.exit}`,
  ]
    .filter(Boolean)
    .join("\n");
  if (isRound(state)) {
    group.append(s("circle", { class: "box", cx: x, cy: y, r: width / 2 }, s("title", {}, title)));
    if (state.kind !== "junction")
      group.append(s("text", { class: "name", x, y: y + 4.5 }, state.kind === "deep" ? "H*" : "H"));
  } else {
    const box = (inset: number, name: string) =>
      s("rect", {
        class: name,
        x: left + inset,
        y: top + inset,
        width: width - 2 * inset,
        height: height - 2 * inset,
        rx: 9 - inset,
      });
    group.append(box(0, "box"));
    group.firstChild!.appendChild(s("title", {}, title));
    if (state.kind === "final") group.append(box(3.5, "second"));
    const { lines } = state;
    const nameAt = isOuter(state) ? top + 18 : y - (lines.length * 14) / 2 + 4.5;
    group.append(s("text", { class: "name", x, y: nameAt }, state.name));
    for (const [i, line] of lines.entries())
      group.append(s("text", { class: "actions", x, y: nameAt + 15 + i * 14 }, line));
  }
  const handle = s(
    "circle",
    { class: "handle", cx: left + width, cy: y, r: 6 },
    s("title", {}, c("handle", { name: state.name })),
  );
  handle.setAttribute("data-handle", String(index));
  group.append(handle);
  return group;
}

/// What a kind of state is called.
export function namedAs(kind: string) {
  if (kind === "shallow" || kind === "deep") return "historyNamed";
  if (kind === "parallel") return "parallelNamed";
  return kind === "junction" ? "junctionNamed" : kind === "final" ? "finalNamed" : "stateNamed";
}

/// A state for those who hear it.
export function stateSaid({ kind, name, entry }: ChartState): string {
  const said = c(namedAs(kind), { name });
  return entry ? `${said}: ${entry}` : said;
}

/// An arrow along its way.
export function transitionShape(transition: ChartTransition, index: number, { curve, tip }: Way): SVGElement {
  let d = `M${p(curve[0]!)}`;
  for (let i = 1; i + 2 < curve.length; i += 3) d += `C${p(curve[i]!)} ${p(curve[i + 1]!)} ${p(curve[i + 2]!)}`;
  const foot = curve.at(-1)!;
  const long = Math.hypot(tip.x - foot.x, tip.y - foot.y) || 1;
  const side = { x: (-(tip.y - foot.y) / long) * 3.8, y: ((tip.x - foot.x) / long) * 3.8 };
  const head = `M${p(tip)}L${p({ x: foot.x + side.x, y: foot.y + side.y })}L${p({ x: foot.x - side.x, y: foot.y - side.y })}Z`;
  const group = s(
    "g",
    { class: `transition${transition.target < 0 ? " inner" : ""}`, "data-key": `t${index}` },
    s("path", { class: "wide", d }),
    s("path", { class: "line", d }),
    s("path", { class: "head", d: head }),
  );
  group.prepend(s("title", {}, whole(transition)));
  return group;
}

/// A transition for those who hear it.
export function transitionSaid({ states, transitions }: ChartView, index: number): string {
  const transition = transitions[index]!;
  const name = (state: number) => states[state]?.name ?? c("stays");
  const named = c("transitionNamed", { from: name(transition.source), to: name(transition.target) });
  return `${named}: ${labelOf(transition) || c("always")}`;
}

/// The whole text of a transition, also where its label is cut.
const whole = (transition: ChartTransition): string =>
  [transition.doc, labelOf(transition) || c("always")].filter(Boolean).join("\n");

/// What stands on an arrow, above all lines.
export function labelShape(transition: ChartTransition, index: number, { label: { x, y } }: Way): SVGElement {
  const { label, label_width: width, label_height: height } = transition;
  const group = s("g", { class: "transition-label", "data-key": `t${index}`, "aria-hidden": "true" });
  if (label.length > 0)
    group.append(
      s("title", {}, whole(transition)),
      s("rect", { class: "plate", x: x - width / 2 + 1, y: y - height / 2, width: width - 2, height, rx: 3 }),
    );
  for (const [i, line] of label.entries())
    group.append(s("text", { x, y: y + (i - (label.length - 1) / 2) * LINE, dy: 3.8 }, line));
  return group;
}

/// The default ways: a dot with an arrow, at the left of where things begin.
export function initialShapes({ initial, states }: ChartView, boxes: Rect[]): SVGElement[] {
  const begins = [initial, ...states.map((state) => state.initial)].filter((state) => state >= 0);
  return [...new Set(begins)].map((state) => {
    const { x, y, width, height } = boxes[state]!;
    const [left, top] = [x - width / 2, y - height / 2 + Math.min(10, height / 2)];
    return s(
      "g",
      { class: "initial" },
      s("title", {}, c("begin")),
      s("path", { d: `M${left - 17} ${top}h10` }),
      s("circle", { cx: left - 19, cy: top, r: 4.5 }),
      s("path", { class: "tip", d: `M${left} ${top}l-8 -3.6v7.2z` }),
    );
  });
}

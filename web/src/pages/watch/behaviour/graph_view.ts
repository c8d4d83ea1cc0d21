// A sheet in SVG that can be moved and enlarged; fits its box until somebody touches it. What is alive on it is marked
// by classes, so that nothing is drawn anew while time goes on.

import { h, iconButton } from "../../../ui/dom";
import { LABEL_HEIGHT, labelSize, type Point, type Sheet, type SheetNode } from "./graphs";
import { say } from "./words";

const SPACE = "http://www.w3.org/2000/svg";
const SMALLEST = 0.55; // of its size, while it fits by itself
const LARGEST = 1.15;
const FOOT = 14; // pixels for a line of words below

/// What is alive: ids of nodes and keys of edges.
export interface Look {
  active: Set<string>;
  edges: Set<string>;
  chosen: string;
  notes: Map<string, string>; // second lines
  breaks: Set<string> | undefined; // with a breakpoint; undefined = there can be none
}
export interface GraphActions {
  press?(node: SheetNode): void;
  toggle(node: SheetNode): void; // its breakpoint
  label(node: SheetNode): string; // for the breakpoint
}

function s(tag: string, attributes: Record<string, string | number> = {}, ...children: (Node | string)[]): SVGElement {
  const made = document.createElementNS(SPACE, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  made.append(...children);
  return made;
}

interface Drawn {
  node: SheetNode;
  group: SVGElement;
  name: SVGElement;
  note: SVGElement;
  button: SVGElement;
  dot: SVGElement | undefined;
}

export class GraphView {
  readonly element: HTMLElement;
  readonly buttons: HTMLElement;
  private readonly svg = s("svg", { role: "group" });
  private readonly moving = s("g");
  private readonly hint = h("p", { class: "quiet note", hidden: true }, say("simple"));
  private sheet: Sheet | undefined;
  private nodes: Drawn[] = [];
  private edges = new Map<string, { arrow: SVGElement; label: SVGElement }>();
  private look: Pick<Look, "chosen" | "active"> = { chosen: "", active: new Set() };
  private at = { x: 0, y: 0, scale: 1 };
  private touched = false;
  private focus = "";

  constructor(private readonly actions: GraphActions) {
    this.svg.append(this.moving);
    const zoom = (by: number) => () => this.zoom(by);
    this.buttons = h(
      "div",
      { class: "zoom" },
      iconButton("add", say("closer"), zoom(1.3)),
      h(
        "button",
        { type: "button", class: "icon", "aria-label": say("further"), title: say("further"), onclick: zoom(1 / 1.3) },
        "−",
      ),
      iconButton("aim", say("zoomChosen"), () => this.zoomToChosen()),
      h(
        "button",
        { type: "button", class: "icon", "aria-label": say("fit"), title: say("fit"), onclick: () => this.fit() },
        "⤢",
      ),
    );
    this.element = h("div", { class: "graph" }, this.hint);
    this.element.prepend(this.svg);
    this.listen();
    new ResizeObserver(() => this.touched || this.fit()).observe(this.element);
  }

  show(sheet: Sheet, label: string): void {
    if (sheet === this.sheet) return;
    this.sheet = sheet;
    this.svg.setAttribute("aria-label", label);
    this.hint.hidden = !sheet.simple;
    this.edges = new Map(sheet.edges.map((_, i) => [sheet.edges[i]!.key, this.drawEdge(sheet, i)]));
    this.nodes = sheet.nodes.map((node, i) => this.drawNode(node, sheet.layout.nodes[i]!));
    const edges = [...this.edges.values()];
    this.moving.replaceChildren(
      ...edges.map(({ arrow }) => arrow),
      ...this.nodes.map(({ group }) => group),
      ...edges.map(({ label }) => label),
    );
    this.fit();
  }

  mark(look: Look): void {
    for (const { node, group, name, note, button, dot } of this.nodes) {
      const active = look.active.has(node.id);
      group.classList.toggle("active", active);
      group.classList.toggle("chosen", look.chosen === node.id);
      const text = look.notes.get(node.id) ?? "";
      if (note.textContent !== text) note.textContent = text;
      name.setAttribute("dy", text ? "-3" : "4.500");
      button.setAttribute("aria-current", String(active));
      const set = look.breaks?.has(node.id) ?? false;
      group.classList.toggle("held", set);
      dot?.setAttribute("aria-pressed", String(set));
      if (dot)
        (dot as unknown as HTMLElement).style.display =
          look.breaks && node.kind !== "skill" && node.kind !== "any" ? "" : "none";
    }
    for (const [key, { arrow, label }] of this.edges)
      for (const part of [arrow, label]) part.classList.toggle("active", look.edges.has(key));
    this.look = look;
    this.follow([...look.active].at(-1) ?? "");
  }

  private drawNode(node: SheetNode, { x, y }: Point): Drawn {
    const [left, top] = [x - node.width / 2, y - node.height / 2];
    const round = node.kind === "option" ? 7 : node.height / 2;
    const box = (inset: number) =>
      s("rect", {
        x: left + inset,
        y: top + inset,
        width: node.width - 2 * inset,
        height: node.height - 2 * inset,
        rx: Math.max(2, round - inset),
      });
    const name = s("text", { x, y, dy: 4.5, class: "name" }, node.name);
    const note = s("text", { x, y, dy: 12, class: "note" });
    const button = s("g", { class: "box" }, box(0), name, note);
    if (node.about) button.firstChild!.appendChild(s("title", {}, node.about));
    if (node.target) button.insertBefore(box(3.5), name);
    if (node.initial)
      button.append(
        s("path", { class: "initial", d: `M${left - 13} ${y}h12` }),
        s("circle", { class: "initial", cx: left - 13, cy: y, r: 4 }),
      );
    const group = s("g", { class: `node ${node.kind}`, "data-id": node.id }, button);
    const { press } = this.actions;
    if (press && (node.kind === "option" || node.kind === "state")) this.makeButton(button, "", () => press(node)); // its texts name it
    let dot: SVGElement | undefined;
    if (node.kind === "option" || node.kind === "state") {
      dot = s(
        "g",
        { class: "dot" },
        s("circle", { class: "hit", cx: left + 1, cy: top + 1, r: 11 }),
        s("circle", { class: "stop", cx: left + 1, cy: top + 1, r: 5.5 }),
      );
      this.makeButton(dot, this.actions.label(node), () => this.actions.toggle(node));
      group.append(dot);
    }
    return { node, group, name, note, button, dot };
  }

  private makeButton(element: SVGElement, label: string, run: () => void): void {
    for (const [name, value] of [
      ["role", "button"],
      ["tabindex", "0"],
      ["aria-label", label],
    ] as const)
      if (value) element.setAttribute(name, value);
    element.addEventListener("click", run);
    element.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault(); // the page's own keys stay out of it
      run();
    });
  }

  /// The arrow, and what is written on it: that lies above all arrows.
  private drawEdge({ edges, layout }: Sheet, index: number): { arrow: SVGElement; label: SVGElement } {
    const { common, label, about } = edges[index]!;
    const { curve, tip, label: at } = layout.edges[index]!;
    const p = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
    let d = `M${p(curve[0]!)}`;
    for (let i = 1; i + 2 < curve.length; i += 3) d += `C${p(curve[i]!)} ${p(curve[i + 1]!)} ${p(curve[i + 2]!)}`;
    const foot = curve.at(-1)!;
    const long = Math.hypot(tip.x - foot.x, tip.y - foot.y) || 1;
    const side = { x: (-(tip.y - foot.y) / long) * 3.6, y: ((tip.x - foot.x) / long) * 3.6 };
    const head = `M${p(tip)}L${p({ x: foot.x + side.x, y: foot.y + side.y })}L${p({ x: foot.x - side.x, y: foot.y - side.y })}Z`;
    const arrow = s(
      "g",
      { class: common ? "edge common" : "edge" },
      s("title", {}, about),
      s("path", { class: "wide", d }),
      s("path", { class: "line", d }),
      s("path", { class: "head", d: head }),
    );
    const text = s("g", { class: "edge-label" }, s("title", {}, about));
    const { width, height } = labelSize(label);
    if (label.length > 0)
      text.append(
        s("rect", {
          class: "plate",
          x: at.x - width / 2 + 1,
          y: at.y - height / 2 + 1,
          width: width - 2,
          height: height - 2,
          rx: 3,
        }),
      );
    for (const [i, line] of label.entries())
      text.append(s("text", { x: at.x, y: at.y + (i - (label.length - 1) / 2) * LABEL_HEIGHT, dy: 3.5 }, line));
    return { arrow, label: text };
  }

  /// Puts the whole sheet into the box, or as much as can be read.
  fit(): void {
    const width = this.element.clientWidth;
    const height = this.element.clientHeight - FOOT;
    if (!this.sheet || width === 0) return;
    const { layout } = this.sheet;
    this.touched = false;
    const scale = Math.min(LARGEST, Math.max(SMALLEST, Math.min(width / layout.width, height / layout.height)));
    this.at = { scale, x: (width - layout.width * scale) / 2, y: Math.max((height - layout.height * scale) / 2, 0) };
    this.focus = "";
    this.place();
  }

  /// What is alive stays in sight where the sheet is larger than the box.
  private follow(id: string): void {
    if (this.touched || !this.sheet || id === this.focus) return;
    this.focus = id;
    const node = this.sheet.layout.nodes[this.sheet.nodes.findIndex((one) => one.id === id)];
    if (!node) return;
    const kept = (at: number, scaled: number, size: number, wanted: number) =>
      scaled <= size ? at : Math.min(0, Math.max(size - scaled, size / 2 - wanted));
    const { scale } = this.at;
    const { layout } = this.sheet;
    this.at.x = kept(this.at.x, layout.width * scale, this.element.clientWidth, node.x * scale);
    this.at.y = kept(this.at.y, layout.height * scale, this.element.clientHeight, node.y * scale);
    this.place();
  }

  /// What is chosen, else what is active, in the middle and large enough to be read.
  private zoomToChosen(): void {
    const id = this.look.chosen || ([...this.look.active].at(-1) ?? "");
    const node = this.sheet?.layout.nodes[this.sheet.nodes.findIndex((one) => one.id === id)];
    if (!node) return;
    const scale = Math.max(this.at.scale, LARGEST);
    this.at = {
      scale,
      x: this.element.clientWidth / 2 - node.x * scale,
      y: this.element.clientHeight / 2 - node.y * scale,
    };
    this.touched = true;
    this.place();
  }

  private zoom(by: number, x = this.element.clientWidth / 2, y = this.element.clientHeight / 2): void {
    const scale = Math.min(4, Math.max(0.1, this.at.scale * by));
    const share = scale / this.at.scale;
    this.at = { scale, x: x - (x - this.at.x) * share, y: y - (y - this.at.y) * share };
    this.touched = true;
    this.place();
  }

  private place(): void {
    this.moving.setAttribute(
      "transform",
      `translate(${this.at.x.toFixed(1)} ${this.at.y.toFixed(1)}) scale(${this.at.scale.toFixed(3)})`,
    );
  }

  private listen(): void {
    let from: { x: number; y: number; pointer: number; moved: boolean } | undefined;
    const { svg } = this;
    svg.addEventListener("pointerdown", (event) => {
      if (event.button === 0)
        from = { x: event.clientX - this.at.x, y: event.clientY - this.at.y, pointer: event.pointerId, moved: false };
    });
    svg.addEventListener("pointermove", (event) => {
      if (!from) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      if (!from.moved && Math.hypot(x - this.at.x, y - this.at.y) < 5) return;
      if (!from.moved) svg.setPointerCapture(from.pointer); // earlier, clicks would not reach the nodes
      from.moved = this.touched = true;
      Object.assign(this.at, { x, y });
      this.place();
    });
    for (const name of ["pointerup", "pointercancel"]) svg.addEventListener(name, () => (from = undefined));
    svg.addEventListener(
      "wheel",
      (event) => {
        event.preventDefault();
        const box = this.element.getBoundingClientRect();
        this.zoom(Math.exp(-event.deltaY / 500), event.clientX - box.left, event.clientY - box.top);
      },
      { passive: false },
    );
  }
}

// The chart as a sheet of SVG with states in states, junctions, arrows with guards and outputs. It can be moved and enlarged;
// states are dragged, and arrows drawn from the handle of a state. What is alive or wrong is marked by classes.

import type { ChartView, Point, Way } from "../../data/types/api";
import { h, iconButton } from "../../ui/dom";
import { boxesOf, cornersOf, holds, movedBoxes, movedWays, pointsOf, type Rect } from "./routes";
import { initialShapes, labelShape, p, s, stateSaid, stateShape, transitionSaid, transitionShape } from "./shapes";
import { c } from "./strings";
import { isOuter, type Thing } from "./things";

const LARGEST = 1.3; // times its size, while it fits by itself
const NEAR = 5; // pixels that a click may move
const MARGIN = 34;

export interface DrawingActions {
  select(thing: Thing | undefined): void;
  move(places: { state: string; x: number; y: number }[]): void;
  connect(from: number, to: number): void;
  create(at: Point): void;
  remove(thing: Thing): void;
  editable(): boolean;
}

/// A hand on something.
interface Grip {
  kind: "pan" | "state" | "handle";
  state: number;
  from: Point;
  moved: boolean;
  boxes: Rect[];
  at: { x: number; y: number };
}

export class Drawing {
  readonly element: HTMLElement;
  readonly zoomButtons: HTMLElement;
  private readonly zoomSelected: HTMLButtonElement;
  private readonly svg = s("svg", { role: "group" });
  private readonly moving = s("g");
  private readonly rubber = s("path", { class: "rubber" });
  private view: ChartView | undefined;
  private boxes: Rect[] = [];
  private ways: Way[] = [];
  private groups: Record<"states" | "transitions" | "labels", SVGElement[]> = {
    states: [],
    transitions: [],
    labels: [],
  };
  private at = { x: 0, y: 0, scale: 1 };
  private touched = false;
  private grip: Grip | undefined;
  private marks = {
    active: new Set<number>(),
    way: new Set<number>(),
    selected: undefined as Thing | undefined,
    cursor: undefined as Thing | undefined,
  };
  private nudge: { timer: ReturnType<typeof setTimeout>; boxes: Rect[]; state: number } | undefined;

  constructor(private readonly actions: DrawingActions) {
    this.svg.append(this.moving, this.rubber);
    this.element = h("div", { class: "chart-sheet" });
    this.element.append(this.svg);
    const letter = (text: string, label: string, run: () => void) =>
      h("button", { type: "button", class: "icon", "aria-label": label, title: label, onclick: run }, text);
    this.zoomSelected = iconButton("aim", c("zoomSelected"), () => this.zoomToSelected());
    this.zoomButtons = h(
      "div",
      { class: "zoom" },
      iconButton("add", c("closer"), () => this.zoom(1.3)),
      letter("−", c("further"), () => this.zoom(1 / 1.3)),
      this.zoomSelected,
      letter("⤢", c("fit"), () => this.fit()),
    );
    this.zoomSelected.disabled = true;
    this.listen();
    new ResizeObserver(() => this.touched || this.fit()).observe(this.element);
  }

  show(view: ChartView): void {
    const fresh = !this.view;
    this.view = view;
    this.settleNudge(false);
    this.boxes = boxesOf(view.states);
    this.ways = view.transitions.map(({ way }) => way);
    this.svg.setAttribute("aria-label", c("pictureOf", { name: view.name }));
    this.draw();
    if (fresh || !this.touched) this.fit();
  }

  /// Where something could be added that is seen.
  get middle(): Point {
    return this.toSheet({ x: this.element.clientWidth / 2, y: this.element.clientHeight / 2 });
  }
  /// Middles of all states, e.g. to fix them in the file.
  places(boxes = this.boxes): { state: string; x: number; y: number }[] {
    return (this.view?.states ?? []).map(({ name }, i) => ({ state: name, x: boxes[i]!.x, y: boxes[i]!.y }));
  }

  // ---- drawing ------------------------------------------------------------------------------------------------------

  private draw(): void {
    const { view } = this;
    if (!view) return;
    const focused = document.activeElement?.closest("[data-key]")?.getAttribute("data-key");
    this.groups = {
      states: view.states.map((state, i) =>
        stateShape(state, i, this.boxes[i]!, view.states[state.parent]?.kind === "parallel"),
      ),
      transitions: view.transitions.map((transition, i) => transitionShape(transition, i, this.ways[i]!)),
      labels: view.transitions.map((transition, i) => labelShape(transition, i, this.ways[i]!)),
    };
    this.groups.states.forEach((group, index) =>
      this.asButton(group, { kind: "state", index }, stateSaid(view.states[index]!)),
    );
    this.groups.transitions.forEach((group, index) =>
      this.asButton(group, { kind: "transition", index }, transitionSaid(view, index)),
    );
    const depth = (state: number): number =>
      view.states[state]!.parent < 0 ? 0 : 1 + depth(view.states[state]!.parent);
    const outer = view.states.map((_, i) => i).sort((a, b) => depth(a) - depth(b));
    const composites = outer.filter((i) => isOuter(view.states[i]!));
    const leaves = outer.filter((i) => !isOuter(view.states[i]!));
    this.moving.replaceChildren(
      ...composites.map((i) => this.groups.states[i]!),
      ...this.groups.transitions,
      ...leaves.map((i) => this.groups.states[i]!),
      ...this.groups.labels,
      ...initialShapes(view, this.boxes),
    );
    this.mark();
    if (focused) this.moving.querySelector<SVGElement>(`[data-key="${focused}"]`)?.focus();
  }

  private asButton(element: SVGElement, thing: Thing, label: string): void {
    for (const [name, value] of [
      ["role", "button"],
      ["tabindex", "0"],
      ["aria-label", label],
    ] as const)
      element.setAttribute(name, value);
    element.addEventListener("keydown", (event) => {
      if (event.key === "Enter" || event.key === " ") this.actions.select(thing);
      else if (event.key === "Delete") this.actions.remove(thing);
      else if (event.key.startsWith("Arrow") && thing.kind === "state" && this.actions.editable())
        this.push(thing.index, event.key, event.shiftKey ? 1 : 10);
      else return;
      event.preventDefault();
    });
  }

  // ---- marks --------------------------------------------------------------------------------------------------------

  /// What is active, and the transitions that led there.
  alive(active: Iterable<number>, way: Iterable<number>): void {
    this.marks.active = new Set(active);
    this.marks.way = new Set(way);
    this.mark();
  }
  selected(thing: Thing | undefined): void {
    this.marks.selected = thing;
    this.zoomSelected.disabled = !thing;
    this.mark();
  }
  underCursor(thing: Thing | undefined): void {
    this.marks.cursor = thing;
    this.mark();
  }
  private mark(): void {
    const { active, way, selected, cursor } = this.marks;
    const bad = { state: new Map<number, string>(), transition: new Map<number, string>() };
    for (const { severity, state, transition } of [...(this.view?.findings ?? [])].reverse()) {
      if (state >= 0) bad.state.set(state, severity);
      if (transition >= 0) bad.transition.set(transition, severity);
    }
    const each = (groups: SVGElement[], kind: Thing["kind"], live: Set<number>) =>
      groups.forEach((group, index) => {
        const is = (thing: Thing | undefined) => thing?.kind === kind && thing.index === index;
        group.classList.toggle("active", live.has(index));
        group.classList.toggle("selected", is(selected));
        group.classList.toggle("at-cursor", is(cursor));
        for (const severity of ["error", "warning", "note"])
          group.classList.toggle(severity, bad[kind].get(index) === severity);
        if (groups === this.groups.labels) return;
        group.setAttribute("aria-pressed", String(is(selected)));
        if (live.has(index)) group.setAttribute("aria-current", "true");
        else group.removeAttribute("aria-current");
      });
    each(this.groups.states, "state", active);
    each(this.groups.transitions, "transition", way);
    each(this.groups.labels, "transition", way);
  }

  // ---- moving and enlarging -----------------------------------------------------------------------------------------

  fit(): void {
    if (this.boxes.length === 0 || this.element.clientWidth === 0) return;
    const points = [
      ...this.boxes.flatMap((box) => cornersOf({ ...box, x: box.x - 12, width: box.width + 24 })),
      ...this.ways.flatMap((way, i) => pointsOf(this.view!.transitions[i]!, way)),
    ];
    this.touched = false;
    this.showAll(points, LARGEST);
  }
  /// Puts these points into the middle, as large as they can be.
  private showAll(points: Point[], largest: number): void {
    const { clientWidth: width, clientHeight: height } = this.element;
    const [left, top] = [
      Math.min(...points.map(({ x }) => x)) - MARGIN,
      Math.min(...points.map(({ y }) => y)) - MARGIN,
    ];
    const [wide, high] = [
      Math.max(...points.map(({ x }) => x)) + MARGIN - left,
      Math.max(...points.map(({ y }) => y)) + MARGIN - top,
    ];
    const scale = Math.min(largest, Math.max(0.1, Math.min(width / wide, height / high)));
    this.at = { scale, x: (width - wide * scale) / 2 - left * scale, y: (height - high * scale) / 2 - top * scale };
    this.place();
  }
  /// A selected state with its transitions, or a transition with both of its states.
  private zoomToSelected(): void {
    const thing = this.marks.selected;
    if (!thing || !this.view) return;
    const { transitions } = this.view;
    const own =
      thing.kind === "transition"
        ? [thing.index]
        : transitions.flatMap(({ source, target }, i) => (source === thing.index || target === thing.index ? [i] : []));
    const states =
      thing.kind === "state"
        ? [thing.index]
        : [transitions[thing.index]!.source, transitions[thing.index]!.target].filter((i) => i >= 0);
    this.touched = true;
    this.showAll(
      [
        ...states.flatMap((i) => cornersOf(this.boxes[i]!)),
        ...own.flatMap((i) => pointsOf(transitions[i]!, this.ways[i]!)),
      ],
      2,
    );
  }
  /// Whether something is at the right, where a card would hide it.
  atRight({ kind, index }: Thing): boolean {
    const box = this.groups[kind === "state" ? "states" : "transitions"][index]?.getBoundingClientRect();
    const sheet = this.element.getBoundingClientRect();
    return box !== undefined && sheet.width > 640 && box.right > sheet.right - 310 && box.left > sheet.left + 310;
  }
  private zoom(by: number, x = this.element.clientWidth / 2, y = this.element.clientHeight / 2): void {
    const scale = Math.min(4, Math.max(0.1, this.at.scale * by));
    const share = scale / this.at.scale;
    this.at = { scale, x: x - (x - this.at.x) * share, y: y - (y - this.at.y) * share };
    this.touched = true;
    this.place();
  }
  private place(): void {
    for (const part of [this.moving, this.rubber])
      part.setAttribute(
        "transform",
        `translate(${this.at.x.toFixed(1)} ${this.at.y.toFixed(1)}) scale(${this.at.scale.toFixed(3)})`,
      );
  }
  private toSheet({ x, y }: Point): Point {
    return { x: (x - this.at.x) / this.at.scale, y: (y - this.at.y) / this.at.scale };
  }
  private pointer(event: MouseEvent): Point {
    const box = this.element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  // ---- hands --------------------------------------------------------------------------------------------------------

  private listen(): void {
    const { svg } = this;
    svg.addEventListener("pointerdown", (event) => {
      if (event.button !== 0) return;
      const target = event.target as Element;
      const handle = target.getAttribute("data-handle");
      const key = target.closest("[data-key]")?.getAttribute("data-key") ?? "";
      const state = handle !== null ? Number(handle) : key.startsWith("s") ? Number(key.slice(1)) : -1;
      const kind = state < 0 || !this.actions.editable() ? "pan" : handle !== null ? "handle" : "state";
      this.grip = {
        kind,
        state,
        from: this.pointer(event),
        moved: false,
        boxes: this.boxes,
        at: { x: this.at.x, y: this.at.y },
      };
    });
    svg.addEventListener("pointermove", (event) => this.dragged(event));
    svg.addEventListener("pointerup", (event) => this.released(event));
    svg.addEventListener("pointercancel", () => this.released(undefined));
    svg.addEventListener("dblclick", (event) => {
      if (!(event.target as Element).closest("[data-key]") && this.actions.editable())
        this.actions.create(this.toSheet(this.pointer(event)));
    });
    svg.addEventListener(
      "wheel",
      (event) => {
        event.preventDefault();
        const { x, y } = this.pointer(event);
        this.zoom(Math.exp(-event.deltaY / 500), x, y);
      },
      { passive: false },
    );
  }

  private dragged(event: PointerEvent): void {
    const { grip } = this;
    if (!grip) return;
    const now = this.pointer(event);
    if (!grip.moved && Math.hypot(now.x - grip.from.x, now.y - grip.from.y) < NEAR) return;
    if (!grip.moved) this.svg.setPointerCapture(event.pointerId); // earlier, clicks would not reach the states
    grip.moved = true;
    const by = { x: (now.x - grip.from.x) / this.at.scale, y: (now.y - grip.from.y) / this.at.scale };
    if (grip.kind === "pan") {
      this.touched = true;
      Object.assign(this.at, { x: grip.at.x + now.x - grip.from.x, y: grip.at.y + now.y - grip.from.y });
      this.place();
    } else if (grip.kind === "handle") {
      this.rubber.setAttribute("d", `M${p(this.boxes[grip.state]!)}L${p(this.toSheet(now))}`);
    } else {
      this.touched = true;
      this.put(movedBoxes(this.view!.states, grip.boxes, grip.state, by));
    }
  }

  private released(event: PointerEvent | undefined): void {
    const { grip } = this;
    this.grip = undefined;
    this.rubber.removeAttribute("d");
    if (!grip || !event) return;
    if (!grip.moved) {
      const key = (event.target as Element).closest("[data-key]")?.getAttribute("data-key");
      this.actions.select(
        key ? { kind: key.startsWith("s") ? "state" : "transition", index: Number(key.slice(1)) } : undefined,
      );
    } else if (grip.kind === "state") {
      this.moved(grip.state);
    } else if (grip.kind === "handle") {
      const under = document
        .elementFromPoint(event.clientX, event.clientY)
        ?.closest("[data-key^=s]")
        ?.getAttribute("data-key");
      if (under) this.actions.connect(grip.state, Number(under.slice(1)));
    }
  }

  /// Arrow keys; several in a row are one change.
  private push(state: number, key: string, step: number): void {
    const by = { ArrowLeft: { x: -step, y: 0 }, ArrowRight: { x: step, y: 0 }, ArrowUp: { x: 0, y: -step } }[key] ?? {
      x: 0,
      y: step,
    };
    if (this.nudge && this.nudge.state !== state) this.settleNudge(true);
    clearTimeout(this.nudge?.timer);
    this.put(movedBoxes(this.view!.states, this.boxes, state, by));
    this.nudge = { state, boxes: this.boxes, timer: setTimeout(() => this.settleNudge(true), 500) };
  }
  private settleNudge(tell: boolean): void {
    const { nudge } = this;
    this.nudge = undefined;
    clearTimeout(nudge?.timer);
    if (nudge && tell) this.moved(nudge.state);
  }

  /// The file gets places for what was moved, and for all others where it had none: else they would run about.
  private moved(state: number): void {
    const { states } = this.view!;
    const leaf = (i: number) => states[i]!.initial < 0;
    const all = states.some(({ placed }, i) => leaf(i) && !placed);
    this.actions.move(this.places().filter((_, i) => leaf(i) && (all || i === state || holds(states, state, i))));
  }
  private put(boxes: Rect[]): void {
    this.boxes = boxes;
    this.ways = movedWays(this.view!, boxes);
    this.draw();
  }
}

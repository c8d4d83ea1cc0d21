// Ways for arrows between boxes whose places are given: slightly bent curves that keep clear of other boxes, of labels and
// of one another. Each way is tried with several bends; the cheapest is taken.

import type { ChartState, ChartTransition, ChartView, Point, Way } from "../types/api";

const HEAD = 9; // of an arrow, pixels
const BENDS = [0, 26, -26, 52, -52, 90, -90, 140, -140];
const SAMPLES = 28;
const LETTER = 6.4; // width of a small letter, about
export const LINE = 13;

export interface Rect { x: number; y: number; width: number; height: number } // x, y: middle

/// Lines of at most 30 letters, four at most; the server reckons alike.
export function wrapped(text: string, width = 30, most = 4): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ").filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  if (lines.length > most) lines.splice(most - 1, Infinity, `${lines[most - 1]} …`);
  return lines;
}

/// What stands on an arrow: guard / effects.
export const labelOf = ({ guard, effects }: ChartTransition): string => [guard, effects && `/ ${effects}`].filter(Boolean).join(" ");
/// The same in lines; what is set has lines of its own where both are long.
export function linesOf(transition: ChartTransition): string[] {
  const label = labelOf(transition);
  if (label.length <= 30) return label ? [label] : [];
  return [...wrapped(transition.guard, 30, 2), ...wrapped(transition.effects && `/ ${transition.effects}`, 30, 2)];
}
export const labelSize = (lines: string[]): { width: number; height: number } => ({ width: Math.max(0, ...lines.map((line) => line.length)) * LETTER + 6, height: lines.length * LINE });

const inside = (p: Point, box: Rect, round: boolean, more = 0): boolean =>
  round ? Math.hypot(p.x - box.x, p.y - box.y) < box.width / 2 + more : Math.abs(p.x - box.x) < box.width / 2 + more && Math.abs(p.y - box.y) < box.height / 2 + more;
const meet = (a: Rect, b: Rect): boolean => Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < (a.height + b.height) / 2;

type Curve = [Point, Point, Point, Point];
function at([a, b, c, d]: Curve, t: number): Point {
  const s = 1 - t;
  const k = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t] as const;
  return { x: k[0] * a.x + k[1] * b.x + k[2] * c.x + k[3] * d.x, y: k[0] * a.y + k[1] * b.y + k[2] * c.y + k[3] * d.y };
}
/// The stretch of a curve between two moments.
function stretch(curve: Curve, from: number, to: number): Curve {
  const slope = (t: number): Point => {
    const e = 1e-3;
    const [p, q] = [at(curve, t - e), at(curve, t + e)];
    return { x: (q.x - p.x) / (2 * e), y: (q.y - p.y) / (2 * e) };
  };
  const third = (to - from) / 3;
  const [a, d] = [at(curve, from), at(curve, to)];
  const [u, v] = [slope(from), slope(to)];
  return [a, { x: a.x + u.x * third, y: a.y + u.y * third }, { x: d.x - v.x * third, y: d.y - v.y * third }, d];
}

const samples = (curve: Curve): Point[] => Array.from({ length: SAMPLES - 1 }, (_, k) => at(curve, (k + 1) / SAMPLES));

interface Made { way: Way; curve: Curve; label: Rect | undefined; bend: number }

export class Router {
  private readonly labels: Rect[] = [];
  private readonly passed: Point[] = []; // points of ways that are made
  private readonly bends = new Map<string, number[]>();
  private readonly loops = new Map<number, number>();

  private readonly quick: boolean; // large charts, and larger ones under a hand, are not searched for the best ways

  /// `given`: ways of the server are taken as they are, where there are some.
  constructor(private readonly view: ChartView, private readonly boxes: Rect[], private readonly given: boolean) {
    const count = view.transitions.length;
    this.quick = count > (given ? 250 : 80) || count * boxes.length > 20_000;
  }

  /// All ways, in the order of the transitions.
  all(): Way[] {
    // loops last: they can go to any side
    const made: Way[] = [];
    const { transitions } = this.view;
    const isLoop = (i: number) => transitions[i]!.target < 0 || transitions[i]!.target === transitions[i]!.source;
    const rank = (i: number) => (this.isGiven(transitions[i]!) ? 0 : isLoop(i) ? 2 : 1);
    const order = transitions.map((_, i) => i).sort((a, b) => rank(a) - rank(b));
    for (const i of order) made[i] = this.isGiven(transitions[i]!) ? this.keep(transitions[i]!) : this.route(transitions[i]!);
    return made;
  }

  private isGiven({ way }: ChartTransition): boolean {
    return this.given && way.curve.length > 0;
  }
  /// Others keep clear of it.
  private keep(transition: ChartTransition): Way {
    const { curve, label } = transition.way;
    if (this.quick) return transition.way;
    for (let i = 0; i + 3 < curve.length; i += 3) this.passed.push(...samples(curve.slice(i, i + 4) as Curve));
    const lines = linesOf(transition);
    if (lines.length > 0) this.labels.push({ ...label, ...labelSize(lines) });
    return transition.way;
  }

  private route(transition: ChartTransition): Way {
    const from = transition.source;
    const to = transition.target < 0 ? from : transition.target;
    const lines = linesOf(transition);
    const size = labelSize(lines);
    if (from === to) return this.loop(from, size);
    const related = this.contains(from, to) || this.contains(to, from);
    const key = `${Math.min(from, to)} ${Math.max(from, to)}`;
    const taken = this.bends.get(key) ?? [];
    let best: Made | undefined;
    let least = Infinity;
    const free = BENDS.filter((bend) => !taken.some((other) => Math.abs(other - (from < to ? bend : -bend)) < 20));
    for (const bend of related ? [0] : this.quick ? [free[0] ?? 0] : BENDS) {
      const made = this.bent(from, to, bend, size, lines.length > 0);
      const cost = this.quick ? 0 : this.cost(made, from, to, taken);
      if (cost < least) [best, least] = [made, cost];
    }
    if (!this.quick) {
      if (best!.label) this.labels.push(best!.label);
      this.passed.push(...samples(best!.curve));
    }
    this.bends.set(key, [...taken, best!.bend]);
    return best!.way;
  }

  private contains(outer: number, inner: number): boolean {
    for (let at = this.view.states[inner]!.parent; at >= 0; at = this.view.states[at]!.parent) if (at === outer) return true;
    return false;
  }
  private round(state: number): boolean {
    return this.view.states[state]!.kind === "junction";
  }

  private bent(from: number, to: number, bend: number, size: { width: number; height: number }, named: boolean): Made {
    const [a, b] = this.ends(from, to);
    const long = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const normal = { x: -(b.y - a.y) / long, y: (b.x - a.x) / long };
    const control = (share: number): Point => ({ x: a.x + (b.x - a.x) * share + normal.x * bend * 1.33, y: a.y + (b.y - a.y) * share + normal.y * bend * 1.33 });
    const whole: Curve = [a, control(1 / 3), control(2 / 3), b];
    // from border to border
    const outer = this.contains(from, to) || this.contains(to, from);
    let [begin, end] = [0, 1];
    const hidden = (p: Point, state: number, other: number) => !(outer && this.contains(state, other)) && inside(p, this.boxes[state]!, this.round(state));
    for (let i = 0; i <= 100; ++i) if (hidden(at(whole, i / 100), from, to)) begin = Math.min((i + 1) / 100, 0.98);
    for (let i = 100; i >= 0; --i) if (hidden(at(whole, i / 100), to, from)) end = Math.max((i - 1) / 100, begin + 0.01);
    const tip = at(whole, end);
    const length = long * (end - begin) || 1;
    const foot = Math.max(begin + 0.005, end - ((end - begin) * HEAD) / Math.max(length, HEAD + 1));
    const curve = stretch(whole, begin, foot);
    const label = named ? this.labelPlace(whole, begin, end, size, from, to) : undefined;
    const absolute = from < to ? bend : -bend;
    return { way: { curve, tip, label: label ? { x: label.x, y: label.y } : tip }, curve, label, bend: absolute };
  }

  /// Middles of the boxes; where one holds the other, the outer one's border at its side.
  private ends(from: number, to: number): [Point, Point] {
    const [a, b] = [this.boxes[from]!, this.boxes[to]!];
    const border = (outer: Rect, inner: Rect): Point => ({ x: outer.x - outer.width / 2, y: inner.y });
    if (this.contains(from, to)) return [border(a, b), b];
    if (this.contains(to, from)) return [a, border(b, a)];
    return [a, b];
  }

  private labelPlace(curve: Curve, begin: number, end: number, size: { width: number; height: number }, from: number, to: number): Rect {
    let best: Rect | undefined;
    let least = Infinity;
    for (const share of this.quick ? [0.5] : [0.5, 0.4, 0.6, 0.3, 0.7, 0.22]) {
      const place = { ...at(curve, begin + (end - begin) * share), ...size };
      const cost = this.labelCost(place, from, to) + Math.abs(share - 0.5);
      if (cost < least) [best, least] = [place, cost];
    }
    return best!;
  }
  private labelCost(place: Rect, from: number, to: number): number {
    if (this.quick) return 0;
    const boxes = this.boxes.filter((box, i) => meet(box, place) && !this.contains(i, from) && !this.contains(i, to)).length;
    const lines = this.passed.filter((point) => inside(point, place, false)).length;
    return boxes * 5 + this.labels.filter((label) => meet(label, place)).length * 4 + Math.min(lines, 6) * 0.5;
  }

  private cost({ curve, label, bend }: Made, from: number, to: number, taken: number[]): number {
    let cost = Math.abs(bend) / 40;
    for (const other of taken) if (Math.abs(other - bend) < 20) cost += 8;
    for (let i = 0; i < this.boxes.length; ++i) {
      if (i === from || i === to || this.contains(i, from) || this.contains(i, to)) continue;
      const box = this.boxes[i]!;
      for (let k = 1; k < SAMPLES; ++k) {
        if (!inside(at(curve, k / SAMPLES), box, this.round(i), 5)) continue;
        cost += 3;
        break;
      }
    }
    cost += this.labels.filter((other) => samples(curve).some((point) => inside(point, other, false))).length * 0.7;
    return label ? cost + this.labelCost(label, from, to) : cost;
  }

  /// Loops go out at the side where there is most room.
  private loop(state: number, size: { width: number; height: number }): Way {
    const box = this.boxes[state]!;
    const turn = this.loops.get(state) ?? 0;
    this.loops.set(state, turn + 1);
    const far = 34 + 14 * Math.floor(turn / 4);
    let best: { way: Way; curve: Curve; label: Rect } | undefined;
    let least = Infinity;
    const sides = [{ x: 0, y: -1 }, { x: 1, y: 0 }, { x: 0, y: 1 }, { x: -1, y: 0 }];
    for (const out of [...sides.slice(turn % 4), ...sides.slice(0, turn % 4)]) {
      const along = { x: -out.y, y: out.x };
      const middle = { x: box.x + (out.x * box.width) / 2, y: box.y + (out.y * box.height) / 2 };
      const p = (side: number, away: number): Point => ({ x: middle.x + along.x * side + out.x * away, y: middle.y + along.y * side + out.y * away });
      const wide = Math.min(14, box.width / 2);
      const label = { x: middle.x + out.x * (far * 0.8 + 4 + size.width / 2), y: middle.y + out.y * (far * 0.8 + 4 + size.height / 2), ...size };
      const curve: Curve = [p(-wide, 0), p(-wide * 2.2, far), p(wide * 2.2, far), p(wide, HEAD)];
      const area = { x: middle.x + (out.x * far) / 2, y: middle.y + (out.y * far) / 2, width: 30, height: 30 };
      const cost = this.labelCost(label, state, state) + this.passed.filter((point) => inside(point, area, false)).length;
      if (cost < least) [best, least] = [{ way: { curve, tip: p(wide, 0), label: { x: label.x, y: label.y } }, curve, label }, cost];
    }
    if (!this.quick) {
      this.labels.push(best!.label);
      this.passed.push(...samples(best!.curve));
    }
    return best!.way;
  }
}

/// Places as the server gave them.
export const boxesOf = (states: ChartState[]): Rect[] => states.map(({ x, y, width, height }) => ({ x, y, width, height }));

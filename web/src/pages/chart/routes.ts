// Boxes and ways of a chart in the hand of somebody who drags a state: ways that it touches go straight until it is let
// go. Then the server finds all ways anew.

import type { ChartState, ChartTransition, ChartView, Point, Way } from "../../data/types/api";
import { isRound } from "./things";

const HEAD = 9; // of an arrow, pixels

/// A box by its middle and its size.
export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/// What stands on an arrow: guard / effects.
export const labelOf = ({ event, guard, effects }: ChartTransition): string =>
  [event, event && guard ? `[${guard}]` : guard, effects && `/ ${effects}`].filter(Boolean).join(" ");

/// Places as the server gave them.
export const boxesOf = (states: ChartState[]): Rect[] =>
  states.map(({ x, y, width, height }) => ({ x, y, width, height }));

const shifted = (p: Point, by: Point): Point => ({ x: p.x + by.x, y: p.y + by.y });

/// Where the line from the middle of a box towards a point leaves it.
function border(box: Rect, towards: Point, round: boolean): Point {
  const [dx, dy] = [towards.x - box.x, towards.y - box.y];
  const share = round
    ? Math.hypot(dx, dy) / (box.width / 2)
    : Math.max(Math.abs(dx) / (box.width / 2), Math.abs(dy) / (box.height / 2));
  return share <= 1 ? { x: box.x, y: box.y } : { x: box.x + dx / share, y: box.y + dy / share };
}

function straight(from: Rect, to: Rect, rounds: [boolean, boolean], share: number): Way {
  const [start, tip] = [border(from, to, rounds[0]), border(to, from, rounds[1])];
  const long = Math.hypot(tip.x - start.x, tip.y - start.y) || 1;
  const at = (part: number): Point => ({
    x: start.x + (tip.x - start.x) * part,
    y: start.y + (tip.y - start.y) * part,
  });
  const foot = Math.max(0, 1 - HEAD / long);
  return { curve: [at(0), at(foot / 3), at((foot * 2) / 3), at(foot)], tip, label: at(share) };
}

/// All ways, in the order of the transitions, where boxes have moved from where the server put them.
export function movedWays({ states, transitions }: ChartView, boxes: Rect[]): Way[] {
  const moves = states.map(({ x, y }, i) => ({ x: boxes[i]!.x - x, y: boxes[i]!.y - y }));
  const grown = states.map(({ width, height }, i) => width !== boxes[i]!.width || height !== boxes[i]!.height);
  const pairs = new Map<string, number>(); // ways between the same two
  return transitions.map(({ source, target, way }) => {
    const to = target < 0 ? source : target;
    const [a, b] = [moves[source]!, moves[to]!];
    if (a.x === b.x && a.y === b.y && !grown[source] && !grown[to])
      return { curve: way.curve.map((p) => shifted(p, a)), tip: shifted(way.tip, a), label: shifted(way.label, a) };
    const key = `${Math.min(source, to)} ${Math.max(source, to)}`;
    const before = pairs.get(key) ?? 0;
    pairs.set(key, before + 1);
    const share = [0.5, 0.3, 0.7, 0.4, 0.6][before % 5]!;
    return straight(
      boxes[source]!,
      boxes[to]!,
      [isRound(states[source]!), isRound(states[to]!)],
      source <= to ? share : 1 - share,
    );
  });
}

/// Whether a state lies in another, at any depth.
export function holds(states: ChartState[], outer: number, inner: number): boolean {
  for (let at = states[inner]!.parent; at >= 0; at = states[at]!.parent) if (at === outer) return true;
  return false;
}

/// The boxes where a state is moved with all that it holds.
export function movedBoxes(states: ChartState[], boxes: Rect[], state: number, by: Point): Rect[] {
  const moved = boxes.map((box, i) =>
    i === state || holds(states, state, i) ? { ...box, x: Math.round(box.x + by.x), y: Math.round(box.y + by.y) } : box,
  );
  // states around it are as large as they need
  for (let at = states[state]!.parent; at >= 0; at = states[at]!.parent) {
    const inner = moved.filter((_, i) => states[i]!.parent === at);
    const now = boxes.filter((_, i) => states[i]!.parent === at);
    const edges = (list: Rect[]) =>
      [
        Math.min(...list.map((b) => b.x - b.width / 2)),
        Math.max(...list.map((b) => b.x + b.width / 2)),
        Math.min(...list.map((b) => b.y - b.height / 2)),
        Math.max(...list.map((b) => b.y + b.height / 2)),
      ] as const;
    const [l, r, t, b] = edges(inner).map((edge, i) => edge - edges(now)[i]!) as [number, number, number, number];
    const box = boxes[at]!;
    moved[at] = {
      x: box.x + (l + r) / 2,
      y: box.y + (t + b) / 2,
      width: box.width + r - l,
      height: box.height + b - t,
    };
  }
  return moved;
}

/// Two corners that say where a box ends.
export function cornersOf({ x, y, width, height }: Rect): Point[] {
  return [
    { x: x - width / 2, y: y - height / 2 },
    { x: x + width / 2, y: y + height / 2 },
  ];
}

/// Points that say how far an arrow and its label reach.
export function pointsOf(
  { label_width: width, label_height: height }: ChartTransition,
  { curve, label }: Way,
): Point[] {
  return [...curve, ...(width > 0 ? cornersOf({ ...label, width, height }) : [])];
}

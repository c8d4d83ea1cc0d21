// The two graphs of the behaviour view as sheets: what is on them, and where. The server says where; each sheet is asked
// for once. Without a server there is a simpler drawing.

import { ask } from "../../../data/api";
import type { BehaviourProgram } from "../../../data/types/recorded";
import { say } from "./words";

export interface Point {
  x: number;
  y: number;
}
/// As the server lays graphs out (src/graph/layout.h).
export interface Layout {
  width: number;
  height: number;
  nodes: Point[];
  edges: { curve: Point[]; tip: Point; label: Point }[];
}

export interface SheetNode {
  id: string;
  kind: "option" | "skill" | "state" | "any";
  index: number;
  name: string;
  initial: boolean;
  target: boolean;
  about: string;
  width: number;
  height: number;
}
export interface SheetEdge {
  key: string;
  from: number;
  to: number;
  common: boolean;
  label: string[];
  about: string;
}
export interface Sheet {
  nodes: SheetNode[];
  edges: SheetEdge[];
  layout: Layout;
  simple: boolean;
}
type Plan = Pick<Sheet, "nodes" | "edges">;

const MARGIN = 20; // pixels around everything; initial marks stand there
const INITIAL = 18; // pixels left of an initial state, for its mark
const HEIGHT = 40;
const LABEL_LINE = 17; // letters
const LABEL_LINES = 2;
export const LABEL_HEIGHT = 12; // pixels of a line
const LABEL_LETTER = 6.4; // pixels, about
const MOST_CALLS = 150; // beyond, what the robot can do by itself is left out

const kept = new WeakMap<BehaviourProgram, Map<string, Promise<Sheet>>>();

/// The options of an agent, and who calls whom.
export function optionSheet(program: BehaviourProgram, agent: number): Promise<Sheet> {
  return keep(program, `agent ${agent}`, () => optionPlan(program, program.agents[agent]?.root ?? 0));
}
/// The states of an option, and the ways between them.
export function stateSheet(program: BehaviourProgram, option: number): Promise<Sheet> {
  return keep(program, `option ${option}`, () => statePlan(program, option));
}

function keep(program: BehaviourProgram, key: string, plan: () => Plan): Promise<Sheet> {
  const sheets = kept.get(program) ?? new Map<string, Promise<Sheet>>();
  kept.set(program, sheets);
  let sheet = sheets.get(key);
  if (!sheet) sheets.set(key, (sheet = layOut(plan())));
  return sheet;
}

let pen: CanvasRenderingContext2D | null | undefined;
function widthOf(text: string, font: string): number {
  pen ??= document.createElement("canvas").getContext("2d");
  if (!pen) return text.length * 7;
  pen.font = font;
  return pen.measureText(text).width;
}
const boxWidth = (name: string, below: string[]) =>
  Math.ceil(
    Math.max(
      64,
      widthOf(name, "600 13px system-ui, sans-serif"),
      ...below.map((text) => widthOf(text, "11.5px system-ui, sans-serif")),
    ) + 26,
  );

function optionPlan(program: BehaviourProgram, root: number): Plan {
  const plan: Plan = { nodes: [], edges: [] };
  const places = new Map<string, number>();
  const place = (id: string, kind: "option" | "skill", index: number): number => {
    const known = places.get(id);
    if (known !== undefined) return known;
    const option = kind === "option" ? program.options[index] : undefined;
    const name = option?.name ?? program.behaviours[index] ?? "";
    const below = option?.states.map((state) => state.name) ?? [say("skill")];
    places.set(id, plan.nodes.length);
    plan.nodes.push({
      id,
      kind,
      index,
      name,
      initial: false,
      target: false,
      about: "",
      width: boxWidth(name, below),
      height: kind === "option" ? HEIGHT : 28,
    });
    return plan.nodes.length - 1;
  };
  place(`o${root}`, "option", root);
  const withSkills =
    program.options.reduce(
      (sum, option) => sum + option.states.reduce((n, state) => n + state.options.length + state.behaviours.length, 0),
      0,
    ) <= MOST_CALLS;
  const drawn = new Set<string>();
  for (let at = 0; at < plan.nodes.length; ++at) {
    const caller = plan.nodes[at]!;
    if (caller.kind !== "option") continue;
    for (const state of program.options[caller.index]?.states ?? []) {
      const called = [
        ...state.options.map((index) => ["option", index] as const),
        ...(withSkills ? state.behaviours.map((index) => ["skill", index] as const) : []),
      ];
      for (const [kind, index] of called) {
        const id = `${kind === "option" ? "o" : "b"}${index}`;
        const key = `${caller.id}>${id}`;
        if (drawn.has(key)) continue;
        drawn.add(key);
        plan.edges.push({
          key,
          from: at,
          to: place(id, kind, index),
          common: false,
          label: [],
          about: `${caller.name} → ${kind === "option" ? program.options[index]?.name : program.behaviours[index]}`,
        });
      }
    }
  }
  return plan;
}

function statePlan(program: BehaviourProgram, option: number): Plan {
  const states = program.options[option]?.states ?? [];
  const plan: Plan = { nodes: [], edges: [] };
  for (const [index, { name, initial, target, cooperation }] of states.entries()) {
    const about = [initial && say("initial"), target && say("target"), cooperation].filter(Boolean).join(" · ");
    plan.nodes.push({
      id: `s${index}`,
      kind: "state",
      index,
      name,
      initial,
      target,
      about,
      width: boxWidth(name, ["000.0 s"]),
      height: HEIGHT,
    });
  }
  const edges = new Map<string, SheetEdge & { conditions: string[] }>();
  for (const [index, state] of states.entries()) {
    for (const { to, common, condition } of state.ways) {
      if (common && !plan.nodes.some((node) => node.id === "any")) {
        plan.nodes.push({
          id: "any",
          kind: "any",
          index: -1,
          name: say("anyState"),
          initial: false,
          target: false,
          about: "",
          width: boxWidth(say("anyState"), []),
          height: 26,
        });
      }
      const key = `${common ? "any" : `s${index}`}>s${to}`;
      const from = common ? plan.nodes.findIndex((node) => node.id === "any") : index;
      const edge = edges.get(key) ?? { key, from, to, common, label: [], about: "", conditions: [] };
      edges.set(key, edge);
      const text = condition.replace(/\s+/g, " ") || say("always");
      if (!edge.conditions.includes(text)) edge.conditions.push(text);
    }
  }
  for (const { conditions, ...edge } of edges.values()) {
    plan.edges.push({ ...edge, label: labelOf(conditions), about: conditions.join("\n") });
  }
  return plan;
}

/// A condition in a few short lines; what does not fit can be read when somebody points at it.
export function labelOf(conditions: string[]): string[] {
  const lines = [""];
  for (const word of conditions[0]!.split(" ")) {
    const longer = lines.at(-1) ? `${lines.at(-1)} ${word}` : word;
    if (longer.length <= LABEL_LINE || lines.at(-1) === "") lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const shown = lines
    .slice(0, LABEL_LINES)
    .map((line) => (line.length > LABEL_LINE ? `${line.slice(0, LABEL_LINE - 1)}…` : line));
  const more = lines.length > LABEL_LINES || conditions.length > 1;
  if (more && !shown.at(-1)!.endsWith("…")) shown[shown.length - 1] += " …";
  return shown;
}

/// The room that the lines on an arrow take.
export const labelSize = (lines: string[]): { width: number; height: number } => ({
  width: Math.ceil(Math.max(0, ...lines.map((line) => line.length)) * LABEL_LETTER) + 6,
  height: lines.length * LABEL_HEIGHT + 4,
});

async function layOut(plan: Plan): Promise<Sheet> {
  const graph = {
    direction: "down",
    node_gap: 22,
    rank_gap: 34,
    margin: MARGIN,
    nodes: plan.nodes.map(({ width, height, initial }) => ({
      width,
      height,
      rank: initial ? "first" : "free",
      mark: initial ? INITIAL : 0,
    })),
    edges: plan.edges.map(({ from, to, label }) => ({
      from,
      to,
      ...(label.length > 0 && { label_width: labelSize(label).width, label_height: labelSize(label).height }),
    })),
  };
  try {
    return { ...plan, layout: await ask<Layout>("/api/graph", graph), simple: false };
  } catch (error) {
    console.warn(error);
    return { ...plan, layout: simpleLayout(plan), simple: true };
  }
}

/// A row for each step from the first node; arrows go straight.
export function simpleLayout({ nodes, edges }: Plan): Layout {
  const rows: number[] = nodes.map((_, i) => (i === 0 ? 0 : -1));
  for (let more = true; more;) {
    more = false;
    for (const { from, to } of edges) if (rows[from]! >= 0 && rows[to]! < 0) [rows[to], more] = [rows[from]! + 1, true];
  }
  const ends: number[] = [];
  const places = nodes.map(({ width }, i) => {
    const row = Math.max(0, rows[i]!);
    const left = ends[row] ?? MARGIN;
    ends[row] = left + width + 30;
    return { x: left + width / 2, y: MARGIN + HEIGHT / 2 + row * (HEIGHT + 50) };
  });
  const ways = edges.map(({ from, to }) => {
    const [a, b] = [places[from]!, places[to]!];
    const down = b.y >= a.y ? 1 : -1;
    const start = { x: a.x, y: a.y + (down * nodes[from]!.height) / 2 };
    const tip = { x: b.x, y: b.y - (down * nodes[to]!.height) / 2 };
    const foot = { x: tip.x, y: tip.y - down * 8 };
    const middle = (start.y + foot.y) / 2;
    return {
      curve: [start, { x: start.x, y: middle }, { x: foot.x, y: middle }, foot],
      tip,
      label: { x: (start.x + tip.x) / 2, y: middle },
    };
  });
  return {
    width: Math.max(MARGIN, ...ends) + MARGIN - 30,
    height: Math.max(...places.map(({ y }) => y)) + HEIGHT / 2 + MARGIN,
    nodes: places,
    edges: ways,
  };
}

// What a decision asks legs, kick and head for, in one line, as the debugger of the document of the SPL striker has it.

import type { BehaviourProgram, Thought } from "../../../data/types/recorded";
import { valueText } from "./source";
import { say } from "./words";

/// "walk 350, -20 mm, 12° · speed 80 % · head 12°, 20°", from the symbols that the decision has set; empty where it set
/// none of these.
export function motionRequest(
  { symbols }: Pick<BehaviourProgram, "symbols">,
  { symbols: values, written }: Pick<Thought, "symbols" | "written">,
): string {
  const asked = new Asked(
    new Map(written.map((index) => [symbols[index]?.name ?? "", index])),
    (index) => valueText(symbols[index]!, values[index] ?? NaN),
    (index) => values[index] ?? 0,
  );
  return [...legs(asked), ...kick(asked), ...head(asked)].join(" · ");
}

/// The symbols that were set, by their names.
class Asked {
  constructor(
    private readonly places: Map<string, number>,
    private readonly textAt: (index: number) => string,
    private readonly valueAt: (index: number) => number,
  ) {}

  /// The name of an element; empty where the symbol was not set.
  text(name: string): string {
    const index = this.places.get(name);
    return index === undefined ? "" : this.textAt(index);
  }
  /// Whole millimetres, degrees, per cent; what is not set is 0, as the body has it.
  number(name: string): number {
    const index = this.places.get(name);
    return index === undefined ? 0 : Math.round(this.valueAt(index));
  }
}

function legs(asked: Asked): string[] {
  const type = asked.text("motion.type");
  if (type === "") return [];
  if (type === "walk") return walk(asked);
  if (type === "stand") return [say("asksStand")];
  if (type === "bike") return [say("asksBike")];
  return [say("asksMotion", { what: type === "special_action" ? asked.text("motion.special_action") : type })];
}

function walk(asked: Asked): string[] {
  const [x, y, turn] = (["x", "y", "rot"] as const).map((axis) => asked.number(`motion.walk_speed.${axis}`));
  if (x || y || turn) return [say("asksPace", { x: x!, y: y!, turn: turn! })]; // then the target does not count
  const words = [
    say("asksWalk", {
      x: asked.number("motion.walk_target.x"),
      y: asked.number("motion.walk_target.y"),
      turn: asked.number("motion.walk_target.rot"),
      speed: asked.number("motion.walk_speed"),
    }),
  ];
  if (asked.number("motion.walk_pedantic")) words.push(say("asksPedantic"));
  if (asked.number("motion.dribbling")) words.push(say("asksDribbling"));
  return words;
}

function kick(asked: Asked): string[] {
  const inStep = asked.text("walkKick.type");
  const chosen = [asked.text("kick.type"), asked.text("kick.side")].filter((word) => word !== "").join(" ");
  return [
    ...(inStep === "" || inStep === "none" ? [] : [say("asksWalkKick", { what: inStep })]),
    ...(chosen === "" ? [] : [say("asksKick", { what: chosen })]),
  ];
}

/// Without a speed the head is left to itself.
function head(asked: Asked): string[] {
  if (asked.number("head.speed") <= 0) return [];
  return [say("asksHead", { pan: asked.number("head.pan"), tilt: asked.number("head.tilt") })];
}

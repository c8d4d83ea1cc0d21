// The value of conditions at a moment, part by part: what stands at its place in the tree, and what keeps it from holding.

import type { BehaviourProgram } from "../../../data/types/recorded";

/// A part of a condition with its value; 1 = true.
export interface Part {
  op: string;
  name: string;
  value: number;
  parts: Part[];
}

const ARITHMETIC: Record<string, (a: number, b: number) => number> = {
  "+": (a, b) => a + b,
  "-": (a, b) => a - b,
  "*": (a, b) => a * b,
  "/": (a, b) => a / b,
  "<": (a, b) => Number(a < b),
  "<=": (a, b) => Number(a <= b),
  ">": (a, b) => Number(a > b),
  ">=": (a, b) => Number(a >= b),
  "==": (a, b) => Number(a === b),
  "!=": (a, b) => Number(a !== b),
};

/// How a logic joins degrees; with true and false, all of them are the same.
const JOINS: Record<string, { and(a: number, b: number): number; or(a: number, b: number): number }> = {
  crisp: { and: Math.min, or: Math.max },
  minimum: { and: Math.min, or: Math.max },
  product: { and: (a, b) => a * b, or: (a, b) => a + b - a * b },
  bounded: { and: (a, b) => Math.max(0, a + b - 1), or: (a, b) => Math.min(1, a + b) },
};

/// The condition that is a term of a program, with the values that its symbols have.
export function evaluate(program: BehaviourProgram, values: number[], term: number): Part {
  const about = program.terms[term];
  if (!about) return { op: "text", name: "", value: NaN, parts: [] };
  if (about.op === "symbol")
    return {
      op: "symbol",
      name: program.symbols[about.symbol]?.name ?? "",
      value: values[about.symbol] ?? NaN,
      parts: [],
    };
  if (about.op === "number") return { op: "number", name: String(about.number), value: about.number, parts: [] };
  const parts = about.operands.map((operand) => evaluate(program, values, operand));
  return {
    op: about.op,
    name: about.op,
    value: joined(
      about.op,
      parts.map(({ value }) => value),
      program.logic,
    ),
    parts,
  };
}

function joined(op: string, values: number[], logic: string): number {
  const join = JOINS[logic] ?? JOINS["crisp"]!;
  if (op === "not") return 1 - values[0]!;
  if (op === "and") return values.reduce((a, b) => join.and(a, b));
  if (op === "or") return values.reduce((a, b) => join.or(a, b));
  if (op === "?") return values[0] ? values[1]! : values[2]!;
  return values.length === 2 ? (ARITHMETIC[op]?.(values[0]!, values[1]!) ?? NaN) : NaN;
}

/// A symbol that should be otherwise for a condition to hold.
export interface Blame {
  name: string;
  wanted: boolean;
}

/// What keeps a condition from holding: of "and" all parts that fail, of "or" every part, since any would do.
export function blame(part: Part, wanted = true): Blame[] {
  const holds = part.value >= 0.5;
  if (holds === wanted) return [];
  if (part.op === "symbol") return [{ name: part.name, wanted }];
  if (part.op === "not") return blame(part.parts[0]!, !wanted);
  if (part.op === "and" || part.op === "or") {
    const found = part.parts.flatMap((one) => blame(one, wanted));
    return found.filter(
      (one, i) => found.findIndex(({ name, wanted: other }) => name === one.name && other === one.wanted) === i,
    );
  }
  return [];
}

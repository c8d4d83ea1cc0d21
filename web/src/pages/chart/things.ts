// The states and transitions of a chart by their number: which one a line of the text means, what a state lies in, which names
// are free.

import type { ChartState, ChartTransition, ChartView } from "../../data/types/api";
import type { Wish } from "./api";

export type Thing = { kind: "state" | "transition"; index: number };

/// The same thing, where a changed chart still has it.
export function stillThere(view: ChartView, thing: Thing | undefined): Thing | undefined {
  const list = thing?.kind === "state" ? view.states : view.transitions;
  return thing && list[thing.index] ? thing : undefined;
}

/// A transition of an earlier view, where it still has its number: between the same states, that is.
export function sameTransition(view: ChartView, before: ChartView, index: number): ChartTransition | undefined {
  const ends = ({ states, transitions }: ChartView) =>
    transitions[index] && [states[transitions[index].source]?.name, states[transitions[index].target]?.name].join();
  return ends(view) === ends(before) ? view.transitions[index] : undefined;
}

/// Takes a thing out that a view shows, though the chart may have changed since.
export function removal(shown: ChartView, { kind, index }: Thing): Wish {
  if (kind === "state") return () => ({ edit: "remove_state", state: shown.states[index]!.name });
  return (view) => sameTransition(view, shown, index) && { edit: "remove_transition", transition: index };
}

/// What begins last up to a line.
export function thingAt(view: ChartView | undefined, line: number): Thing | undefined {
  let found: (Thing & { line: number }) | undefined;
  const look = (kind: Thing["kind"], list: { line: number }[]) =>
    list.forEach((one, index) => {
      if (one.line <= line && (!found || one.line >= found.line)) found = { kind, index, line: one.line };
    });
  look("state", view?.states ?? []);
  look("transition", view?.transitions ?? []);
  return found;
}

/// The last transition of a state.
export function newest(view: ChartView, state: string, otherwise: number): number {
  const index = view.states.findIndex(({ name }) => name === state);
  const found = view.transitions.map(({ source }) => source).lastIndexOf(index);
  return found < 0 ? otherwise : found;
}

/// A name that no state has: a letter and a number.
export function freshName(view: ChartView | undefined, letter: string): string {
  const names = new Set(view?.states.map(({ name }) => name));
  for (let i = 1; ; ++i) if (!names.has(`${letter}${i}`)) return `${letter}${i}`;
}

/// Whether a state has states in it.
export const isOuter = ({ kind, initial }: ChartState): boolean => initial >= 0 || kind === "parallel";

/// Whether it is drawn as a circle.
export const isRound = ({ kind }: ChartState): boolean => kind === "junction" || kind === "shallow" || kind === "deep";

/// A state and all that it lies in.
export function lineage(view: ChartView, state: number): number[] {
  const all: number[] = [];
  for (let at = state; at >= 0; at = view.states[at]!.parent) all.push(at);
  return all;
}

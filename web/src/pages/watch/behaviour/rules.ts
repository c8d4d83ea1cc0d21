// Rules in the order of their priority: which one wins, what it asks for, and at its place in each condition the value
// that every part has at this moment.

import type { BehaviourProgram, BehaviourState } from "../../../data/types/recorded";
import { h, write } from "../../../ui/dom";
import { blame, evaluate, type Part } from "./conditions";
import type { Mind } from "./minds";
import { numberText, placeName } from "./source";
import { say } from "./words";

/// What is touched while time goes on.
interface Leaf {
  item: HTMLElement;
  mark: HTMLElement;
  bar: HTMLElement | undefined;
}
interface Row {
  state: number;
  row: HTMLElement;
  verdict: HTMLElement;
  degree: HTMLElement;
  why: HTMLElement;
  argument: HTMLElement;
  dot: HTMLElement;
  leaves: Leaf[];
}

/// The option whose states are the rules; -1 = the program has none.
export const ruleOption = ({ language, options }: BehaviourProgram): number =>
  language === "rules" ? options.findIndex(({ states }) => states.some(({ when }) => when >= 0)) : -1;

export class RuleList {
  readonly element: HTMLElement;
  private readonly how = h("p", { class: "quiet" });
  private readonly list = h("ol", { class: "rule-list" });
  private readonly none = h("p", { class: "quiet none" }, say("noRule"));
  private program: BehaviourProgram | undefined;
  private rows: Row[] = [];

  /// `toggle` sets a breakpoint at a rule, or takes it away.
  constructor(private readonly toggle: (rule: string) => void) {
    this.element = h(
      "section",
      { class: "part rules", tabindex: 0, "aria-labelledby": "mind-rules" },
      h("div", { class: "title" }, h("h3", { id: "mind-rules" }, say("rules")), this.how),
      this.list,
      this.none,
    );
  }

  /// `breaks`: rules with a breakpoint; undefined = there can be none.
  update({ program, thought }: Mind, breaks: Set<string> | undefined): void {
    if (program !== this.program) this.make(program);
    const option = ruleOption(program);
    const states = program.options[option]!.states;
    const active = thought.active.find((one) => one.option === option);
    const winner = active && states[active.state]!.when >= 0 ? active.state : -1;
    const action = thought.active.find((one) => one.behaviour >= 0);
    this.none.classList.toggle("wins", winner < 0);
    for (const row of this.rows) {
      const state = states[row.state]!;
      const condition = evaluate(program, thought.symbols, state.when);
      const wins = row.state === winner;
      row.row.classList.toggle("wins", wins);
      if (wins) row.row.setAttribute("aria-current", "true");
      else row.row.removeAttribute("aria-current");
      write(row.argument, wins ? (action?.parameters ?? []).map(numberText).join(" ") : "");
      write(row.degree, this.crisp ? "" : condition.value.toFixed(2));
      row.degree.style.setProperty("--degree", String(condition.value));
      write(row.verdict, wins ? say("wins") : condition.value >= 0.5 ? say("outdone") : "");
      write(row.why, wins ? "" : reasonOf(condition));
      row.dot.hidden = !breaks;
      row.dot.setAttribute("aria-pressed", String(breaks?.has(state.name) ?? false));
      this.fill(condition, row.leaves, { next: 0 });
    }
  }

  private get crisp(): boolean {
    return this.program?.logic === "crisp";
  }

  private make(program: BehaviourProgram): void {
    this.program = program;
    write(this.how, this.crisp ? say("firstWins") : say("bestWins", { logic: program.logic }));
    const states = program.options[ruleOption(program)]!.states;
    this.rows = states.flatMap((state, index) => (state.when >= 0 ? [this.makeRow(program, state, index)] : []));
    this.list.replaceChildren(...this.rows.map(({ row }) => row));
  }

  private makeRow(program: BehaviourProgram, state: BehaviourState, index: number): Row {
    const [verdict, why, argument] = [h("span", { class: "verdict" }), h("p", { class: "quiet why" }), h("span")];
    const degree = h("span", { class: "degree" });
    const dot = h("button", {
      type: "button",
      class: "stop-dot",
      "aria-label": say("breakAt", { what: state.name }),
      title: say("breakAt", { what: state.name }),
      "aria-pressed": "false",
      onclick: () => this.toggle(state.name),
    });
    const action = program.behaviours[state.behaviours[0] ?? -1] ?? "";
    const head = h(
      "div",
      { class: "rule-head", title: placeName(program, state.place) },
      dot,
      h("b", {}, state.name),
      h("span", { class: "action" }, "→ ", action, " ", argument),
      verdict,
      degree,
    );
    const leaves: Leaf[] = [];
    const tree = h("ul", { class: "condition" }, this.makePart(evaluate(program, [], state.when), leaves));
    return {
      state: index,
      row: h("li", { "data-rule": state.name }, head, tree, why),
      verdict,
      degree,
      why,
      argument,
      dot,
      leaves,
    };
  }

  private makePart(part: Part, leaves: Leaf[]): HTMLElement {
    const mark = h("span", { class: "truth" });
    const bar = this.crisp ? undefined : h("span", { class: "bar", "aria-hidden": "true" });
    const joins = part.op === "and" || part.op === "or" || part.op === "not";
    const word = joins
      ? h("span", { class: "join" }, say(part.op as "and" | "or" | "not"))
      : h("span", { class: "source" }, part.name);
    const item = h("li", {}, h("span", { class: "line" }, mark, bar, word));
    leaves.push({ item, mark, bar });
    if (part.parts.length > 0) item.append(h("ul", {}, ...part.parts.map((one) => this.makePart(one, leaves))));
    return item;
  }

  /// In the order in which the parts were made.
  private fill(part: Part, leaves: Leaf[], place: { next: number }): void {
    const { item, mark, bar } = leaves[place.next++]!;
    const holds = part.value >= 0.5;
    item.classList.toggle("yes", holds);
    write(mark, this.crisp ? (holds ? "✓" : "✗") : part.value.toFixed(2));
    if (this.crisp) mark.setAttribute("aria-label", say(holds ? "yes" : "no"));
    if (this.crisp) mark.setAttribute("role", "img");
    bar?.style.setProperty("--degree", String(part.value));
    for (const one of part.parts) this.fill(one, leaves, place);
  }
}

/// "not so: ballIsMine, not partnerPass": what should be otherwise.
function reasonOf(condition: Part): string {
  const found = blame(condition).map(({ name, wanted }) => (wanted ? name : `${say("not")} ${name}`));
  return found.length > 0 ? say("lacks", { what: found.join(", ") }) : "";
}

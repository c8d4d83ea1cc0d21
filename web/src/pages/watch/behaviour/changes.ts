// The last changes of state, newest first, each with the tests that led there and the values that they saw.

import { clock } from "../../../data/clock";
import type { BehaviourProgram } from "../../../data/types/recorded";
import { h } from "../../../ui/dom";
import { type Change, HISTORY, stateName } from "./minds";
import { placeName, testValues, textAt } from "./source";
import { say } from "./words";

const MOST = 40;

export class ChangeList {
  readonly element: HTMLElement;
  private readonly list = h("ol", { class: "changes" });
  private readonly note = h("p", { class: "quiet note" });
  private readonly only = h("input", { type: "checkbox" });
  private readonly which = h("span");
  private rows = new Map<string, HTMLElement>();
  private program: BehaviourProgram | undefined;
  private shown = "";

  constructor(
    private readonly seek: (time: number) => void,
    changed: () => void,
  ) {
    this.only.addEventListener("change", changed);
    this.element = h(
      "section",
      { class: "part why", "aria-labelledby": "mind-why" },
      h(
        "div",
        { class: "title" },
        h("h3", { id: "mind-why", title: say("changesHint") }, say("changes")),
        h("label", {}, this.only, this.which),
      ),
      this.note,
      this.list,
    );
  }

  update(program: BehaviourProgram, changes: Change[], chosen: number): void {
    if (program !== this.program) this.rows.clear();
    this.program = program;
    const name = program.options[chosen]?.name ?? "";
    this.which.textContent = say("onlyOption", { option: name });
    const wanted = changes.filter(({ change }) => !this.only.checked || change.option === chosen).slice(0, MOST);
    const keys = wanted.map(({ time, change }) => `${time.toFixed(4)} ${change.option} ${change.from} ${change.to}`);
    if (keys.join() === this.shown && this.rows.size > 0) return;
    this.shown = keys.join();
    const before = this.rows;
    this.rows = new Map(keys.map((key, i) => [key, before.get(key) ?? this.row(program, wanted[i]!)]));
    this.list.replaceChildren(...this.rows.values());
    this.note.hidden = wanted.length > 0;
    this.note.textContent = say("noChanges", { seconds: HISTORY });
  }

  private row(program: BehaviourProgram, { time, change }: Change): HTMLElement {
    const option = program.options[change.option];
    const way = h(
      "span",
      { class: "way" },
      h("b", {}, option?.name ?? ""),
      ` ${stateName(option, change.from)} → `,
      h("em", {}, stateName(option, change.to)),
    );
    const tests = change.tests.map((test) => {
      const text = textAt(program, test.place);
      const source = program.language === "rules" ? (/ (?:term|name)="([^"]*)"/.exec(text)?.[1] ?? text) : text;
      const outcome = test.outcome ? "yes" : "no";
      const values = testValues(program, test, source);
      const seen = values === source || program.language === "rules" ? " → " : ` : ${values} → `;
      return h(
        "li",
        { class: outcome },
        h("span", { class: "source" }, source || placeName(program, test.place)),
        h("span", { class: "seen" }, seen, h("b", {}, say(outcome))),
      );
    });
    return h(
      "li",
      { "data-option": option?.name ?? "" },
      h(
        "button",
        { type: "button", onclick: () => this.seek(time), title: placeName(program, change.place) },
        h("span", { class: "at" }, clock(time, true)),
        way,
      ),
      tests.length > 0 ? h("ul", {}, ...tests) : h("p", { class: "quiet note" }, say("always")),
    );
  }
}

// All robots that run programs, and what each is doing: a glance at the team, and the way to choose one.

import { h, write } from "../dom";
import { deepest, type Mind, stateName } from "./minds";
import { say } from "./words";

interface Chip { button: HTMLButtonElement; what: HTMLElement }

export class TeamRow {
  readonly element = h("div", { class: "minds", role: "group", "aria-label": say("robots") });
  private readonly chips = new Map<number, Chip>();

  /// `names` and `titles` are those of all robots.
  constructor(private readonly names: string[], private readonly title: (name: string) => string, private readonly choose: (name: string) => void) {}

  update(minds: Mind[], chosen: number): void {
    const wanted = minds.map(({ robot }) => robot);
    if (wanted.join() !== [...this.chips.keys()].join()) this.make(wanted);
    for (const { robot, program, thought } of minds) {
      const { button, what } = this.chips.get(robot)!;
      const last = deepest(thought.active);
      const option = last && program.options[last.option];
      write(what, option ? `${option.name} · ${stateName(option, last.state)}` : "–");
      button.setAttribute("aria-pressed", String(robot === chosen));
    }
  }

  private make(robots: number[]): void {
    this.chips.clear();
    for (const robot of robots) {
      const name = this.names[robot] ?? "";
      const what = h("span", { class: "what" });
      const chip = h("span", { class: "chip", "aria-hidden": "true" });
      const button = h("button", { type: "button", class: name.split(" ")[0], "data-robot": name, onclick: () => this.choose(name) }, chip, h("b", {}, name.split(" ")[1] ?? ""), h("span", { class: "sr" }, this.title(name)), what);
      this.chips.set(robot, { button, what });
    }
    this.element.replaceChildren(...[...this.chips.values()].map(({ button }) => button));
  }
}

// All robots that run programs, and what each is doing: a glance at the team, and the way to choose one.

import { h, write } from "../../../ui/dom";
import { deepest, type Mind, stateName } from "./minds";
import { say } from "./words";

interface Chip {
  button: HTMLButtonElement;
  option: HTMLElement;
  state: HTMLElement;
}

export class TeamRow {
  readonly element = h("div", { class: "minds", role: "group", "aria-label": say("robots") }); // a row for each team
  private readonly chips = new Map<number, Chip>();

  /// `names` and `titles` are those of all robots.
  constructor(
    private readonly names: string[],
    private readonly title: (name: string) => string,
    private readonly choose: (name: string) => void,
  ) {}

  update(minds: Mind[], chosen: number): void {
    const wanted = minds.map(({ robot }) => robot);
    if (wanted.join() !== [...this.chips.keys()].join()) this.make(wanted);
    for (const { robot, program, thought } of minds) {
      const { button, option: above, state: below } = this.chips.get(robot)!;
      const last = deepest(thought.active);
      const option = last && program.options[last.option];
      write(above, option?.name ?? "–");
      write(below, stateName(option, last?.state ?? -1));
      button.setAttribute("aria-pressed", String(robot === chosen));
    }
  }

  private make(robots: number[]): void {
    this.chips.clear();
    for (const robot of robots) {
      const name = this.names[robot] ?? "";
      const [option, state] = [h("span"), h("span", { class: "state" })];
      const chip = h("span", { class: "chip", "aria-hidden": "true" });
      const button = h(
        "button",
        { type: "button", class: name.split(" ")[0], "data-robot": name, onclick: () => this.choose(name) },
        chip,
        h("b", {}, name.split(" ")[1] ?? ""),
        h("span", { class: "sr" }, this.title(name)),
        h("span", { class: "what" }, option, " ", state),
      );
      this.chips.set(robot, { button, option, state });
    }
    const rows = ["blue", "yellow"].map((team) =>
      h(
        "ul",
        {},
        ...[...this.chips.values()]
          .filter(({ button }) => button.classList.contains(team))
          .map(({ button }) => h("li", {}, button)),
      ),
    );
    this.element.replaceChildren(...rows.filter((row) => row.children.length > 0));
  }
}

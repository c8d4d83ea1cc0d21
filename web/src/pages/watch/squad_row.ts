// All robots with joints, and who of them lies, gets up or is taken out: a glance at both teams, and a way to choose one.

import type { Condition } from "../../scene/humanoid/robot_marks";
import { h, write } from "../../ui/dom";
import { robotName } from "../../ui/names";
import { named, t } from "../../ui/strings";

/// A condition in words; none for who plays.
export function conditionName(condition: Condition): string {
  if (condition === "plays") return "";
  return condition === "penalised" ? t("takenOut") : named(condition === "lies" ? "FALLEN" : "GETTING_UP");
}

export class SquadRow {
  readonly element: HTMLElement;
  private readonly buttons = new Map<string, { button: HTMLButtonElement; word: HTMLElement }>();

  constructor(robots: string[], choose: (robot: string) => void) {
    for (const name of robots) {
      const word = h("span", { class: "word" });
      const button = h(
        "button",
        { type: "button", "data-robot": name, onclick: () => choose(name) },
        h("span", { class: "chip", "aria-hidden": "true" }),
        h("b", { "aria-hidden": "true" }, name.split(" ")[1] ?? ""),
        h("span", { class: "sr" }, robotName(name), " "),
        word,
      );
      this.buttons.set(name, { button, word });
    }
    const team = (side: string) =>
      h(
        "ul",
        { class: side },
        ...[...this.buttons].filter(([name]) => name.startsWith(side)).map(([, { button }]) => h("li", {}, button)),
      );
    this.element = h("div", { class: "squad" }, team("blue"), team("yellow"));
  }

  update(condition: (robot: string) => Condition, chosen: string | undefined): void {
    for (const [name, { button, word }] of this.buttons) {
      const now = condition(name);
      button.dataset["condition"] = now;
      button.setAttribute("aria-pressed", String(name === chosen));
      write(word, conditionName(now));
    }
  }
}

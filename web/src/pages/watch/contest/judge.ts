// The buttons of a person who judges: what the rules let anybody say now, as the judge offers it.

import type { Wish } from "../../../data/live/link";
import type { LiveCommand } from "../../../data/types/api";
import type { ContestBoard, JudgeWord } from "../../../data/types/recorded";
import { h } from "../../../ui/dom";
import { say, type Word } from "./words";

/// The digit of each button, which stays its own whatever else is offered; with Alt, and Shift for yellow.
const DIGITS: Partial<Record<Spoken, number>> = {
  ...{ start: 1, line: 1, outside: 1, touched: 1 },
  ...{ too_soon: 2, fallen: 2, hand: 2, try_failed: 2 },
  ...{ stuck: 3, arm: 3, fell: 3 },
  ...{ box_moved: 4, step: 4, own_push: 4 },
  ...{ knocked_down: 5, both_fell: 6, rose_alone: 7, take_back: 8, end_round: 9, new_start: 0 },
};
type Spoken = LiveCommand["ruling"];
const lower = (name: string) => name.toLowerCase();

export class JudgeBar {
  readonly element: HTMLElement;
  private readonly program: HTMLButtonElement;
  private readonly person: HTMLButtonElement;
  private readonly rulings = h("div", { class: "rulings" });
  private shown = "";

  constructor(private readonly send: (wish: Wish) => void) {
    const who = (ruling: "program" | "person") =>
      h("button", { type: "button", onclick: () => this.rule({ ruling, team: "" }) }, say(ruling));
    this.program = who("program");
    this.person = who("person");
    this.element = h(
      "div",
      { class: "judge-bar", role: "group", "aria-label": say("judge") },
      h("span", { class: "quiet" }, say("whoJudges")),
      h("div", { class: "segments" }, this.program, this.person),
      this.rulings,
    );
    // by the number on the button, with Alt, so that no other key is taken
    addEventListener("keydown", (event) => {
      const digit = /^Digit(\d)$/.exec(event.code)?.[1];
      if (!digit || !event.altKey || event.ctrlKey || event.metaKey || this.element.hidden) return;
      const key = `Alt+${event.shiftKey ? "Shift+" : ""}${digit}`;
      const button = this.rulings.querySelector<HTMLButtonElement>(`[aria-keyshortcuts="${key}"]`);
      if (!button) return;
      event.preventDefault();
      button.click();
    });
  }

  /// `over`: nobody judges any more.
  update(board: ContestBoard, over: boolean): void {
    this.element.hidden = over || board.stage === "OVER";
    const text = JSON.stringify([board.person, board.rulings]);
    if (text === this.shown) return;
    this.shown = text;
    this.program.setAttribute("aria-pressed", String(!board.person));
    this.person.setAttribute("aria-pressed", String(board.person));
    // whoever judges by keys stays where they are, if the button does
    const at = document.activeElement?.getAttribute("data-ruling");
    this.rulings.replaceChildren(...(board.person ? groups(board.rulings, (wish) => this.rule(wish)) : []));
    if (at) this.rulings.querySelector<HTMLElement>(`[data-ruling="${at}"]`)?.focus();
  }

  private rule(what: { ruling: Spoken; team: string }): void {
    this.send({ do: "judge", ...what });
  }
}

/// Buttons side by side; those about one robot in a row of its colour.
function groups(rulings: JudgeWord[], rule: (what: { ruling: Spoken; team: string }) => void): HTMLElement[] {
  const sided = new Set(rulings.filter(({ side }) => side !== "ANYONE").map(({ ruling }) => ruling));
  const button = ({ ruling, side }: JudgeWord) => {
    const [spoken, team] = [lower(ruling), side === "ANYONE" ? "" : lower(side)];
    const digit = team === "" && sided.has(ruling) ? undefined : DIGITS[spoken as Spoken];
    const key = digit === undefined ? undefined : `Alt+${team === "yellow" ? "Shift+" : ""}${digit}`;
    return h(
      "button",
      {
        type: "button",
        "data-ruling": `${spoken} ${team}`.trim(),
        title: key,
        "aria-keyshortcuts": key,
        onclick: () => rule({ ruling: spoken as Spoken, team }),
      },
      say(spoken as Word),
      digit !== undefined && h("kbd", { "aria-hidden": "true" }, String(digit)),
    );
  };
  const row = (team: "ANYONE" | "BLUE" | "YELLOW") => {
    const own = rulings.filter(({ side }) => side === team);
    const label = team === "ANYONE" ? say("judge") : say("pointsFor", { team: say(lower(team) as Word) });
    return own.length > 0
      ? [h("div", { class: `ruling-row ${lower(team)}`, role: "group", "aria-label": label }, ...own.map(button))]
      : [];
  };
  return [...row("ANYONE"), ...row("BLUE"), ...row("YELLOW")];
}

// Watched expressions and breakpoints of a live match, as lists.

import { clock } from "../../../data/clock";
import type { Breakpoint } from "../../../data/types/api";
import { h, iconButton, write } from "../../../ui/dom";
import type { Orders } from "./orders";
import { numberText, watchText } from "./source";
import { say } from "./words";

export class DebuggerLists {
  readonly element: HTMLElement;
  private readonly watchList = h("ul", { class: "watches" });
  private readonly stopList = h("ul", { class: "stops" });
  private readonly handTitle = h("h3", {}, say("byHand"));
  private readonly handList = h("ul", { class: "by-hand" });
  private readonly refusal = h("p", { class: "refusal", role: "alert", hidden: true });
  private readonly hint = h("p", { class: "quiet note" }, say("breakHint"));
  private values: HTMLElement[] = [];
  private team: 0 | 1 = 0;
  private shown = "";

  /// `players` is how many robots a team has.
  constructor(
    private readonly orders: Orders,
    private readonly players: number,
  ) {
    const watch = this.field(say("addWatch"), (text) =>
      orders.setWatches(this.team, [...orders.watches(this.team), text]),
    );
    const stop = this.field(say("addCondition"), (condition) =>
      this.change([...this.stops, { option: "", state: "", from: "", condition, robot: -1 }]),
    );
    this.element = h(
      "section",
      { class: "part debugger", "aria-labelledby": "mind-watches" },
      h("h3", { id: "mind-watches" }, say("watches")),
      this.watchList,
      watch,
      h("h3", {}, say("breakpoints")),
      this.hint,
      this.stopList,
      stop,
      this.handTitle,
      this.handList,
      this.refusal,
    );
  }

  update(team: 0 | 1, values: number[]): void {
    this.team = team;
    const { orders } = this;
    const shown = JSON.stringify([team, orders.watches(team), this.stops, orders.changedSymbols(team)]);
    if (shown !== this.shown) this.make(shown);
    this.values.forEach((cell, i) =>
      write(cell, values[i] === undefined ? "–" : watchText(orders.watches(team)[i] ?? "", values[i])),
    );
    this.refusal.hidden = orders.refusal === "";
    write(this.refusal, orders.refusal);
  }

  private get stops(): readonly Breakpoint[] {
    return this.orders.breakpoints(this.team);
  }
  private change(stops: readonly Breakpoint[]): void {
    this.orders.setBreakpoints(this.team, [...stops]);
  }

  private make(shown: string): void {
    this.shown = shown;
    const watches = this.orders.watches(this.team);
    this.values = watches.map(() => h("b"));
    const rows = watches.map((text, i) =>
      h(
        "li",
        {},
        h("span", { class: "source" }, text),
        this.values[i],
        iconButton("remove", say("remove", { what: text }), () =>
          this.orders.setWatches(
            this.team,
            watches.filter((_, k) => k !== i),
          ),
        ),
      ),
    );
    this.watchList.replaceChildren(...rows);
    this.stopList.replaceChildren(...this.stops.map((stop, i) => this.stopRow(stop, i)));
    this.hint.hidden = this.stops.length > 0;
    const changed = this.orders.changedSymbols(this.team);
    this.handTitle.hidden = changed.length === 0;
    this.handList.replaceChildren(
      ...changed.map(({ body, symbol, value, seconds, by }) =>
        h(
          "li",
          {},
          h("span", { class: "source" }, `${body}: ${symbol} = ${numberText(value)}`),
          h(
            "span",
            { class: "quiet" },
            say("changedBy", { who: this.orders.nameOf(by) || say("you"), time: clock(seconds) }),
          ),
        ),
      ),
    );
  }

  private stopRow(stop: Breakpoint, index: number): HTMLElement {
    const what = [stop.option, stop.state].filter(Boolean).join("/") || say("anywhere");
    const replace = (with_: Partial<Breakpoint>) =>
      this.change(this.stops.map((one, i) => (i === index ? { ...one, ...with_ } : one)));
    const condition = h("input", {
      type: "text",
      value: stop.condition,
      placeholder: say("conditionHint"),
      "aria-label": say("condition", { what }),
      spellcheck: "false",
    });
    condition.addEventListener("change", () => replace({ condition: condition.value.trim() }));
    const who = h("select", { "aria-label": say("whoseBreak", { what }) }, h("option", { value: -1 }, say("anyRobot")));
    for (let robot = 0; robot < this.players; ++robot) who.append(h("option", { value: robot }, String(robot)));
    who.value = String(stop.robot);
    who.addEventListener("change", () => replace({ robot: Number(who.value) }));
    return h(
      "li",
      {},
      h("span", { class: "dot", "aria-hidden": "true" }),
      h("b", {}, what),
      iconButton("remove", say("remove", { what }), () => this.change(this.stops.filter((_, i) => i !== index))),
      who,
      condition,
    );
  }

  /// A field with a button that gives its text away.
  private field(hint: string, take: (text: string) => void): HTMLElement {
    const input = h("input", { type: "text", placeholder: hint, "aria-label": hint, spellcheck: "false" });
    const form = h("form", {}, input, h("button", { type: "submit" }, say("add")));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const text = input.value.trim();
      if (text) take(text);
      input.value = "";
    });
    return form;
  }
}

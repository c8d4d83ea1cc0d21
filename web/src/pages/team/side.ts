// One record as every robot has it, field by field; and a form to put a value.

import type { TeamCopy, TeamState } from "../../data/types/api";
import { h, write } from "../../ui/dom";
import { copies, putValue } from "./api";
import { ageText, sideBySide } from "./model";
import { g, robotName } from "./strings";

export class Side {
  readonly element: HTMLElement;
  private readonly record = h("select", { "aria-label": g("whichRecord") });
  private readonly whose = h("select", { "aria-label": g("whose") });
  private readonly only = h("input", { type: "checkbox" });
  private readonly filter = h("input", {
    type: "search",
    placeholder: g("fieldFilter"),
    "aria-label": g("fieldFilter"),
  });
  private readonly caption = h("caption");
  private readonly head = h("thead");
  private readonly body = h("tbody");
  private readonly told = h("p", { class: "told", role: "status" });
  private readonly into = h("select");
  private readonly json = h("textarea", { rows: 4, spellcheck: "false", "aria-label": g("putJson") });
  private readonly done = h("p", { class: "told", role: "status" });
  private team = "";
  private areas = new Map<string, string>();
  private all: TeamCopy[] = [];
  private drawn = "";
  private wanted: { record: string; member: number } | undefined;

  constructor() {
    for (const control of [this.record, this.whose]) control.addEventListener("change", () => void this.refresh());
    for (const control of [this.only, this.filter]) control.addEventListener("input", () => this.draw());
    const form = h(
      "form",
      { class: "put" },
      h("label", { class: "field" }, h("span", {}, g("putInto")), this.into),
      this.json,
      h(
        "div",
        { class: "buttons" },
        h("button", { class: "primary" }, g("putButton")),
        h("button", { type: "button", class: "plain", onclick: () => this.takeOver() }, g("takeOver")),
      ),
      this.done,
    );
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      void this.put();
    });
    const label = (text: string, control: HTMLElement) => h("label", { class: "field" }, h("span", {}, text), control);
    this.element = h(
      "div",
      { class: "side-by-side" },
      h(
        "div",
        { class: "bar-of" },
        label(g("whichRecord"), this.record),
        label(g("whose"), this.whose),
        h("label", { class: "check" }, this.only, g("onlyDifferent")),
        this.filter,
      ),
      this.told,
      h(
        "div",
        { class: "scrolls", tabindex: 0, role: "region", "aria-label": g("side") },
        h("table", { class: "values-table copies" }, this.caption, this.head, this.body),
      ),
      h("details", { class: "put-of" }, h("summary", {}, g("put")), form),
    );
  }

  /// Chooses what is to be shown.
  choose(record: string, member: number): void {
    this.wanted = { record, member };
  }

  /// The lists to choose from follow the team.
  update(state: TeamState): void {
    const other = state.team !== this.team;
    this.team = state.team;
    this.areas = new Map(state.robots.flatMap(({ records }) => records.map(({ name, area }) => [name, area] as const)));
    const first = [...this.areas].find(([, area]) => area === "shared")?.[0] ?? "";
    offer(
      this.record,
      [...this.areas.keys()].map((name) => [name, name]),
      this.wanted?.record ?? (other ? first : this.record.value),
    );
    const members = new Set(
      state.robots.flatMap(({ member, records }) => [
        member,
        ...records.filter(({ area }) => area === "shared").flatMap(({ values }) => values.map((value) => value.member)),
      ]),
    );
    const list = [...members]
      .sort((a, b) => a - b)
      .map((member): [string, string] => [String(member), robotName(member)]);
    const shared = this.areas.get(this.record.value) === "shared";
    // at first somebody who has said something
    const speakers = state.robots.flatMap(({ records }) =>
      records
        .filter(({ name }) => name === this.record.value)
        .flatMap(({ values }) => values.filter(({ number }) => number > 0).map(({ member }) => member)),
    );
    const speaker = other && speakers.length > 0 ? String(Math.min(...speakers)) : this.whose.value;
    offer(
      this.whose,
      shared ? list : [["", g(this.areas.get(this.record.value) === "base" ? "base" : "own")]],
      this.wanted && shared ? String(this.wanted.member) : speaker,
    );
    this.whose.disabled = !shared;
    offer(
      this.into,
      state.robots.filter(({ trouble }) => !trouble).map(({ member }) => [String(member), robotName(member)]),
      this.into.value,
    );
    this.wanted = undefined;
  }

  /// Asks for the values again.
  async refresh(): Promise<void> {
    if (!this.team || !this.record.value) return;
    const shared = this.areas.get(this.record.value) === "shared";
    this.all = await copies(this.team, this.record.value, shared ? Number(this.whose.value) : undefined);
    this.draw();
  }

  private owner(): number | undefined {
    const area = this.areas.get(this.record.value);
    return area === "shared" ? Number(this.whose.value) : area === "base" ? 0 : undefined;
  }

  private draw(): void {
    const fields = sideBySide(this.all, this.owner());
    const filter = this.filter.value.toLowerCase();
    const different = fields.filter(({ differs }) => differs).length;
    const having = this.all.filter(({ value }) => value.number > 0).length;
    const words = having < 2 ? "" : different === 0 ? g("same") : g("differences", { count: different });
    write(
      this.told,
      having < this.all.length ? `${g("fewer", { count: having, all: this.all.length })} ${words}` : words,
    );
    write(
      this.caption,
      g("sideCaption", { record: this.record.value, whose: this.whose.selectedOptions[0]?.textContent ?? "" }),
    );
    const rows = fields.filter(
      ({ differs, path }) => (differs || !this.only.checked) && path.toLowerCase().includes(filter),
    );
    // who has selected something keeps it while nothing changes
    const now = JSON.stringify([rows, this.all.map(({ robot, trouble }) => [robot, trouble])]);
    this.heads();
    if (now === this.drawn) return;
    this.drawn = now;
    this.body.replaceChildren(
      ...rows.map(({ path, cells, differs }) =>
        h(
          "tr",
          { class: differs ? "differs" : "" },
          h("th", { scope: "row" }, path),
          ...cells.map((cell) =>
            h(
              "td",
              { class: cell.differs ? "different" : "" },
              cell.differs && h("span", { class: "sign", title: g("different") }, "≠ "),
              cell.differs && h("span", { class: "sr" }, `${g("different")}: `),
              cell.text ?? "–",
            ),
          ),
        ),
      ),
    );
  }

  /// The columns: whose copy, and how old it is.
  private heads(): void {
    const texts = this.all.map(({ robot, value, trouble }) => [
      robotName(robot),
      trouble || (value.number === 0 ? g("nothing") : g("old", { age: ageText(value.age) })),
      value.state === "expired" ? g("expired") : "",
    ]);
    const now = this.head.querySelectorAll("th");
    if (now.length === texts.length + 1) {
      texts.forEach(([name, age, state], i) => {
        const [a, b, c] = now[i + 1]!.querySelectorAll("span");
        write(a!, name!);
        write(b!, age!);
        write(c!, state!);
      });
      return;
    }
    this.head.replaceChildren(
      h(
        "tr",
        {},
        h("th", { scope: "col" }, g("field")),
        ...texts.map(([name, age, state]) =>
          h(
            "th",
            { scope: "col" },
            h("span", {}, name!),
            h("span", { class: "quiet" }, age!),
            h("span", { class: "stale" }, state!),
          ),
        ),
      ),
    );
  }

  private takeOver(): void {
    const value =
      this.all.find(({ robot, value: its }) => String(robot) === this.into.value && its.number > 0) ??
      this.all.find(({ value: its }) => its.number > 0);
    this.json.value = JSON.stringify(value?.value.value ?? {}, undefined, 1);
  }
  private async put(): Promise<void> {
    try {
      const copy = await putValue({
        team: this.team,
        member: Number(this.into.value),
        record: this.record.value,
        json: this.json.value || "{}",
      });
      this.done.className = "told";
      write(this.done, g("putDone", { number: copy.value.number }));
      await this.refresh();
    } catch (error) {
      this.done.className = "told problem";
      write(this.done, g("putFailed", { why: (error as Error).message }));
    }
  }
}

/// Changes the options of a list only where they are others, and keeps what is chosen where it is still there.
export function offer(list: HTMLSelectElement, options: [value: string, text: string][], chosen: string): void {
  const key = JSON.stringify(options);
  if (list.dataset["options"] !== key) {
    list.dataset["options"] = key;
    list.replaceChildren(...options.map(([value, text]) => h("option", { value }, text)));
  }
  const value = options.some(([one]) => one === chosen) ? chosen : (options[0]?.[0] ?? "");
  if (list.value !== value) list.value = value;
}

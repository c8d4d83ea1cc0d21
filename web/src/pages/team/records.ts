// The live table: every value that a robot of the team has.

import type { TeamState } from "../../data/types/api";
import { h, write } from "../../ui/dom";
import { recall, remember } from "../../ui/settings";
import { ageText, type Column, filtered, type Row, sorted, tableRows } from "./model";
import { g, type Key, robotName } from "./strings";

const COLUMNS: Column[] = ["robot", "record", "owner", "age", "rate", "bytes", "lost", "origin"];
const NUMBERS = new Set<Column>(["age", "rate", "bytes", "lost"]);

const title = (column: Column): string => g(`c_${column}` as Key);

export class Records {
  readonly element: HTMLElement;
  private readonly filter = h("input", { type: "search", placeholder: g("filterHint"), "aria-label": g("filter") });
  private readonly robot = h("select", { "aria-label": g("whichRobot") });
  private readonly body = h("tbody");
  private readonly heads: Map<Column, HTMLElement>;
  private readonly rows = new Map<string, { row: HTMLElement; cells: HTMLElement[] }>();
  private readonly note = h("div", { class: "note-of" });
  private readonly robots = h("ul", { class: "processes" });
  private readonly table: HTMLElement;
  private column = recall("team.sort", "record") as Column;
  private descending = recall("team.descending", "") === "yes";
  private state: TeamState | undefined;

  /// `open` shows the values of a record side by side.
  constructor(private readonly open: (record: string, member: number) => void) {
    this.heads = new Map(
      COLUMNS.map((column) => [
        column,
        h(
          "th",
          { scope: "col", class: NUMBERS.has(column) ? "number" : "" },
          h(
            "button",
            { type: "button", title: g("sortBy", { column: title(column) }), onclick: () => this.sortBy(column) },
            title(column),
            h("span", { class: "arrow", "aria-hidden": "true" }),
          ),
        ),
      ]),
    );
    this.filter.addEventListener("input", () => this.draw());
    this.robot.addEventListener("change", () => this.draw());
    this.table = h(
      "div",
      { class: "scrolls", tabindex: 0, role: "region", "aria-label": g("records") },
      h(
        "table",
        { class: "values-table" },
        h("caption", { class: "sr" }, g("caption")),
        h("thead", {}, h("tr", {}, ...this.heads.values())),
        this.body,
      ),
    );
    this.element = h(
      "div",
      { class: "records" },
      h("div", { class: "bar-of" }, this.filter, this.robot),
      this.table,
      this.note,
      this.robots,
    );
    this.showOrder();
  }

  update(state: TeamState): void {
    this.state = state;
    const wanted = ["", ...state.robots.map(({ member }) => String(member))];
    if (wanted.join() !== [...this.robot.options].map(({ value }) => value).join()) {
      const chosen = this.robot.value;
      this.robot.replaceChildren(
        ...wanted.map((value) =>
          h("option", { value, selected: value === chosen }, value ? robotName(Number(value)) : g("allRobots")),
        ),
      );
    }
    const lines = state.robots.map(({ member, processes, trouble }) =>
      trouble
        ? g("trouble", { robot: member, why: trouble })
        : g("processes", { robot: member, list: processes.join(", ") || g("noProcess") }),
    );
    if (lines.join("\n") !== this.robots.dataset["lines"]) {
      this.robots.dataset["lines"] = lines.join("\n");
      this.robots.replaceChildren(...lines.map((line) => h("li", {}, line)));
    }
    this.draw();
  }

  private sortBy(column: Column): void {
    this.descending = this.column === column ? !this.descending : NUMBERS.has(column);
    this.column = column;
    remember("team.sort", column);
    remember("team.descending", this.descending ? "yes" : "");
    this.showOrder();
    this.draw();
  }
  private showOrder(): void {
    for (const [column, head] of this.heads) {
      if (column === this.column) head.setAttribute("aria-sort", this.descending ? "descending" : "ascending");
      else head.removeAttribute("aria-sort");
      head.querySelector(".arrow")!.textContent = column === this.column ? (this.descending ? " ▼" : " ▲") : "";
    }
  }

  private draw(): void {
    if (!this.state) return;
    const all = tableRows(this.state);
    const shown = sorted(
      filtered(all, this.filter.value, this.robot.value ? Number(this.robot.value) : undefined),
      this.column,
      this.descending,
    );
    const keys = new Set(shown.map(({ key }) => key));
    for (const [key, { row }] of this.rows) {
      if (keys.has(key)) continue;
      row.remove();
      this.rows.delete(key);
    }
    shown.forEach((one, i) => {
      const { row, cells } = this.rows.get(one.key) ?? this.make(one);
      this.fill(one, row, cells);
      // moved only where it must: focus would be lost
      if (this.body.children[i] !== row) this.body.insertBefore(row, this.body.children[i] ?? null);
    });
    this.table.hidden = all.length === 0;
    const words = all.length === 0 ? "noValues" : shown.length === 0 ? "noMatch" : "";
    if (this.note.dataset["words"] === words) return;
    this.note.dataset["words"] = words;
    const { team, robots } = this.state;
    this.note.replaceChildren(
      ...(words ? [h("p", {}, g(words))] : []),
      ...(words === "noValues"
        ? [
            h(
              "p",
              {},
              h(
                "code",
                {},
                `./cancha rtdb put world '{"cycles": 1}' --team ${team} --member ${robots[0]?.member ?? 1}`,
              ),
            ),
          ]
        : []),
    );
  }

  private make(one: Row): { row: HTMLElement; cells: HTMLElement[] } {
    const cells = COLUMNS.map((column) =>
      h(column === "record" ? "th" : "td", {
        class: NUMBERS.has(column) ? "number" : "",
        ...(column === "record" && { scope: "row" }),
      }),
    );
    cells[1]!.append(
      h(
        "button",
        {
          type: "button",
          class: "small",
          title: g("openValue", { record: one.record }),
          onclick: () => this.open(one.record, one.member),
        },
        one.record,
      ),
    );
    const made = { row: h("tr", {}, ...cells), cells };
    this.rows.set(one.key, made);
    return made;
  }
  private fill(one: Row, row: HTMLElement, [robot, , owner, age, rate, bytes, lost, origin]: HTMLElement[]): void {
    row.classList.toggle("expired", one.expired);
    write(robot!, String(one.robot));
    write(owner!, one.owner);
    write(age!, one.expired ? `${ageText(one.age)} · ${g("expired")}` : ageText(one.age));
    write(rate!, `${one.rate.toFixed(1)}/s`);
    write(bytes!, `${one.bytes} B`);
    write(lost!, String(one.lost));
    write(origin!, one.origin);
  }
}

// The truth table of a chart: all rows or the short ones; a row gives its inputs to those who try.

import type { ChartTick, ChartView } from "../../data/types/api";
import { h } from "../../ui/dom";
import { c } from "./strings";
import { valueText } from "./trial";

export interface TableActions {
  row(state: string, inputs: Map<string, string>): void;
}

/// The cells of a table as the server writes it; remarks are left out.
export function cellsOf(csv: string): string[][] {
  return csv
    .split("\n")
    .filter((line) => line && !line.startsWith("#"))
    .map((line) => line.split(","));
}

export class TablePanel {
  readonly element: HTMLElement;
  private readonly short = h("input", { type: "checkbox", name: "short-table" });
  private readonly save = h("a", { class: "button", download: "table.csv" }, c("download"));
  private readonly problem = h("p", { class: "quiet", hidden: true });
  private readonly place = h("div", { class: "rows", tabindex: 0, role: "group", "aria-label": c("table") });
  private view: ChartView | undefined;
  private address = "";
  private live: { state: string; values: Map<string, string> } | undefined;

  constructor(private readonly actions: TableActions) {
    this.short.checked = true;
    this.short.addEventListener("change", () => this.draw());
    this.element = h(
      "div",
      { class: "truth-table" },
      h("div", { class: "row" }, h("label", { title: c("shortHint") }, this.short, c("shortTable")), this.save),
      this.problem,
      this.place,
    );
  }

  show(view: ChartView): void {
    this.view = view;
    this.draw();
  }

  /// The row that led to a tick is marked. `before`: the state in which it began.
  alive(tick: ChartTick | undefined, before: string): void {
    this.live = tick &&
      this.view && {
        state: before,
        values: new Map(
          this.view.variables.map((variable, i) => [variable.name, valueText(variable, tick.values[i]!)]),
        ),
      };
    this.mark();
  }

  private draw(): void {
    const { view } = this;
    if (!view) return;
    const csv = this.short.checked ? view.short_table : view.table;
    URL.revokeObjectURL(this.address);
    this.address = URL.createObjectURL(new Blob([csv], { type: "text/csv" }));
    Object.assign(this.save, { href: this.address, download: `${view.name || "chart"}.csv` });
    this.save.hidden = csv === "";
    this.problem.hidden = view.no_table === "";
    this.problem.textContent = c("noTable", { why: view.no_table });
    const [head = [], ...rows] = cellsOf(csv);
    const next = head.indexOf("next");
    const body = rows.map((cells, i) => {
      const use = () => this.actions.row(cells[0]!, this.inputsOf(head, cells, next));
      const row = h(
        "tr",
        {},
        ...cells.map((cell, k) =>
          k === 0
            ? h("td", {}, h("button", { type: "button", class: "small", title: c("useRow", { row: i + 1 }) }, cell))
            : h("td", { class: k === next ? "next" : k > next ? "output" : "input" }, cell),
        ),
      );
      row.addEventListener("click", use);
      return row;
    });
    this.place.hidden = csv === "";
    this.place.replaceChildren(
      h(
        "table",
        {},
        h("thead", {}, h("tr", {}, ...head.map((name) => h("th", { scope: "col" }, name)))),
        h("tbody", {}, ...body),
      ),
    );
    this.mark();
  }

  private inputsOf(head: string[], cells: string[], next: number): Map<string, string> {
    return new Map(
      head
        .slice(1, next)
        .map((name, i): [string, string] => [name, cells[i + 1]!])
        .filter(([, cell]) => cell !== "X" && cell !== "")
        .map(([name, cell]) => [name, cell.split("..")[0]!]),
    );
  }

  private mark(): void {
    const table = this.place.querySelector("table");
    if (!table || !this.view) return;
    const [head = [], ...rows] = cellsOf(this.short.checked ? this.view.short_table : this.view.table);
    const next = head.indexOf("next");
    let found = false;
    [...table.tBodies[0]!.rows].forEach((row, i) => {
      const cells = rows[i]!;
      const fits =
        !found &&
        this.live !== undefined &&
        cells[0] === this.live.state &&
        head.slice(1, next).every((name, k) => this.fits(cells[k + 1]!, this.live!.values.get(name) ?? ""));
      found ||= fits;
      row.classList.toggle("at-now", fits);
    });
  }
  private fits(cell: string, value: string): boolean {
    if (cell === "X" || cell === "" || cell === value) return true;
    const [least, most] = cell.split("..");
    return most !== undefined && Number(value) >= Number(least) && Number(value) <= Number(most);
  }
}

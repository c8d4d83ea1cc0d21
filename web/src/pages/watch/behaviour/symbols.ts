// The symbols of a program: their values now, whether this decision looked at them or set them, and how they went in the
// last seconds. Those that are not inputs can be changed while a match is played.

import type { Timed } from "../../../data/decoded";
import type { BehaviourProgram, BehaviourSymbol, Thought } from "../../../data/types/recorded";
import { h, write } from "../../../ui/dom";
import type { Mind } from "./minds";
import { valueText } from "./source";
import { say } from "./words";

export const SPARK_SECONDS = 10;
const [WIDTH, HEIGHT] = [70, 18];

interface Row {
  symbol: BehaviourSymbol;
  index: number;
  row: HTMLElement;
  value: HTMLElement;
  marks: HTMLElement;
  line: SVGPolylineElement;
  editing: boolean;
}

export class SymbolTable {
  readonly element: HTMLElement;
  private readonly body = h("tbody");
  private readonly filter = h("input", { type: "search", placeholder: say("filter"), "aria-label": say("filter") });
  private readonly used = h("input", { type: "checkbox", checked: true });
  private readonly note = h("p", { class: "quiet note", hidden: true }, say("noSymbol"));
  private rows: Row[] = [];
  private program: BehaviourProgram | undefined;
  private readonly inSight = new Set<Element>();
  private readonly sight = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries)
      isIntersecting ? this.inSight.add(target) : this.inSight.delete(target);
    this.changed();
  });

  /// `set` changes a symbol; undefined where nothing can be changed.
  constructor(
    private readonly set: ((symbol: string, value: number) => void) | undefined,
    private readonly changed: () => void,
  ) {
    this.filter.addEventListener("input", changed);
    this.used.addEventListener("change", changed);
    const column = (label: string) => h("th", { scope: "col" }, h("span", { class: "sr" }, label));
    const head = h(
      "tr",
      {},
      ...[
        h("th", { scope: "col" }, say("name")),
        column(say("direction")),
        h("th", { scope: "col" }, say("value")),
        column(`${say("read")} · ${say("written")}`),
        h("th", { scope: "col" }, say("past")),
      ],
    );
    this.element = h(
      "section",
      { class: "part symbols", "aria-labelledby": "mind-symbols" },
      h(
        "div",
        { class: "title" },
        h("h3", { id: "mind-symbols" }, say("symbols")),
        this.filter,
        h("label", {}, this.used, say("onlyUsed")),
      ),
      this.note,
      h("table", {}, h("thead", {}, head), this.body),
    );
  }

  update({ program, thought }: Mind, past: Timed<Thought>[], time: number): void {
    if (program !== this.program) this.make(program);
    const [read, written] = [new Set(thought.read), new Set(thought.written)];
    const lately = new Set(past.flatMap(({ value }) => [...value.read, ...value.written])); // what one decision uses changes too quickly to read
    const words = this.filter.value.toLowerCase().split(/\s+/);
    let shown = 0;
    for (const one of this.rows) {
      const uses = read.has(one.index) || written.has(one.index);
      const name = one.symbol.name.toLowerCase();
      one.row.hidden =
        (this.used.checked && !uses && !lately.has(one.index)) || !words.every((word) => name.includes(word));
      if (one.row.hidden) continue;
      ++shown;
      one.row.classList.toggle("uses", uses);
      if (!one.editing) write(one.value, valueText(one.symbol, thought.symbols[one.index] ?? NaN));
      const marks = (read.has(one.index) ? "r" : "") + (written.has(one.index) ? "w" : "");
      if (one.marks.dataset["marks"] !== marks) this.mark(one.marks, marks);
      if (this.inSight.has(one.row)) one.line.setAttribute("points", sparkline(past, one.index, time));
    }
    this.note.hidden = shown > 0;
  }

  private mark(cell: HTMLElement, marks: string): void {
    cell.dataset["marks"] = marks;
    const sign = (letter: string, word: "read" | "written") =>
      marks.includes(letter) && h("abbr", { class: word, title: say(word) }, say(`${word}Short`));
    cell.replaceChildren(...[sign("r", "read"), sign("w", "written")].filter((made) => made !== false));
  }

  private make(program: BehaviourProgram): void {
    this.program = program;
    this.sight.disconnect();
    this.inSight.clear();
    this.rows = program.symbols.map((symbol, index) => this.row(symbol, index));
    this.body.replaceChildren(...this.rows.map(({ row }) => row));
    for (const { row } of this.rows) this.sight.observe(row);
  }

  private row(symbol: BehaviourSymbol, index: number): Row {
    const made = { symbol, index, editing: false } as Row;
    const space = "http://www.w3.org/2000/svg";
    const svg = document.createElementNS(space, "svg");
    svg.setAttribute("viewBox", `0 0 ${WIDTH} ${HEIGHT}`);
    svg.setAttribute("aria-hidden", "true");
    made.line = document.createElementNS(space, "polyline");
    svg.append(made.line);
    const changes = this.set && symbol.direction !== "input";
    made.value = changes
      ? h("button", { type: "button", title: say("change", { name: symbol.name }), onclick: () => this.edit(made) })
      : h("span");
    made.marks = h("td", { class: "marks" });
    const direction = say(symbol.direction as "input" | "output" | "internal");
    const name = h("th", { scope: "row", title: `${symbol.name} · ${direction} · ${symbol.type}` }, symbol.name);
    const short = say(`${symbol.direction}Short` as "inputShort" | "outputShort" | "internalShort");
    const spark = h("td", { class: "spark" });
    spark.append(svg);
    made.row = h(
      "tr",
      { "data-symbol": symbol.name },
      name,
      h("td", { class: "direction", title: direction }, short),
      h("td", { class: "value" }, made.value),
      made.marks,
      spark,
    );
    return made;
  }

  /// Puts a field in the place of the value.
  private edit(one: Row): void {
    if (one.editing) return;
    const { symbol } = one;
    const label = { "aria-label": say("change", { name: symbol.name }) };
    const listed = symbol.type === "bool" ? ["false", "true"] : symbol.elements;
    const field =
      listed.length > 0
        ? h(
            "select",
            label,
            ...listed.map((name, i) =>
              h(
                "option",
                {
                  value: symbol.type === "bool" ? i : (symbol.values[i] ?? i),
                  selected: name === one.value.textContent,
                },
                name,
              ),
            ),
          )
        : h("input", { type: "number", step: "any", value: Number(one.value.textContent) || 0, ...label });
    one.editing = true;
    const end = (take: boolean) => {
      if (!one.editing) return;
      one.editing = false;
      if (take && field.value !== "") this.set?.(symbol.name, Number(field.value));
      field.replaceWith(one.value);
      one.value.focus();
    };
    field.addEventListener("change", () => end(true));
    field.addEventListener("blur", () => end(false));
    field.addEventListener("keydown", (event) => {
      const { key } = event as KeyboardEvent;
      if (key === "Enter" || key === "Escape") end(key === "Enter");
    });
    one.value.replaceWith(field);
    field.focus();
  }
}

/// The points of a line through the values of the last seconds; steps, not slopes.
function sparkline(past: Timed<Thought>[], index: number, time: number): string {
  let [low, high] = [Infinity, -Infinity];
  for (const { value } of past) {
    const x = value.symbols[index];
    if (x === undefined || !Number.isFinite(x)) continue;
    low = Math.min(low, x);
    high = Math.max(high, x);
  }
  if (low > high) return "";
  const y = (value: number) =>
    (high > low ? HEIGHT - 2 - ((value - low) / (high - low)) * (HEIGHT - 4) : HEIGHT / 2).toFixed(1);
  const points: string[] = [];
  let before = "";
  for (const { time: at, value } of past) {
    const v = value.symbols[index];
    if (v === undefined || !Number.isFinite(v)) continue;
    const x = (WIDTH * (1 - (time - at) / SPARK_SECONDS)).toFixed(1);
    if (Number(x) < 0) continue;
    if (before) points.push(`${x},${before}`);
    points.push(`${x},${(before = y(v))}`);
  }
  if (before) points.push(`${WIDTH},${before}`);
  return points.join(" ");
}

// Trying a chart by hand: inputs, ticks one by one or at the sample time, and the last ticks to go back to. The server runs
// the whole sequence each time, so there is nothing to lose there.

import type { ChartRun, ChartTick, ChartVariable, ChartView } from "../../data/types/api";
import { h, write } from "../../ui/dom";
import { runChart } from "./api";
import { c } from "./strings";

const SHOWN = 50; // ticks in the strip
const MOST = 10_000;
const FASTEST_MS = 40;

export interface TrialActions {
  /// The tick that is looked at; none = nothing was tried.
  shown(tick: ChartTick | undefined): void;
  text(): { path: string; text: string };
}

export function valueText({ type, elements }: ChartVariable, value: number): string {
  if (type === "enumerated") return elements[value] ?? String(value);
  return type === "decimal" ? String(Math.round(value * 1000) / 1000) : String(value);
}

export class TrialPanel {
  readonly element: HTMLElement;
  private readonly inputs = h("div", { class: "inputs" });
  private readonly outputs = h("dl", { class: "outputs" });
  private readonly where = h("p", { class: "where-now", role: "status" });
  private readonly strip = h("div", { class: "history", tabindex: 0, role: "group", "aria-label": c("history") });
  private readonly problem = h("p", { class: "problem", role: "alert", hidden: true });
  private readonly stepButton = h(
    "button",
    { type: "button", class: "plain", onclick: () => void this.step() },
    c("step"),
  );
  private readonly runButton = h(
    "button",
    { type: "button", class: "plain", "aria-pressed": "false", onclick: () => this.toggle() },
    c("run"),
  );
  private readonly resetButton = h(
    "button",
    { type: "button", class: "plain", onclick: () => this.reset() },
    c("reset"),
  );
  private readonly slider = h("input", { type: "range", min: 0, max: 0, step: 1, value: 0, "aria-label": c("scrub") });
  private view: ChartView | undefined;
  private shape = "";
  private now: number[] = []; // values of the inputs, by hand
  private rows: number[][] = [];
  private run: ChartRun = { ticks: [] };
  private at = 0; // ticks up to the one that is shown
  private timer: ReturnType<typeof setInterval> | undefined;
  private busy = false;
  private turn = 0; // of the last question

  constructor(private readonly actions: TrialActions) {
    this.slider.addEventListener("input", () => this.look(Number(this.slider.value)));
    this.element = h(
      "div",
      { class: "trial" },
      h(
        "div",
        { class: "hands" },
        h("div", { class: "row" }, this.stepButton, this.runButton, this.resetButton),
        this.problem,
        h("h2", {}, c("inputs")),
        this.inputs,
      ),
      h("div", { class: "seen" }, this.where, this.outputs),
      h("div", { class: "past" }, this.slider, this.strip),
    );
  }

  /// A new chart; the same sequence is run on it where its inputs are the same ones.
  async show(view: ChartView | undefined): Promise<void> {
    const readable = view !== undefined;
    for (const button of [this.stepButton, this.runButton]) button.disabled = !readable;
    if (!view) return this.stop();
    this.view = view;
    const inputs = this.variables("input");
    const shape = JSON.stringify(
      inputs.map(({ name, type, least, most, elements }) => [name, type, least, most, elements]),
    );
    if (shape !== this.shape) {
      this.shape = shape;
      this.now = inputs.map(({ initial, least, most }) => Math.min(most, Math.max(least, initial)));
      this.rows = [];
      this.drawInputs();
    }
    this.runButton.title = c("atEvery", { ms: view.sample_time });
    await this.ask(this.at);
  }

  private variables(role: ChartVariable["role"]): ChartVariable[] {
    return this.view!.variables.filter((variable) => variable.role === role);
  }

  /// Sets inputs by name, e.g. those of a row of the table.
  set(values: Map<string, string>): void {
    this.variables("input").forEach((variable, i) => {
      const text = values.get(variable.name);
      const value =
        text === undefined ? NaN : variable.type === "enumerated" ? variable.elements.indexOf(text) : Number(text);
      if (Number.isFinite(value) && value >= variable.least && value <= variable.most) this.now[i] = value;
    });
    this.drawInputs();
  }

  // ---- time ---------------------------------------------------------------------------------------------------------

  /// One tick after the one that is shown; what came after that is given up.
  async step(): Promise<void> {
    if (this.busy || !this.view) return;
    if (this.at >= MOST) {
      this.stop();
      return this.complain(c("longest"));
    }
    this.rows = [...this.rows.slice(0, this.at), [...this.now]];
    await this.ask(this.rows.length);
  }
  reset(): void {
    this.stop();
    this.rows = [];
    void this.ask(0);
  }
  private toggle(): void {
    if (this.timer) return this.stop();
    this.timer = setInterval(() => void this.step(), Math.max(FASTEST_MS, this.view?.sample_time ?? 100));
    this.runButton.setAttribute("aria-pressed", "true");
    write(this.runButton, c("stop"));
  }
  private stop(): void {
    clearInterval(this.timer);
    this.timer = undefined;
    this.runButton.setAttribute("aria-pressed", "false");
    write(this.runButton, c("run"));
  }

  private async ask(then: number): Promise<void> {
    const turn = ++this.turn;
    this.busy = true;
    try {
      const { rows } = this;
      const run =
        rows.length === 0
          ? { ticks: [] }
          : await runChart({ ...this.actions.text(), ticks: rows.length, inputs: rows.flat() });
      if (turn !== this.turn) return; // asked again meanwhile
      this.run = run;
      this.problem.hidden = true;
      this.look(then);
    } catch (error) {
      this.stop();
      this.complain((error as Error).message);
    } finally {
      if (turn === this.turn) this.busy = false;
    }
  }
  private complain(text: string): void {
    this.problem.textContent = text;
    this.problem.hidden = false;
  }

  /// Shows a tick; 0 = before the first.
  look(at: number): void {
    this.at = Math.min(Math.max(0, at), this.run.ticks.length);
    this.slider.max = String(this.run.ticks.length);
    this.slider.value = String(this.at);
    this.slider.disabled = this.run.ticks.length === 0;
    const tick = this.run.ticks[this.at - 1];
    this.drawOutputs(tick);
    this.drawStrip();
    this.actions.shown(tick);
  }

  // ---- drawing ------------------------------------------------------------------------------------------------------

  private drawInputs(): void {
    const inputs = this.variables("input");
    this.inputs.replaceChildren(...inputs.map((variable, i) => this.control(variable, i)));
    if (inputs.length === 0) this.inputs.append(h("p", { class: "quiet" }, c("noInputs")));
  }
  private control(variable: ChartVariable, index: number): HTMLElement {
    const { name, type, least, most, doc, unit } = variable;
    const value = this.now[index]!;
    if (type === "boolean") {
      const box = h("input", { type: "checkbox", name: `input-${name}`, checked: value !== 0 });
      box.addEventListener("change", () => (this.now[index] = box.checked ? 1 : 0));
      return h(
        "label",
        { class: "hand", title: doc },
        box,
        h("span", {}, name),
        h("span", { class: "quiet doc" }, doc),
      );
    }
    if (type === "enumerated") {
      const list = h(
        "select",
        { name: `input-${name}` },
        ...variable.elements.map((element, i) => h("option", { value: i, selected: i === value }, element)),
      );
      list.addEventListener("change", () => (this.now[index] = Number(list.value)));
      return h("label", { class: "hand", title: doc }, h("span", {}, name), list);
    }
    const small = most - least <= 1000;
    const step = type === "integer" ? 1 : small ? (most - least) / 200 || "any" : "any";
    const field = h("input", {
      type: "number",
      name: `input-${name}`,
      min: least,
      max: most,
      step: type === "integer" ? 1 : "any",
      value,
    });
    const slide = h("input", {
      type: "range",
      min: small ? least : Math.max(least, -100),
      max: small ? most : Math.min(most, 100),
      step,
      value,
      "aria-label": name,
    });
    const take = (text: string) => {
      const wanted = Math.min(most, Math.max(least, Number(text) || 0));
      this.now[index] = type === "integer" ? Math.round(wanted) : wanted;
      field.value = slide.value = String(this.now[index]);
    };
    field.addEventListener("change", () => take(field.value));
    slide.addEventListener("input", () => take(slide.value));
    return h(
      "div",
      { class: "hand", title: doc },
      h("label", {}, h("span", {}, name), field),
      slide,
      h("span", { class: "quiet doc" }, unit || doc),
    );
  }

  private drawOutputs(tick: ChartTick | undefined): void {
    const { view } = this;
    if (!view) return;
    write(
      this.where,
      tick
        ? `${c("tickOf", { tick: this.at, ticks: this.run.ticks.length })} · ${c("state")} ${tick.active.map((state) => view.states[state]?.full_name ?? "").join(" + ")}`
        : c("notBegun"),
    );
    const rows = view.variables
      .map((variable, i) => ({ variable, i }))
      .filter(({ variable }) => variable.role !== "input");
    this.outputs.replaceChildren(
      ...rows.flatMap(({ variable, i }) => [
        h("dt", { title: variable.doc }, variable.name),
        h("dd", {}, tick ? valueText(variable, tick.values[i]!) : "–"),
      ]),
    );
  }

  private drawStrip(): void {
    const { view, run } = this;
    if (!view) return;
    const last = Math.max(this.at, Math.min(run.ticks.length, SHOWN));
    const first = Math.max(0, last - SHOWN);
    const ticks = run.ticks.slice(first, last);
    const cell = (text: string, index: number, kind: string) => {
      const made = h("td", { class: `${kind}${first + index + 1 === this.at ? " at-now" : ""}`, title: text }, text);
      made.addEventListener("click", () => this.look(first + index + 1));
      return made;
    };
    const head = h(
      "tr",
      {},
      h("th", { scope: "row" }, c("tick")),
      ...ticks.map((_, i) => cell(String(first + i + 1), i, "tick")),
    );
    const states = h(
      "tr",
      {},
      h("th", { scope: "row" }, c("state")),
      ...ticks.map(({ state }, i) => cell(view.states[state]?.name ?? "", i, "name")),
    );
    const rows = view.variables.map((variable, v) =>
      h(
        "tr",
        { class: variable.role },
        h("th", { scope: "row" }, variable.name),
        ...ticks.map(({ values }, i) =>
          cell(valueText(variable, values[v]!), i, variable.type === "boolean" && values[v] ? "value on" : "value"),
        ),
      ),
    );
    this.strip.replaceChildren(h("table", {}, h("tbody", {}, head, states, ...rows)));
    this.strip.hidden = ticks.length === 0;
    const now = this.strip.querySelector<HTMLElement>("td.at-now");
    if (now) this.strip.scrollLeft = Math.max(0, now.offsetLeft - this.strip.clientWidth + 60);
  }
}

// The panel of plots: which numbers are drawn, their curves, and a table of their values now, which is also what a
// screen reader reads instead of the curves.

import type { Recording } from "../../../data/recording";
import { BALL } from "../../../scene/scene";
import { h, iconButton, write } from "../../../ui/dom";
import { menu } from "../../../ui/menu";
import { COLORS } from "../../../ui/plots/colors";
import { valueAt } from "../../../ui/plots/decimate";
import { Plot } from "../../../ui/plots/plot";
import { onTheme, recall, remember, shownTheme } from "../../../ui/settings";
import { t } from "../../../ui/strings";
import { SeriesStore, unitOf } from "./series_store";

export class PlotPanel {
  readonly element: HTMLElement;
  private readonly store: SeriesStore;
  private readonly plot: Plot;
  private readonly rows = h("tbody");
  private readonly note = h("p", { class: "quiet note", role: "status" });
  private readonly search = h("input", {
    type: "search",
    placeholder: t("searchNumbers"),
    "aria-label": t("searchNumbers"),
  });
  private readonly choices = h("div", { class: "choices" });
  private readonly boxes = new Map<string, HTMLInputElement>();
  private readonly cells: HTMLElement[] = [];
  private listed = ""; // what the rows are made for
  private chosen = recall("plots", "ball.speed").split("|").filter(Boolean);
  private around = recall("plotsAround", "off") === "on";
  private open = false;
  private reading = false;
  private time = 0;

  constructor(recording: Recording, end: number, robots: string[], seek: (time: number) => void) {
    this.store = new SeriesStore(recording, [BALL, ...robots]);
    this.plot = new Plot(recording.start, end, seek);
    this.search.addEventListener("input", () => this.filter());
    const around = h("input", { type: "checkbox", checked: this.around });
    around.addEventListener("change", () => {
      this.around = around.checked;
      remember("plotsAround", this.around ? "on" : "off");
      this.draw();
    });
    this.element = h(
      "section",
      { class: "card plots", "aria-labelledby": "plots-title" },
      h(
        "div",
        { class: "title" },
        h("h2", { id: "plots-title" }, t("plots")),
        menu("add", t("addNumbers"), this.search, this.choices),
        h("label", {}, around, t("aroundNow")),
      ),
      this.note,
      h(
        "div",
        { class: "pane" },
        this.plot.element,
        h("table", { class: "values" }, h("caption", { class: "sr" }, t("valuesNow")), this.rows),
      ),
    );
    onTheme(() => this.draw());
  }

  /// The panel is shown or put away; numbers are read only for a panel that is seen.
  async turned(open: boolean): Promise<void> {
    if (!open || this.open) return;
    this.open = true;
    this.draw();
    void this.read();
    const names = await this.store.names();
    this.choices.replaceChildren(...names.map((name) => this.choice(name)));
    this.filter(); // somebody may have typed already
  }

  update(time: number): void {
    this.time = time;
    if (!this.open || this.element.hidden) return;
    this.plot.update(time);
    if (this.store.isStale && !this.reading) void this.read();
    this.chosen.forEach((id, i) => this.cells[i] && write(this.cells[i], this.valueNow(id)));
  }

  private valueNow(id: string): string {
    const series = this.store.get(id);
    const value = series && valueAt(series, this.time);
    if (value === undefined || Number.isNaN(value)) return "–";
    const digits = Number.isInteger(value) ? 0 : Math.abs(value) < 10 ? 3 : 1;
    return `${value.toFixed(digits)} ${unitOf(id)}`.trim();
  }

  private choice(name: string): HTMLElement {
    const box = h("input", { type: "checkbox", checked: this.chosen.includes(name) });
    box.addEventListener("change", () => this.choose(name, box.checked));
    this.boxes.set(name, box);
    return h("label", {}, box, h("span", {}, name));
  }

  private filter(): void {
    const words = this.search.value.toLowerCase().split(/\s+/);
    for (const label of this.choices.children) {
      const name = label.textContent!.toLowerCase();
      (label as HTMLElement).hidden = !words.every((word) => name.includes(word));
    }
  }

  private choose(name: string, on: boolean): void {
    this.chosen = this.chosen.filter((id) => id !== name);
    if (on) this.chosen.push(name);
    const box = this.boxes.get(name);
    if (box) box.checked = on;
    remember("plots", this.chosen.join("|"));
    this.draw();
    if (on) void this.read();
  }

  private async read(): Promise<void> {
    this.reading = true;
    try {
      await this.store.load(this.chosen, (share) => {
        write(this.note, share < 1 ? `${t("reading")} ${Math.round(share * 100)} %` : "");
        this.draw();
      });
    } catch (error) {
      console.warn(error);
      write(this.note, t("numbersFailed"));
    }
    this.reading = false;
  }

  private draw(): void {
    const colors = COLORS[shownTheme()];
    const color = (i: number) => colors[i % colors.length]!;
    const drawn = this.chosen.map((id, i) => ({
      id,
      unit: unitOf(id),
      color: color(i),
      series: this.store.get(id) ?? { times: [], values: [] },
    }));
    this.plot.set(drawn, this.around);
    this.list(color);
    this.plot.update(this.time);
  }

  /// The rows are made anew only where others are chosen: who presses a button while numbers come in means that button.
  private list(color: (i: number) => string): void {
    const now = this.chosen.map((id, i) => `${id} ${color(i)}`).join("|");
    this.chosen.forEach((id, i) => this.cells[i] && now === this.listed && write(this.cells[i], this.valueNow(id)));
    if (now === this.listed) return;
    this.listed = now;
    this.cells.length = 0;
    const rows = this.chosen.map((id, i) => {
      const chip = h("span", { class: "line", "aria-hidden": "true" });
      chip.style.background = color(i);
      const cell = h("td", {}, this.valueNow(id));
      this.cells.push(cell);
      return h(
        "tr",
        {},
        h("td", {}, chip),
        h("th", { scope: "row", title: id }, h("bdi", {}, id)),
        cell,
        h(
          "td",
          {},
          iconButton("remove", `${t("remove")} ${id}`, () => this.choose(id, false)),
        ),
      );
    });
    this.rows.replaceChildren(...rows);
  }
}

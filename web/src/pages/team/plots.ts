// Ages of values and loss of frames over the last minute. What the curves show is also in tables beside them.

import type { RadioState, TeamState } from "../../data/types/api";
import { h, write } from "../../ui/dom";
import { COLORS } from "../../ui/plots/colors";
import { DASHES, Plot } from "../../ui/plots/plot";
import { onTheme, shownTheme } from "../../ui/settings";
import { Courses, tableRows } from "./model";
import { offer } from "./side";
import { g } from "./strings";

const LEAST_AGE = 0.001; // s: what a logarithmic scale begins with
const MOST_LINES = 12; // more cannot be told apart

/// Curves with a table of what they are now.
class Course {
  readonly element: HTMLElement;
  private readonly plot: Plot;
  private readonly title = h("h2");
  private readonly note = h("p", { class: "quiet note" });
  private readonly table = h("tbody");
  private readonly pane: HTMLElement;
  private readonly legend: HTMLElement;

  /// `log`: values of very different sizes, on a logarithmic scale.
  constructor(
    private readonly unit: string,
    log = false,
  ) {
    this.plot = new Plot(-Courses.seconds, 0, () => undefined, { log, at: (seconds) => `${seconds.toFixed(0)} s` });
    this.legend = h(
      "div",
      { class: "scrolls legend", tabindex: 0, role: "region" },
      h(
        "table",
        { class: "values-table" },
        h("caption", { class: "sr" }, g("now")),
        h("thead", {}, h("tr", {}, h("th", { scope: "col" }, g("line")), h("th", { scope: "col" }, g("now")))),
        this.table,
      ),
    );
    this.pane = h("div", { class: "pane" }, this.plot.element, this.legend);
    this.element = h("section", { class: "course" }, this.title, this.note, this.pane);
  }

  draw(
    title: string,
    note: string,
    courses: Courses,
    prefix: string,
    name: (id: string) => string,
    time: number,
  ): void {
    write(this.title, title);
    this.legend.setAttribute("aria-label", title);
    write(this.note, note);
    const colors = COLORS[shownTheme()];
    const lines = [...courses.series]
      .filter(([id]) => id.startsWith(prefix))
      .sort(([a], [b]) => a.localeCompare(b, undefined, { numeric: true }))
      .slice(0, MOST_LINES);
    this.pane.hidden = lines.length === 0;
    if (lines.length === 0) return;
    const drawn = lines.map(([id, { times, values }], i) => ({
      id,
      unit: this.unit,
      color: colors[i % colors.length]!,
      // seconds before now
      series: { times: times.map((at) => at - time), values },
    }));
    this.plot.set(drawn, false);
    this.plot.update(0);
    const key = JSON.stringify(drawn.map(({ id, color }) => [id, color]));
    if (this.table.dataset["lines"] !== key) {
      this.table.dataset["lines"] = key;
      this.table.replaceChildren(
        ...drawn.map(({ id, color }, i) => {
          const line = document.createElementNS("http://www.w3.org/2000/svg", "svg");
          line.setAttribute("class", "line-of");
          line.setAttribute("viewBox", "0 0 28 4");
          line.setAttribute("aria-hidden", "true");
          const stroke = document.createElementNS("http://www.w3.org/2000/svg", "path");
          for (const [attribute, value] of Object.entries({
            d: "M0 2h28",
            stroke: color,
            "stroke-width": "3",
            "stroke-dasharray": DASHES[Math.floor(i / colors.length) % DASHES.length]!.join(" "),
          }))
            stroke.setAttribute(attribute, value);
          line.append(stroke);
          return h("tr", {}, h("th", { scope: "row" }, line, name(id)), h("td", { class: "number" }));
        }),
      );
    }
    lines.forEach(([, { values }], i) =>
      write(
        this.table.children[i]!.lastElementChild as HTMLElement,
        `${values.at(-1)!.toFixed(this.unit === "%" ? 1 : 2)} ${this.unit}`,
      ),
    );
  }
}

export class Plots {
  readonly element: HTMLElement;
  private readonly record = h("select");
  private readonly ages = new Courses();
  private readonly losses = new Courses();
  private readonly age = new Course("s", true);
  private readonly loss = new Course("%");
  private time = 0;

  constructor() {
    this.record.addEventListener("change", () => this.draw());
    this.element = h(
      "div",
      { class: "courses" },
      h("div", { class: "bar-of" }, h("label", { class: "field" }, h("span", {}, g("whichRecord")), this.record)),
      this.age.element,
      this.loss.element,
    );
    onTheme(() => this.draw());
  }

  update(time: number, state: TeamState, radios: RadioState[]): void {
    this.time = time;
    for (const { robot, record, owner, age } of tableRows(state))
      this.ages.add(time, `${record}/${owner}/${robot}`, Math.max(age, LEAST_AGE));
    for (const { member, members } of radios)
      for (const one of members) this.losses.add(time, `${one.member}/${member}`, one.loss * 100);
    this.ages.clean(time);
    this.losses.clean(time);
    const shared =
      state.robots.flatMap(({ records }) => records).find(({ area, values }) => area === "shared" && values.length > 0)
        ?.name ?? "";
    offer(
      this.record,
      [...new Set([...this.ages.series.keys()].map((id) => id.split("/")[0]!))].sort().map((name) => [name, name]),
      this.record.value || shared,
    );
    this.draw();
  }

  private draw(): void {
    if (this.element.offsetParent === null) return;
    const record = this.record.value;
    this.age.draw(
      g("ages", { record }),
      g("agesNote"),
      this.ages,
      `${record}/`,
      (id) => g("copyOf", { owner: id.split("/")[1]!, robot: id.split("/")[2]! }),
      this.time,
    );
    this.loss.draw(
      g("loss"),
      g(this.losses.series.size > 0 ? "lossNote" : "noLoss"),
      this.losses,
      "",
      (id) => g("hears", { member: id.split("/")[0]!, robot: id.split("/")[1]! }),
      this.time,
    );
  }
}

// The ranges: which one is grown, its limits as numbers, and what is doubtful in them.

import type { ColourRangeView } from "../../data/types/api";
import { h, iconButton, write } from "../../ui/dom";
import { type Draft, swatch } from "./model";
import { s } from "./strings";

const CHANNELS = ["hue", "saturation", "value"] as const;
const MOST = { hue: 179, saturation: 255, value: 255 };
/// What players know; others are found as blobs only.
const NAMES = ["ball", "field", "blue_goal", "yellow_goal", "blue_team", "yellow_team", "line", "black", "goal"];

export class Ranges {
  readonly element: HTMLElement;
  chosen = 0;
  private readonly list = h("div", { class: "ranges", role: "radiogroup", "aria-label": s("ranges") });
  private readonly limits = h("div", { class: "limits" });
  private readonly undo: HTMLButtonElement;
  private readonly doubts = h("ul", { class: "doubts", "aria-label": s("doubts") });
  private readonly name = h("input", { type: "text", list: "camera-names", size: 12, "aria-label": s("newRange") });
  private counts: HTMLElement[] = [];

  constructor(private readonly draft: Draft) {
    this.undo = h("button", { type: "button", onclick: () => draft.undo(), title: `${s("undo")} (Z)` }, s("undo"));
    const add = h(
      "form",
      { class: "fields" },
      this.name,
      h("datalist", { id: "camera-names" }, ...NAMES.map((name) => h("option", { value: name }))),
      h("button", { type: "submit" }, s("add")),
    );
    add.addEventListener("submit", (event) => {
      event.preventDefault();
      this.add(this.name.value.trim());
    });
    this.element = h(
      "section",
      { class: "colours", "aria-labelledby": "camera-ranges" },
      h("div", { class: "title" }, h("h2", { id: "camera-ranges" }, s("ranges")), this.undo),
      this.list,
      this.limits,
      add,
      h("div", { role: "status" }, this.doubts),
    );
  }

  get range(): ColourRangeView | undefined {
    return this.draft.ranges[this.chosen];
  }

  update(): void {
    const { ranges } = this.draft;
    this.chosen = Math.max(0, Math.min(this.chosen, ranges.length - 1));
    this.undo.disabled = !this.draft.canUndo;
    const focused = this.list.contains(document.activeElement);
    this.counts = ranges.map(() => h("span", { class: "count quiet" }));
    this.list.replaceChildren(
      ...ranges.map((range, i) => {
        const box = h("input", { type: "radio", name: "camera-range", value: i, checked: i === this.chosen });
        box.addEventListener("change", () => {
          this.chosen = i;
          this.showLimits();
        });
        const chip = h("span", { class: "swatch", "aria-hidden": "true" });
        chip.style.background = swatch(range);
        return h("label", {}, box, chip, h("span", {}, range.name), this.counts[i]);
      }),
    );
    if (focused) this.list.querySelector<HTMLElement>("input:checked")?.focus();
    this.showLimits();
  }

  /// Pixels of each range, and the server's sentences.
  tell(counts: number[], doubts: string[]): void {
    this.counts.forEach((span, i) => write(span, s("pixels", { count: counts[i] ?? 0 })));
    this.doubts.replaceChildren(...doubts.map((doubt) => h("li", {}, doubt)));
  }

  private showLimits(): void {
    const { range, limits } = this;
    if (!range) return limits.replaceChildren();
    if (limits.contains(document.activeElement)) return this.fillLimits(range);
    const field = (channel: (typeof CHANNELS)[number], end: "low" | "high") => {
      const key = `${channel}_${end}` as const;
      const label = `${s(channel)}: ${s(end === "low" ? "least" : "most")}`;
      const input = h("input", {
        type: "number",
        min: 0,
        max: MOST[channel],
        step: 1,
        "aria-label": label,
        "data-key": key,
      });
      input.value = String(range[key]);
      input.addEventListener("change", () => {
        const value = Math.round(Number(input.value));
        if (!Number.isFinite(value) || !this.range) return;
        this.draft.change(this.chosen, { ...this.range, [key]: Math.min(MOST[channel], Math.max(0, value)) });
      });
      return input;
    };
    limits.replaceChildren(
      ...CHANNELS.map((channel) =>
        h(
          "div",
          { class: "limit" },
          h("span", {}, s(channel)),
          field(channel, "low"),
          h("span", {}, "–"),
          field(channel, "high"),
        ),
      ),
      iconButton("delete", s("remove", { name: range.name }), () => {
        this.draft.put(this.draft.ranges.filter((one) => one !== this.range));
      }),
    );
    return undefined;
  }
  private fillLimits(range: ColourRangeView): void {
    for (const input of this.limits.querySelectorAll("input"))
      input.value = String(range[input.dataset["key"] as keyof ColourRangeView]);
  }

  private add(name: string): void {
    const { ranges } = this.draft;
    if (!name || ranges.some((range) => range.name === name)) return;
    this.name.value = "";
    this.chosen = ranges.length;
    // no colour is in it before somebody clicks
    const empty = { hue_low: 0, hue_high: 0, saturation_low: 255, saturation_high: 0, value_low: 255, value_high: 0 };
    const id = Math.max(-1, ...ranges.map((range) => range.id)) + 1;
    this.draft.put([...ranges, { name, id, ...empty }]);
  }
}

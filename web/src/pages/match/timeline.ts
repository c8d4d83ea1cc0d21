// The bar at the bottom: where we are, what happened when, and a handle to drag to any moment.

import { clock, markOf, shareOf, tickStep, timeAt } from "../../data/clock";
import type { TimedEvent } from "../../data/messages";
import { h, write } from "../../ui/dom";
import { named, t } from "../../ui/strings";

export class Timeline {
  readonly element: HTMLElement;
  private readonly marks = h("div", { class: "marks", "aria-hidden": "true" });
  private readonly ticks = h("div", { class: "ticks", "aria-hidden": "true" });
  private readonly done = h("div", { class: "done" });
  private readonly here = h("div", { class: "here" });
  private readonly knob = h("div", { class: "knob" });
  private readonly hint = h("div", { class: "hint", "aria-hidden": "true", hidden: true });
  private readonly bar: HTMLElement;
  private known: TimedEvent[] = [];
  private dragging = false;

  /// `name` tells two of them on one page apart.
  constructor(
    private readonly start: number,
    private readonly end: number,
    private readonly seek: (time: number) => void,
    name = "",
  ) {
    this.bar = h(
      "div",
      {
        class: "bar",
        role: "slider",
        tabindex: 0,
        "aria-label": name ? `${t("timeline")}: ${name}` : t("timeline"),
        "aria-valuemin": start.toFixed(1),
        "aria-valuemax": end.toFixed(1),
        "aria-valuenow": start.toFixed(1),
        "aria-valuetext": clock(start),
      },
      h("div", { class: "rail" }, this.here, this.done),
      this.marks,
      this.knob,
      this.hint,
    );
    this.element = h("div", { class: "timeline" }, this.bar, this.ticks);
    this.bar.addEventListener("pointerdown", (event) => {
      if (event.button !== 0) return;
      this.dragging = true;
      this.bar.setPointerCapture(event.pointerId);
      this.seek(this.under(event));
    });
    this.bar.addEventListener("pointermove", (event) => {
      this.showHint(event);
      if (this.dragging) this.seek(this.under(event));
    });
    for (const name of ["pointerup", "pointercancel"]) this.bar.addEventListener(name, () => (this.dragging = false));
    this.bar.addEventListener("pointerleave", () => (this.hint.hidden = true));
    new ResizeObserver(() => this.drawTicks()).observe(this.element);
  }

  update(time: number): void {
    const share = `${(shareOf(time, this.start, this.end) * 100).toFixed(3)}%`;
    this.done.style.width = share;
    this.knob.style.left = share;
    const now = time.toFixed(1);
    if (this.bar.getAttribute("aria-valuenow") === now) return;
    this.bar.setAttribute("aria-valuenow", now);
    this.bar.setAttribute("aria-valuetext", clock(time));
  }

  /// Live: up to here the match has been played.
  grown(end: number): void {
    this.here.style.width = `${(shareOf(end, this.start, this.end) * 100).toFixed(2)}%`;
  }

  /// Adds marks for more events.
  add(events: TimedEvent[]): void {
    this.known.push(...events);
    for (const event of events) {
      const kind = markOf(event);
      if (!kind) continue;
      const mark = h("span", { class: `${kind} ${event.side.toLowerCase()}` });
      mark.style.left = `${(shareOf(event.time, this.start, this.end) * 100).toFixed(3)}%`;
      this.marks.append(mark);
    }
  }

  private under(event: PointerEvent): number {
    const box = this.bar.getBoundingClientRect();
    const time = timeAt(event.clientX, box.left, box.width, this.start, this.end);
    // a goal near the pointer draws it, so that a click shows how it came about
    const reach = ((this.end - this.start) * 5) / box.width;
    const goal = this.known.find((known) => known.kind === "GOAL" && Math.abs(known.time - time) < reach);
    return goal && event.type === "pointerdown" ? goal.time : time;
  }

  private showHint(event: PointerEvent): void {
    const box = this.bar.getBoundingClientRect();
    const time = this.under(event);
    const reach = ((this.end - this.start) * 5) / box.width;
    const near = this.known
      .filter((known) => markOf(known) && Math.abs(known.time - time) < reach)
      .sort(
        (a, b) =>
          Number(b.kind === "GOAL") - Number(a.kind === "GOAL") || Math.abs(a.time - time) - Math.abs(b.time - time),
      )[0];
    write(this.hint, clock(time) + (near ? ` · ${named(near.kind)}` : ""));
    this.hint.hidden = false;
    this.hint.style.left = `${Math.min(box.width - 60, Math.max(60, event.clientX - box.left))}px`;
  }

  private drawTicks(): void {
    const step = tickStep(this.end - this.start, Math.max(2, this.element.clientWidth / 90));
    const made: Node[] = [];
    for (let time = Math.ceil(this.start / step) * step; time <= this.end; time += step) {
      const tick = h("span", {}, clock(time));
      tick.style.left = `${shareOf(time, this.start, this.end) * 100}%`;
      made.push(tick);
    }
    this.ticks.replaceChildren(...made);
  }
}

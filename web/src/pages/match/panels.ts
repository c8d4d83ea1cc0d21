// The side panel: statistics up to this moment, and the list of events, where a click goes there.

import { clock } from "../../data/clock";
import type { MatchStatistics, TeamStatistics, TimedEvent } from "../../data/messages";
import { h, write } from "../../ui/dom";
import { named, t } from "../../ui/strings";
import { reasonOf } from "./reasons";

const MINOR = new Set(["FALL", "RETURNED"]); // there are many of them
const percent = (share: number) => `${Math.round(share * 100)}%`;

export class EventList {
  readonly element: HTMLElement;
  private readonly list = h("ol", { class: "events" });
  private readonly note = h("p", { class: "quiet note" }, t("reading"));
  private readonly rows: HTMLElement[] = [];
  private current = -1;
  private complete = false; // but for those that are yet to happen

  constructor(private readonly seek: (time: number) => void) {
    const only = h("input", { type: "checkbox" });
    only.addEventListener("change", () => this.list.classList.toggle("goals", only.checked));
    this.element = h(
      "section",
      { class: "card grow", "aria-labelledby": "events-title" },
      h("div", { class: "title" }, h("h2", { id: "events-title" }, t("events")), h("label", {}, only, t("goalsOnly"))),
      this.note,
      this.list,
    );
  }

  add(events: TimedEvent[]): void {
    if (this.complete) this.note.hidden = true;
    for (const event of events) {
      const side = event.side === "ANYONE" ? "" : event.side.toLowerCase();
      const go = () => this.seek(event.time);
      const row = h(
        "li",
        { class: `${event.kind === "GOAL" ? "goal " : MINOR.has(event.kind) ? "minor " : ""}${side}` },
        h(
          "button",
          { type: "button", onclick: go },
          h("span", { class: "at" }, clock(event.time)),
          h("span", { class: "chip", "aria-hidden": "true" }),
          h(
            "span",
            { class: "what" },
            h("b", {}, named(event.kind)),
            side !== "" && h("span", { class: "sr" }, ` ${t(side as "blue" | "yellow")}`),
            event.reason !== "" && h("span", { class: "why" }, reasonOf(event)),
          ),
          event.kind === "GOAL" && h("span", { class: "result" }, `${event.score.blue} : ${event.score.yellow}`),
        ),
      );
      this.rows.push(row);
      this.list.append(row);
    }
  }

  /// All events are here.
  finished(): void {
    this.complete = true;
    this.note.hidden = this.rows.length > 0;
    const { current } = this;
    this.current = -1; // the list is longer now: scroll again
    this.mark(current);
    write(this.note, t("noEvents"));
  }

  /// Marks the last event before this moment and keeps it in sight.
  mark(index: number): void {
    if (index === this.current) return;
    this.rows[this.current]?.removeAttribute("aria-current");
    this.current = index;
    const row = this.rows[index];
    row?.setAttribute("aria-current", "true");
    if (row && !this.list.contains(document.activeElement) && !this.list.matches(":hover")) {
      this.list.scrollTop = row.offsetTop - this.list.clientHeight * 0.5;
    }
  }
}

export class StatisticsPanel {
  readonly element: HTMLElement;
  private readonly body = h("div", { class: "numbers" });
  private shown: MatchStatistics | undefined | null = null;

  /// `name` tells two of them on one page apart.
  constructor(name = "") {
    this.element = h(
      "section",
      { class: "card of-numbers", "aria-label": name ? `${t("statistics")}: ${name}` : t("statistics") },
      h("div", { class: "title" }, h("h2", {}, t("statistics"))),
      this.body,
    );
  }

  update(statistics: MatchStatistics | undefined): void {
    if (statistics === this.shown) return;
    this.shown = statistics;
    const { blue, yellow } = statistics ?? {};
    if (!statistics || !blue || !yellow) {
      this.body.replaceChildren(h("p", { class: "quiet" }, t("noStatistics")));
      return;
    }
    const row = (label: string, of: (team: TeamStatistics) => number, text: (value: number) => string) => {
      const [a, b] = [of(blue), of(yellow)];
      const left = h("span", { class: "share blue" });
      const right = h("span", { class: "share yellow" });
      left.style.flexGrow = String(a + b > 0 ? a / (a + b) : 0.5);
      right.style.flexGrow = String(a + b > 0 ? b / (a + b) : 0.5);
      return h(
        "div",
        { class: "row" },
        h("dt", {}, label),
        h("dd", { class: "a" }, h("span", { class: "sr" }, `${t("blue")} `), text(a)),
        h("dd", {}, h("span", { class: "sr" }, `${t("yellow")} `), text(b)),
        h("dd", { class: "shares", "aria-hidden": "true" }, left, right),
      );
    };
    const whole = (n: number) => String(n);
    const { ball_yellow_third: right, ball_middle_third: middle, ball_blue_third: left } = statistics;
    this.body.replaceChildren(
      h(
        "dl",
        {},
        row(t("possession"), (team) => team.possession, percent),
        row(t("shots"), (team) => team.shots, whole),
        row(t("touches"), (team) => team.touches, whole),
        row(t("fouls"), (team) => team.fouls, whole),
        row(
          t("distance"),
          (team) => team.distance,
          (m) => `${Math.round(m)} m`,
        ),
      ),
      h(
        "p",
        { class: "quiet foot" },
        `${t("thirds")}: ${t("yellow")} ${percent(right)}, ${t("middle")} ${percent(middle)}, ${t("blue")} ${percent(left)}. `,
        `${t("topSpeed")}: ${statistics.top_ball_speed.toFixed(1)} m/s.`,
      ),
    );
  }
}

// Score, clock and period above the pitch, the banner of a goal, and its announcement for screen readers.

import { clock } from "../../data/clock";
import type { GameState, Score, TimedEvent } from "../../data/messages";
import { robotNamed } from "../../scene/humanoid/robot_marks";
import { h, write } from "../../ui/dom";
import { robotName } from "../../ui/names";
import { named, t } from "../../ui/strings";
import { penaltyName } from "./reasons";

const BANNER_SECONDS = 2;

export class Scoreboard {
  readonly element: HTMLElement;
  readonly banner = h("div", { class: "banner", "aria-hidden": "true", hidden: true });
  readonly ticker = h("div", { class: "sr", "aria-live": "polite", role: "status" });
  private readonly score = h("span", { class: "score" });
  private readonly time = h("span", { class: "clock" });
  private readonly period = h("span", { class: "period" });
  private readonly phase = h("div", { class: "play", hidden: true });
  private readonly out = h("ul", { class: "out", "aria-label": t("penalised"), hidden: true });
  private said: TimedEvent | undefined;

  /// `name` tells two scoreboards on one page apart; `phases` says that the referee leads through ready, set and playing.
  constructor(
    private readonly blue: string,
    private readonly yellow: string,
    name = "",
    private readonly phases = false,
  ) {
    const team = (side: "blue" | "yellow", name: string) =>
      h(
        "span",
        { class: `team ${side}` },
        h("span", { class: "chip", "aria-hidden": "true" }),
        h("span", { class: "name", title: name }, name),
        h("span", { class: "sr" }, ` (${t(side)})`),
      );
    this.element = h(
      "section",
      { class: "scoreboard", "aria-label": name ? `${t("scoreboard")}: ${name}` : t("scoreboard") },
      h("div", { class: "pair" }, team("blue", blue), this.score, team("yellow", yellow)),
      h("div", { class: "when" }, this.time, this.period),
      this.phase,
      this.out,
    );
  }

  update(time: number, state: GameState | undefined, last: TimedEvent | undefined, goal: TimedEvent | undefined): void {
    // the state is written a step after the event: at the very moment of a goal the event knows more
    const goals = (s: Score | null | undefined) => (s ? s.blue + s.yellow : -1);
    const score = (goals(last?.score) > goals(state?.score) ? last?.score : state?.score) ?? { blue: 0, yellow: 0 };
    write(this.score, `${score.blue} : ${score.yellow}`);
    write(this.time, clock(time, true));
    const ended = last?.kind === "MATCH_END" || last?.kind === "FORFEIT";
    const left = state?.left ? state.left.seconds + state.left.nanos / 1e9 : 0;
    const period = ended ? named("ENDED") : state ? named(state.period) : "";
    write(this.period, period + (ended || left <= 0 ? "" : ` · ${t("left", { time: clock(left) })}`));
    if (this.phases && state) this.tellPhase(state, ended);
    const fresh = goal !== undefined && time - goal.time < BANNER_SECONDS;
    this.banner.hidden = !fresh;
    if (goal && fresh && this.said !== goal) this.announce(goal);
    if (!fresh) this.said = undefined;
  }

  /// "Playing · Throw-in for blue", and who is taken out for how long. Other leagues have no phases, and old recordings do not tell.
  private tellPhase(state: GameState, ended: boolean): void {
    const whose = state.whose_ball === "ANYONE" ? "" : t(state.whose_ball === "BLUE" ? "blue" : "yellow");
    const set = state.set_play === "NONE" ? "" : named(state.set_play);
    write(
      this.phase,
      [named(state.play), set && (whose ? t("setPlayFor", { what: set, team: whose }) : set)]
        .filter(Boolean)
        .join(" · "),
    );
    this.phase.hidden = ended;
    const rows = state.penalties.map(({ robot, penalty, left }) => {
      const seconds = Math.ceil((left?.seconds ?? 0) + (left?.nanos ?? 0) / 1e9);
      return {
        side: robot?.team.toLowerCase() ?? "",
        text: `${robotName(robotNamed(robot))}: ${penaltyName(penalty)}${seconds > 0 ? ` · ${seconds} s` : ""}`,
      };
    });
    this.out.hidden = rows.length === 0;
    if (rows.map(({ text }) => text).join("") === this.out.textContent) return;
    this.out.replaceChildren(...rows.map(({ side, text }) => h("li", { class: side }, text)));
  }

  private announce(goal: TimedEvent): void {
    this.said = goal;
    const side = goal.side === "BLUE" ? "blue" : "yellow";
    this.banner.className = `banner ${side}`;
    this.banner.replaceChildren(
      h("strong", {}, t("goal", { team: t(side) })),
      h("span", {}, `${goal.score.blue} : ${goal.score.yellow}`),
    );
    write(
      this.ticker,
      t("announce", {
        team: t(side),
        time: clock(goal.time),
        blue: this.blue,
        b: goal.score.blue,
        yellow: this.yellow,
        y: goal.score.yellow,
      }),
    );
  }
}

// The matches being played now, asked for about once a second while somebody looks.

import { matches, order, Refusal, watchAddress } from "../../data/api";
import { clock, shareOf } from "../../data/clock";
import type { LiveCommand, LiveStatus } from "../../data/types/api";
import { h, icon, iconButton, write } from "../../ui/dom";
import { badge, keepingFocus, shortName, teamPair } from "../../ui/match_row";
import { t } from "../../ui/strings";
import { s } from "./strings";
import { editLink } from "../editor/links";

const EVERY_MS = 1000;

const isOver = (match: LiveStatus): boolean =>
  match.phase === "ended" || match.phase === "stopped" || match.phase === "failed";

/// The list of recordings beside this one.
export interface Neighbour {
  /// Leaves these out: they are played now.
  hide(names: ReadonlySet<string>): void;
  reload(): Promise<void>;
  /// Puts the keyboard to a recording.
  focus(name: string): void;
}

export class LiveList {
  readonly element: HTMLElement;
  private readonly section: HTMLElement;
  private readonly list = h("ul", { class: "live" });
  private readonly lost = h("p", { class: "problem", role: "alert", hidden: true });
  private readonly ticker = h("p", { class: "sr", role: "status" });
  private readonly rows = new Map<string, LiveRow>();
  private handed: Set<string> | undefined; // over, and among the recordings
  private closed = new Set<string>(); // failed ones that were read
  private last: Promise<void> = Promise.resolve();
  private asking = 0;

  constructor(private readonly neighbour: Neighbour) {
    this.section = h(
      "section",
      { "aria-labelledby": "live-title", hidden: true },
      h("h2", { id: "live-title" }, s("l_title")),
      this.lost,
      this.list,
    );
    this.element = h("div", {}, this.section, this.ticker);
  }

  /// Asks now, and then about once a second while the page is seen.
  async follow(): Promise<void> {
    await this.refresh();
    setInterval(() => {
      if (!document.hidden && this.asking === 0) void this.refresh();
    }, EVERY_MS);
  }

  /// One question after the other: an old answer never follows a newer one.
  refresh(): Promise<void> {
    ++this.asking;
    this.last = this.last.then(() => this.ask()).finally(() => --this.asking);
    return this.last;
  }

  private async ask(): Promise<void> {
    try {
      await this.take(await matches());
      this.lost.hidden = true;
    } catch {
      write(this.lost, t("e_network"));
      this.lost.hidden = false;
    }
    this.section.hidden = this.rows.size === 0 && this.lost.hidden;
  }

  private async take(all: LiveStatus[]): Promise<void> {
    this.closed = new Set(all.map((match) => match.name).filter((name) => this.closed.has(name)));
    const shown = all.filter((match) =>
      match.phase === "failed" ? !this.closed.has(match.name) : !isOver(match) || this.rows.has(match.name),
    );
    this.show(shown);

    // what is over goes to the recordings, also when nobody saw it being played; what was over before is there already
    const past = all.filter((match) => isOver(match) && match.phase !== "failed");
    const over = past.filter(({ name }) => this.handed && !this.handed.has(name));
    this.handed = new Set(past.map((match) => match.name));
    if (over.length === 0) return;
    await this.neighbour.reload();
    const focused = over.find(({ name }) => this.rows.get(name)?.element.contains(document.activeElement));
    this.show(shown.filter((match) => !over.includes(match)));
    if (focused) this.neighbour.focus(focused.name);
    write(
      this.ticker,
      over
        .map(
          (match) =>
            `${s("l_over", { blue: shortName(match.blue), yellow: shortName(match.yellow), b: match.score.blue, y: match.score.yellow })} ${match.problem}`,
        )
        .join(" "),
    );
  }

  private show(shown: LiveStatus[]): void {
    const names = new Set(shown.map((match) => match.name));
    for (const name of this.rows.keys()) if (!names.has(name)) this.rows.delete(name);
    for (const match of shown) {
      if (!this.rows.has(match.name))
        this.rows.set(
          match.name,
          new LiveRow(
            match,
            (command) => this.tell(match.name, command),
            () => this.close(match.name),
          ),
        );
      this.rows.get(match.name)!.update(match);
    }
    const rows = shown.map((match) => this.rows.get(match.name)!.element);
    if (rows.length !== this.list.children.length || rows.some((row, i) => row !== this.list.children[i]))
      keepingFocus(() => this.list.replaceChildren(...rows));
    this.neighbour.hide(names);
  }

  private async tell(name: string, command: LiveCommand["do"]): Promise<void> {
    try {
      await order(name, { do: command });
      this.rows.get(name)?.complain("");
    } catch (error) {
      this.rows.get(name)?.complain(error instanceof Refusal ? error.message : t("e_network"));
    }
    await this.refresh();
  }

  private close(name: string): void {
    this.closed.add(name);
    void this.refresh();
  }
}

class LiveRow {
  readonly element: HTMLElement;
  private readonly phase = h("span", { class: "phase" });
  private readonly score = h("span", { class: "score" });
  private readonly time = h("span", { class: "time" });
  private readonly progress: HTMLProgressElement;
  private readonly problem = h("p", { class: "problem", role: "alert", hidden: true });
  private readonly hold: HTMLButtonElement;
  private readonly stop: HTMLButtonElement;
  private readonly shut: HTMLButtonElement;
  private match: LiveStatus;
  private refused = "";

  constructor(match: LiveStatus, tell: (command: LiveCommand["do"]) => Promise<void>, close: () => void) {
    this.match = match;
    const name = shortName(match.name);
    this.progress = h("progress", { "aria-label": `${s("l_progress")}: ${name}`, max: 1, value: 0 });
    this.hold = iconButton("pause", "", () => void tell(this.match.paused ? "play" : "pause"));
    this.stop = iconButton("stop", `${s("l_stop")}: ${name}`, () => void tell("stop"), { title: s("l_stop") });
    this.shut = iconButton("remove", `${t("close")}: ${name}`, close, { title: t("close") });
    const watch = h(
      "a",
      { class: "button", href: watchAddress(match.name), "aria-label": `${s("l_watch")}: ${name}` },
      s("l_watch"),
    );
    this.element = h(
      "li",
      {},
      h(
        "span",
        { class: "file" },
        h("span", {}, name, match.branch_of !== "" && badge("tag", s("whatIf"))),
        this.phase,
        ...[...new Set(match.behaviours.filter(Boolean))].map(editLink),
      ),
      teamPair(match.blue, match.yellow, this.score),
      h("span", { class: "orders" }, watch, this.hold, this.stop, this.shut),
      this.progress,
      this.time,
      this.problem,
    );
  }

  update(match: LiveStatus): void {
    this.match = match;
    const phase = match.phase === "playing" && match.paused ? "paused" : match.phase;
    this.element.dataset["phase"] = phase;
    write(this.phase, t(`l_${phase}`));
    write(this.score, `${match.score.blue} : ${match.score.yellow}`);
    this.progress.value = phase === "preparing" ? match.prepared : shareOf(match.seconds, 0, match.length);
    const pace = match.speed === 0 ? s("l_fast") : match.speed === 1 ? "" : s("l_speed", { speed: match.speed });
    write(
      this.time,
      [`${clock(match.seconds)} / ${clock(match.length)}`, match.league, pace].filter(Boolean).join(" · "),
    );

    // what can be asked of it now
    const label = match.paused ? s("l_goOn") : s("l_hold");
    if (this.hold.title !== label) {
      this.hold.title = label;
      this.hold.setAttribute("aria-label", `${label}: ${shortName(match.name)}`);
      this.hold.replaceChildren(icon(match.paused ? "play" : "pause"));
    }
    this.hold.hidden = phase === "preparing" || isOver(match);
    this.stop.hidden = isOver(match);
    this.shut.hidden = phase !== "failed";
    this.tellProblem();
  }

  complain(text: string): void {
    this.refused = text;
    this.tellProblem();
  }

  private tellProblem(): void {
    const { problem, held_by } = this.match;
    const text = (held_by === "disk" ? t("diskFull", { why: problem }) : problem) || this.refused;
    write(this.problem, text);
    this.problem.hidden = text === "";
  }
}

// The compare page: two recordings side by side on one clock, each with its timeline and its statistics, moved by one row of buttons.

import { recordings } from "../../data/api";
import { markOf } from "../../data/clock";
import { Player } from "../../data/player";
import { type View, VIEWS } from "../../scene/cameras";
import { h, iconButton, write } from "../../ui/dom";
import { FullScreen } from "../../ui/fullscreen";
import { keep, kept } from "../../ui/keep";
import { helpDialog, listen, shortcut, type Shortcut } from "../../ui/keyboard";
import { shortName } from "../../ui/names";
import { recall, remember } from "../../ui/settings";
import { t } from "../../ui/strings";
import { helpButton, pageHead, showTrouble } from "../../ui/trouble";
import { Controls } from "../match/controls";
import { MatchView } from "../match/match_view";
import { MomentLink, momentIn } from "../match/moment";
import { StatisticsPanel } from "../match/panels";
import { Timeline } from "../match/timeline";
import { transportKeys } from "../match/transport";
import { Pair } from "./pair";

/// `?a=FILE&b=FILE`; without, two are chosen.
export async function showCompare(place: HTMLElement, query: URLSearchParams): Promise<void> {
  place.replaceChildren(pageHead(), h("main", { class: "trouble" }, h("h1", { class: "quiet" }, t("loading"))));
  let file = "";
  try {
    if (!query.get("a") || !query.get("b")) return await showChooser(place, query);
    let page: Compare | undefined;
    const open = (key: string) => {
      file = query.get(key)!;
      return MatchView.open(file, () => page?.touch(), shortName(file));
    };
    const a = await open("a");
    page = new Compare(place, [a, await open("b")]);
    page.begin(query);
  } catch (error) {
    console.warn(error);
    showTrouble(place, error, file);
  }
}

async function showChooser(place: HTMLElement, query: URLSearchParams): Promise<void> {
  document.title = `${t("compare")} · Cancha`;
  const whole = (await recordings())
    .filter(({ complete, journal }) => complete && !journal)
    .sort((a, b) => b.modified - a.modified);
  const choice = (name: "a" | "b", label: string, otherwise: number) => {
    const wanted = query.get(name) ?? whole[otherwise]?.name;
    return h(
      "label",
      { class: "field" },
      h("span", {}, label),
      h(
        "select",
        { name },
        ...whole.map((entry) =>
          h("option", { value: entry.name, selected: entry.name === wanted }, shortName(entry.name)),
        ),
      ),
    );
  };
  const form = h(
    "form",
    { class: "start choose", action: "/compare" },
    h("div", { class: "two" }, choice("a", t("first"), 0), choice("b", t("second"), 1)),
    h("button", { class: "primary" }, t("compare")),
  );
  const few = [
    h("p", {}, t("tooFew", { count: whole.length })),
    h("p", {}, h("code", {}, "./cancha play --headless --minutes 1")),
  ];
  place.replaceChildren(
    pageHead(),
    h(
      "main",
      { class: "home" },
      h("h1", {}, t("compare")),
      h("p", { class: "quiet" }, t("chooseTwo")),
      ...(whole.length < 2 ? few : [form]),
    ),
  );
}

/// What a change of language must not lose.
interface Place {
  time: number;
  playing: boolean;
  direction: 1 | -1;
  speed: number;
  robot: string | undefined;
}

class Compare {
  private readonly pair: Pair;
  private readonly player: Player;
  private readonly timelines: Timeline[];
  private readonly statistics: StatisticsPanel[];
  private readonly numbers: HTMLButtonElement;
  private readonly full: FullScreen;
  private readonly moment: MomentLink;
  private readonly main = h("main", { class: "compare" });
  private readonly controls: Controls;
  private readonly wait = h("div", { class: "wait", role: "status" });
  private moved = true;
  private last = 0;

  constructor(
    place: HTMLElement,
    private readonly matches: [MatchView, MatchView],
  ) {
    const names = matches.map((match) => match.name);
    document.title = `${names.join(" – ")} · Cancha`;
    this.pair = new Pair([matches[0].recording, matches[1].recording]);
    const { start, end } = this.pair;
    const failed = (error: unknown) => showTrouble(place, error, names.join(", "));
    this.player = new Player(this.pair, () => this.touch(), failed);
    for (const match of matches) match.guard(failed);
    // both have the scale of the longer one, so that what stands one above the other happened at the same time
    const seek = (time: number) => void this.player.seek(time);
    this.timelines = matches.map(({ name, recording }) => {
      const timeline = new Timeline(start, end, seek, name);
      timeline.grown(recording.end - recording.start);
      return timeline;
    });
    this.statistics = names.map((name) => new StatisticsPanel(name));
    this.numbers = iconButton("panel", t("statistics"), () => this.turnStatistics(), {
      title: `${t("statistics")} (I)`,
    });
    this.full = new FullScreen(() => this.main);
    this.moment = new MomentLink(this.player, start, seek);
    const actions = {
      jumpEvent: (by: 1 | -1) => this.jumpEvent(by),
      view: (view: View) => this.view(view),
      follow: (robot: string) => this.follow(robot),
    };
    this.controls = new Controls(this.player, end, matches[0].pitch.robots, actions, matches[0].overlays.menu);
    this.controls.element.append(this.full.button);
    for (const match of matches)
      match.selection.onChange((robot) => matches.forEach((other) => other.selection.choose(robot)));
    const shortcuts = this.shortcuts();
    const dialog = helpDialog(shortcuts);
    listen(dialog, shortcuts);
    const side = (match: MatchView, i: number) =>
      h(
        "section",
        { class: "half", "aria-label": match.name },
        h("h2", { title: match.name }, match.name),
        match.element,
        this.timelines[i]!.element,
        this.statistics[i]!.element,
        match.scoreboard.ticker,
      );
    this.main.append(...matches.map(side), h("footer", {}, this.controls.element, this.wait));
    place.replaceChildren(
      pageHead(
        h("h1", { title: names.join(" – ") }, t("compare"), h("span", { class: "quiet" }, names.join(" – "))),
        ...this.moment.elements,
        this.numbers,
        helpButton(dialog),
      ),
      this.main,
      dialog,
    );
    this.showStatistics();
    // the menu is that of the first: what it turns on is turned on for both
    matches[0].overlays.onTurn((name, on) => matches[1].overlays.set(name, on));
  }

  touch(): void {
    this.moved = true;
  }

  begin(query: URLSearchParams): void {
    const { player, matches } = this;
    const before = kept<Place>("compare");
    const time = before?.time ?? momentIn(location.hash) ?? Number(query.get("t") ?? 0);
    keep("compare", (): Place => ({
      time: player.time,
      playing: player.playing,
      direction: player.direction,
      speed: player.speed,
      robot: matches[0].selection.robot,
    }));
    void player.seek(Number.isFinite(time) ? time : 0).then(() => {
      this.show();
      this.view(recall("view", "tv") as View, false);
      if (before) {
        player.setSpeed(before.speed);
        if (before.robot) matches[0].selection.choose(before.robot);
        if (before.playing) player.play(before.direction);
      }
      for (const match of matches) match.stage.draw(0, true);
      requestAnimationFrame((now) => {
        performance.mark("first-picture");
        this.frame(now);
        for (const match of matches) void this.readEvents(match);
      });
    });
    // for tests and for the curious
    const frames = () =>
      matches.map(({ recording }) => recording.moment(this.pair.of(recording, player.time))?.frameTime);
    Object.assign(window, {
      __cancha: {
        time: () => player.time,
        seek: (to: number) => player.seek(to),
        frames,
        end: this.pair.end,
        drawn: () => matches[0].stage.drawn,
      },
    });
  }

  private frame(now: number): void {
    requestAnimationFrame((next) => this.frame(next));
    const seconds = this.last ? (now - this.last) / 1000 : 0;
    this.last = now;
    const moved = this.player.tick(now) || this.moved;
    this.moved = false;
    if (moved) this.show();
    for (const match of this.matches) match.stage.draw(seconds, moved);
  }

  private show(): void {
    const { time } = this.player;
    this.matches.forEach((match, i) => {
      const at = this.pair.of(match.recording, time);
      match.show(at);
      match.tell(at);
      this.timelines[i]!.update(time);
      const statistics = match.recording.statistics(at);
      if (statistics) this.statistics[i]!.update(statistics);
    });
    this.moment.update();
    this.controls.update();
    write(this.wait, this.player.waiting ? t("waiting") : "");
  }

  private async readEvents(match: MatchView): Promise<void> {
    try {
      for await (const event of match.recording.events()) {
        match.events.push(event);
        this.timelines[this.matches.indexOf(match)]!.add([{ ...event, time: event.time - match.recording.start }]);
        this.touch();
      }
    } catch (error) {
      console.warn(error); // the match can be watched without them
    }
  }

  private jumpEvent(by: 1 | -1): void {
    const { time } = this.player;
    const times = this.matches.flatMap(({ events, recording }) =>
      events.filter((event) => markOf(event)).map((event) => event.time - recording.start),
    );
    const further = times.filter((at) => (at - time) * by > 1e-3);
    const { start, end } = this.pair;
    void this.player.seek(
      further.length === 0 ? (by > 0 ? end : start) : by > 0 ? Math.min(...further) : Math.max(...further),
    );
  }

  private view(view: View, softly = true): void {
    this.controls.setView(view);
    for (const match of this.matches) match.choose(view, softly);
    remember("view", view);
  }

  private follow(robot: string): void {
    for (const match of this.matches) match.selection.choose(robot);
    this.view("robot");
  }

  private turnStatistics(): void {
    remember("compareStatistics", recall("compareStatistics", "on") === "on" ? "off" : "on");
    this.showStatistics();
  }
  private showStatistics(): void {
    const on = recall("compareStatistics", "on") === "on";
    for (const { element } of this.statistics) element.hidden = !on;
    this.numbers.setAttribute("aria-pressed", String(on));
  }

  private shortcuts(): Shortcut[] {
    const views = VIEWS.map((view, i) => ({ key: String(i + 1), run: () => this.view(view) }));
    const [first] = this.matches;
    return [
      ...transportKeys(this.player, this.pair.start, this.pair.end, (by) => this.jumpEvent(by)),
      { shown: views.map(({ key }) => key), text: "k_views", bindings: views },
      ...first.selection.shortcuts(),
      ...first.overlays.shortcuts(),
      shortcut("i", "statistics", () => this.turnStatistics()),
      ...this.full.shortcuts(),
    ];
  }
}

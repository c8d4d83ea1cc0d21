// The compare page: two recordings side by side, moved by one timeline and one row of buttons.

import { type View, VIEWS } from "./cameras";
import { markOf } from "./clock";
import { Controls } from "./controls";
import { h, write } from "./dom";
import { helpDialog, listen, type Shortcut } from "./keyboard";
import { MatchView } from "./match_view";
import { Pair } from "./pair";
import { Player } from "./player";
import { RecordingError } from "./range";
import { recall, remember } from "./settings";
import { t } from "./strings";
import { Timeline } from "./timeline";
import { transportKeys } from "./transport";
import { helpButton, pageHead, showTrouble } from "./trouble";

export async function showCompare(place: HTMLElement, query: URLSearchParams): Promise<void> {
  place.replaceChildren(pageHead(), h("main", { class: "trouble" }, h("h1", { class: "quiet" }, t("loading"))));
  let file = "";
  try {
    let page: Compare | undefined;
    const open = (key: string) => {
      file = query.get(key) ?? "";
      if (!file) throw new RecordingError("noFile");
      return MatchView.open(file, () => page?.touch(), file.replace(/\.mcap$/, ""));
    };
    const a = await open("a");
    page = new Compare(place, [a, await open("b")]);
    page.begin(Number(query.get("t") ?? 0));
  } catch (error) {
    console.warn(error);
    showTrouble(place, error, file);
  }
}

class Compare {
  private readonly pair: Pair;
  private readonly player: Player;
  private readonly timeline: Timeline;
  private readonly controls: Controls;
  private readonly wait = h("div", { class: "wait", role: "status" });
  private moved = true;
  private last = 0;

  constructor(place: HTMLElement, private readonly matches: [MatchView, MatchView]) {
    const names = matches.map((match) => match.name);
    document.title = `${names.join(" – ")} · Cancha`;
    this.pair = new Pair([matches[0].recording, matches[1].recording]);
    const { start, end } = this.pair;
    this.player = new Player(this.pair, () => this.touch(), (error) => showTrouble(place, error, names.join(", ")));
    this.timeline = new Timeline(start, end, (time) => void this.player.seek(time));
    const actions = { jumpEvent: (by: 1 | -1) => this.jumpEvent(by), view: (view: View) => this.view(view), follow: (robot: string) => this.follow(robot) };
    this.controls = new Controls(this.player, end, matches[0].pitch.robots, actions, matches[0].overlays.menu);
    for (const match of matches) match.selection.onChange((robot) => matches.forEach((other) => other.selection.choose(robot)));
    const shortcuts = this.shortcuts();
    const dialog = helpDialog(shortcuts);
    listen(dialog, shortcuts);
    const side = (match: MatchView) => h("section", { class: "half", "aria-label": match.name }, h("h2", {}, match.name), match.element, match.scoreboard.ticker);
    place.replaceChildren(
      pageHead(h("h1", {}, t("compare"), h("span", { class: "quiet" }, names.join(" – "))), helpButton(dialog)),
      h("main", { class: "compare" }, ...matches.map(side), h("footer", {}, this.timeline.element, this.controls.element, this.wait)),
      dialog,
    );
    // the menu is that of the first: what it turns on is turned on for both
    matches[0].overlays.onTurn((name, on) => matches[1].overlays.set(name, on));
  }

  touch(): void {
    this.moved = true;
  }

  begin(time: number): void {
    const { player, matches } = this;
    void player.seek(Number.isFinite(time) ? time : 0).then(() => {
      this.show();
      this.view(recall("view", "tv") as View, false);
      for (const match of matches) match.stage.draw(0, true);
      requestAnimationFrame((now) => {
        performance.mark("first-picture");
        this.frame(now);
        for (const match of matches) void this.readEvents(match);
      });
    });
    // for tests and for the curious
    const frames = () => matches.map(({ recording }) => recording.moment(this.pair.of(recording, player.time))?.frameTime);
    Object.assign(window, { __cancha: { time: () => player.time, seek: (to: number) => player.seek(to), frames, end: this.pair.end, drawn: () => matches[0].stage.drawn } });
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
    for (const match of this.matches) {
      match.show(this.pair.of(match.recording, time));
      match.tell(this.pair.of(match.recording, time));
    }
    this.timeline.update(time);
    this.controls.update();
    write(this.wait, this.player.waiting ? t("waiting") : "");
  }

  /// Goals and periods of both stand on the one timeline.
  private async readEvents(match: MatchView): Promise<void> {
    try {
      for await (const event of match.recording.events()) {
        match.events.push(event);
        if (event.kind === "GOAL") this.timeline.add([{ ...event, time: event.time - match.recording.start }]);
        this.touch();
      }
    } catch (error) {
      console.warn(error); // the match can be watched without them
    }
  }

  private jumpEvent(by: 1 | -1): void {
    const { time } = this.player;
    const times = this.matches.flatMap(({ events, recording }) => events.filter((event) => markOf(event)).map((event) => event.time - recording.start));
    const further = times.filter((at) => (at - time) * by > 1e-3);
    const { start, end } = this.pair;
    void this.player.seek(further.length === 0 ? (by > 0 ? end : start) : by > 0 ? Math.min(...further) : Math.max(...further));
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

  private shortcuts(): Shortcut[] {
    const views = VIEWS.map((view, i) => ({ key: String(i + 1), run: () => this.view(view) }));
    const [first] = this.matches;
    return [
      ...transportKeys(this.player, this.pair.start, this.pair.end, (by) => this.jumpEvent(by)),
      { shown: views.map(({ key }) => key), text: "k_views", bindings: views },
      ...first.selection.shortcuts(),
      ...first.overlays.shortcuts(),
    ];
  }
}

// The watch page: opens a recording, puts pitch, scoreboard, panels, timeline and controls together, and keeps them at
// the same moment.

import type { View } from "./cameras";
import { eventAt, markOf, nextSpeed } from "./clock";
import { Controls } from "./controls";
import { h, iconButton, write } from "./dom";
import { type Command, helpDialog, listen } from "./keyboard";
import type { TimedEvent } from "./messages";
import { EventList, StatisticsPanel } from "./panels";
import { Player } from "./player";
import { RecordingError } from "./range";
import { Recording } from "./recording";
import { BALL, Pitch } from "./scene";
import { Scoreboard } from "./scoreboard";
import { onTheme, recall, remember, shownTheme } from "./settings";
import { embedded, shareControls } from "./share";
import { Stage } from "./stage";
import { t } from "./strings";
import { Timeline } from "./timeline";
import { Trail } from "./trail";
import { pageHead, showTrouble } from "./trouble";

export async function showWatch(place: HTMLElement, query: URLSearchParams): Promise<void> {
  const shared = embedded();
  const file = shared?.name ?? query.get("file") ?? "";
  place.replaceChildren(pageHead(), h("main", { class: "trouble" }, h("h1", { class: "quiet" }, t("loading"))));
  try {
    if (!file) throw new RecordingError("noFile");
    const recording = await Recording.open(shared?.file ?? `/recordings/${encodeURIComponent(file)}`);
    const pitch = new Pitch(await recording.scene(), recording.bodies);
    new Watch(place, file, recording, pitch).begin(Number(query.get("t") ?? recording.start));
  } catch (error) {
    console.warn(error);
    showTrouble(place, error, file);
  }
}

class Watch {
  private readonly events: TimedEvent[] = [];
  private readonly player: Player;
  private readonly stage: Stage;
  private readonly trail: Trail;
  private readonly timeline: Timeline;
  private readonly controls: Controls;
  private readonly scoreboard: Scoreboard;
  private readonly list: EventList;
  private readonly statistics = new StatisticsPanel();
  private readonly help = helpDialog();
  private readonly wait = h("div", { class: "wait", role: "status" });
  private moved = true;
  private last = 0;

  constructor(place: HTMLElement, file: string, private readonly recording: Recording, private readonly pitch: Pitch) {
    const { start, end, about } = recording;
    const name = file.replace(/\.mcap$/, "");
    document.title = `${about.get("blue") ?? t("blue")} – ${about.get("yellow") ?? t("yellow")} · ${name} · Cancha`;
    this.player = new Player(recording, () => (this.moved = true), (error) => showTrouble(place, error, file));
    const seek = (time: number) => void this.player.seek(time);
    this.timeline = new Timeline(start, end, seek);
    this.list = new EventList(seek);
    this.scoreboard = new Scoreboard(about.get("blue") ?? t("blue"), about.get("yellow") ?? t("yellow"));
    this.controls = new Controls(this.player, end, pitch.robots, {
      jumpEvent: (by) => this.jumpEvent(by),
      view: (view) => this.view(view),
      follow: (robot) => {
        this.stage.followed = robot;
        this.view("robot");
      },
      trail: (on) => {
        this.trail.mesh.visible = on;
        remember("trail", String(on));
        this.moved = true;
      },
    });
    const holder = h("div", { class: "stage" }, this.scoreboard.element, this.scoreboard.banner, this.wait);
    const side = h("aside", { class: "side", "aria-label": t("panel") }, this.statistics.element, this.list.element);
    const help = h("button", { type: "button", class: "icon letter", "aria-label": t("help"), title: `${t("help")} (?)`, onclick: () => this.help.showModal() }, "?");
    const panel = iconButton("panel", t("panel"), () => {
      const shown = place.classList.toggle("wide");
      panel.setAttribute("aria-pressed", String(!shown));
      remember("panel", shown ? "off" : "on");
    });
    place.classList.toggle("wide", recall("panel", "on") === "off");
    panel.setAttribute("aria-pressed", String(!place.classList.contains("wide")));
    for (const team of ["blue", "yellow"] as const) {
      if (pitch.colors[team]) place.style.setProperty(`--${team}`, pitch.colors[team]);
    }
    const title = h("h1", {}, name, h("span", { class: "quiet" }, about.get("league") ?? ""));
    place.replaceChildren(
      pageHead(title, ...shareControls(file), panel, help),
      h("main", { class: "watch" }, holder, side, h("footer", {}, this.timeline.element, this.controls.element)),
      this.scoreboard.ticker,
      this.help,
    );
    try {
      this.stage = new Stage(holder, pitch, t("picture"));
    } catch {
      throw new RecordingError("broken", "webgl");
    }
    this.trail = new Trail(recording, recording.bodies.find(BALL));
    this.stage.root.add(this.trail.mesh);
    this.controls.setTrail(recall("trail", "true") === "true");
    this.stage.setTheme(shownTheme());
    onTheme(() => this.stage.setTheme(shownTheme()));
    listen(this.help, (command) => this.run(command));
  }

  begin(time: number): void {
    const view = recall("view", "tv") as View;
    void this.player.seek(Number.isFinite(time) ? time : this.recording.start).then(() => {
      this.show();
      this.view(view, false);
      this.stage.draw(0, true);
      requestAnimationFrame((now) => {
        performance.mark("first-picture");
        this.frame(now);
        void this.readEvents();
      });
    });
    // for tests and for the curious
    Object.assign(window, {
      __cancha: {
        frame: () => this.recording.moment(this.player.time)?.frameTime,
        time: () => this.player.time,
        drawn: () => this.stage.drawn,
        seek: (to: number) => this.player.seek(to),
        shown: (name: string) => this.pitch.frame(name).position.toArray(),
        draw: () => (this.show(), this.stage.draw(0, true)),
        requests: () => this.recording.file.requests,
        events: this.events,
      },
    });
  }

  /// One picture.
  private frame(now: number): void {
    requestAnimationFrame((next) => this.frame(next));
    const seconds = this.last ? (now - this.last) / 1000 : 0;
    this.last = now;
    const moved = this.player.tick(now) || this.moved;
    this.moved = false;
    if (moved) this.show();
    this.stage.draw(seconds, moved);
  }

  /// Puts everything to the player's moment.
  private show(): void {
    const { time } = this.player;
    const moment = this.recording.moment(time);
    if (moment) this.pitch.place(moment);
    this.trail.update(time);
    this.timeline.update(time);
    this.controls.update();
    const index = eventAt(this.events, time);
    const upTo = this.events.slice(0, index + 1);
    const goal = upTo.filter((event) => event.kind === "GOAL").at(-1);
    this.scoreboard.update(time, this.recording.state(time), upTo.at(-1), goal);
    this.list.mark(index);
    const statistics = this.recording.statistics(time);
    if (statistics) this.statistics.update(statistics);
    write(this.wait, this.player.waiting ? t("waiting") : "");
  }

  private async readEvents(): Promise<void> {
    try {
      for await (const found of this.recording.events()) {
        this.events.push(...found);
        this.timeline.add(found);
        this.list.add(found);
        this.moved = true;
      }
    } catch (error) {
      console.warn(error); // the match can be watched without them
    }
    this.list.finished();
  }

  private jumpEvent(by: 1 | -1): void {
    const marked = this.events.filter((event) => markOf(event));
    const { time } = this.player;
    const tiny = 1e-3;
    const next = by > 0 ? marked.find((event) => event.time > time + tiny) : marked.filter((event) => event.time < time - tiny).at(-1);
    void this.player.seek(next?.time ?? (by > 0 ? this.recording.end : this.recording.start));
  }

  private view(view: View, softly = true): void {
    this.controls.setView(view);
    this.stage.choose(view, softly);
    remember("view", view);
  }

  private run(command: Command): void {
    const { player, recording } = this;
    const commands: Record<Command, () => void> = {
      toggle: () => player.toggle(),
      back: () => player.shuttle(-1),
      pause: () => player.pause(),
      forward: () => player.shuttle(1),
      frameBack: () => void player.step(-1),
      frameOn: () => void player.step(1),
      secondsBack: () => void player.seek(player.time - 5),
      secondsOn: () => void player.seek(player.time + 5),
      first: () => void player.seek(recording.start),
      last: () => void player.seek(recording.end),
      nextEvent: () => this.jumpEvent(1),
      previousEvent: () => this.jumpEvent(-1),
      slower: () => player.setSpeed(nextSpeed(player.speed, -1)),
      faster: () => player.setSpeed(nextSpeed(player.speed, 1)),
      top: () => this.view("top"),
      tv: () => this.view("tv"),
      ball: () => this.view("ball"),
      robot: () => this.view("robot"),
      trail: () => this.controls.setTrail(!this.controls.trailOn),
      help: () => this.help.showModal(),
    };
    commands[command]();
  }
}

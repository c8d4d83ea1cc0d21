// The watch page: opens a recording, puts the match, panels, timeline and controls together, and keeps them at the same
// moment.

import { markOf } from "../../data/clock";
import { LiveSession } from "../../data/live/session";
import { Player } from "../../data/player";
import { RecordingError } from "../../data/range";
import { type View, VIEWS } from "../../scene/cameras";
import { h, write } from "../../ui/dom";
import { FullScreen } from "../../ui/fullscreen";
import { keep, kept } from "../../ui/keep";
import { helpDialog, listen, type Shortcut } from "../../ui/keyboard";
import { robotName } from "../../ui/names";
import { recall, remember } from "../../ui/settings";
import { embedded, scenarioControls, shareControls } from "../../ui/share";
import { t } from "../../ui/strings";
import { helpButton, pageHead, showTrouble } from "../../ui/trouble";
import { editLinks } from "../editor/links";
import { branchLinks } from "../match/branches";
import { Controls } from "../match/controls";
import { MatchView } from "../match/match_view";
import { MomentLink, momentIn } from "../match/moment";
import { EventList, StatisticsPanel } from "../match/panels";
import { Timeline } from "../match/timeline";
import { transportKeys } from "../match/transport";
import { BehaviourPanel } from "./behaviour/panel";
import { watchFile } from "./file_watch";
import { Layout, type Panel } from "./layout";
import { LivePart } from "./live/live_part";
import { LogPanel } from "./log_panel";
import { PlotPanel } from "./plots/plot_panel";
import { RobotCard } from "./robot_card";

const TELL_MS = 95;
const EYES = "/eyes.js"; // a name, so that the build leaves it alone
const CONTEST = "/contest.js"; // likewise

/// What a change of language must not lose.
interface Place {
  time: number;
  following: boolean;
  playing: boolean;
  direction: 1 | -1;
  speed: number;
  robot: string | undefined;
}

export async function showWatch(place: HTMLElement, query: URLSearchParams): Promise<void> {
  const shared = embedded();
  const file = shared?.name ?? query.get("file") ?? "";
  const waiting = h("h1", { class: "quiet" }, t("loading"));
  place.replaceChildren(pageHead(), h("main", { class: "trouble" }, waiting));
  try {
    if (!file) throw new RecordingError("noFile");
    let watch: Watch | undefined;
    const changed = () => watch?.touch();
    const session = shared
      ? undefined
      : await LiveSession.find(file, ({ phase, prepared }) => {
          if (phase === "preparing") write(waiting, t("preparing", { percent: String(Math.round(prepared * 100)) }));
        });
    const match = session
      ? await MatchView.of(session.recording, changed)
      : await MatchView.open(shared?.file ?? file, changed);
    watch = new Watch(place, file, match, session);
    watch.begin(query);
  } catch (error) {
    console.warn(error);
    showTrouble(place, error, file);
  }
}

class Watch {
  private readonly player: Player;
  private readonly timeline: Timeline;
  private readonly controls: Controls;
  private readonly list: EventList;
  private readonly statistics = new StatisticsPanel();
  private readonly robotCard: RobotCard;
  private readonly plots: PlotPanel;
  private readonly log: LogPanel;
  private readonly behaviour: BehaviourPanel | undefined; // there is none in a share file
  private readonly layout: Layout;
  private readonly live: LivePart;
  private readonly full: FullScreen;
  private readonly moment: MomentLink;
  private readonly wait = h("div", { class: "wait", role: "status" });
  private moved = true;
  private told = 0;
  private later: ReturnType<typeof setTimeout> | undefined;
  private last = 0;

  constructor(
    place: HTMLElement,
    private readonly file: string,
    private readonly match: MatchView,
    private readonly session: LiveSession | undefined,
  ) {
    const { start, about } = match.recording;
    const end = session?.status.length ?? match.recording.end;
    const name = file.replace(/\.mcap$/, "");
    document.title = `${match.team("blue")} – ${match.team("yellow")} · ${name} · Cancha`;
    const failed = (error: unknown) => showTrouble(place, error, file);
    this.player = new Player(match.recording, () => this.touch(), failed);
    match.guard(failed);
    const seek = (time: number) => void this.player.seek(time);
    this.timeline = new Timeline(start, end, seek);
    this.list = new EventList(seek);
    const actions = {
      jumpEvent: (by: 1 | -1) => this.jumpEvent(by),
      view: (view: View) => this.view(view),
      follow: (robot: string) => {
        match.selection.choose(robot);
        this.view("robot");
      },
    };
    this.controls = new Controls(this.player, end, match.pitch.robots, actions, match.overlays.menu);
    this.full = new FullScreen(() => this.layout.element);
    this.controls.element.append(this.full.button);
    this.moment = new MomentLink(this.player, start, seek);
    this.live = new LivePart(file, match, this.player, session, () => this.touch());
    if (session) session.changed = () => this.touch();
    this.robotCard = new RobotCard(match.recording, match.pitch, match.selection, (robot) => match.condition(robot));
    this.plots = new PlotPanel(match.recording, end, match.pitch.robots, seek);
    this.log = new LogPanel(match.recording, seek);
    if (!embedded()) {
      this.behaviour = new BehaviourPanel({
        recording: match.recording,
        robots: match.pitch.robots,
        selection: match.selection,
        session,
        robotName,
        seek,
        follow: () => this.player.follow(),
        changed: () => this.touch(),
      });
    }
    this.layout = this.makeLayout();
    const shortcuts = this.shortcuts();
    const dialog = helpDialog(shortcuts);
    listen(dialog, shortcuts);
    match.element.append(this.wait, this.live.banner);
    if (!embedded())
      watchFile(
        file,
        () => session !== undefined && !session.isOver,
        (what) => this.live.warn(what),
      );
    const programs = match.recording.holds("/behaviour/programs");
    const title = h("h1", { title: name }, name, h("span", { class: "quiet" }, about.get("league") ?? ""));
    place.replaceChildren(
      pageHead(
        title,
        ...(embedded()
          ? []
          : [
              ...branchLinks(file, about.get("branch_of") ?? "", Number(about.get("branch_time") ?? 0)),
              ...editLinks(session?.status, programs ? [about.get("blue") ?? "", about.get("yellow") ?? ""] : []),
            ]),
        ...shareControls(file),
        ...scenarioControls(file, () => this.player.time),
        ...this.moment.elements,
        ...this.layout.buttons,
        helpButton(dialog),
      ),
      this.layout.element,
      match.scoreboard.ticker,
      dialog,
    );
  }

  /// Something changed: the next picture is drawn though time stands still.
  touch(): void {
    this.moved = true;
  }

  begin(query: URLSearchParams): void {
    const { match, player } = this;
    const before = kept<Place>("watch");
    const time = before?.following
      ? Infinity
      : (before?.time ??
        momentIn(location.hash) ??
        Number(query.get("t") ?? (this.session ? Infinity : match.recording.start)));
    keep("watch", (): Place => ({
      time: player.time,
      following: player.following,
      playing: player.playing,
      direction: player.direction,
      speed: player.speed,
      robot: match.selection.robot,
    }));
    const view = recall("view", "tv") as View;
    const turned = recall("camera", "");
    const { cameras } = match.stage;
    cameras.controls.addEventListener("end", () => remember("camera", cameras.turned));
    void player.seek(Number.isNaN(time) ? match.recording.start : time).then(() => {
      this.show();
      this.view(view, false);
      if (turned) {
        cameras.turned = turned;
        remember("camera", turned);
      }
      if (before) this.goOn(before);
      match.stage.draw(0, true);
      requestAnimationFrame((now) => {
        performance.mark("first-picture");
        this.frame(now);
        this.live.begin(query);
        void this.readEvents();
        void this.openMore();
      });
    });
    // for tests and for the curious
    Object.assign(window, {
      __cancha: {
        frame: () => match.recording.moment(player.time)?.frameTime,
        time: () => player.time,
        drawn: () => match.stage.drawn,
        seek: (to: number) => player.seek(to),
        shown: (name: string) => match.pitch.frame(name).position.toArray(),
        draw: () => (this.show(), match.stage.draw(0, true)),
        requests: () => match.recording.file.requests,
        events: match.events,
        overlays: () => match.overlays.drawn,
        tells: (topic: string) => match.recording.topicNames.includes(topic),
        robot: () => match.selection.robot,
        condition: (name: string) => match.condition(name),
        link: (name: string, link: string) => match.pitch.squad?.link(name, link),
        ahead: (name: string, link: string) => match.pitch.squad?.ahead(name, link),
        at: (name: string) => match.stage.onPage(match.pitch.frame(name).position),
        live: () => this.session && { ...this.session.status, end: match.recording.end, following: player.following },
      },
    });
  }

  /// What players saw, where they tell, and a contest's judge; it comes after the first picture.
  private async openMore(): Promise<void> {
    const { match } = this;
    if (embedded() || !match.pitch.squad) return;
    const touch = () => this.touch();
    const { start } = (await import(EYES as string)) as typeof import("./eyes/eyes");
    start(this.file, match, this.session, touch);
    if (!match.recording.topicNames.includes("/contest/board")) return;
    this.statistics.element.hidden = true; // those of football
    const contest = (await import(CONTEST as string)) as typeof import("./contest/contest");
    contest.start(match, this.session, this.live.element.parentElement!, touch);
  }

  /// As it was before the language changed.
  private goOn({ following, playing, direction, speed, robot }: Place): void {
    this.player.setSpeed(speed);
    if (robot) this.match.selection.choose(robot);
    if (playing && !following) this.player.play(direction);
  }

  /// One picture.
  private frame(now: number): void {
    requestAnimationFrame((next) => this.frame(next));
    const seconds = this.last ? (now - this.last) / 1000 : 0;
    this.last = now;
    const moved = this.player.tick(now) || this.moved;
    this.moved = false;
    if (moved) this.show();
    this.match.stage.draw(seconds, moved);
  }

  /// Puts everything to the player's moment.
  private show(): void {
    const { time } = this.player;
    this.match.show(time);
    // words and bars cost more than the picture where the processor draws: ten times a second is enough while time goes on
    const now = performance.now();
    if (this.player.moves && now - this.told < TELL_MS) {
      this.later ??= setTimeout(() => this.touch(), TELL_MS); // nothing may move any more by then
      return;
    }
    clearTimeout(this.later);
    this.later = undefined;
    this.told = now;
    this.list.mark(this.match.tell(time));
    this.timeline.update(time);
    if (this.session) this.timeline.grown(this.match.recording.end);
    this.live.update();
    this.controls.update();
    this.moment.update();
    this.robotCard.update(time);
    this.plots.update(time);
    this.log.update(time);
    this.behaviour?.update(time);
    const statistics = this.match.recording.statistics(time);
    if (statistics) this.statistics.update(statistics);
    write(this.wait, this.player.waiting ? t("waiting") : "");
  }

  private async readEvents(): Promise<void> {
    if (this.session) this.list.finished();
    try {
      for await (const event of this.match.recording.events()) {
        this.match.events.push(event);
        this.timeline.add([event]);
        this.list.add([event]);
        this.touch();
      }
    } catch (error) {
      console.warn(error); // the match can be watched without them
    }
    this.list.finished();
  }

  private jumpEvent(by: 1 | -1): void {
    const { start, end } = this.match.recording;
    const marked = this.match.events.filter((event) => markOf(event));
    const { time } = this.player;
    const tiny = 1e-3;
    const next =
      by > 0
        ? marked.find((event) => event.time > time + tiny)
        : marked.filter((event) => event.time < time - tiny).at(-1);
    void this.player.seek(next?.time ?? (by > 0 ? end : start));
  }

  private view(view: View, softly = true): void {
    this.controls.setView(view);
    this.match.choose(view, softly);
    remember("view", view);
    remember("camera", "");
  }

  private makeLayout(): Layout {
    const { plots, log } = this;
    const side = h(
      "aside",
      { class: "side", "aria-label": t("panel") },
      this.robotCard.element,
      this.statistics.element,
      this.list.element,
    );
    const foot = h("footer", {}, this.timeline.element, this.controls.element, this.live.element);
    const docked: Panel[] = [
      { name: "plots", key: "o", icon: "plot", element: plots.element, turned: (open) => void plots.turned(open) },
      { name: "log", key: "m", icon: "log", element: log.element, turned: (open) => log.turned(open) },
    ];
    const { behaviour } = this;
    const mind: Panel | undefined = behaviour && {
      name: "behaviour",
      key: "y",
      icon: "behaviour",
      element: behaviour.element,
      turned: (open) => behaviour.turned(open),
    };
    return new Layout(
      this.match.element,
      { name: "panel", key: "i", icon: "panel", element: side },
      docked,
      foot,
      mind,
    );
  }

  private shortcuts(): Shortcut[] {
    const { start, end } = this.match.recording;
    const views = VIEWS.map((view, i) => ({ key: String(i + 1), run: () => this.view(view) }));
    return [
      ...transportKeys(this.player, start, end, (by) => this.jumpEvent(by)),
      { shown: views.map(({ key }) => key), text: "k_views", bindings: views },
      ...this.live.shortcuts(),
      ...this.match.selection.shortcuts(),
      ...this.match.overlays.shortcuts(),
      ...this.layout.shortcuts(),
      ...this.full.shortcuts(),
    ];
  }
}

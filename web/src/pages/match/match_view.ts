// One match to look at: the pitch with its overlays, and the scoreboard above it, at any moment of a recording.

import { leagueOf } from "../../data/api";
import { eventAt } from "../../data/clock";
import type { TimedEvent } from "../../data/messages";
import { RecordingError, type Source } from "../../data/range";
import { Recording } from "../../data/recording";
import type { View } from "../../scene/cameras";
import { risingAt } from "../../scene/humanoid/minds";
import { type Condition, RobotMarks } from "../../scene/humanoid/robot_marks";
import { allOverlays } from "../../scene/overlays/all";
import { Overlays } from "../../scene/overlays/overlay";
import { Pitch } from "../../scene/scene";
import { Selection } from "../../scene/selection";
import { Stage } from "../../scene/stage";
import { h } from "../../ui/dom";
import { shortName } from "../../ui/names";
import { onTheme, shownTheme } from "../../ui/settings";
import { t } from "../../ui/strings";
import { Scoreboard } from "./scoreboard";

const CHECK_MS = 5000;

export class MatchView {
  readonly events: TimedEvent[] = [];
  readonly element: HTMLElement;
  readonly stage: Stage;
  readonly scoreboard: Scoreboard;
  readonly overlays: Overlays;
  readonly selection: Selection;
  private readonly marks: RobotMarks | undefined; // of robots that can fall
  /// Called when all bodies are at their moment, before anything is drawn over them.
  placed: () => void = () => undefined;
  /// Called with the moment that the scoreboard is put to.
  told: (time: number) => void = () => undefined;

  /// `changed` is called when the picture must be drawn again though time stands still.
  constructor(
    readonly recording: Recording,
    readonly pitch: Pitch,
    changed: () => void,
    readonly name = "",
  ) {
    this.scoreboard = new Scoreboard(this.team("blue"), this.team("yellow"), name, pitch.squad !== undefined);
    this.element = h("div", { class: "stage" }, this.scoreboard.element, this.scoreboard.banner);
    for (const team of ["blue", "yellow"] as const) {
      if (pitch.colors[team]) document.body.style.setProperty(`--${team}`, pitch.colors[team]);
    }
    try {
      this.stage = new Stage(this.element, pitch, name ? `${t("picture")}: ${name}` : t("picture"));
    } catch {
      throw new RecordingError("broken", "webgl");
    }
    this.stage.setTheme(shownTheme());
    onTheme(() => this.stage.setTheme(shownTheme()));
    this.selection = new Selection(pitch, this.stage);
    if (pitch.squad) this.marks = new RobotMarks(pitch);
    this.selection.onChange(changed);
    this.overlays = new Overlays(
      allOverlays(recording, pitch, this.stage, this.selection, changed),
      pitch.root,
      changed,
    );
    this.element.append(this.overlays.notes);
  }

  /// `file`: its name on the server, which knows the leagues of recordings that do not hold them as data.
  static async of(recording: Recording, changed: () => void, name = "", file = ""): Promise<MatchView> {
    const league = (await recording.league()) ?? (file ? await leagueOf(file) : undefined);
    return new MatchView(
      recording,
      new Pitch(await recording.scene(), recording.bodies, await recording.robot(), league),
      changed,
      name,
    );
  }
  static async open(from: string | Source, changed: () => void, name = ""): Promise<MatchView> {
    return MatchView.of(
      await Recording.open(typeof from === "string" ? `/recordings/${encodeURIComponent(from)}` : from),
      changed,
      name,
      typeof from === "string" ? from : "",
    );
  }

  /// The name of a team as people say it.
  team(side: "blue" | "yellow"): string {
    return shortName(this.recording.about.get(side) ?? "") || t(side);
  }

  /// Looks now and then whether the file is still the one that was opened.
  guard(failed: (error: unknown) => void): void {
    const timer = setInterval(() => {
      if (document.hidden) return;
      this.recording.file.check?.().catch((error: unknown) => {
        clearInterval(timer);
        failed(error);
      });
    }, CHECK_MS);
  }

  /// Puts pitch and overlays to a moment.
  show(time: number): void {
    const moment = this.recording.moment(time);
    if (moment) this.pitch.place(moment);
    this.placed();
    this.pitch.lift();
    this.marks?.update(this.recording.state(time), risingAt(this.recording, time));
    this.selection.update();
    this.overlays.update(time);
  }

  /// How a robot is at the moment that is shown.
  condition(robot: string): Condition {
    return this.marks?.condition(robot) ?? "plays";
  }

  /// Puts the scoreboard to a moment; gives the index of the last event.
  tell(time: number): number {
    const index = eventAt(this.events, time);
    let goal = index;
    while (goal >= 0 && this.events[goal]!.kind !== "GOAL") --goal;
    this.scoreboard.update(time, this.recording.state(time), this.events[index], this.events[goal]);
    this.told(time);
    return index;
  }

  choose(view: View, softly: boolean): void {
    this.stage.choose(view, softly);
  }
}

// What is known about the chosen robot at this moment.

import { wrapped } from "../../data/headings";
import type { CommandFrame, Intents } from "../../data/messages";
import { type Motion, motionOf } from "../../data/motion";
import type { Recording } from "../../data/recording";
import type { BallBelief, Beliefs, Frame } from "../../data/types/recorded";
import { ageOf, frameOf, onField, poseOnField } from "../../scene/humanoid/minds";
import type { Condition } from "../../scene/humanoid/robot_marks";
import { BALL, type Pitch } from "../../scene/scene";
import type { Selection } from "../../scene/selection";
import { h, write } from "../../ui/dom";
import { robotName } from "../../ui/names";
import { type Key, named, t } from "../../ui/strings";
import { SquadRow } from "./squad_row";

const FACTS = [
  "place",
  "heading",
  "speed",
  "turnRate",
  "wheels",
  "toBall",
  "role",
  "target",
  "action",
  "chosenBy",
  "posture",
  "gaze",
  "believedPlace",
  "believedHeading",
  "believedBall",
  "teamBall",
] as const satisfies Key[];
type Fact = (typeof FACTS)[number];

const degrees = (angle: number) => `${Math.round((angle * 180) / Math.PI)}°`;
const metres = (x: number, y: number) => `${x.toFixed(2)}, ${y.toFixed(2)} m`;

export class RobotCard {
  readonly element: HTMLElement;
  private readonly list = h("select", { "aria-label": t("chosenRobot"), title: t("chosenRobot") });
  private readonly facts = h("dl", { class: "facts" });
  private readonly values = new Map<Fact, HTMLElement>();
  private readonly squad: SquadRow | undefined; // of robots with joints
  private readonly hint = h("p", { class: "quiet note" }, t("chooseRobot"));

  constructor(
    private readonly recording: Recording,
    private readonly pitch: Pitch,
    private readonly selection: Selection,
    private readonly condition: (robot: string) => Condition,
  ) {
    this.list.append(h("option", { value: "" }, t("none")));
    for (const name of pitch.robots) this.list.append(h("option", { value: name }, robotName(name)));
    this.list.addEventListener("change", () => selection.choose(this.list.value || undefined));
    for (const fact of FACTS) {
      const value = h("dd");
      this.values.set(fact, value);
      this.facts.append(h("div", {}, h("dt", {}, t(fact)), value));
    }
    if (pitch.squad) this.squad = new SquadRow(pitch.robots, (robot) => selection.choose(robot));
    const title = h("div", { class: "title" }, h("h2", { id: "robot-title" }, t("robot")), this.list);
    this.element = h(
      "section",
      { class: "card robot", "aria-labelledby": "robot-title" },
      title,
      this.squad?.element ?? false,
      this.hint,
      this.facts,
    );
    selection.onChange(() => this.chosen());
    this.chosen();
  }

  update(time: number): void {
    const { robot } = this.selection;
    this.squad?.update(this.condition, robot);
    if (!robot) return;
    const { recording } = this;
    const motion = motionOf(recording, robot, time);
    const ball = motionOf(recording, BALL, time);
    const number = this.pitch.robots.indexOf(robot);
    const wheels = recording.latest<CommandFrame>("/match/commands", time);
    const intent = recording.latest<Intents>("/match/intents", time)?.robots.find((one) => one.robot === number);
    this.tell("place", motion && metres(motion.x, motion.y));
    this.tell("heading", motion && degrees(motion.heading));
    this.tell("speed", motion && `${Math.hypot(motion.vx, motion.vy).toFixed(2)} m/s`);
    this.tell("turnRate", motion && `${degrees(motion.turn)}/s`);
    this.tell(
      "wheels",
      wheels && number < wheels.left.length
        ? `${wheels.left[number]!.toFixed(1)} · ${wheels.right[number]!.toFixed(1)}`
        : undefined,
    );
    this.tell("toBall", motion && ball && `${Math.hypot(ball.x - motion.x, ball.y - motion.y).toFixed(2)} m`);
    this.tell("role", intent?.role || undefined);
    this.tell("target", intent?.has_target ? metres(intent.target?.x ?? 0, intent.target?.y ?? 0) : undefined);
    this.tellMind(frameOf(recording, robot, time), motion, ball);
  }

  /// What the player itself told: what it does, why, and how far from the truth it is.
  private tellMind(frame: Frame | undefined, truth: Motion | undefined, ball: Motion | undefined): void {
    const { beliefs, intent } = frame ?? {};
    const team = frame?.robot?.team ?? "";
    const action = intent?.action;
    if (intent?.role) this.tell("role", intent.role);
    this.tell("action", action ? [named(action.kind), action.motion].filter(Boolean).join(" ") : undefined);
    this.tell("chosenBy", intent?.chosen_by || undefined);
    this.tell("posture", beliefs && this.pitch.squad ? named(beliefs.posture) : undefined);
    const gaze = action?.gaze;
    this.tell("gaze", gaze ? `← ${degrees(gaze.pan)} ↓ ${degrees(gaze.tilt)}` : undefined);
    const self = beliefs?.pose && poseOnField(team, beliefs.pose.pose);
    const off = (at: { x: number; y: number }, true_: Motion | undefined) =>
      true_ ? ` · ${t("off", { value: `${Math.hypot(at.x - true_.x, at.y - true_.y).toFixed(2)} m` })}` : "";
    this.tell(
      "believedPlace",
      beliefs ? (self ? metres(self.x, self.y) + off(self, truth) : t("lostPlace")) : undefined,
    );
    const turned =
      self && truth ? ` · ${t("off", { value: degrees(Math.abs(wrapped(self.heading - truth.heading))) })}` : "";
    this.tell("believedHeading", self ? degrees(self.heading) + turned : undefined);
    this.tell(
      "believedBall",
      beliefs
        ? [
            beliefs.ball ? this.ballText(beliefs, beliefs.ball, team, ball, off) : t("noBall"),
            ...(beliefs.ball_angle ? [t("ballDirection", { value: degrees(beliefs.ball_angle.angle) })] : []),
          ].join(" · ")
        : undefined,
    );
    if (beliefs) this.tellTeamBall(beliefs, team, ball, off);
    else this.tell("teamBall", undefined);
  }

  /// The ball as the whole team believes it, where players share what they saw.
  private tellTeamBall(
    { team_ball: shared }: Beliefs,
    team: string,
    ball: Motion | undefined,
    off: (at: { x: number; y: number }, truth: Motion | undefined) => string,
  ): void {
    if (!shared) return this.tell("teamBall", undefined);
    const place = onField(team, shared.position);
    const count = shared.sources.filter((source) => source.believed).length;
    this.tell("teamBall", `${metres(place.x, place.y)}${off(place, ball)} · ${t("seenBy", { count })}`);
  }

  private ballText(
    beliefs: Beliefs,
    belief: BallBelief,
    team: string,
    ball: Motion | undefined,
    off: (at: { x: number; y: number }, truth: Motion | undefined) => string,
  ): string {
    const place = onField(team, belief.position);
    const age = belief.in_sight ? t("inSight") : t("seenAgo", { seconds: ageOf(beliefs, belief.seen).toFixed(1) });
    return [metres(place.x, place.y) + off(place, ball), age, ...(belief.by_mate ? [t("byMate")] : [])].join(" · ");
  }

  private tell(fact: Fact, text: string | undefined): void {
    const value = this.values.get(fact)!;
    value.parentElement!.hidden = text === undefined;
    if (text !== undefined) write(value, text);
  }

  private chosen(): void {
    const { robot } = this.selection;
    this.list.value = robot ?? "";
    this.hint.hidden = robot !== undefined;
    this.facts.hidden = robot === undefined;
    this.element.classList.toggle("blue", robot?.startsWith("blue") ?? false);
    this.element.classList.toggle("yellow", robot?.startsWith("yellow") ?? false);
  }
}

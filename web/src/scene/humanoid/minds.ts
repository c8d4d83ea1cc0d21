// What a player knew and wanted at a moment, as it told five times a second, in the frame of the field.

import { FRAMES } from "../../data/messages";
import { wrapped } from "../../data/headings";
import type { Recording } from "../../data/recording";
import type { Beliefs, Frame, Pose2, Vec2 } from "../../data/types/recorded";
import { BALL } from "../scene";
import { robotNamed } from "./robot_marks";

const FRESH = 1; // s; players tell five times a second

/// A thing where a player believes it to be. An opponent whose number was not read is called by its team alone.
export interface Believed {
  body: string;
  x: number;
  y: number;
  heading?: number;
  spread: number;
  age: number;
  /// as the whole team has it, not this player alone
  shared?: boolean;
}

/// The last frame that a player told, not long before a moment.
export function frameOf(recording: Recording, robot: string, time: number): Frame | undefined {
  const told = recording.pastMessages<Frame>(FRAMES, time, FRESH);
  return told.reverse().find(({ value }) => robotNamed(value.robot) === robot)?.value;
}

/// Who says that it gets up.
export function risingAt(recording: Recording, time: number): Set<string> {
  const last = new Map<string, string | undefined>();
  for (const { value } of recording.pastMessages<Frame>(FRAMES, time, FRESH))
    last.set(robotNamed(value.robot), value.beliefs?.posture);
  return new Set([...last].filter(([, posture]) => posture === "GETTING_UP").map(([robot]) => robot));
}

const secondsOf = (time: { seconds: number; nanos: number } | null | undefined): number =>
  time ? time.seconds + time.nanos / 1e9 : 0;

/// A place of a team's own frame, whose x points to the opponents' goal, on the field: blue's is turned by half a turn.
export function onField(team: string, place: Vec2 | null): Vec2 {
  const { x, y } = place ?? { x: 0, y: 0 };
  return team === "BLUE" ? { x: -x, y: -y } : { x, y };
}
export function poseOnField(team: string, pose: Pose2 | null): Pose2 {
  const heading = pose?.heading ?? 0;
  return { ...onField(team, pose), heading: wrapped(team === "BLUE" ? heading + Math.PI : heading) };
}

/// Seconds since something was last seen, heard or fixed.
export const ageOf = (beliefs: Beliefs, since: { seconds: number; nanos: number } | null): number =>
  Math.max(0, secondsOf(beliefs.time) - secondsOf(since));

/// Everything that a player believes to be somewhere; itself first.
export function believed({ robot, beliefs }: Frame): Believed[] {
  if (!robot || !beliefs) return [];
  const { team } = robot;
  const [own, other] = team === "BLUE" ? ["blue", "yellow"] : ["yellow", "blue"];
  const { pose, ball, team_ball: shared } = beliefs;
  return [
    ...(pose
      ? [
          {
            body: robotNamed(robot),
            ...poseOnField(team, pose.pose),
            spread: pose.spread,
            age: ageOf(beliefs, pose.fixed),
          },
        ]
      : []),
    ...(ball
      ? [{ body: BALL, ...onField(team, ball.position), spread: ball.spread, age: ageOf(beliefs, ball.seen) }]
      : []),
    ...(shared
      ? [
          {
            body: BALL,
            ...onField(team, shared.position),
            spread: shared.spread,
            age: ageOf(beliefs, shared.seen),
            shared: true,
          },
        ]
      : []),
    ...beliefs.mates.map((mate) => ({
      body: `${own} ${mate.number}`,
      ...poseOnField(team, mate.pose),
      spread: mate.spread,
      age: ageOf(beliefs, mate.known),
    })),
    ...beliefs.opponents.map((one) => ({
      body: one.number < 0 ? other! : `${other} ${one.number}`,
      ...onField(team, one.position),
      spread: one.spread,
      age: ageOf(beliefs, one.seen),
    })),
  ];
}

/// From where, and in which direction, a player sees a ball outside of the corrected part of its picture.
export function ballDirection({ robot, beliefs }: Frame): Pose2 | undefined {
  if (!robot || !beliefs?.pose || !beliefs.ball_angle) return undefined;
  const { x, y, heading } = poseOnField(robot.team, beliefs.pose.pose);
  return { x, y, heading: wrapped(heading + beliefs.ball_angle.angle) };
}

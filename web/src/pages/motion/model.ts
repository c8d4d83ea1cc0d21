// A motion as it is written: poses, when they are reached, mirror images, and the way back. Nothing here is drawn.

import type { MotionDraft, MotionPose, MotionView, RobotJoint, RobotView } from "../../data/types/api";

export interface Motion {
  title: string;
  repeat: number;
  lies_down: boolean;
  mirror_of: string;
  poses: MotionPose[];
  text?: string | undefined; // as somebody wrote it; none where the poses were changed since
}

/// Degrees of all joints, in the robot's order.
export type Posture = number[];

export const motionOf = ({ title, repeat, lies_down, mirror_of, poses, text }: MotionView): Motion => ({
  title,
  repeat,
  lies_down,
  mirror_of,
  poses,
  text,
});
export const draftOf = (robot: string, name: string, { text, ...rest }: Motion): MotionDraft => ({
  robot,
  name,
  text: text ?? "",
  ...rest,
});

export const round = (degrees: number): number => Math.round(degrees * 10) / 10 || 0;
export const within = (joint: RobotJoint, degrees: number): number =>
  Math.min(joint.most, Math.max(joint.least, degrees));

export const standing = (robot: RobotView): Posture => robot.joints.map((joint) => joint.standing);

/// The posture before a motion, then that of each pose: joints that a pose does not name stay where they are.
export function postures(robot: RobotView, poses: MotionPose[]): Posture[] {
  const places = new Map(robot.joints.map(({ name }, i) => [name, i]));
  const all = [standing(robot)];
  for (const pose of poses) {
    const next = [...all.at(-1)!];
    for (const { joint, degrees } of pose.angles) next[places.get(joint)!] = degrees;
    all.push(next);
  }
  return all;
}

/// When a pose is set out for, reached and left, in seconds.
export interface Stretch {
  begin: number;
  arrival: number;
  end: number;
}

/// All joints arrive together; none turns faster than its servo can, and a time that is too short is stretched.
export function stretches(robot: RobotView, poses: MotionPose[]): Stretch[] {
  const all = postures(robot, poses);
  let begin = 0;
  return poses.map((pose, i) => {
    const way = Math.max(0, ...all[i + 1]!.map((degrees, j) => Math.abs(degrees - all[i]![j]!)));
    const wanted = pose.time > 0 ? way / pose.time : pose.speed * robot.free_speed;
    const arrival = begin + Math.max(way > 0 ? way / Math.min(robot.free_speed, Math.max(wanted, 0.5)) : 0, pose.time);
    const made = { begin, arrival, end: arrival + pose.pause };
    begin = made.end;
    return made;
  });
}

/// The posture at a moment of one round, and the pose that is then set out for or held.
export function postureAt(
  robot: RobotView,
  poses: MotionPose[],
  seconds: number,
): { posture: Posture; pose: number; share: number } {
  const all = postures(robot, poses);
  const times = stretches(robot, poses);
  const next = times.findIndex(({ end }) => seconds < end - 1e-9);
  const pose = next < 0 ? poses.length - 1 : next;
  if (pose < 0) return { posture: all[0]!, pose, share: 1 };
  const { begin, arrival } = times[pose]!;
  const share = arrival > begin ? Math.min(1, Math.max(0, (seconds - begin) / (arrival - begin))) : 1;
  return { posture: all[pose]!.map((from, j) => from + (all[pose + 1]![j]! - from) * share), pose, share };
}

/// The angles of a pose with one more; `undefined`: the joint is no longer named and stays where it is.
export function withAngle(robot: RobotView, pose: MotionPose, joint: number, degrees: number | undefined): MotionPose {
  const { name } = robot.joints[joint]!;
  const kept = new Map(pose.angles.map((angle) => [angle.joint, angle.degrees]));
  if (degrees === undefined) kept.delete(name);
  else kept.set(name, round(degrees));
  return { ...pose, mirror_of: "", angles: inOrder(robot, kept) };
}

const inOrder = (robot: RobotView, angles: Map<string, number>) =>
  robot.joints.filter(({ name }) => angles.has(name)).map(({ name }) => ({ joint: name, degrees: angles.get(name)! }));

/// All angles of a posture, named.
export const anglesOf = (robot: RobotView, posture: Posture) =>
  robot.joints.map(({ name }, i) => ({ joint: name, degrees: round(posture[i]!) }));

/// Left and right swapped, as far as it is seen: joints that the pose does not name are named where they must move for it.
export function mirrored(robot: RobotView, pose: MotionPose, posture: Posture): MotionPose {
  const named = new Set(pose.angles.map(({ joint }) => joint));
  const angles = new Map<string, number>();
  robot.joints.forEach((joint, i) => {
    const other = robot.joints[joint.mirror]!;
    const image = round(joint.mirror_sign * posture[joint.mirror]!);
    if (named.has(other.name) || image !== round(posture[i]!)) angles.set(joint.name, within(joint, image));
  });
  return { ...pose, mirror_of: "", angles: inOrder(robot, angles) };
}

export type Side = "left" | "right";

/// What one side does, the other does, too.
export function copiedFrom(robot: RobotView, side: Side, pose: MotionPose, posture: Posture): MotionPose {
  const angles = new Map(pose.angles.map(({ joint, degrees }) => [joint, degrees]));
  robot.joints.forEach((joint) => {
    const other = robot.joints[joint.mirror]!;
    if (!other.name.startsWith(`${side}_`)) return;
    angles.set(joint.name, within(joint, round(joint.mirror_sign * posture[joint.mirror]!)));
    angles.set(other.name, round(posture[joint.mirror]!));
  });
  return { ...pose, mirror_of: "", angles: inOrder(robot, angles) };
}

export const replaced = <T>(list: T[], at: number, item: T): T[] => list.map((one, i) => (i === at ? item : one));
export const inserted = <T>(list: T[], at: number, item: T): T[] => [...list.slice(0, at), item, ...list.slice(at)];

/// A name that no pose has yet: pose_3, or lean_2 for a copy of lean.
export function freshName(poses: MotionPose[], like = "pose"): string {
  const stem = like.replace(/_\d+$/, "");
  for (let i = poses.length + 1; ; ++i) if (!poses.some(({ name }) => name === `${stem}_${i}`)) return `${stem}_${i}`;
}

/// A pose that nobody has timed yet.
export const freshPose = (name: string, angles: MotionPose["angles"]): MotionPose => ({
  name,
  time: 0.5,
  speed: 0,
  pause: 0,
  through: false,
  equilibrium: false,
  mirror_of: "",
  angles,
});

/// The poses with a new one as the robot is seen at a moment: after the chosen pose; where the moment lies `between` two poses,
/// right there, and the way is shared.
export function withPoseAt(
  robot: RobotView,
  poses: MotionPose[],
  chosen: number,
  moment: number,
): { poses: MotionPose[]; at: number; between: boolean } {
  const seen = postureAt(robot, poses, moment);
  const pose = poses[seen.pose];
  const fresh = freshPose(freshName(poses), anglesOf(robot, seen.posture));
  if (!pose || seen.share >= 0.99 || seen.share <= 0.01)
    return { poses: inserted(poses, chosen + 1, fresh), at: chosen + 1, between: false };
  const { begin, arrival } = stretches(robot, poses)[seen.pose]!;
  const part = (share: number) =>
    pose.time > 0
      ? { time: Math.max(0.01, Math.round((arrival - begin) * share * 1000) / 1000), speed: 0 }
      : { time: 0, speed: pose.speed };
  const shortened = replaced(poses, seen.pose, { ...pose, ...part(1 - seen.share) });
  const all = inserted(shortened, seen.pose, { ...fresh, ...part(seen.share) });
  return { poses: all, at: seen.pose, between: true };
}

/// Those who are mirror images of a pose follow its new name.
export const renamed = (poses: MotionPose[], index: number, name: string): MotionPose[] =>
  poses.map((pose, i) =>
    i === index
      ? { ...pose, name }
      : pose.mirror_of !== "" && pose.mirror_of === poses[index]!.name
        ? { ...pose, mirror_of: name }
        : pose,
  );

/// Images of a pose that was changed are images no more; the server would write them out all the same.
export const loosened = (poses: MotionPose[], index: number): MotionPose[] =>
  poses.map((pose) =>
    pose.mirror_of !== "" && pose.mirror_of === poses[index]!.name ? { ...pose, mirror_of: "" } : pose,
  );

/// What was, and what was undone. Changes under one tag in quick succession are one step.
export class History<State> {
  private readonly past: State[] = [];
  private readonly future: State[] = [];
  private tag = "";
  private when = -Infinity;

  constructor(public now: State) {}

  change(state: State, tag = "", at = performance.now()): void {
    if (tag === "" || tag !== this.tag || at - this.when > 1000) this.past.push(this.now);
    if (this.past.length > 300) this.past.shift();
    this.tag = tag;
    this.when = at;
    this.future.length = 0;
    this.now = state;
  }
  undo(): boolean {
    return this.go(this.past, this.future);
  }
  redo(): boolean {
    return this.go(this.future, this.past);
  }
  get canUndo(): boolean {
    return this.past.length > 0;
  }
  get canRedo(): boolean {
    return this.future.length > 0;
  }
  private go(from: State[], to: State[]): boolean {
    if (from.length === 0) return false;
    to.push(this.now);
    this.now = from.pop()!;
    this.tag = "";
    return true;
  }
}

// What can be done to poses: bent, mirrored, renamed, added, duplicated, moved and removed. Each is one change of the motion.

import type { MotionPose, RobotView } from "../../data/types/api";
import { mirrorMotion } from "./api";
import {
  copiedFrom,
  freshName,
  inserted,
  loosened,
  mirrored,
  type Motion,
  type Posture,
  postures,
  renamed,
  replaced,
  type Side,
  withAngle,
  withPoseAt,
} from "./model";
import { m } from "./strings";
import type { Work } from "./work";

interface Hands {
  chosen(): number;
  moment(): number;
  edit(change: Partial<Motion>, tag?: string): void;
  select(pose: number): void;
  /// To the moment of the chosen pose.
  jump(): void;
  refresh(): void;
  /// The name of the chosen pose is to be typed.
  editName(): void;
  say(text: string, bad?: boolean): void;
}

export class PoseEditor {
  constructor(
    private readonly robot: RobotView,
    private readonly work: Work,
    private readonly hands: Hands,
  ) {}

  /// Changes the chosen pose; `bends` says that its angles may change, so that its mirror images are images no more.
  change(change: (pose: MotionPose, posture: Posture) => MotionPose, tag = "", bends = true): void {
    const chosen = this.hands.chosen();
    const { poses } = this.work;
    const pose = poses[chosen];
    if (!pose) return;
    const made = change(pose, postures(this.robot, poses)[chosen + 1]!);
    const others = bends ? loosened(poses, chosen) : poses;
    this.hands.edit({ poses: replaced(others, chosen, made) }, tag && `${tag} ${chosen}`);
    this.hands.jump();
  }
  turn(joint: number, degrees: number | undefined, tag = ""): void {
    this.change((pose) => withAngle(this.robot, pose, joint, degrees), tag);
  }
  mirror(): void {
    this.change((pose, posture) => mirrored(this.robot, pose, posture));
  }
  copySide(side: Side): void {
    this.change((pose, posture) => copiedFrom(this.robot, side, pose, posture));
  }

  rename(name: string): void {
    const chosen = this.hands.chosen();
    const { poses } = this.work;
    if (poses[chosen]?.name === name) return;
    if (name === "" || poses.some((pose) => pose.name === name)) this.hands.say(m("badName"), true);
    else this.hands.edit({ poses: renamed(poses, chosen, name) });
    this.hands.refresh();
  }

  act(what: "add" | "duplicate" | "remove" | "earlier" | "later"): void {
    const chosen = this.hands.chosen();
    const { poses } = this.work;
    const pose = poses[chosen];
    if (what === "remove" && poses.length < 2) return this.hands.say(m("lastPose"), true);
    if (what === "add") return this.add();
    if (!pose) return;
    if (what === "duplicate") {
      const copy = { ...pose, name: freshName(poses, pose.name), mirror_of: "" };
      return this.put(inserted(poses, chosen + 1, copy), chosen + 1, true);
    }
    const all = what === "remove" ? loosened(poses, chosen) : [...poses];
    all.splice(chosen, 1);
    const at = what === "remove" ? Math.min(chosen, all.length - 1) : chosen + (what === "earlier" ? -1 : 1);
    if (what !== "remove" && at >= 0 && at <= all.length) all.splice(at, 0, pose);
    this.put(all, at, false);
  }
  private add(): void {
    const { chosen, moment } = this.hands;
    const { poses, at, between } = withPoseAt(this.robot, this.work.poses, chosen(), moment());
    this.put(poses, at, !between);
  }
  private put(poses: MotionPose[], chosen: number, editName: boolean): void {
    this.hands.edit({ poses });
    this.hands.select(chosen);
    if (editName) this.hands.editName();
  }

  /// The whole motion as its mirror image, which the server makes.
  async mirrorAll(): Promise<void> {
    if (this.work.broken.length > 0) return this.hands.say(m("mend"), true);
    try {
      const { title, poses } = await mirrorMotion(this.work.draft);
      this.hands.edit({ title, poses });
      this.hands.say(m("mirroredMotion"));
    } catch (error) {
      this.hands.say((error as Error).message, true);
    }
    return undefined;
  }
}

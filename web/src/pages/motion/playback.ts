// What is seen of a motion: its poses, or what the simulator made of them, at a moment that stands still or moves on.

import type { MotionPose, MotionRun, RobotView } from "../../data/types/api";
import type { Body } from "../../scene/humanoid/body";
import { postureAt, stretches } from "./model";
import type { Room } from "./room";
import type { Timeline } from "./timeline";

const FRAME_SECONDS = 0.02; // between two frames of a run

interface Shown {
  poses(): MotionPose[];
  ball(): number[];
  chosen(): number;
  /// The moment belongs to another pose now: choose it, and draw.
  reach(pose: number): void;
}

export class Playback {
  moment = 0;
  run: MotionRun | undefined; // what is seen instead of the poses
  room: Room | undefined; // there is none before the page is laid out
  private animation = 0; // its number; 0: still

  constructor(
    private readonly robot: RobotView,
    private readonly body: Body,
    private readonly timeline: Timeline,
    private readonly shown: Shown,
  ) {}

  get playing(): boolean {
    return this.animation > 0;
  }
  private get length(): number {
    return this.run ? this.run.frames.at(-1)!.time : (stretches(this.robot, this.shown.poses()).at(-1)?.end ?? 0);
  }

  play(): void {
    if (this.playing) return this.halt();
    if (this.shown.poses().length === 0) return;
    if (this.moment >= this.length - 0.005) this.moment = 0;
    let last = performance.now();
    const step = (now: number) => {
      const next = this.moment + Math.max(0, now - last) / 1000;
      last = now;
      if (next >= this.length) this.halt();
      this.goTo(Math.min(next, this.length));
      if (this.playing) this.animation = requestAnimationFrame(step);
    };
    this.animation = requestAnimationFrame(step);
    this.draw();
  }
  halt(): void {
    if (!this.playing) return;
    cancelAnimationFrame(this.animation);
    this.animation = 0;
    this.draw();
  }

  /// To the moment at which a pose is reached.
  jump(pose: number): void {
    this.moment = stretches(this.robot, this.shown.poses())[pose]?.arrival ?? 0;
    this.draw();
  }
  scrub(seconds: number): void {
    this.halt();
    this.goTo(seconds);
  }
  private goTo(seconds: number): void {
    this.moment = seconds;
    const chosen = this.shown.chosen();
    const { pose } = this.run ? { pose: chosen } : postureAt(this.robot, this.shown.poses(), seconds);
    if (pose !== chosen && pose >= 0) this.shown.reach(pose);
    else this.draw();
  }

  /// The robot at the moment.
  draw(): void {
    if (this.run) this.drawRun(this.run);
    else this.drawPoses();
    this.room?.draw();
  }
  private drawRun(run: MotionRun): void {
    const at = Math.min(run.frames.length - 1, Math.max(0, Math.round(this.moment / FRAME_SECONDS)));
    const { trunk, angles, ball } = run.frames[at]!;
    this.room?.showBall(ball.length > 0 ? [...ball, this.shown.ball()[2] ?? 0.03] : undefined);
    this.body.pose(angles);
    this.body.put(trunk);
    this.room?.follow(trunk[0]!, trunk[1]!);
    this.timeline.at(this.moment, run.frames.at(-1)!.time, [run.seconds], this.playing);
  }
  private drawPoses(): void {
    const poses = this.shown.poses();
    const times = stretches(this.robot, poses);
    this.body.pose(postureAt(this.robot, poses, this.moment).posture);
    this.body.stand();
    const [x, y, radius] = this.shown.ball();
    this.room?.showBall(radius === undefined ? undefined : [x!, y!, radius, radius]);
    this.room?.follow(0, 0);
    const arrivals = times.map(({ arrival }) => arrival);
    this.timeline.at(this.moment, times.at(-1)?.end ?? 0, arrivals, this.playing);
  }
}

// The motion that is worked on: as it is on the disk, as it was changed, and what the server says about it. Nothing here is
// drawn.

import type {
  ListedMotion,
  MotionDraft,
  MotionFinding,
  MotionPose,
  MotionView,
  RobotView,
  TextFinding,
} from "../../data/types/api";
import { checkMotion, listMotions, readMotion, saveMotion, viewMotion } from "./api";
import { anglesOf, draftOf, freshPose, History, type Motion, motionOf, standing } from "./model";
import { m } from "./strings";

const NOTHING: Motion = { title: "", repeat: 1, lies_down: false, mirror_of: "", poses: [] };

export class Work {
  motions: ListedMotion[] = []; // all of the robot
  name = "";
  etag = "";
  remarks = false; // in the text on the disk
  ball: number[] = []; // of a kick: x, y and radius
  broken: TextFinding[] = []; // faults of a text that cannot be shown
  faults: TextFinding[] = []; // of poses that cannot be saved so
  findings: MotionFinding[] | undefined;
  private history = new History<Motion>(NOTHING);
  private kept: Motion = NOTHING; // as it is on the disk
  private asked = 0;
  private judged: Motion | undefined; // what the findings are about

  constructor(private readonly robot: RobotView) {}

  get now(): Motion {
    return this.history.now;
  }
  get poses(): MotionPose[] {
    return this.history.now.poses;
  }
  get draft(): MotionDraft {
    return draftOf(this.robot.name, this.name, this.history.now);
  }
  /// A text that cannot be shown is no step yet: the way back from it leads to what is seen.
  get canUndo(): boolean {
    return this.history.canUndo || (this.broken.length > 0 && this.poses.length > 0);
  }
  get canRedo(): boolean {
    return this.history.canRedo;
  }
  /// Whether something is not on the disk, where `text` stands in the panel of the text.
  changed(text: string): boolean {
    return this.now !== this.kept || (this.broken.length > 0 && text !== (this.kept.text ?? ""));
  }

  // ---- files --------------------------------------------------------------------------------------------------------

  async list(): Promise<void> {
    this.motions = await listMotions(this.robot.name);
  }

  /// What the disk has; "" is no motion at all.
  async read(name: string): Promise<MotionView> {
    if (name !== "") return readMotion(this.robot.name, name);
    const nothing = { ...NOTHING, robot: this.robot.name, name, ball: [], text: "", etag: "" };
    return { ...nothing, readable: true, remarks: false, faults: [] };
  }

  take(view: MotionView): void {
    this.name = view.name;
    this.etag = view.etag;
    this.remarks = view.remarks;
    this.ball = view.ball;
    this.kept = motionOf(view);
    this.history = new History(this.kept);
    this.broken = view.faults;
    this.faults = [];
    this.judged = undefined;
    this.findings = undefined;
  }

  /// A new file: one pose, or a copy of another motion.
  async create(name: string, from: string): Promise<void> {
    const angles = anglesOf(this.robot, standing(this.robot));
    const start = { ...freshPose("start", angles), time: 1, equilibrium: true };
    const motion = from
      ? { ...motionOf(await readMotion(this.robot.name, from)) }
      : { ...NOTHING, title: m("newMotionTitle"), poses: [start] };
    await saveMotion(draftOf(this.robot.name, name, motion), "");
    await this.list();
  }

  /// `over`: even where somebody else has changed the file.
  async save(over: boolean): Promise<void> {
    const saved = this.now;
    const { etag } = await saveMotion(this.draft, over ? "*" : this.etag);
    this.etag = etag;
    this.kept = saved;
    this.remarks = this.remarks && saved.text !== undefined;
  }

  // ---- changes ------------------------------------------------------------------------------------------------------

  edit(change: Partial<Motion>, tag: string): void {
    const own = change.poses ? { mirror_of: "" } : {};
    this.history.change({ ...this.now, ...own, ...change, text: undefined }, tag);
  }

  /// Whether there was a step to go.
  travel(way: "undo" | "redo"): boolean {
    const fromText = this.broken.length > 0 && this.poses.length > 0 && way === "undo";
    if (!fromText && !this.history[way]()) return false;
    this.broken = [];
    this.judged = undefined;
    return true;
  }

  // ---- what the server says -----------------------------------------------------------------------------------------

  /// The number of a question: only the answer to the last one counts.
  ask(): number {
    return ++this.asked;
  }
  isLast(turn: number): boolean {
    return turn === this.asked;
  }
  get isJudged(): boolean {
    return this.now === this.judged;
  }

  /// How the server writes and judges the motion as it is now; undefined where that is over already.
  async judge(turn: number): Promise<MotionView | undefined> {
    const { now, draft } = this;
    const view = await viewMotion(draft);
    const findings = view.readable ? await checkMotion(draft) : [];
    if (!this.isLast(turn) || now !== this.now) return undefined;
    this.judged = now;
    this.findings = view.readable ? findings : undefined;
    this.faults = view.faults;
    return view;
  }

  /// Takes a text that somebody wrote; undefined where there is a newer one already.
  async takeText(text: string, turn: number): Promise<MotionView | undefined> {
    const view = await viewMotion({ ...draftOf(this.robot.name, this.name, NOTHING), text });
    if (!this.isLast(turn)) return undefined;
    this.broken = view.faults;
    if (view.readable) this.history.change(motionOf(view), "text");
    else this.findings = undefined;
    return view;
  }
}

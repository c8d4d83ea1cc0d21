// The motion page: what is bent, played, tried, checked and saved. The poses are what counts; the picture, the sliders, the
// timeline and the text follow them.

import { Refusal } from "../../data/api";
import type { ListedRobot, MotionFinding, MotionView, RobotView } from "../../data/types/api";
import { Body } from "../../scene/humanoid/body";
import { h } from "../../ui/dom";
import { keep, kept } from "../../ui/keep";
import { Tabs } from "../../ui/tabs";
import { pageHead } from "../../ui/trouble";
import { Conflict } from "../editor/api";
import { About } from "./about";
import { motionAddress } from "./api";
import { askNew, conflictNotice, mayLeave } from "./dialogs";
import { motionLayout, motionTools } from "./layout";
import { type Motion, postures, standing, stretches } from "./model";
import { MotionList } from "./motion_list";
import { Orders } from "./orders";
import { Playback } from "./playback";
import { PoseEditor } from "./pose_editor";
import { ProblemList } from "./problems";
import { Room } from "./room";
import { Simulation } from "./simulation";
import { Sliders } from "./sliders";
import { m } from "./strings";
import { TextPanel } from "./text_panel";
import { Timeline } from "./timeline";
import { Work } from "./work";

const ASK_AFTER_MS = 250;

interface KeptMotion {
  name: string;
  etag: string;
  chosen: number;
  motion: Motion | undefined;
}

export class MotionPage {
  private readonly work: Work;
  private readonly body: Body;
  private room!: Room;
  private readonly playback: Playback;
  private readonly simulation: Simulation;
  private readonly editor: PoseEditor;
  private readonly sliders: Sliders;
  private readonly timeline: Timeline;
  private readonly about: About;
  private readonly textPanel = new TextPanel((text) => void this.typed(text));
  private readonly problems = new ProblemList(
    (finding) => this.goTo(finding),
    () => this.tabs.show("text"),
  );
  private readonly list = new MotionList(
    (name) => void this.leaveFor(name),
    () => void this.create(),
  );
  private readonly tabs: Tabs;
  private readonly orders = new Orders({
    travel: (way) => this.travel(way),
    save: () => void this.save(),
  });
  private readonly bar = h("div", { class: "notices" });
  private readonly line = h("p", { class: "said", role: "status" });
  private readonly stage = h("div", { class: "motion-stage" });
  private chosen = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly place: HTMLElement,
    private readonly robots: ListedRobot[],
    private readonly robot: RobotView,
  ) {
    this.work = new Work(robot);
    this.body = new Body(robot);
    const say = (text: string, bad = false) => this.say(text, bad);
    this.sliders = new Sliders(robot, {
      turn: (joint, degrees, tag) => this.editor.turn(joint, degrees, tag),
      look: (joint) => this.look(joint),
      say,
    });
    this.timeline = new Timeline({
      select: (pose) => this.select(pose),
      scrub: (seconds) => this.playback.scrub(seconds),
      play: () => this.playback.play(),
      act: (what) => this.editor.act(what),
      say,
      change: (change, tag) => this.editor.change((pose) => ({ ...pose, ...change }), tag, false),
      rename: (name) => this.editor.rename(name),
    });
    this.playback = new Playback(robot, this.body, this.timeline, {
      poses: () => this.work.poses,
      ball: () => this.work.ball,
      chosen: () => this.chosen,
      reach: (pose) => {
        this.chosen = pose;
        this.refresh(false);
      },
    });
    this.simulation = new Simulation(this.work, this.playback, {
      chosen: () => this.chosen,
      showOutcome: () => this.tabs.show("outcome"),
      say,
    });
    this.editor = new PoseEditor(robot, this.work, {
      chosen: () => this.chosen,
      moment: () => this.playback.moment,
      edit: (change, tag) => this.edit(change, tag),
      select: (pose) => this.select(pose),
      jump: () => this.playback.jump(this.chosen),
      refresh: () => this.refresh(),
      editName: () => this.timeline.editName(),
      say,
    });
    this.tabs = new Tabs([
      ["outcome", m("outcome"), this.simulation.result],
      ["problems", m("problems"), this.problems.element],
      ["text", m("text"), this.textPanel.element],
    ]);
    this.about = new About((change) => this.edit(change), say);
  }

  async begin(name: string): Promise<void> {
    this.layOut();
    this.room = new Room(this.stage, this.body, m("picture"));
    this.playback.room = this.room;
    addEventListener("beforeunload", (event) => this.changed && event.preventDefault());
    addEventListener("keydown", (event) => this.key(event));
    this.say(m("keys"));
    await this.work.list();
    const { motions } = this.work;
    await this.open(motions.some((motion) => motion.name === name) ? name : (motions[0]?.name ?? ""));
    this.room.look("slant"); // now that the robot stands
    if (name && name !== this.work.name) this.say(m("missing", { name }), true);
    this.keepAcross();
    // for tests and for the curious
    Object.assign(window, {
      __motion: {
        motion: () => this.work.now,
        chosen: () => this.chosen,
        moment: () => this.playback.moment,
        shown: () => (this.playback.run ? "simulation" : "poses"),
        place: (link: string) => this.body.place(link),
        eye: () => this.room.eye,
        framed: () => this.room.framed,
        ball: () => this.room.ballPlace,
        trunk: () => this.room.trunk,
        playing: () => this.playback.playing,
      },
    });
  }

  private layOut(): void {
    const tools = motionTools({
      mirrorPose: () => this.editor.mirror(),
      copyRight: () => this.editor.copySide("right"),
      copyLeft: () => this.editor.copySide("left"),
      mirrorMotion: () => void this.editor.mirrorAll(),
      check: () => void this.check(),
      look: (view) => this.room.look(view),
    });
    this.stage.append(this.simulation.verdict);
    // so that keys can scroll them
    for (const inside of [this.simulation.result, this.problems.element]) inside.parentElement!.tabIndex = 0;
    const main = motionLayout({
      files: this.list.element,
      middle: h("section", { class: "middle" }, this.bar, tools, this.stage, this.simulation.element),
      side: h("div", { class: "bends" }, this.about.element, this.sliders.element),
      lower: h("div", { class: "motion-lower" }, this.timeline.element, this.tabs.element),
      strip: h("footer", { class: "strip" }, this.line),
    });
    const robots = h(
      "select",
      { "aria-label": m("chooseRobot"), title: m("chooseRobot") },
      ...this.robots.map((robot) =>
        h("option", { value: robot.name, selected: robot.name === this.robot.name }, robot.name),
      ),
    );
    robots.addEventListener("change", () => location.assign(`/motion?robot=${encodeURIComponent(robots.value)}`));
    this.place.replaceChildren(pageHead(this.orders.where, robots, this.orders.element), main);
  }

  /// Unsaved work outlives a change of language.
  private keepAcross(): void {
    const { work } = this;
    const before = kept<KeptMotion>("motion");
    if (before?.name === work.name) {
      if (before.motion) this.edit(before.motion);
      work.etag = before.etag;
      this.select(before.chosen);
    }
    keep("motion", (): KeptMotion => ({
      name: work.name,
      etag: work.etag,
      chosen: this.chosen,
      motion: this.changed && work.broken.length === 0 ? work.now : undefined,
    }));
  }

  // ---- files --------------------------------------------------------------------------------------------------------

  private get changed(): boolean {
    return this.work.changed(this.textPanel.text);
  }

  private async leaveFor(name: string): Promise<void> {
    if (name === this.work.name || (this.changed && !(await mayLeave(this.work.name)))) return;
    await this.open(name).catch((error: Error) => this.say(error.message, true));
  }

  private async open(name: string): Promise<void> {
    this.playback.halt();
    this.take(await this.work.read(name));
    if (name !== "") history.replaceState(null, "", motionAddress(this.robot.name, name));
  }

  private take(view: MotionView): void {
    this.work.take(view);
    this.bar.replaceChildren();
    this.simulation.take(view.name);
    this.textPanel.show(`${view.name}.toml`, view.text);
    this.textPanel.showFaults(view.faults);
    if (view.faults.length > 0) this.tabs.show("text");
    this.select(0);
  }

  private async create(): Promise<void> {
    if (this.changed && !(await mayLeave(this.work.name))) return;
    await askNew(this.work.motions, async (name, from) => {
      await this.work.create(name, from);
      await this.open(name);
    });
  }

  private async save(over = false): Promise<void> {
    if (this.work.broken.length > 0) return this.say(m("mend"), true);
    if (!this.changed && !over) return this.say(m("nothing"));
    this.say(m("saving"));
    try {
      await this.work.save(over);
      this.bar.replaceChildren();
      await this.work.list();
      this.refresh(false);
      this.say(m("saved"));
    } catch (error) {
      if (error instanceof Conflict) this.conflict();
      this.say(m("saveFailed", { why: (error as Error).message }), true);
    }
    return undefined;
  }
  private conflict(): void {
    const theirs = () => void this.open(this.work.name).catch((error: Error) => this.say(error.message, true));
    const mine = () => void this.save(true);
    this.bar.replaceChildren(conflictNotice(theirs, mine, () => this.bar.replaceChildren()));
  }

  // ---- changes ------------------------------------------------------------------------------------------------------

  private edit(change: Partial<Motion>, tag = ""): void {
    // a text that cannot be shown is still somebody's work
    if (this.work.broken.length > 0) {
      this.refresh(false);
      return this.say(m("mend"), true);
    }
    this.work.edit(change, tag);
    if (this.work.remarks && this.bar.childElementCount === 0)
      this.bar.append(h("div", { class: "notice", role: "status" }, h("p", {}, m("remarks"))));
    this.simulation.leave();
    this.refresh();
  }

  private travel(way: "undo" | "redo"): void {
    if (!this.work.travel(way)) return;
    this.simulation.leave();
    const { poses, now } = this.work;
    this.chosen = Math.min(this.chosen, Math.max(0, poses.length - 1));
    if (now.text !== undefined) this.textPanel.show(`${this.work.name}.toml`, now.text);
    this.textPanel.showFaults([]);
    this.refresh();
    this.playback.jump(this.chosen);
    if (poses.length === 0 && now.text) void this.typed(now.text);
  }

  private key(event: KeyboardEvent): void {
    const key = event.key.toLowerCase();
    const target = event.target as HTMLElement;
    const writes =
      target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && /text|number/.test(target.type));
    const command = (event.ctrlKey || event.metaKey) && !event.altKey;
    if (command && key === "s") {
      event.preventDefault();
      (target as HTMLInputElement).blur?.(); // what is typed is taken over first
      void this.save();
    } else if (command && !writes && (key === "z" || key === "y")) {
      event.preventDefault();
      this.travel(key === "y" || event.shiftKey ? "redo" : "undo");
    } else if (event.key === " " && (target === document.body || target === this.room.canvas)) {
      event.preventDefault();
      this.playback.play();
    }
  }

  // ---- what is seen -------------------------------------------------------------------------------------------------

  private say(text: string, bad = false): void {
    this.line.textContent = text;
    this.line.title = text;
    this.line.classList.toggle("bad", bad);
  }

  /// Everything after a change; `ask`: the server's view of it, too.
  private refresh(ask = true): void {
    const { work, changed } = this;
    const { now } = work;
    this.list.show(work.motions, work.name, changed);
    this.orders.show(work, changed);
    this.about.show(now);
    this.timeline.show(now, stretches(this.robot, now.poses), this.chosen, work.findings ?? []);
    this.sliders.show(now.poses[this.chosen], postures(this.robot, now.poses)[this.chosen + 1] ?? standing(this.robot));
    this.playback.draw();
    if (!ask) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.consult(), ASK_AFTER_MS);
  }

  /// How the server writes and judges the motion as it is now.
  private async consult(): Promise<void> {
    clearTimeout(this.timer);
    const { work } = this;
    if (work.poses.length === 0 || work.isJudged) return this.showProblems();
    const turn = work.ask();
    try {
      const view = await work.judge(turn);
      if (!view) return;
      if (!this.textPanel.busy) this.textPanel.show(`${work.name}.toml`, view.text);
      this.textPanel.showFaults(view.faults);
      this.showProblems();
      this.timeline.row(work.now, stretches(this.robot, work.poses), this.chosen, work.findings ?? []);
    } catch (error) {
      this.say((error as Error).message, !(error instanceof Refusal) || work.isLast(turn));
    }
  }

  private async check(): Promise<void> {
    this.tabs.show("problems");
    if (this.work.broken.length === 0) await this.consult();
  }

  private showProblems(): void {
    const { broken, findings } = this.work;
    const faults = broken.length > 0 ? broken : this.work.faults;
    const count = (findings ?? []).length + faults.length;
    this.tabs.name("problems", count > 0 ? `${m("problems")} (${count})` : m("problems"));
    this.problems.show(faults, findings);
  }
  private goTo({ pose, joint }: MotionFinding): void {
    const at = this.work.poses.findIndex(({ name }) => name === pose);
    if (at < 0) return;
    this.select(at);
    if (joint) this.sliders.focus(joint);
  }

  /// The text was changed by hand.
  private async typed(text: string): Promise<void> {
    const view = await this.work
      .takeText(text, this.work.ask())
      .catch((error: Error) => void this.say(error.message, true));
    if (!view) return;
    this.textPanel.showFaults(view.faults);
    if (!view.readable) {
      this.showProblems();
      return this.refresh(false);
    }
    this.simulation.leave();
    this.chosen = Math.min(this.chosen, this.work.poses.length - 1);
    this.refresh();
    return this.playback.jump(this.chosen);
  }

  private look(joint: number): void {
    this.body.show(joint);
    this.room?.draw();
  }

  private select(pose: number): void {
    this.playback.halt();
    this.simulation.leave();
    this.chosen = Math.max(0, pose);
    this.playback.jump(this.chosen);
    this.refresh();
  }
}

// The motion page: what is bent, played, tried, checked and saved. The poses are what counts; the picture, the sliders, the
// timeline and the text follow them.

import { Refusal } from "../../data/api";
import type {
  ListedMotion,
  ListedRobot,
  MotionFinding,
  MotionPose,
  MotionRun,
  MotionView,
  RobotView,
  TextFinding,
} from "../../data/types/api";
import { Body } from "../../scene/humanoid/body";
import { h } from "../../ui/dom";
import { keep, kept } from "../../ui/keep";
import { splitter } from "../../ui/splitter";
import { Tabs } from "../../ui/tabs";
import { pageHead } from "../../ui/trouble";
import { Conflict } from "../editor/api";
import {
  checkMotion,
  listMotions,
  mirrorMotion,
  motionAddress,
  readMotion,
  saveMotion,
  simulateMotion,
  viewMotion,
} from "./api";
import { askNew, mayLeave } from "./dialogs";
import {
  anglesOf,
  copiedFrom,
  draftOf,
  freshName,
  History,
  inserted,
  loosened,
  mirrored,
  type Motion,
  motionOf,
  type Posture,
  postureAt,
  postures,
  renamed,
  replaced,
  type Side,
  standing,
  stretches,
  withAngle,
} from "./model";
import { outcome, sentences } from "./outcome";
import { Room, type View } from "./room";
import { Sliders } from "./sliders";
import { type Key, m } from "./strings";
import { TextPanel } from "./text_panel";
import { Timeline } from "./timeline";
import { TrialBar } from "./trial_bar";

const ASK_AFTER_MS = 250;

interface KeptMotion {
  name: string;
  etag: string;
  chosen: number;
  motion: Motion | undefined;
}

const NOTHING: Motion = { title: "", repeat: 1, lies_down: false, mirror_of: "", poses: [] };

export class MotionPage {
  private readonly body: Body;
  private room!: Room;
  private readonly sliders: Sliders;
  private readonly timeline: Timeline;
  private readonly trial = new TrialBar(
    () => void this.simulate(),
    () => this.leaveRun(),
  );
  private readonly textPanel = new TextPanel((text) => void this.typed(text));
  private readonly problems = h("div", { class: "findings" });
  private readonly result = h("div", { class: "result" }, h("p", { class: "quiet" }, m("noOutcome")));
  private readonly tabs: Tabs;
  private readonly list = h("ul", {});
  private readonly bar = h("div", { class: "notices" });
  private readonly line = h("p", { class: "said", role: "status" });
  private readonly where = h("h1", {});
  private readonly stage = h("div", { class: "motion-stage" });
  private readonly verdict = h("p", { class: "verdict", role: "status", hidden: true });
  private readonly title = h("input", { type: "text", autocomplete: "off" });
  private readonly liesDown = h("input", { type: "checkbox", title: m("liesDownHint") });
  private readonly repeat = h("input", { type: "number", min: 0, max: 1000, step: 1, title: m("repeatHint") });
  private readonly image = h("p", { class: "quiet note", hidden: true });
  private readonly saveButton = h(
    "button",
    { type: "button", title: m("saveHint"), onclick: () => void this.save() },
    m("save"),
  );
  private readonly undoButton = h(
    "button",
    {
      type: "button",
      class: "icon",
      "aria-label": m("undo"),
      title: `${m("undo")} (Ctrl Z)`,
      onclick: () => this.travel("undo"),
    },
    "↶",
  );
  private readonly redoButton = h(
    "button",
    {
      type: "button",
      class: "icon",
      "aria-label": m("redo"),
      title: `${m("redo")} (Ctrl Y)`,
      onclick: () => this.travel("redo"),
    },
    "↷",
  );

  private motions: ListedMotion[] = [];
  private name = "";
  private etag = "";
  private history = new History<Motion>(NOTHING);
  private kept: Motion = NOTHING; // as it is on the disk
  private remarks = false; // in the text on the disk
  private broken: TextFinding[] = []; // faults of a text that cannot be shown
  private faults: TextFinding[] = []; // of poses that cannot be saved so
  private chosen = 0;
  private moment = 0;
  private playing = 0; // the animation's number; 0: still
  private run: MotionRun | undefined; // what is seen instead of the poses
  private ball: number[] = []; // of a kick: x, y and radius
  private findings: MotionFinding[] | undefined;
  private asked = 0;
  private judged: Motion | undefined; // what the findings are about
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly place: HTMLElement,
    private readonly robots: ListedRobot[],
    private readonly robot: RobotView,
  ) {
    this.body = new Body(robot);
    const say = (text: string, bad = false) => this.say(text, bad);
    this.sliders = new Sliders(robot, {
      turn: (joint, degrees, tag) => this.turn(joint, degrees, tag),
      look: (joint) => this.look(joint),
      say,
    });
    this.timeline = new Timeline({
      select: (pose) => this.select(pose),
      scrub: (seconds) => this.scrub(seconds),
      play: () => this.play(),
      act: (what) => this.act(what),
      say,
      change: (change, tag) => this.editPose((pose) => ({ ...pose, ...change }), tag, false),
      rename: (name) => this.rename(name),
    });
    this.tabs = new Tabs([
      ["outcome", m("outcome"), this.result],
      ["problems", m("problems"), this.problems],
      ["text", m("text"), this.textPanel.element],
    ]);
    this.title.addEventListener("change", () => this.edit({ title: this.title.value.trim() }));
    this.liesDown.addEventListener("change", () => this.edit({ lies_down: this.liesDown.checked }));
    this.repeat.addEventListener("change", () => {
      const rounds = this.repeat.valueAsNumber;
      if (Number.isInteger(rounds) && rounds >= 0 && rounds <= 1000) this.edit({ repeat: rounds });
      else say(m("badNumber", { what: m("repeat"), least: 0, most: 1000 }), true);
    });
  }

  async begin(name: string): Promise<void> {
    const tool = (label: Key, run: () => void) =>
      h("button", { type: "button", class: "plain small", onclick: run }, m(label));
    const views = h(
      "select",
      { "aria-label": m("view"), title: m("view") },
      ...(["slant", "front", "side", "back"] as const).map((view) => h("option", { value: view }, m(view))),
    );
    views.addEventListener("change", () => this.room.look(views.value as View));
    const sides = h(
      "div",
      { class: "motion-tools", role: "group", "aria-label": m("sides") },
      tool("mirrorPose", () => this.editPose((pose, posture) => mirrored(this.robot, pose, posture))),
      tool("copyRight", () => this.copySide("right")),
      tool("copyLeft", () => this.copySide("left")),
      tool("mirrorMotion", () => void this.mirrorAll()),
      h(
        "button",
        { type: "button", class: "plain small", title: m("checkHint"), onclick: () => void this.check() },
        m("check"),
      ),
      views,
    );
    const files = h(
      "nav",
      { class: "tree", "aria-label": m("list") },
      h(
        "div",
        { class: "title" },
        h("h2", {}, m("list")),
        h(
          "button",
          { type: "button", class: "small", title: m("freshHint"), onclick: () => void this.create() },
          m("fresh"),
        ),
      ),
      this.list,
      h("p", { class: "to-tunings" }, h("a", { class: "to-editor", href: "/tune" }, m("tunings"))),
    );
    this.stage.append(this.verdict);
    for (const inside of [this.result, this.problems]) inside.parentElement!.tabIndex = 0; // so that keys can scroll it
    const field = (label: string, input: HTMLElement) => h("label", { class: "field" }, h("span", {}, label), input);
    const about = h(
      "div",
      { class: "about" },
      field(m("motionTitle"), this.title),
      field(m("repeat"), this.repeat),
      field(m("liesDown"), this.liesDown),
      this.image,
    );
    const middle = h("section", { class: "middle" }, this.bar, sides, this.stage, this.trial.element);
    const lower = h("div", { class: "motion-lower" }, this.timeline.element, this.tabs.element);
    const main = h(
      "main",
      { class: "moving" },
      files,
      middle,
      h("div", { class: "bends" }, about, this.sliders.element),
      lower,
      h("footer", { class: "strip" }, this.line),
    );
    main.insertBefore(
      splitter(main, {
        name: "motion-side",
        label: m("sideSize"),
        direction: "row",
        size: 380,
        least: 280,
        most: () => innerWidth * 0.5,
      }),
      main.children[2]!,
    );
    main.insertBefore(
      splitter(main, {
        name: "motion-lower",
        label: m("lowerSize"),
        direction: "column",
        size: 290,
        least: 120,
        most: () => innerHeight - 260,
      }),
      lower,
    );
    const robots = h(
      "select",
      { "aria-label": m("chooseRobot"), title: m("chooseRobot") },
      ...this.robots.map((robot) =>
        h("option", { value: robot.name, selected: robot.name === this.robot.name }, robot.name),
      ),
    );
    robots.addEventListener("change", () => location.assign(`/motion?robot=${encodeURIComponent(robots.value)}`));
    this.place.replaceChildren(
      pageHead(this.where, robots, h("div", { class: "orders" }, this.undoButton, this.redoButton, this.saveButton)),
      main,
    );
    this.room = new Room(this.stage, this.body, m("picture"));
    addEventListener("beforeunload", (event) => this.changed && event.preventDefault());
    addEventListener("keydown", (event) => this.key(event));
    this.say(m("keys"));
    this.motions = await listMotions(this.robot.name);
    await this.open(this.motions.some((motion) => motion.name === name) ? name : (this.motions[0]?.name ?? ""));
    this.room.look("slant"); // now that the robot stands
    if (name && name !== this.name) this.say(m("missing", { name }), true);
    this.keepAcross();
    // for tests and for the curious
    Object.assign(window, {
      __motion: {
        motion: () => this.history.now,
        chosen: () => this.chosen,
        moment: () => this.moment,
        shown: () => (this.run ? "simulation" : "poses"),
        place: (link: string) => this.body.place(link),
        eye: () => this.room.eye,
        framed: () => this.room.framed,
        ball: () => this.room.ballPlace,
        trunk: () => this.room.trunk,
        playing: () => this.playing > 0,
      },
    });
  }

  /// Unsaved work outlives a change of language.
  private keepAcross(): void {
    const before = kept<KeptMotion>("motion");
    if (before?.name === this.name) {
      if (before.motion) this.edit(before.motion);
      this.etag = before.etag;
      this.select(before.chosen);
    }
    keep("motion", (): KeptMotion => ({
      name: this.name,
      etag: this.etag,
      chosen: this.chosen,
      motion: this.changed && this.broken.length === 0 ? this.history.now : undefined,
    }));
  }

  // ---- files --------------------------------------------------------------------------------------------------------

  private get changed(): boolean {
    return this.history.now !== this.kept || (this.broken.length > 0 && this.textPanel.text !== (this.kept.text ?? ""));
  }

  private showList(): void {
    const focused = this.list.contains(document.activeElement);
    this.list.replaceChildren(
      ...this.motions.map(({ name, title, poses, readable }) => {
        const current = name === this.name;
        return h(
          "li",
          { class: current && this.changed ? "unsaved" : undefined },
          h(
            "button",
            {
              type: "button",
              title,
              "aria-current": current ? "page" : undefined,
              onclick: () => void this.leaveFor(name),
            },
            h("span", { class: "name" }, name),
            h(
              "span",
              { class: readable ? "quiet" : "count" },
              readable ? m("poseCount", { count: poses }) : m("faulty"),
            ),
            current && this.changed && h("span", { class: "dot" }, h("span", { class: "sr" }, m("unsaved"))),
          ),
        );
      }),
    );
    if (focused) this.list.querySelector<HTMLElement>("[aria-current]")?.focus();
  }

  private async leaveFor(name: string): Promise<void> {
    if (name === this.name || (this.changed && !(await mayLeave(this.name)))) return;
    await this.open(name).catch((error: Error) => this.say(error.message, true));
  }

  private async open(name: string): Promise<void> {
    this.halt();
    if (name === "")
      return this.take({
        ...NOTHING,
        robot: this.robot.name,
        name,
        ball: [],
        text: "",
        etag: "",
        readable: true,
        remarks: false,
        faults: [],
      });
    this.take(await readMotion(this.robot.name, name));
    history.replaceState(null, "", motionAddress(this.robot.name, name));
  }

  private take(view: MotionView): void {
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
    this.bar.replaceChildren();
    this.leaveRun();
    this.result.replaceChildren(h("p", { class: "quiet" }, m("noOutcome")));
    this.textPanel.show(`${view.name}.toml`, view.text);
    this.textPanel.showFaults(view.faults);
    if (view.faults.length > 0) this.tabs.show("text");
    this.trial.suggest(
      view.name.includes("front")
        ? "front"
        : view.name.includes("back") && view.name.includes("up")
          ? "back"
          : "upright",
    );
    this.select(0);
  }

  private async create(): Promise<void> {
    if (this.changed && !(await mayLeave(this.name))) return;
    await askNew(this.motions, async (name, from) => {
      const start: MotionPose = {
        name: "start",
        time: 1,
        speed: 0,
        pause: 0,
        through: false,
        equilibrium: true,
        mirror_of: "",
        angles: anglesOf(this.robot, standing(this.robot)),
      };
      const motion = from
        ? { ...motionOf(await readMotion(this.robot.name, from)) }
        : { ...NOTHING, title: m("newMotionTitle"), poses: [start] };
      await saveMotion(draftOf(this.robot.name, name, motion), "");
      this.motions = await listMotions(this.robot.name);
      await this.open(name);
    });
  }

  private async save(over = false): Promise<void> {
    if (this.broken.length > 0) return this.say(m("mend"), true);
    if (!this.changed && !over) return this.say(m("nothing"));
    const saved = this.history.now;
    this.say(m("saving"));
    try {
      const { etag } = await saveMotion(draftOf(this.robot.name, this.name, saved), over ? "*" : this.etag);
      this.etag = etag;
      this.kept = saved;
      this.remarks = this.remarks && saved.text !== undefined;
      this.bar.replaceChildren();
      this.motions = await listMotions(this.robot.name);
      this.refresh(false);
      this.say(m("saved"));
    } catch (error) {
      if (error instanceof Conflict) this.conflict();
      this.say(m("saveFailed", { why: (error as Error).message }), true);
    }
    return undefined;
  }

  /// Two motions want the same file; nothing happens to either until somebody says so.
  private conflict(): void {
    const button = (label: Key, press: () => void) =>
      h("button", { type: "button", class: "plain", onclick: press }, m(label));
    this.bar.replaceChildren(
      h(
        "div",
        { class: "notice", role: "alert" },
        h("p", {}, m("conflict")),
        h(
          "div",
          { class: "buttons" },
          button("takeTheirs", () => void this.open(this.name).catch((error: Error) => this.say(error.message, true))),
          button("overwrite", () => void this.save(true)),
          button("later", () => this.bar.replaceChildren()),
        ),
      ),
    );
  }

  // ---- changes ------------------------------------------------------------------------------------------------------

  private get poses(): MotionPose[] {
    return this.history.now.poses;
  }

  private edit(change: Partial<Motion>, tag = ""): void {
    // a text that cannot be shown is still somebody's work
    if (this.broken.length > 0) {
      this.refresh(false);
      return this.say(m("mend"), true);
    }
    const own = change.poses ? { mirror_of: "" } : {};
    this.history.change({ ...this.history.now, ...own, ...change, text: undefined }, tag);
    if (this.remarks && this.bar.childElementCount === 0)
      this.bar.append(h("div", { class: "notice", role: "status" }, h("p", {}, m("remarks"))));
    this.leaveRun();
    this.refresh();
  }

  /// Changes the chosen pose; `bends` says that its angles may change, so that its mirror images are images no more.
  private editPose(change: (pose: MotionPose, posture: Posture) => MotionPose, tag = "", bends = true): void {
    const pose = this.poses[this.chosen];
    if (!pose) return;
    const made = change(pose, postures(this.robot, this.poses)[this.chosen + 1]!);
    const others = bends ? loosened(this.poses, this.chosen) : this.poses;
    this.edit({ poses: replaced(others, this.chosen, made) }, tag && `${tag} ${this.chosen}`);
    this.jump(this.chosen);
  }
  private turn(joint: number, degrees: number | undefined, tag = ""): void {
    this.editPose((pose) => withAngle(this.robot, pose, joint, degrees), tag);
  }
  private copySide(side: Side): void {
    this.editPose((pose, posture) => copiedFrom(this.robot, side, pose, posture));
  }

  private rename(name: string): void {
    if (this.poses[this.chosen]?.name === name) return;
    if (name === "" || this.poses.some((pose) => pose.name === name)) this.say(m("badName"), true);
    else this.edit({ poses: renamed(this.poses, this.chosen, name) });
    this.refresh();
  }

  private act(what: "add" | "duplicate" | "remove" | "earlier" | "later"): void {
    const { poses, chosen } = this;
    const pose = poses[chosen];
    if (what === "remove" && poses.length < 2) return this.say(m("lastPose"), true);
    if (what === "add") return this.add();
    if (!pose) return;
    if (what === "duplicate")
      return this.put(chosen + 1, { ...pose, name: freshName(poses, pose.name), mirror_of: "" });
    const all = what === "remove" ? loosened(poses, chosen) : [...poses];
    all.splice(chosen, 1);
    const at = what === "remove" ? Math.min(chosen, all.length - 1) : chosen + (what === "earlier" ? -1 : 1);
    if (what !== "remove" && at >= 0 && at <= all.length) all.splice(at, 0, pose);
    this.edit({ poses: all });
    this.select(at);
  }

  /// After the chosen pose; where the moment lies on the way to it, right there, and the way is shared.
  private add(): void {
    const { poses, chosen } = this;
    const seen = postureAt(this.robot, poses, this.moment);
    const pose = poses[seen.pose];
    const fresh: MotionPose = {
      name: freshName(poses),
      time: 0.5,
      speed: 0,
      pause: 0,
      through: false,
      equilibrium: false,
      mirror_of: "",
      angles: anglesOf(this.robot, seen.posture),
    };
    if (!pose || seen.share >= 0.99 || seen.share <= 0.01) return this.put(chosen + 1, fresh);
    const { begin, arrival } = stretches(this.robot, poses)[seen.pose]!;
    const part = (share: number) =>
      pose.time > 0
        ? { time: Math.max(0.01, Math.round((arrival - begin) * share * 1000) / 1000), speed: 0 }
        : { time: 0, speed: pose.speed };
    this.edit({
      poses: inserted(replaced(poses, seen.pose, { ...pose, ...part(1 - seen.share) }), seen.pose, {
        ...fresh,
        ...part(seen.share),
      }),
    });
    return this.select(seen.pose);
  }
  private put(at: number, pose: MotionPose): void {
    this.edit({ poses: inserted(this.poses, at, pose) });
    this.select(at);
    this.timeline.editName();
  }

  private async mirrorAll(): Promise<void> {
    if (this.broken.length > 0) return this.say(m("mend"), true);
    try {
      const { title, poses } = await mirrorMotion(draftOf(this.robot.name, this.name, this.history.now));
      this.edit({ title, poses });
      this.say(m("mirroredMotion"));
    } catch (error) {
      this.say((error as Error).message, true);
    }
    return undefined;
  }

  private travel(way: "undo" | "redo"): void {
    // a text that cannot be shown is no step yet: the way back from it leads to what is seen
    const from = this.broken.length > 0 && this.poses.length > 0 && way === "undo";
    if (!from && !this.history[way]()) return;
    this.leaveRun();
    this.broken = [];
    this.judged = undefined;
    this.chosen = Math.min(this.chosen, Math.max(0, this.poses.length - 1));
    const { text } = this.history.now;
    if (text !== undefined) this.textPanel.show(`${this.name}.toml`, text);
    this.textPanel.showFaults([]);
    this.refresh();
    this.jump(this.chosen);
    if (this.poses.length === 0 && text) void this.typed(text);
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
      this.play();
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
    const now = this.history.now;
    this.showList();
    this.where.replaceChildren(
      h("span", { class: "sr" }, `${m("title")}: `),
      this.name,
      this.changed ? h("span", { class: "quiet" }, m("unsaved")) : "",
    );
    document.title = `${this.changed ? "• " : ""}${this.name || m("title")} · Cancha`;
    this.saveButton.classList.toggle("due", this.changed);
    this.undoButton.disabled = !this.history.canUndo && (this.broken.length === 0 || this.poses.length === 0);
    this.redoButton.disabled = !this.history.canRedo;
    this.title.value = now.title;
    this.repeat.value = String(now.repeat);
    this.liesDown.checked = now.lies_down;
    this.image.textContent = m("mirrorOf", { name: now.mirror_of });
    this.image.hidden = now.mirror_of === "";
    this.timeline.show(now, stretches(this.robot, now.poses), this.chosen, this.findings ?? []);
    this.sliders.show(now.poses[this.chosen], postures(this.robot, now.poses)[this.chosen + 1] ?? standing(this.robot));
    this.draw();
    if (!ask) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.consult(), ASK_AFTER_MS);
  }

  /// How the server writes and judges the motion as it is now.
  private async consult(): Promise<void> {
    clearTimeout(this.timer);
    if (this.poses.length === 0) return this.showProblems();
    const now = this.history.now;
    if (now === this.judged) return this.showProblems();
    const turn = ++this.asked;
    const draft = draftOf(this.robot.name, this.name, now);
    try {
      const view = await viewMotion(draft);
      const findings = view.readable ? await checkMotion(draft) : [];
      if (turn !== this.asked || now !== this.history.now) return;
      this.judged = now;
      if (!this.textPanel.busy) this.textPanel.show(`${this.name}.toml`, view.text);
      this.textPanel.showFaults(view.faults);
      this.findings = view.readable ? findings : undefined;
      this.faults = view.faults;
      this.showProblems();
      this.timeline.row(now, stretches(this.robot, now.poses), this.chosen, findings);
    } catch (error) {
      this.say((error as Error).message, !(error instanceof Refusal) || turn === this.asked);
    }
  }

  private async check(): Promise<void> {
    this.tabs.show("problems");
    if (this.broken.length === 0) await this.consult();
  }

  private showProblems(): void {
    const faults = this.broken.length > 0 ? this.broken : this.faults;
    const findings = this.findings ?? [];
    const count = findings.length + faults.length;
    this.tabs.name("problems", count > 0 ? `${m("problems")} (${count})` : m("problems"));
    const concern = { range: "range", speed: "speed_", start: "start_", end: "end", balance: "balance" } as Record<
      string,
      Key
    >;
    const rows = findings.map((finding) =>
      h(
        "li",
        { class: "warning" },
        h(
          "button",
          { type: "button", onclick: () => this.goTo(finding) },
          h("span", { class: "kind" }, m(concern[finding.concern] ?? "problems")),
          h("span", { class: "what" }, `${finding.pose}: ${finding.text}`),
        ),
      ),
    );
    const bad = faults.map(({ line, message }) =>
      h(
        "li",
        { class: "error" },
        h(
          "button",
          { type: "button", onclick: () => this.tabs.show("text") },
          h("span", { class: "kind" }, m("line", { line })),
          h("span", { class: "what" }, message),
        ),
      ),
    );
    const none = this.findings ? m("noProblems") : m("notChecked");
    this.problems.replaceChildren(count > 0 ? h("ul", {}, ...bad, ...rows) : h("p", { class: "quiet" }, none));
  }
  private goTo({ pose, joint }: MotionFinding): void {
    const at = this.poses.findIndex(({ name }) => name === pose);
    if (at < 0) return;
    this.select(at);
    if (joint) this.sliders.focus(joint);
  }

  /// The text was changed by hand.
  private async typed(text: string): Promise<void> {
    const turn = ++this.asked;
    const view = await viewMotion({ ...draftOf(this.robot.name, this.name, NOTHING), text }).catch((error: Error) =>
      this.say(error.message, true),
    );
    if (!view || turn !== this.asked) return;
    this.broken = view.faults;
    this.textPanel.showFaults(view.faults);
    if (!view.readable) {
      this.findings = undefined;
      this.showProblems();
      return this.refresh(false);
    }
    this.history.change(motionOf(view), "text");
    this.leaveRun();
    this.chosen = Math.min(this.chosen, this.poses.length - 1);
    this.refresh();
    return this.jump(this.chosen);
  }

  private look(joint: number): void {
    this.body.show(joint);
    this.room?.draw();
  }

  private select(pose: number): void {
    this.halt();
    this.leaveRun();
    this.chosen = Math.max(0, pose);
    this.jump(this.chosen);
    this.refresh();
  }
  /// To the moment at which a pose is reached.
  private jump(pose: number): void {
    this.moment = stretches(this.robot, this.poses)[pose]?.arrival ?? 0;
    this.draw();
  }

  private scrub(seconds: number): void {
    this.halt();
    this.goToMoment(seconds);
  }
  private goToMoment(seconds: number): void {
    this.moment = seconds;
    const { pose } = this.run ? { pose: this.chosen } : postureAt(this.robot, this.poses, seconds);
    if (pose !== this.chosen && pose >= 0) {
      this.chosen = pose;
      this.refresh(false);
    } else this.draw();
  }

  /// The robot at the moment.
  private draw(): void {
    const { run } = this;
    if (run) {
      const at = Math.min(run.frames.length - 1, Math.max(0, Math.round(this.moment / 0.02)));
      const { trunk, angles, ball } = run.frames[at]!;
      this.room.showBall(ball.length > 0 ? [...ball, this.ball[2] ?? 0.03] : undefined);
      this.body.pose(angles);
      this.body.put(trunk);
      this.room.follow(trunk[0]!, trunk[1]!);
      this.timeline.at(this.moment, run.frames.at(-1)!.time, [run.seconds], this.playing > 0);
    } else {
      const times = stretches(this.robot, this.poses);
      this.body.pose(postureAt(this.robot, this.poses, this.moment).posture);
      this.body.stand();
      const [x, y, radius] = this.ball;
      this.room?.showBall(radius === undefined ? undefined : [x!, y!, radius, radius]);
      this.room?.follow(0, 0);
      this.timeline.at(
        this.moment,
        times.at(-1)?.end ?? 0,
        times.map(({ arrival }) => arrival),
        this.playing > 0,
      );
    }
    this.room?.draw();
  }

  // ---- playing ------------------------------------------------------------------------------------------------------

  private get length(): number {
    return this.run ? this.run.frames.at(-1)!.time : (stretches(this.robot, this.poses).at(-1)?.end ?? 0);
  }

  private play(): void {
    if (this.playing > 0) return this.halt();
    if (this.poses.length === 0) return;
    if (this.moment >= this.length - 0.005) this.moment = 0;
    let last = performance.now();
    const step = (now: number) => {
      const next = this.moment + Math.max(0, now - last) / 1000;
      last = now;
      if (next >= this.length) this.halt();
      this.goToMoment(Math.min(next, this.length));
      if (this.playing > 0) this.playing = requestAnimationFrame(step);
    };
    this.playing = requestAnimationFrame(step);
    this.draw();
  }
  private halt(): void {
    if (this.playing === 0) return;
    cancelAnimationFrame(this.playing);
    this.playing = 0;
    this.draw();
  }

  private async simulate(): Promise<void> {
    if (this.broken.length > 0) return this.say(m("mend"), true);
    this.halt();
    this.trial.busy(true);
    const simulated = this.history.now;
    try {
      const run = await simulateMotion({ motion: draftOf(this.robot.name, this.name, simulated), ...this.trial.wish });
      if (simulated !== this.history.now) return;
      this.run = run;
      this.moment = 0;
      this.trial.showing(true);
      this.verdict.textContent = sentences(run)
        .slice(0, run.ended ? 1 : 2)
        .join(" ");
      this.verdict.className = run.stands && !run.fell ? "verdict good" : "verdict poor";
      this.verdict.hidden = false;
      this.result.replaceChildren(outcome(run));
      this.tabs.show("outcome");
      this.play();
    } catch (error) {
      this.say(m("simulateFailed", { why: (error as Error).message }), true);
    } finally {
      this.trial.busy(false);
    }
  }
  /// The poses are seen again.
  private leaveRun(): void {
    if (!this.run) return;
    this.halt();
    this.run = undefined;
    this.verdict.hidden = true;
    this.trial.showing(false);
    this.jump(this.chosen);
  }
}

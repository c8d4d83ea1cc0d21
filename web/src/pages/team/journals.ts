// Journals: records what robots have, and puts what was recorded into a robot's database again. Both go on when the page
// is closed.

import type { JournalStatus, JournalsView, TeamState } from "../../data/types/api";
import { h, write } from "../../ui/dom";
import { endJournal, journalsNow, startJournal } from "./api";
import { offer } from "./side";
import { g, robotName } from "./strings";

const BETWEEN = 0.9; // seconds
const SPEEDS = [0.1, 0.5, 1, 2, 10];
const USUAL_MEMBERS = 6; // of a database that a replay makes

/// One line: whose, a button, how it goes.
interface Line {
  element: HTMLElement;
  button: HTMLButtonElement;
  verb: HTMLElement;
  told: HTMLElement;
  bar: HTMLProgressElement;
  task: JournalStatus | undefined;
}
/// What a line is to show; `robot`: who is recorded when its button is pressed.
interface Wanted {
  key: string;
  name: string;
  robot?: { team: string; member: number };
  task: JournalStatus | undefined;
}

/// "3.4 s, 120 values, 2 lost"
const amount = ({ seconds, length, values, lost }: JournalStatus): string =>
  [
    length > 0 ? g("j_of", { seconds: seconds.toFixed(1), length: length.toFixed(1) }) : `${seconds.toFixed(1)} s`,
    g("j_values", { values }),
    ...(lost > 0 ? [g("j_lost", { lost })] : []),
  ].join(", ");

export class Journals {
  readonly element: HTMLElement;
  private readonly recorders = h("ul", { class: "tasks recorders" });
  private readonly replays = h("ul", { class: "tasks replays" });
  private readonly lines = new Map<string, Line>();
  private readonly file = h("select", { name: "file", required: "", "aria-label": g("j_file") });
  private readonly speed = h(
    "select",
    { name: "speed", "aria-label": g("j_speed") },
    ...SPEEDS.map((value) => h("option", { value, selected: value === 1 }, `${value} ×`)),
    h("option", { value: 0 }, g("j_fast")),
  );
  private readonly team = h("input", {
    name: "team",
    required: "",
    autocomplete: "off",
    spellcheck: "false",
    maxlength: 31,
    pattern: "[A-Za-z0-9_\\-]+",
  });
  private readonly member = h("input", { name: "member", type: "number", required: "", min: 0, max: 32, step: 1 });
  private readonly form: HTMLFormElement;
  private readonly none = h("p", { class: "quiet" }, g("j_none"));
  private readonly said = h("p", { class: "told", role: "status" });
  private view: JournalsView = { tasks: [], journals: [] };
  private state: TeamState | undefined;
  private asked = -Infinity;
  private chosen = false; // somebody has said into which robot

  constructor() {
    const label = (text: string, control: HTMLElement, wide = "") =>
      h("label", { class: `field ${wide}` }, h("span", {}, text), control);
    this.form = h(
      "form",
      { class: "begin replay" },
      label(g("j_file"), this.file, "wide"),
      label(g("j_speed"), this.speed),
      label(g("j_team"), this.team),
      label(g("j_member"), this.member),
      h("button", { class: "plain" }, g("j_replay")),
    );
    for (const control of [this.team, this.member]) control.addEventListener("input", () => (this.chosen = true));
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      void this.do(() =>
        startJournal({
          kind: "replay",
          team: this.team.value,
          member: Number(this.member.value),
          file: this.file.value,
          speed: Number(this.speed.value),
        }),
      );
    });
    this.element = h(
      "section",
      { class: "journals" },
      h("h2", {}, g("j_title")),
      h("p", { class: "quiet note" }, g("j_about")),
      this.recorders,
      this.form,
      this.none,
      this.replays,
      this.said,
    );
  }

  /// The robots that can be recorded; none where there is no team.
  update(state: TeamState | undefined): void {
    this.state = state;
    if (this.chosen) return;
    const taken = new Set(state?.robots.map(({ member }) => member));
    const free = Array.from({ length: USUAL_MEMBERS }, (_, i) => i + 1).find((member) => !taken.has(member));
    this.team.value = state?.team ?? "demo";
    this.member.value = String(free ?? state?.robots[0]?.member ?? 1);
  }

  /// Asks how it goes; to be called often, it asks once a second.
  async refresh(time: number): Promise<void> {
    if (time - this.asked < BETWEEN && time >= this.asked) return;
    this.asked = time;
    this.view = await journalsNow();
    this.draw();
  }

  private async do(work: () => Promise<JournalStatus>): Promise<void> {
    try {
      const { file, problem, running, kind } = await work();
      this.tell(running ? "" : problem || g(kind === "record" ? "j_closed" : "j_ended", { file }), problem !== "");
      this.view = await journalsNow();
      this.draw();
    } catch (error) {
      this.tell(g("j_refused", { why: (error as Error).message }), true);
    }
  }
  private tell(text: string, bad: boolean): void {
    this.said.className = bad ? "told problem" : "told";
    write(this.said, text);
  }

  private draw(): void {
    const { tasks, journals } = this.view;
    const team = this.state?.team ?? "";
    const robots = this.state?.robots.filter(({ trouble }) => !trouble) ?? [];
    const whose = ({ team: its, member }: JournalStatus) => g("j_robot", { robot: robotName(member), team: its });
    const recorders = robots.map(({ member }): Wanted => ({
      key: `${team}/${member}`,
      name: robotName(member),
      robot: { team, member },
      task: tasks.find((task) => task.kind === "record" && task.team === team && task.member === member),
    }));
    // of other teams, and of robots whose database is gone, what goes on or went wrong
    const seen = new Set(recorders.map(({ task }) => task));
    const others = tasks
      .filter((task) => task.kind === "record" && !seen.has(task) && (task.running || task.problem))
      .map((task): Wanted => ({ key: `#${task.id}`, name: whose(task), task }));
    const replays = tasks
      .filter(({ kind }) => kind === "replay")
      .map((task): Wanted => ({
        key: `#${task.id}`,
        name: g("j_into", { file: task.file, robot: whose(task) }),
        task,
      }));
    this.place(this.recorders, [...recorders, ...others]);
    this.place(this.replays, replays);
    const keys = new Set([...recorders, ...others, ...replays].map(({ key }) => key));
    for (const key of this.lines.keys()) if (!keys.has(key)) this.lines.delete(key);
    offer(
      this.file,
      journals.map(({ name, seconds }) => [name, `${name} · ${seconds.toFixed(1)} s`]),
      this.file.value,
    );
    this.form.hidden = journals.length === 0;
    this.none.hidden = journals.length > 0;
  }

  /// Puts the lines of a list in order; those that are there stay what they are, so that focus is kept.
  private place(list: HTMLElement, wanted: Wanted[]): void {
    const lines = wanted.map((one) => {
      const line = this.lines.get(one.key) ?? this.make(one);
      this.fill(line, one);
      return line.element;
    });
    if (lines.length !== list.children.length || lines.some((line, i) => list.children[i] !== line))
      list.replaceChildren(...lines);
  }
  private make({ key, name, robot }: Wanted): Line {
    const verb = h("span");
    const button = h("button", { type: "button", class: "plain" }, verb, h("span", { class: "sr" }, ` ${name}`));
    const line: Line = {
      element: h("li"),
      button,
      verb,
      told: h("span", { class: "how" }),
      bar: h("progress", { "aria-label": name }),
      task: undefined,
    };
    button.addEventListener(
      "click",
      () =>
        void this.do(() =>
          line.task?.running || !robot ? endJournal(line.task!.id) : startJournal({ kind: "record", ...robot }),
        ),
    );
    line.element.append(h("span", { class: "whom" }, name), button, line.bar, line.told);
    this.lines.set(key, line);
    return line;
  }
  private fill(line: Line, { robot, task }: Wanted): void {
    line.task = task;
    const running = task?.running === true;
    line.element.classList.toggle("running", running);
    write(line.verb, g(running || !robot ? "j_stop" : "j_record"));
    line.button.hidden = !running && !robot;
    line.bar.hidden = !running || task.length === 0;
    line.bar.max = task?.length || 1;
    line.bar.value = Math.min(task?.seconds ?? 0, line.bar.max);
    const now = task ? amount(task) : "";
    const key = JSON.stringify([task?.id, running, now, task?.problem]);
    if (line.told.dataset["said"] === key) return;
    line.told.dataset["said"] = key;
    const link =
      task?.kind === "record" &&
      !running &&
      h(
        "a",
        { href: `/recordings/${encodeURIComponent(task.file)}`, download: task.file, title: g("j_save") },
        task.file,
      );
    line.told.replaceChildren(
      now,
      ...(link ? [" · ", link] : []),
      ...(task?.problem ? [h("span", { class: "problem" }, ` · ${g("j_problem", { why: task.problem })}`)] : []),
    );
  }
}

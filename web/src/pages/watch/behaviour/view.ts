// The behaviour view: what the robots of a match do and why, at the moment of the timeline. It is loaded when it is opened
// for the first time, and is given what it needs of the page.

import type { LiveSession } from "../../../data/live/session";
import type { Recording } from "../../../data/recording";
import type { Selection } from "../../../scene/selection";
import { h, write } from "../../../ui/dom";
import { editAddress } from "../../editor/links";
import { ChangeList } from "./changes";
import { DebuggerLists } from "./debugger";
import { GraphView, type Look } from "./graph_view";
import { optionSheet, type SheetNode, stateSheet } from "./graphs";
import { callerOf, type Change, deepest, HISTORY, type Mind, Minds, stateName } from "./minds";
import { Orders } from "./orders";
import { RuleList, ruleOption } from "./rules";
import { SPARK_SECONDS, SymbolTable } from "./symbols";
import { TeamRow } from "./team_row";
import { ActivationTree } from "./tree";
import { say } from "./words";

/// What the page gives.
export interface Surroundings {
  recording: Recording;
  robots: string[]; // "blue 0" …, in the order of thoughts
  selection: Pick<Selection, "robot" | "choose">;
  session: LiveSession | undefined;
  robotName(robot: string): string;
  seek(time: number): void;
  follow(): void; // goes to what happens now
  changed(): void; // asks for update()
}

export class BehaviourView {
  readonly element: HTMLElement;
  private readonly minds: Minds;
  private readonly orders: Orders | undefined;
  private readonly row: TeamRow;
  private readonly note = h("p", { class: "quiet note empty", hidden: true });
  private readonly example = h("code", { hidden: true }, "./cancha play --blue rondo");
  private readonly halt: HTMLElement;
  private readonly reason = h("span");
  private readonly problem = h("div", { class: "banner-line problem", role: "alert", hidden: true });
  private readonly content: HTMLElement;
  private readonly options: GraphView;
  private readonly states: GraphView;
  private readonly stateTitle = h("h3", { id: "mind-states" });
  private readonly stateTimes = h("p", { class: "quiet times" });
  private readonly agentTitle = h("span", { class: "quiet" });
  private readonly edit = h("a", { class: "to-editor", hidden: true }, say("edit"));
  private readonly rules: RuleList;
  private readonly graphs: HTMLElement;
  private readonly tree: ActivationTree;
  private readonly changeList: ChangeList;
  private readonly symbols: SymbolTable;
  private readonly debugger: DebuggerLists | undefined;
  private pinned: { program: string; option: number } | undefined; // the option that somebody chose
  private mind: Mind | undefined;

  constructor(private readonly page: Surroundings) {
    const { session, changed } = page;
    this.minds = new Minds(page.recording, page.robots.length, changed);
    this.orders = session && new Orders(session, changed);
    this.row = new TeamRow(
      page.robots,
      (name) => page.robotName(name),
      (name) => {
        page.selection.choose(name);
        this.pinned = undefined;
        changed();
      },
    );
    const label = (node: SheetNode) => say("breakAt", { what: node.name });
    const toggle = (node: SheetNode) => this.toggle(node);
    this.options = new GraphView({ press: (node) => this.pin(node.index), toggle, label });
    this.states = new GraphView({ ...(session && { press: toggle }), toggle, label });
    this.rules = new RuleList(
      (rule) =>
        this.mind &&
        this.orders?.toggle(
          this.minds.teamOf(this.mind.robot),
          this.mind.program.options[ruleOption(this.mind.program)]?.name ?? "",
          rule,
        ),
    );
    this.graphs = h("div", { class: "graphs" });
    this.tree = new ActivationTree((option) => this.pin(option));
    this.changeList = new ChangeList((time) => page.seek(time), changed);
    this.symbols = new SymbolTable(
      session && ((symbol, value) => this.orders?.setSymbol(page.robots[this.mind?.robot ?? 0]!, symbol, value)),
      changed,
    );
    this.debugger = this.orders && new DebuggerLists(this.orders, page.robots.length / 2);
    this.halt = this.makeHalt();
    this.content = this.makeContent();
    this.element = h(
      "div",
      { class: "mind-view" },
      h("div", { class: "title" }, h("h2", { id: "mind-title" }, say("title")), this.agentTitle, this.edit),
      this.row.element,
      this.halt,
      this.problem,
      this.note,
      this.example,
      this.content,
    );
  }

  update(time: number): void {
    void this.minds.fetch(time);
    this.element.dataset["time"] = time.toFixed(2);
    this.tellStatus();
    const minds = this.minds.at(time);
    const { selection, robots } = this.page;
    const wanted = selection.robot ? robots.indexOf(selection.robot) : (minds[0]?.robot ?? -1);
    this.mind = minds.find(({ robot }) => robot === wanted);
    this.row.update(minds, this.mind?.robot ?? -1);
    this.row.element.hidden = minds.length === 0;
    this.content.hidden = !this.mind;
    this.note.hidden = this.mind !== undefined;
    this.example.hidden = this.minds.any;
    if (this.mind) this.show(this.mind, time);
    else if (!this.minds.any) write(this.note, say("noPrograms"));
    else
      write(
        this.note,
        minds.length > 0 ? say("noProgram", { robot: this.page.robotName(robots[wanted] ?? "") }) : say("nothingYet"),
      );
  }

  private show(mind: Mind, time: number): void {
    const { program, thought } = mind;
    const { active } = thought;
    const chosen = this.chosen(mind);
    const past = this.minds.past(mind.robot, time, HISTORY);
    const changes = Minds.changes(past, thought.version);
    const agent = program.agents[thought.agent];
    write(
      this.agentTitle,
      `${this.page.robotName(this.page.robots[mind.robot] ?? "")} · ${agent?.title || agent?.name || ""}`,
    );
    const behaviour = this.page.session?.status.behaviours[this.minds.teamOf(mind.robot)] ?? "";
    this.edit.hidden = behaviour === "";
    if (behaviour) this.edit.href = editAddress(behaviour);
    const rules = ruleOption(program) >= 0;
    this.graphs.hidden = rules;
    this.rules.element.hidden = !rules;
    if (rules) {
      this.rules.update(
        mind,
        this.stops(mind.robot, ({ state }) => state),
      );
    } else {
      this.showOptions(mind, chosen);
      this.showStates(mind, chosen, changes);
    }
    this.tree.update(mind, chosen);
    this.changeList.update(program, changes, chosen);
    this.symbols.update(
      mind,
      past.filter((one) => one.value.version === thought.version && one.time >= time - SPARK_SECONDS - 1),
      time,
    );
    this.debugger?.update(this.minds.teamOf(mind.robot), thought.watches);
    const entry = active.find((one) => one.option === chosen);
    write(
      this.stateTimes,
      entry
        ? say("times", { option: (entry.option_time / 1000).toFixed(1), state: (entry.state_time / 1000).toFixed(1) })
        : say("notActive"),
    );
  }

  /// The option whose states are shown: the one that somebody chose, else the deepest active one.
  private chosen({ program, thought }: Mind): number {
    const own = program.agents[thought.agent]?.root ?? 0;
    if (this.pinned?.program === program.name && program.options[this.pinned.option]) return this.pinned.option;
    return deepest(thought.active)?.option ?? own;
  }

  private showOptions({ program, thought, robot }: Mind, chosen: number): void {
    const { active } = thought;
    const id = (index: number) =>
      active[index]!.option >= 0 ? `o${active[index]!.option}` : `b${active[index]!.behaviour}`;
    const look: Look = {
      active: new Set(),
      edges: new Set(),
      notes: new Map(),
      chosen: `o${chosen}`,
      breaks: this.stops(robot, (stop) =>
        stop.state ? "" : `o${program.options.findIndex((option) => option.name === stop.option)}`,
      ),
    };
    for (const [i, one] of active.entries()) {
      look.active.add(id(i));
      if (one.option >= 0) look.notes.set(id(i), stateName(program.options[one.option], one.state));
      const caller = callerOf(active, i);
      if (caller >= 0) look.edges.add(`${id(caller)}>${id(i)}`);
    }
    const label = say("optionGraph", { agent: program.agents[thought.agent]?.name ?? "" });
    void optionSheet(program, thought.agent).then((sheet) => {
      this.options.show(sheet, label);
      this.options.mark(look);
    });
  }

  private showStates({ program, thought, robot }: Mind, chosen: number, changes: Change[]): void {
    const option = program.options[chosen];
    const look: Look = {
      active: new Set(),
      edges: new Set(),
      notes: new Map(),
      chosen: "",
      breaks: this.stops(robot, (stop) =>
        stop.option === option?.name && stop.state
          ? `s${option.states.findIndex((state) => state.name === stop.state)}`
          : "",
      ),
    };
    const entry = thought.active.find((one) => one.option === chosen);
    if (entry) {
      look.active.add(`s${entry.state}`);
      look.notes.set(`s${entry.state}`, `${(entry.state_time / 1000).toFixed(1)} s`);
    }
    const last = changes.find(({ change }) => change.option === chosen)?.change;
    if (last) {
      const own = option?.states[last.from]?.ways.some(
        (way) => !way.common && way.to === last.to && way.place?.begin === last.place?.begin,
      );
      look.edges.add(own ? `s${last.from}>s${last.to}` : `any>s${last.to}`);
      if (!option?.states[last.from]?.ways.some((way) => way.common && way.to === last.to))
        look.edges.add(`s${last.from}>s${last.to}`);
    }
    void stateSheet(program, chosen).then((sheet) => {
      if (this.mind?.program !== program || this.chosen(this.mind) !== chosen) return; // somebody was faster
      write(this.stateTitle, option?.name ?? "");
      this.states.show(sheet, say("stateGraph", { option: option?.name ?? "" }));
      this.states.mark(look);
    });
  }

  private stops(robot: number, id: (stop: { option: string; state: string }) => string): Set<string> | undefined {
    return this.orders?.isOpen ? new Set(this.orders.breakpoints(this.minds.teamOf(robot)).map(id)) : undefined;
  }

  private pin(option: number): void {
    this.pinned = this.mind && { program: this.mind.program.name, option };
    this.page.changed();
  }

  private toggle(node: SheetNode): void {
    if (!this.mind || !this.orders?.isOpen) return;
    const { program, robot } = this.mind;
    const option = program.options[node.kind === "option" ? node.index : this.chosen(this.mind)]?.name ?? "";
    this.orders.toggle(this.minds.teamOf(robot), option, node.kind === "state" ? node.name : "");
  }

  /// What the match itself says: that it waits, and that a changed program was refused.
  private tellStatus(): void {
    const { session } = this.page;
    const halted = session && !session.isOver && session.status.paused ? session.status.halted : "";
    this.halt.hidden = !halted;
    if (halted && halted !== this.reason.textContent) this.chooseHalted(halted);
    write(this.reason, halted ?? "");
    const trouble = session?.status.behaviour_problem ?? "";
    this.problem.hidden = !trouble;
    if (trouble) write(this.problem, `${say("problem")}: ${trouble}`);
  }

  /// Who reached the breakpoint is who one wants to see.
  private chooseHalted(reason: string): void {
    const [, team, number] = /^(blue|yellow) robot (\d+)/.exec(reason) ?? [];
    const robot = `${team} ${number}`;
    if (this.page.robots.includes(robot)) this.page.selection.choose(robot);
  }

  private makeHalt(): HTMLElement {
    const { session, follow } = this.page;
    const send = (wish: { do: "play" } | { do: "step"; seconds: number }) => () => {
      session?.send(wish);
      follow();
    };
    return h(
      "div",
      { class: "banner-line halt", role: "alert", hidden: true },
      h("span", { class: "words" }, h("b", {}, say("halted")), ": ", this.reason),
      h("button", { type: "button", class: "main", onclick: send({ do: "play" }) }, say("goOn")),
      h("button", { type: "button", onclick: send({ do: "step", seconds: 0 }) }, say("tick")),
    );
  }

  private makeContent(): HTMLElement {
    const options = h(
      "section",
      { class: "part", "aria-labelledby": "mind-options" },
      h("div", { class: "title" }, h("h3", { id: "mind-options" }, say("options")), this.options.buttons),
      this.options.element,
    );
    const states = h(
      "section",
      { class: "part", "aria-labelledby": "mind-states" },
      h("div", { class: "title" }, this.stateTitle, this.states.buttons),
      this.states.element,
    );
    this.states.element.append(this.stateTimes);
    const details = h(
      "div",
      { class: "details" },
      h("div", { class: "column" }, this.tree.element, this.changeList.element),
      h("div", { class: "column" }, this.symbols.element, this.debugger?.element),
    );
    this.graphs.append(options, states);
    return h("div", { class: "mind-content" }, this.graphs, this.rules.element, details);
  }
}

export const makeView = (page: Surroundings): BehaviourView => new BehaviourView(page);

// The block diagram of a robot that runs a chart: sources → chart → movements, with the values on their way at the moment that is shown.
// It is the document's model of seven blocks: load, three readers of lasers, chart, movements, stop; and the sensors that our charts use besides.

import type { Recording } from "../../../data/recording";
import type { Action, BehaviourProgram, BehaviourSymbol, Thought } from "../../../data/types/recorded";
import { frameOf } from "../../../scene/humanoid/minds";
import type { Selection } from "../../../scene/selection";
import { h, iconButton } from "../../../ui/dom";
import { robotName } from "../../../ui/names";
import { recall, remember } from "../../../ui/settings";
import { deepest, type Mind, Minds, stateName } from "../behaviour/minds";
import { numberText, valueText } from "../behaviour/source";
import { DOCUMENT, SOURCES, sourceOf, stepOf } from "./wiring";
import { say } from "./words";

const HISTORY = 10; // s that are looked back for the last change of state

/// What legs and arms do: "WALK 12 cm/s ahead", "MOTION step_up".
export function movementOf(action: Action | null | undefined): string {
  if (!action) return "–";
  const kind = action.kind.toLowerCase().replaceAll("_", " ");
  if (action.motion) return `${kind}: ${action.motion}`;
  if (action.kind !== "WALK") return kind;
  const [ahead, left] = [action.velocity?.x ?? 0, action.velocity?.y ?? 0].map((speed) => Math.round(speed * 100));
  return `${kind}: ${say("walking", { ahead: ahead!, left: left!, turn: Math.round((action.turn * 180) / Math.PI) })}`;
}

interface Line {
  name: string;
  value: string;
  on?: boolean; // a boolean that is true
}

const block = (name: string, kind: string, lines: Line[], more = "") =>
  h(
    "section",
    { class: `block ${kind}`, "aria-label": name },
    h("h3", {}, name),
    more !== "" && h("p", {}, more),
    ...lines.map(({ name: of, value, on }) =>
      h("div", { class: on ? "wire on" : "wire", "data-symbol": of }, h("span", {}, of), h("strong", {}, value)),
    ),
  );

export class Blocks {
  readonly element = h("div", { class: "blocks", role: "group", "aria-label": say("blocks"), hidden: true });
  readonly button = h(
    "button",
    {
      type: "button",
      class: "plain blocks-button",
      title: say("blocks"),
      "aria-pressed": "false",
      onclick: () => this.turn(this.element.hidden),
    },
    say("blocksShort"),
  );
  private readonly body = h("div", { class: "block-columns" });
  private readonly title = h("h2", {});
  private readonly minds: Minds;
  private shown = "";

  constructor(
    private readonly recording: Recording,
    private readonly robots: string[],
    private readonly selection: Selection,
    private readonly changed: () => void,
  ) {
    this.minds = new Minds(recording, robots.length, changed);
    this.element.append(
      h(
        "div",
        { class: "title" },
        this.title,
        iconButton("remove", say("close"), () => this.turn(false)),
      ),
      this.body,
    );
    if (recall("blocks", "") === "on") this.turn(true);
  }

  turn(open: boolean): void {
    this.element.hidden = !open;
    this.button.setAttribute("aria-pressed", String(open));
    remember("blocks", open ? "on" : "off");
    this.changed();
  }

  update(time: number): void {
    if (this.element.hidden) return;
    void this.minds.fetch(time);
    const minds = this.minds.at(time);
    const wanted = this.selection.robot ? this.robots.indexOf(this.selection.robot) : -1;
    const mind = minds.find(({ robot }) => robot === wanted) ?? minds[0];
    const robot = mind && this.robots[mind.robot];
    if (!mind || !robot) {
      this.title.textContent = say("blocks");
      this.body.replaceChildren(h("p", {}, say("noChart")));
      this.shown = "";
      return;
    }
    const columns = this.columns(mind, robot, time);
    const text = columns.map((column) => column.textContent).join("|");
    if (text === this.shown) return;
    this.shown = text;
    this.title.textContent = `${say("blocks")} · ${robotName(robot)}`;
    const wire = () => h("div", { class: "arrow", "aria-hidden": "true" }, "→");
    this.body.replaceChildren(columns[0]!, wire(), columns[1]!, wire(), columns[2]!);
  }

  private columns({ program, thought, robot: number }: Mind, robot: string, time: number): HTMLElement[] {
    const column = (...blocks: HTMLElement[]) => h("div", { class: "block-column" }, ...blocks);
    const action = frameOf(this.recording, robot, time)?.intent?.action;
    const outputs = linesOf(program, thought, "output");
    const values = new Map(program.symbols.map(({ name }, i) => [name, thought.symbols[i] ?? 0]));
    const step = stepOf(values);
    const stands = step === "goStop" || action?.kind === "STAND";
    return [
      column(block(say("load"), "load", [{ name: "load", value: "1", on: true }]), ...sources(program, thought)),
      column(this.chart(program, thought, number, time, outputs)),
      column(
        block(say("movements"), "movements", step ? [{ name: "S1 S0", value: say(step) }] : [], movementOf(action)),
        block(say("stopBlock"), "stop", [{ name: "stop", value: stands ? "1" : "0", on: stands }]),
      ),
    ];
  }

  private chart(
    program: BehaviourProgram,
    thought: Thought,
    robot: number,
    time: number,
    outputs: Line[],
  ): HTMLElement {
    const active = deepest(thought.active);
    const option = active && program.options[active.option];
    const last = Minds.changes(this.minds.past(robot, time, HISTORY), thought.version)[0];
    const from = last && stateName(program.options[last.change.option], last.change.from);
    const states = option?.states.map(({ name }, i) =>
      h("li", i === active?.state ? { class: "active", "aria-current": "true" } : {}, name),
    );
    const made = block(
      `${say("chart")} ${option?.name ?? ""}`,
      "chart",
      outputs,
      active
        ? say("inState", { state: stateName(option, active.state), seconds: numberText(active.state_time / 1000) })
        : "",
    );
    if (from) made.append(h("p", { class: "quiet" }, say("cameFrom", { state: from })));
    if (states) made.append(h("ul", { "aria-label": say("states") }, ...states));
    return made;
  }
}

function linesOf(program: BehaviourProgram, thought: Thought, direction: BehaviourSymbol["direction"]): Line[] {
  return program.symbols.flatMap((symbol, i) => {
    if (symbol.direction !== direction) return [];
    const value = thought.symbols[i] ?? NaN;
    return [{ name: symbol.name, value: valueText(symbol, value), on: symbol.type === "bool" && value > 0 }];
  });
}

/// A block for each sensor that the chart listens to, the document's first.
function sources(program: BehaviourProgram, thought: Thought): HTMLElement[] {
  const inputs = linesOf(program, thought, "input");
  return SOURCES.flatMap(([name]) => {
    const own = inputs.filter((line) => sourceOf(line.name) === name);
    if (own.length === 0 && !DOCUMENT.includes(name)) return [];
    return [block(say(name), own.length > 0 ? "source" : "source unused", own, own.length > 0 ? "" : say("unused"))];
  });
}

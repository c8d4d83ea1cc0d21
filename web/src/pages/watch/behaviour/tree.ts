// The activation list as a tree: agent, motion request, options with their states and times, and what the robot was
// told to do.

import { h, write } from "../../../ui/dom";
import type { Mind } from "./minds";
import { stateName } from "./minds";
import { motionRequest } from "./motion_request";
import { numberText, valueText } from "./source";
import { say } from "./words";

export class ActivationTree {
  readonly element: HTMLElement;
  private readonly agent = h("p", { class: "agent" });
  private readonly asked = h("span");
  private readonly request = h(
    "p",
    { class: "request", title: say("requestHint"), hidden: true },
    h("b", {}, say("request")),
    h("span", { class: "sr" }, ` (${say("requestHint")})`),
    " ",
    this.asked,
  );
  private readonly list = h("ol", { class: "tree" });
  private shape = "";
  private rows: { state: HTMLElement; time: HTMLElement; values: HTMLElement; button: HTMLElement }[] = [];

  constructor(private readonly choose: (option: number) => void) {
    this.element = h(
      "section",
      { class: "part activation", "aria-labelledby": "mind-activation" },
      h("h3", { id: "mind-activation" }, say("activation")),
      this.agent,
      this.request,
      this.list,
    );
  }

  update({ program, thought }: Mind, chosen: number): void {
    write(this.agent, program.agents[thought.agent]?.title || program.agents[thought.agent]?.name || "");
    const request = motionRequest(program, thought);
    this.request.hidden = request === "";
    write(this.asked, request);
    const { active } = thought;
    const shape = [
      program.name,
      program.version,
      ...active.map((one) => `${one.depth} ${one.option} ${one.behaviour}`),
    ].join();
    if (shape !== this.shape) this.make(shape, program, active);
    for (const [i, one] of active.entries()) {
      const { state, time, values, button } = this.rows[i]!;
      const option = program.options[one.option];
      write(state, option ? stateName(option, one.state) : "");
      write(time, option ? `${(one.option_time / 1000).toFixed(1)} · ${(one.state_time / 1000).toFixed(1)} s` : "");
      write(values, this.parameters(option?.parameters, one.parameters, program.symbols));
      button.toggleAttribute("data-chosen", one.option >= 0 && one.option === chosen);
    }
  }

  private parameters(
    named: { name: string; type: string }[] | undefined,
    values: number[],
    symbols: Mind["program"]["symbols"],
  ): string {
    return values
      .map((value, i) => {
        const about = named?.[i];
        const like = about && symbols.find((symbol) => symbol.type === about.type);
        const text =
          about?.type === "bool" || like
            ? valueText(like ?? { type: "bool", elements: [], values: [] }, value)
            : numberText(value);
        return about ? `${about.name} = ${text}` : text;
      })
      .join(", ");
  }

  private make(shape: string, program: Mind["program"], active: Mind["thought"]["active"]): void {
    this.shape = shape;
    this.rows = [];
    const items = active.map((one) => {
      const option = program.options[one.option];
      const [state, time, values] = [
        h("span", { class: "state" }),
        h("span", { class: "time" }),
        h("span", { class: "values" }),
      ];
      const name = h("b", {}, option?.name ?? program.behaviours[one.behaviour] ?? "");
      const button = option
        ? h("button", { type: "button", onclick: () => this.choose(one.option) }, name, state, time, values)
        : h("span", { class: "skill" }, name, values);
      this.rows.push({ state, time, values, button });
      const item = h("li", {}, button);
      item.style.setProperty("--depth", String(one.depth));
      return item;
    });
    this.list.replaceChildren(...items);
  }
}

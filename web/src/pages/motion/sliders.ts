// A slider, a number and a switch for each joint, in groups as people see a robot.

import type { MotionPose, RobotView } from "../../data/types/api";
import { h } from "../../ui/dom";
import { type Posture, round } from "./model";
import { type Key, m, said, words } from "./strings";

interface Hands {
  /// `undefined`: the pose names the joint no more. Changes under one tag are undone together.
  turn(joint: number, degrees: number | undefined, tag?: string): void;
  look(joint: number): void;
  say(text: string, bad?: boolean): void;
}

const GROUPS = ["head", "right_arm", "left_arm", "right_leg", "left_leg", "rest"] as const;

function groupOf(joint: string): (typeof GROUPS)[number] {
  const side = /^(left|right)_/.exec(joint)?.[1] as "left" | "right" | undefined;
  if (joint.startsWith("head") || joint.startsWith("neck")) return "head";
  if (side && /shoulder|elbow|wrist|hand|arm/.test(joint)) return `${side}_arm`;
  if (side && /hip|knee|ankle|toe|leg|foot/.test(joint)) return `${side}_leg`;
  return "rest";
}

interface Row {
  element: HTMLElement;
  slider: HTMLInputElement;
  number: HTMLInputElement;
  free: HTMLButtonElement;
}

export class Sliders {
  readonly element = h("section", { class: "joints", "aria-labelledby": "joints-title" });
  private readonly heading = h("h2", { id: "joints-title" }, m("jointsOf"));
  private readonly rows: Row[];
  private posture: Posture = [];

  constructor(
    private readonly robot: RobotView,
    private readonly hands: Hands,
  ) {
    this.rows = robot.joints.map((_, i) => this.row(i));
    const groups = GROUPS.map((group) => {
      const mine = this.rows.filter((_, i) => groupOf(robot.joints[i]!.name) === group).map(({ element }) => element);
      return mine.length > 0 && h("fieldset", {}, h("legend", {}, m(group as Key)), ...mine);
    });
    this.element.append(this.heading, ...groups.filter((group) => group !== false));
  }

  private row(index: number): Row {
    const joint = this.robot.joints[index]!;
    const label = words(joint.name);
    const short = groupOf(joint.name) === "rest" ? label : label.replace(/^(left|right|head) /, "");
    const slider = h("input", {
      type: "range",
      min: joint.least,
      max: joint.most,
      step: 0.1,
      "aria-label": label,
      title: m("limits", { least: said(joint.least), most: said(joint.most) }),
    });
    const number = h("input", {
      type: "number",
      min: joint.least,
      max: joint.most,
      step: "any",
      inputmode: "decimal",
      "aria-label": m("degrees", { joint: label }),
    });
    const free = h(
      "button",
      {
        type: "button",
        class: "icon small",
        "aria-label": m("free", { joint: label }),
        title: m("free", { joint: label }),
      },
      "×",
    );
    slider.addEventListener("input", () => this.hands.turn(index, slider.valueAsNumber, `turn ${index}`));
    slider.addEventListener("keydown", (event) => {
      const fine = event.shiftKey ? 0.1 : 1;
      const step = { ArrowRight: fine, ArrowUp: fine, ArrowLeft: -fine, ArrowDown: -fine, PageUp: 10, PageDown: -10 }[
        event.key
      ];
      if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      this.hands.turn(
        index,
        Math.min(joint.most, Math.max(joint.least, round(this.posture[index]! + step))),
        `turn ${index}`,
      );
    });
    number.addEventListener("change", () => {
      const wanted = Number(number.value.replace(",", "."));
      const fits = number.value !== "" && wanted >= joint.least && wanted <= joint.most;
      if (!fits) this.hands.say(m("limited", { joint: label, least: said(joint.least), most: said(joint.most) }), true);
      if (number.value === "" || !Number.isFinite(wanted)) return this.write(index);
      this.hands.turn(index, Math.min(joint.most, Math.max(joint.least, wanted)));
      return this.write(index);
    });
    free.addEventListener("click", () => {
      slider.focus();
      this.hands.turn(index, undefined);
    });
    const element = h(
      "div",
      { class: "joint" },
      h("span", { class: "joint-name", "aria-hidden": "true" }, short),
      h(
        "span",
        { class: "track" },
        slider,
        h(
          "span",
          { class: "ends", "aria-hidden": "true" },
          h("span", {}, `${said(joint.least, 0)}°`),
          h("span", {}, `${said(joint.most, 0)}°`),
        ),
      ),
      number,
      free,
    );
    for (const kind of ["pointerenter", "focusin"]) element.addEventListener(kind, () => this.hands.look(index));
    for (const kind of ["pointerleave", "focusout"]) element.addEventListener(kind, () => this.hands.look(-1));
    return { element, slider, number, free };
  }

  show(pose: MotionPose | undefined, posture: Posture): void {
    this.posture = posture;
    this.heading.textContent = pose ? m("joints", { pose: pose.name }) : m("jointsOf");
    const named = new Set(pose?.angles.map(({ joint }) => joint));
    this.rows.forEach(({ element, slider, number, free }, i) => {
      const { name, least, most } = this.robot.joints[i]!;
      this.write(i);
      slider.disabled = number.disabled = !pose;
      const value = posture[i]!;
      element.classList.toggle("named", named.has(name));
      element.classList.toggle("at-limit", value <= least || value >= most);
      number.setAttribute("aria-invalid", String(value < least - 0.06 || value > most + 0.06));
      free.style.visibility = named.has(name) ? "" : "hidden";
    });
  }
  private write(index: number): void {
    const { slider, number } = this.rows[index]!;
    const value = round(this.posture[index]!);
    slider.value = String(value);
    slider.setAttribute("aria-valuetext", `${said(value)}°`);
    if (number.value === "" || Number(number.value) !== value) number.value = String(value);
  }

  focus(joint: string): void {
    this.rows[this.robot.joints.findIndex(({ name }) => name === joint)]?.slider.focus();
  }
}

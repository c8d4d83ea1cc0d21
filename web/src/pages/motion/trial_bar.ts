// How a motion is tried in the simulator: standing or lying, on the drawn body or on a random one.

import type { MotionTrial } from "../../data/types/api";
import { h } from "../../ui/dom";
import { m } from "./strings";

export class TrialBar {
  readonly element: HTMLElement;
  private readonly button = h("button", { type: "button", class: "primary" }, m("simulate"));
  private readonly back = h("button", { type: "button", class: "plain", hidden: true }, m("backToPoses"));
  private readonly stance = h(
    "select",
    {},
    h("option", { value: "upright" }, m("upright")),
    h("option", { value: "front" }, m("onFront")),
    h("option", { value: "back" }, m("onBack")),
  );
  private readonly random = h("input", { type: "checkbox" });
  private readonly seed = h("input", {
    type: "number",
    min: 0,
    max: 4294967295,
    step: 1,
    value: 1,
    "aria-label": m("seed"),
    title: m("seed"),
    hidden: true,
  });

  constructor(simulate: () => void, back: () => void) {
    this.button.addEventListener("click", simulate);
    this.back.addEventListener("click", back);
    this.random.addEventListener("change", () => (this.seed.hidden = !this.random.checked));
    this.element = h(
      "div",
      { class: "trial-bar", role: "group", "aria-label": m("simulation") },
      this.button,
      h("label", {}, h("span", {}, m("stance")), this.stance),
      h("label", { title: m("randomHint") }, this.random, m("randomBody")),
      this.seed,
      this.back,
    );
  }

  get wish(): Omit<MotionTrial, "motion"> {
    const seed = Math.min(4294967295, Math.max(0, Math.round(this.seed.valueAsNumber) || 0));
    this.seed.value = String(seed);
    return { stance: this.stance.value as MotionTrial["stance"], random_body: this.random.checked, seed };
  }
  /// A motion that begins on the ground is tried from there.
  suggest(stance: MotionTrial["stance"]): void {
    this.stance.value = stance;
  }
  busy(busy: boolean): void {
    this.button.setAttribute("aria-busy", String(busy));
    this.button.textContent = m(busy ? "simulating" : "simulate");
  }
  showing(run: boolean): void {
    this.back.hidden = !run;
  }
}

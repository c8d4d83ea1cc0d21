// What a motion says about itself: its title, how often it goes round, whether it ends on the ground, whose mirror image it is.

import { h } from "../../ui/dom";
import type { Motion } from "./model";
import { m } from "./strings";

const MOST_ROUNDS = 1000;

export class About {
  readonly element: HTMLElement;
  private readonly title = h("input", { type: "text", autocomplete: "off" });
  private readonly liesDown = h("input", { type: "checkbox", title: m("liesDownHint") });
  private readonly repeat = h("input", { type: "number", min: 0, max: MOST_ROUNDS, step: 1, title: m("repeatHint") });
  private readonly image = h("p", { class: "quiet note", hidden: true });

  constructor(edit: (change: Partial<Motion>) => void, say: (text: string, bad?: boolean) => void) {
    this.title.addEventListener("change", () => edit({ title: this.title.value.trim() }));
    this.liesDown.addEventListener("change", () => edit({ lies_down: this.liesDown.checked }));
    this.repeat.addEventListener("change", () => {
      const rounds = this.repeat.valueAsNumber;
      if (Number.isInteger(rounds) && rounds >= 0 && rounds <= MOST_ROUNDS) edit({ repeat: rounds });
      else say(m("badNumber", { what: m("repeat"), least: 0, most: MOST_ROUNDS }), true);
    });
    const field = (label: string, input: HTMLElement) => h("label", { class: "field" }, h("span", {}, label), input);
    this.element = h(
      "div",
      { class: "about" },
      field(m("motionTitle"), this.title),
      field(m("repeat"), this.repeat),
      field(m("liesDown"), this.liesDown),
      this.image,
    );
  }

  show({ title, repeat, lies_down, mirror_of }: Motion): void {
    this.title.value = title;
    this.repeat.value = String(repeat);
    this.liesDown.checked = lies_down;
    this.image.textContent = m("mirrorOf", { name: mirror_of });
    this.image.hidden = mirror_of === "";
  }
}

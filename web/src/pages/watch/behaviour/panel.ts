// The place of the behaviour view in the page: loads it when it is opened for the first time.

import { h } from "../../../ui/dom";
import { t } from "../../../ui/strings";
import type { BehaviourView, Surroundings } from "./view";

const [CODE, STYLE] = ["/behaviour.js", "/behaviour.css"];

export class BehaviourPanel {
  readonly element = h("section", { class: "mind", "aria-label": t("behaviour") });
  private view: BehaviourView | undefined;
  private asked = false;

  constructor(private readonly surroundings: Surroundings) {}

  turned(open: boolean): void {
    if (open && !this.asked) void this.load();
    if (open) this.surroundings.changed();
  }

  update(time: number): void {
    if (!this.element.hidden) this.view?.update(time);
  }

  private async load(): Promise<void> {
    this.asked = true;
    this.element.textContent = t("loading");
    const style = h("link", { rel: "stylesheet", href: STYLE });
    const styled = new Promise((done) => ["load", "error"].forEach((name) => style.addEventListener(name, done)));
    document.head.append(style);
    try {
      const { makeView } = (await import(CODE as string)) as typeof import("./view");
      await styled;
      this.view = makeView(this.surroundings);
      this.element.replaceChildren(this.view.element);
      this.surroundings.changed();
    } catch (error) {
      console.warn(error);
      this.element.textContent = t("e_network");
      this.asked = false;
    }
  }
}

// The motions of a robot: which one is shown, which have faults, and the way to a new one.

import type { ListedMotion } from "../../data/types/api";
import { h } from "../../ui/dom";
import { m } from "./strings";

export class MotionList {
  readonly element: HTMLElement;
  private readonly list = h("ul", {});

  constructor(
    private readonly open: (name: string) => void,
    create: () => void,
  ) {
    const fresh = h("button", { type: "button", class: "small", title: m("freshHint"), onclick: create }, m("fresh"));
    this.element = h(
      "nav",
      { class: "tree", "aria-label": m("list") },
      h("div", { class: "title" }, h("h2", {}, m("list")), fresh),
      this.list,
      h("p", { class: "to-tunings" }, h("a", { class: "to-editor", href: "/tune" }, m("tunings"))),
    );
  }

  show(motions: ListedMotion[], shown: string, changed: boolean): void {
    const focused = this.list.contains(document.activeElement);
    this.list.replaceChildren(...motions.map((motion) => this.row(motion, motion.name === shown, changed)));
    if (focused) this.list.querySelector<HTMLElement>("[aria-current]")?.focus();
  }

  private row({ name, title, poses, readable }: ListedMotion, current: boolean, changed: boolean): HTMLElement {
    return h(
      "li",
      { class: current && changed ? "unsaved" : undefined },
      h(
        "button",
        { type: "button", title, "aria-current": current ? "page" : undefined, onclick: () => this.open(name) },
        h("span", { class: "name" }, name),
        h("span", { class: readable ? "quiet" : "count" }, readable ? m("poseCount", { count: poses }) : m("faulty")),
        current && changed && h("span", { class: "dot" }, h("span", { class: "sr" }, m("unsaved"))),
      ),
    );
  }
}

// The head of the motion page: which motion it is, whether it is saved, and the orders to undo, redo and save.

import { h } from "../../ui/dom";
import { m } from "./strings";
import type { Work } from "./work";

interface Hands {
  travel(way: "undo" | "redo"): void;
  save(): void;
}

export class Orders {
  readonly where = h("h1", {});
  readonly element: HTMLElement;
  private readonly undo: HTMLButtonElement;
  private readonly redo: HTMLButtonElement;
  private readonly save: HTMLButtonElement;

  constructor(hands: Hands) {
    const step = (way: "undo" | "redo", sign: string, keys: string) => {
      const title = `${m(way)} (${keys})`;
      const press = () => hands.travel(way);
      return h("button", { type: "button", class: "icon", "aria-label": m(way), title, onclick: press }, sign);
    };
    this.undo = step("undo", "↶", "Ctrl Z");
    this.redo = step("redo", "↷", "Ctrl Y");
    this.save = h("button", { type: "button", title: m("saveHint"), onclick: () => hands.save() }, m("save"));
    this.element = h("div", { class: "orders" }, this.undo, this.redo, this.save);
  }

  show({ name, canUndo, canRedo }: Work, changed: boolean): void {
    this.where.replaceChildren(
      h("span", { class: "sr" }, `${m("title")}: `),
      name,
      changed ? h("span", { class: "quiet" }, m("unsaved")) : "",
    );
    document.title = `${changed ? "• " : ""}${name || m("title")} · Cancha`;
    this.save.classList.toggle("due", changed);
    this.undo.disabled = !canUndo;
    this.redo.disabled = !canRedo;
  }
}

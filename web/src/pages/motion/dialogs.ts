// Questions of the motion page.

import type { ListedMotion } from "../../data/types/api";
import { h } from "../../ui/dom";
import { ask } from "../../ui/question";
import { type Key, m } from "./strings";

/// Whether to leave what was not saved.
export function mayLeave(name: string): Promise<boolean> {
  const stay = h("button", { type: "button", class: "plain", autofocus: true }, m("stay"));
  const leave = h("button", { type: "button", class: "primary" }, m("discard"));
  const dialog = h(
    "dialog",
    { class: "question", "aria-labelledby": "leave-title" },
    h(
      "form",
      { method: "dialog" },
      h("h2", { id: "leave-title" }, m("leave")),
      h("p", {}, m("leaveText", { name })),
      h("div", { class: "buttons" }, stay, leave),
    ),
  );
  document.body.append(dialog);
  stay.addEventListener("click", () => dialog.close());
  leave.addEventListener("click", () => dialog.close("leave"));
  dialog.showModal();
  return new Promise((done) =>
    dialog.addEventListener("close", () => {
      dialog.remove();
      done(dialog.returnValue === "leave");
    }),
  );
}

/// The name of a new motion and what it begins as: "" is one pose. `make` rejects with the reason where it cannot.
export function askNew(all: ListedMotion[], make: (name: string, from: string) => Promise<void>): Promise<void> {
  const from = h(
    "select",
    {},
    h("option", { value: "" }, m("newEmpty")),
    ...all.filter(({ readable }) => readable).map(({ name }) => h("option", { value: name }, m("newCopy", { name }))),
  );
  return ask({
    title: m("newTitle"),
    label: m("newName"),
    note: m("newNote"),
    more: h("label", { class: "field" }, h("span", {}, m("newFrom")), from),
    submit: m("create"),
    take: (name) => make(name, from.value),
  });
}

/// Two motions want the same file; nothing happens to either until somebody says so.
export function conflictNotice(takeTheirs: () => void, overwrite: () => void, later: () => void): HTMLElement {
  const button = (label: Key, press: () => void) =>
    h("button", { type: "button", class: "plain", onclick: press }, m(label));
  return h(
    "div",
    { class: "notice", role: "alert" },
    h("p", {}, m("conflict")),
    h(
      "div",
      { class: "buttons" },
      button("takeTheirs", takeTheirs),
      button("overwrite", overwrite),
      button("later", later),
    ),
  );
}

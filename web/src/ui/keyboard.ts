// The keys of a page, and the list that shows them. Every part of the page brings its own.

import { h } from "./dom";
import { recall, remember } from "./settings";
import { type Key, t } from "./strings";

/// What a key does. `key` is what KeyboardEvent.key says, in lower case, with "shift " before it where that matters.
export interface Binding {
  key: string;
  run(): void;
}
/// Keys that belong together, as the list shows them.
export interface Shortcut {
  shown: string[];
  text: Key;
  bindings: Binding[];
}

/// One key with one meaning.
export function shortcut(key: string, text: Key, run: () => void): Shortcut {
  return { shown: [key.toUpperCase()], text, bindings: [{ key: key.toLowerCase(), run }] };
}

/// The list of keys, with a switch that turns single keys off (some people talk to their computer).
export function helpDialog(shortcuts: Shortcut[]): HTMLDialogElement {
  const use = h("input", { type: "checkbox", checked: keysOn() });
  use.addEventListener("change", () => remember("keys", use.checked ? "on" : "off"));
  const row = ({ shown, text }: Pick<Shortcut, "shown" | "text">) =>
    h("div", {}, h("dt", {}, ...shown.map((key) => h("kbd", {}, key))), h("dd", {}, t(text)));
  const dialog: HTMLDialogElement = h(
    "dialog",
    { "aria-labelledby": "help-title" },
    h("h2", { id: "help-title" }, t("help")),
    h(
      "dl",
      { class: "keys" },
      ...shortcuts.map(row),
      row({ shown: ["?"], text: "k_help" }),
      row({ shown: ["Esc"], text: "k_esc" }),
    ),
    h(
      "div",
      { class: "foot" },
      h("label", {}, use, t("singleKeys")),
      h("button", { type: "button", class: "plain", onclick: () => dialog.close() }, t("close")),
    ),
  );
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  return dialog;
}

function keysOn(): boolean {
  return recall("keys", "on") === "on";
}

/// Listens to the keys of the whole page.
export function listen(dialog: HTMLDialogElement, shortcuts: Shortcut[]): void {
  const bindings = new Map(shortcuts.flatMap((shortcut) => shortcut.bindings.map(({ key, run }) => [key, run])));
  bindings.set("?", () => dialog.showModal());
  addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented || dialog.open) return;
    const target = event.target as HTMLElement;
    if (target.matches("select, textarea, input:not([type=checkbox])")) return; // those keys are theirs
    if (event.key === " " && target.closest("button, a, input, summary")) return;
    const key = event.key.toLowerCase();
    if (key === "escape" && document.querySelector(":popover-open")) return; // it closes the menu
    const run = (event.shiftKey && bindings.get(`shift ${key}`)) || bindings.get(key);
    const always = key === "?" || key === "escape" || target.closest("[role=slider]");
    if (!run || (!keysOn() && !always)) return;
    event.preventDefault();
    run();
  });
  // who clicked with the mouse goes on with the keys of the page, not with those of the button
  addEventListener("click", (event) => {
    if (event.detail > 0) (event.target as HTMLElement).closest("button")?.blur();
  });
}

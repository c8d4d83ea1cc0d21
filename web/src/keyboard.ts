// The keys of the watch page, and the list that shows them.

import { h } from "./dom";
import { recall, remember } from "./settings";
import { type Key, t } from "./strings";

export type Command =
  | "toggle" | "back" | "pause" | "forward" | "frameBack" | "frameOn" | "secondsBack" | "secondsOn" | "first" | "last"
  | "nextEvent" | "previousEvent" | "slower" | "faster" | "top" | "tv" | "ball" | "robot" | "trail" | "help";

/// What a key means; undefined = nothing.
export function commandOf(key: string, shift: boolean): Command | undefined {
  const keys: Record<string, Command> = {
    " ": "toggle", j: "back", k: "pause", l: "forward", home: "first", end: "last", n: "nextEvent", p: "previousEvent",
    "-": "slower", "+": "faster", "=": "faster", "1": "top", "2": "tv", "3": "ball", "4": "robot", t: "trail", "?": "help",
    arrowleft: shift ? "secondsBack" : "frameBack", arrowright: shift ? "secondsOn" : "frameOn",
  };
  return keys[key.toLowerCase()];
}

const LIST: [string[], Key][] = [
  [["space"], "k_space"], [["J"], "k_j"], [["K"], "k_k"], [["L"], "k_l"], [["←", "→"], "k_arrows"], [["⇧ ←", "⇧ →"], "k_shift"],
  [["Home", "End"], "k_home"], [["N", "P"], "k_np"], [["−", "+"], "k_speed"], [["1", "2", "3", "4"], "k_views"], [["T"], "k_t"],
  [["?"], "k_help"], [["Esc"], "k_esc"],
];

/// The list of keys, with a switch that turns single keys off (some people talk to their computer).
export function helpDialog(): HTMLDialogElement {
  const use = h("input", { type: "checkbox", checked: keysOn() });
  use.addEventListener("change", () => remember("keys", use.checked ? "on" : "off"));
  const dialog: HTMLDialogElement = h(
    "dialog",
    { "aria-labelledby": "help-title" },
    h("h2", { id: "help-title" }, t("help")),
    h("dl", { class: "keys" }, ...LIST.map(([keys, text]) => h("div", {}, h("dt", {}, ...keys.map((key) => h("kbd", {}, key))), h("dd", {}, t(text))))),
    h("div", { class: "foot" }, h("label", {}, use, t("singleKeys")), h("button", { type: "button", class: "plain", onclick: () => dialog.close() }, t("close"))),
  );
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  return dialog;
}

function keysOn(): boolean {
  return recall("keys", "on") === "on";
}

/// Listens to the keys of the whole page.
export function listen(dialog: HTMLDialogElement, run: (command: Command) => void): void {
  addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || dialog.open) return;
    const target = event.target as HTMLElement;
    const inList = target instanceof HTMLSelectElement;
    const presses = target.closest("button, a, input, summary") !== null;
    if (inList || (presses && event.key === " ")) return; // those keys are theirs
    const command = commandOf(event.key, event.shiftKey);
    if (!command || (!keysOn() && !target.closest("[role=slider]") && command !== "help")) return;
    event.preventDefault();
    run(command);
  });
  // who clicked with the mouse goes on with the keys of the page, not with those of the button
  addEventListener("click", (event) => {
    if (event.detail > 0) (event.target as HTMLElement).closest("button")?.blur();
  });
}

// What the rows of the home page have in common.

import { h } from "./dom";
import { shortName } from "./names";
import { t } from "./strings";

export { shortName };

export const badge = (kind: "warn" | "tag", text: string): HTMLElement => h("span", { class: kind }, text);

/// Both teams with the score between them.
export function teamPair(blue: string, yellow: string, score: HTMLElement): HTMLElement {
  const team = (side: "blue" | "yellow", name: string) =>
    h(
      "span",
      { class: `team ${side}` },
      h("span", { class: "chip", "aria-hidden": "true" }),
      h("span", { class: "name", title: name }, shortName(name) || "–"),
      h("span", { class: "sr" }, ` (${t(side)})`),
    );
  return h("span", { class: "pair" }, team("blue", blue), score, team("yellow", yellow));
}

/// Changes what is on the page without taking the keyboard's place away.
export function keepingFocus(change: () => void): void {
  const focused = document.activeElement;
  change();
  if (focused instanceof HTMLElement && focused.isConnected && document.activeElement !== focused)
    focused.focus({ preventScroll: true });
}

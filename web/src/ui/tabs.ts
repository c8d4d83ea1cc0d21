// Panels of which one is seen, by the pattern for tabs: arrow keys go from one to the next.

import { h } from "./dom";

export class Tabs {
  readonly element: HTMLElement;
  private readonly tabs: { key: string; tab: HTMLButtonElement; panel: HTMLElement }[];

  constructor(parts: [key: string, label: string, inside: HTMLElement][]) {
    this.tabs = parts.map(([key, label, inside]) => ({
      key,
      tab: h(
        "button",
        {
          type: "button",
          role: "tab",
          id: `tab-${key}`,
          "aria-controls": `panel-${key}`,
          onclick: () => this.show(key),
        },
        label,
      ),
      panel: h("div", { role: "tabpanel", id: `panel-${key}`, "aria-labelledby": `tab-${key}` }, inside),
    }));
    const list = h("div", { role: "tablist", class: "tablist" }, ...this.tabs.map(({ tab }) => tab));
    list.addEventListener("keydown", (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (step === undefined) return;
      const now = this.tabs.findIndex(({ tab }) => tab.getAttribute("aria-selected") === "true");
      const next = this.tabs[(now + step + this.tabs.length) % this.tabs.length]!;
      this.show(next.key);
      next.tab.focus();
      event.preventDefault();
    });
    this.element = h("section", { class: "lower" }, list, ...this.tabs.map(({ panel }) => panel));
    this.show(parts[0]![0]);
  }

  show(key: string): void {
    for (const one of this.tabs) {
      const chosen = one.key === key;
      one.tab.setAttribute("aria-selected", String(chosen));
      one.tab.tabIndex = chosen ? 0 : -1;
      one.panel.hidden = !chosen;
    }
  }
  name(key: string, label: string): void {
    this.tabs.find((one) => one.key === key)!.tab.textContent = label;
  }
}

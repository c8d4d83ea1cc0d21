// Which panels are open, how large they are, and the buttons and keys for it; all remembered.

import { h, type Icon, iconButton } from "../../ui/dom";
import { type Shortcut, shortcut } from "../../ui/keyboard";
import { recall, remember } from "../../ui/settings";
import { splitter } from "../../ui/splitter";
import { type Key, t } from "../../ui/strings";

const ROOM_FOR_ALL = 1500; // pixels; with less, the behaviour view takes the place of the side panel

export interface Panel {
  name: Key & ("panel" | "plots" | "log" | "behaviour");
  key: string;
  icon: Icon;
  element: HTMLElement;
  turned?(open: boolean): void;
}

export class Layout {
  readonly element: HTMLElement;
  readonly buttons: HTMLElement[];
  private readonly open: Set<string>;
  private readonly dock: HTMLElement;

  /// `stage` above `dock`, `mind` and `side` to the right of both, `foot` below.
  constructor(
    stage: HTMLElement,
    private readonly side: Panel,
    private readonly docked: Panel[],
    foot: HTMLElement,
    private readonly mind?: Panel,
  ) {
    this.open = new Set(recall("panels", "panel").split(","));
    this.dock = h("div", { class: "dock" }, ...docked.map((panel) => panel.element));
    this.element = h("main", { class: "watch" });
    const sideBar = splitter(this.element, {
      name: "side",
      label: t("sideSize"),
      direction: "row",
      size: 316,
      least: 240,
      most: () => innerWidth * 0.5,
    });
    const dockBar = splitter(this.element, {
      name: "dock",
      label: t("dockSize"),
      direction: "column",
      size: 230,
      least: 130,
      most: () => innerHeight * 0.55,
    });
    this.element.append(stage, dockBar, this.dock, sideBar, side.element, foot);
    if (mind) {
      const mindBar = splitter(this.element, {
        name: "mind",
        label: t("mindSize"),
        direction: "row",
        size: innerWidth * 0.54,
        least: 300,
        most: () => innerWidth * 0.75,
      });
      mindBar.className = "splitter of-mind";
      this.dock.after(mindBar, mind.element);
    }
    this.buttons = this.all.map((panel) => {
      const label = t(panel.name);
      const button = iconButton(panel.icon, label, () => this.turn(panel, !this.open.has(panel.name)), {
        title: `${label} (${panel.key.toUpperCase()})`,
        "data-panel": panel.name,
      });
      return button;
    });
    for (const panel of this.all) panel.turned?.(this.open.has(panel.name));
    this.apply();
  }

  private get all(): Panel[] {
    return [...this.docked, ...(this.mind ? [this.mind] : []), this.side];
  }

  turn(panel: Panel, open: boolean): void {
    if (open) this.open.add(panel.name);
    else this.open.delete(panel.name);
    if (open && panel === this.mind && innerWidth < ROOM_FOR_ALL) this.open.delete(this.side.name);
    remember("panels", [...this.open].join(","));
    this.apply();
    panel.turned?.(open);
  }

  shortcuts(): Shortcut[] {
    return this.all.map((panel) => shortcut(panel.key, panel.name, () => this.turn(panel, !this.open.has(panel.name))));
  }

  private apply(): void {
    this.all.forEach((panel, i) => {
      panel.element.hidden = !this.open.has(panel.name);
      this.buttons[i]!.setAttribute("aria-pressed", String(!panel.element.hidden));
    });
    this.dock.hidden = this.docked.every((panel) => panel.element.hidden);
    this.element.classList.toggle("no-dock", this.dock.hidden);
    this.element.classList.toggle("no-side", this.side.element.hidden);
    this.element.classList.toggle("no-mind", this.mind?.element.hidden ?? true);
  }
}

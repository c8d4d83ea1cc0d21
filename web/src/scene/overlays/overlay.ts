// What can be drawn over the pitch, the list of it, and its menu. A new overlay is one file and one line in all.ts.

import type { Group, Mesh, Object3D } from "three";

import { h } from "../../ui/dom";
import { type Shortcut, shortcut } from "../../ui/keyboard";
import { menu } from "../../ui/menu";
import { recall, remember } from "../../ui/settings";
import { type Key, t } from "../../ui/strings";

export interface Overlay {
  readonly name: Key; // of its text, and how it is remembered
  readonly key: string;
  readonly object3d: Object3D;
  readonly choice?: HTMLElement; // of its own, in the menu
  readonly first?: boolean; // on before anybody chose
  readonly note?: HTMLElement; // shown beside the pitch while it is on
  /// Puts it to a moment; called only while it is on.
  update(time: number): void;
  /// It was turned on or off.
  turned?(on: boolean): void;
}

const FIRST = "trail"; // on before anybody chose
const KNOWN = "overlaysKnown"; // those that anybody could choose so far: a new one begins as it says

export class Overlays {
  readonly menu: HTMLElement;
  readonly notes = h("div", { class: "notes" });
  private readonly on: Set<string>;
  private readonly listeners = new Set<(name: string, on: boolean) => void>();
  private readonly boxes = new Map<Overlay, HTMLInputElement>();

  constructor(
    private readonly all: Overlay[],
    root: Group,
    private readonly changed: () => void,
  ) {
    this.on = new Set(
      recall("overlays", FIRST)
        .split(",")
        .filter((name) => all.some((overlay) => overlay.name === name)),
    );
    const known = recall(KNOWN, "").split(",");
    for (const { name, first } of all) if (first && !known.includes(name)) this.on.add(name);
    const rows = all.map((overlay) => {
      const box = h("input", { type: "checkbox", checked: this.on.has(overlay.name) });
      box.addEventListener("change", () => this.turn(overlay, box.checked));
      this.boxes.set(overlay, box);
      overlay.object3d.visible = box.checked;
      root.add(overlay.object3d);
      if (overlay.note) {
        overlay.note.hidden = !box.checked;
        this.notes.append(overlay.note);
      }
      if (box.checked) overlay.turned?.(true);
      return h(
        "div",
        { class: "choice" },
        h("label", {}, box, h("span", {}, t(overlay.name)), h("kbd", {}, overlay.key.toUpperCase())),
        overlay.choice,
      );
    });
    this.menu = menu("layers", t("overlays"), ...rows);
  }

  shortcuts(): Shortcut[] {
    return this.all.map((overlay) =>
      shortcut(overlay.key, overlay.name, () => this.turn(overlay, !this.on.has(overlay.name))),
    );
  }

  /// How much each draws now; for tests.
  get drawn(): Record<string, number> {
    const count = ({ object3d }: Overlay) => (object3d as Mesh).geometry.drawRange.count;
    return Object.fromEntries(
      this.all.map((overlay) => [overlay.name, overlay.object3d.visible ? Math.min(count(overlay), 1e6) : 0]),
    );
  }

  /// Turns one on or off by its name.
  set(name: string, on: boolean): void {
    const overlay = this.all.find((one) => one.name === name);
    if (overlay && this.on.has(name) !== on) this.turn(overlay, on);
  }
  onTurn(listener: (name: string, on: boolean) => void): void {
    this.listeners.add(listener);
  }

  update(time: number): void {
    for (const overlay of this.all) if (this.on.has(overlay.name)) overlay.update(time);
  }

  private turn(overlay: Overlay, on: boolean): void {
    if (on) this.on.add(overlay.name);
    else this.on.delete(overlay.name);
    this.boxes.get(overlay)!.checked = on;
    overlay.object3d.visible = on;
    if (overlay.note) overlay.note.hidden = !on;
    overlay.turned?.(on);
    // matches of another kind have overlays of their own: what was chosen there stays
    const elsewhere = recall("overlays", "")
      .split(",")
      .filter((name) => name && !this.all.some((one) => one.name === name));
    remember("overlays", [...elsewhere, ...this.on].join(","));
    remember(KNOWN, [...new Set([...recall(KNOWN, "").split(","), ...this.all.map(({ name }) => name)])].join(","));
    for (const listener of this.listeners) listener(overlay.name, on);
    this.changed();
  }
}

// What can be drawn over the pitch, the list of it, and its menu. A new overlay is one file and one line in all.ts.

import type { Group, Mesh, Object3D } from "three";

import { h } from "../../ui/dom";
import { type Shortcut, shortcut } from "../../ui/keyboard";
import { menu } from "../../ui/menu";
import { recall, remember } from "../../ui/settings";
import { type Key, t } from "../../ui/strings";

export interface Overlay {
  readonly name: string; // how it is remembered
  readonly text?: string; // for people; otherwise the text of that name
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
    private readonly root: Group,
    private readonly changed: () => void,
  ) {
    this.on = new Set(recall("overlays", FIRST).split(","));
    this.menu = menu("layers", t("overlays"), ...all.map((overlay) => this.row(overlay)));
  }

  /// One more, of a part of the page that came later.
  add(overlay: Overlay): void {
    this.all.push(overlay);
    this.menu.lastElementChild!.append(this.row(overlay));
  }

  private row(overlay: Overlay): HTMLElement {
    const { name, note, object3d } = overlay;
    if (overlay.first && !recall(KNOWN, "").split(",").includes(name)) this.on.add(name);
    const box = h("input", { type: "checkbox", checked: this.on.has(name) });
    box.addEventListener("change", () => this.turn(overlay, box.checked));
    this.boxes.set(overlay, box);
    object3d.visible = box.checked;
    this.root.add(object3d);
    if (note) {
      note.hidden = !box.checked;
      this.notes.append(note);
    }
    if (box.checked) overlay.turned?.(true);
    return h(
      "div",
      { class: "choice" },
      h("label", {}, box, h("span", {}, overlay.text ?? t(name as Key)), h("kbd", {}, overlay.key.toUpperCase())),
      overlay.choice,
    );
  }

  shortcuts(): Shortcut[] {
    return this.all.map(({ key, name }) => shortcut(key, name as Key, () => this.toggle(name)));
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
  toggle(name: string): void {
    this.set(name, !this.on.has(name));
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
    const mine = (name: string) => this.all.some((one) => one.name === name);
    const elsewhere = recall("overlays", "")
      .split(",")
      .filter((name) => name && !mine(name));
    remember("overlays", [...elsewhere, ...[...this.on].filter(mine)].join(","));
    remember(KNOWN, [...new Set([...recall(KNOWN, "").split(","), ...this.all.map(({ name }) => name)])].join(","));
    for (const listener of this.listeners) listener(overlay.name, on);
    this.changed();
  }
}

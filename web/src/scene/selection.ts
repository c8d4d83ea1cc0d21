// The chosen robot: chosen by a click on the pitch, in a list or by keys, shown by a ring.

import { Mesh, MeshBasicMaterial, RingGeometry } from "three";

import type { Shortcut } from "../ui/keyboard";
import { bodyUnder } from "./pointing";
import type { Pitch } from "./scene";
import type { Stage } from "./stage";

const STILL_PIXELS = 6; // a pointer that moves further turns the camera

export class Selection {
  robot: string | undefined;
  private readonly listeners = new Set<(robot: string | undefined) => void>();
  private readonly ring = new Mesh(
    new RingGeometry(0.064, 0.076, 48),
    new MeshBasicMaterial({ color: 0xffffff, transparent: true, depthWrite: false }),
  );

  constructor(
    private readonly pitch: Pitch,
    private readonly stage: Stage,
  ) {
    this.ring.visible = false;
    this.ring.scale.setScalar(pitch.sizes.scale);
    this.ring.renderOrder = 3;
    pitch.root.add(this.ring);
    this.listenTo(stage.canvas);
  }

  onChange(listener: (robot: string | undefined) => void): void {
    this.listeners.add(listener);
  }

  choose(robot: string | undefined): void {
    if (robot === this.robot) return;
    this.robot = robot;
    if (robot) this.stage.followed = robot;
    this.ring.visible = robot !== undefined;
    for (const listener of this.listeners) listener(robot);
  }

  /// The next or previous one of the list; after the last comes none.
  step(by: 1 | -1): void {
    const all = [undefined, ...this.pitch.robots];
    const at = all.indexOf(this.robot) + by;
    this.choose(all[(at + all.length) % all.length]);
  }

  update(): void {
    if (!this.robot) return;
    const { x, y } = this.pitch.frame(this.robot).position;
    this.ring.position.set(x, y, 0.004);
  }

  shortcuts(): Shortcut[] {
    const keys = [
      { key: ",", run: () => this.step(-1) },
      { key: ".", run: () => this.step(1) },
    ];
    return [
      {
        shown: [",", "."],
        text: "k_select",
        bindings: [...keys, { key: "escape", run: () => this.choose(undefined) }],
      },
    ];
  }

  private listenTo(canvas: HTMLCanvasElement): void {
    let down: { x: number; y: number } | undefined;
    canvas.addEventListener(
      "pointerdown",
      (event) => (down = event.button === 0 ? { x: event.clientX, y: event.clientY } : undefined),
    );
    canvas.addEventListener("pointerup", (event) => {
      const still = down && Math.hypot(event.clientX - down.x, event.clientY - down.y) < STILL_PIXELS;
      down = undefined;
      if (still) this.choose(bodyUnder(this.stage, this.pitch, event, this.pitch.robots));
    });
  }
}

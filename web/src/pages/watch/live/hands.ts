// Hands on the pitch: takes the ball or a robot, carries and turns it, and puts it down somewhere else.

import { Quaternion, Vector3 } from "three";

import { yawOf } from "../../../data/headings";
import { bodyUnder, pointUnder } from "../../../scene/pointing";
import { BALL, type Pitch } from "../../../scene/scene";
import type { Selection } from "../../../scene/selection";
import type { Stage } from "../../../scene/stage";
import type { Shortcut } from "../../../ui/keyboard";

const STILL_PIXELS = 6; // a pointer that moves less only chooses
const SHOWN_MS = 1500; // a body stays where it was put until the match has answered
const STEP = 0.05; // m for each key
const TURN = Math.PI / 12;
const UP = new Vector3(0, 0, 1);

export interface Placed {
  body: string;
  x: number;
  y: number;
  heading?: number;
}

interface Held extends Placed {
  pointer: number;
  from: { x: number; y: number };
  moved: boolean;
}

export class Hands {
  private held: Held | undefined;
  private put: (Placed & { until: number }) | undefined;
  private readonly turn = new Quaternion();

  constructor(
    private readonly pitch: Pitch,
    private readonly stage: Stage,
    private readonly selection: Selection,
    private readonly mayTouch: () => boolean,
    private readonly drop: (placed: Placed) => void,
    private readonly changed: () => void,
  ) {
    const { canvas } = stage;
    // before the camera's own listeners: they shall not turn it
    addEventListener("pointerdown", (event) => event.target === canvas && this.take(event), true);
    canvas.addEventListener("pointermove", (event) => this.carry(event));
    canvas.addEventListener("pointerup", (event) => this.letGo(event, true));
    canvas.addEventListener("pointercancel", (event) => this.letGo(event, false));
    canvas.addEventListener("wheel", (event) => this.wheel(event), { capture: true, passive: false });
    addEventListener("keydown", (event) => event.key === "Escape" && this.held && this.letGo(undefined, false), true);
  }

  /// Shows the carried body at the hand; call it after all bodies were put to their moment.
  show(): void {
    const placed = this.held?.moved ? this.held : this.put;
    if (!placed) return;
    if (placed === this.put && performance.now() > this.put.until) {
      this.put = undefined;
      return;
    }
    const frame = this.pitch.frame(placed.body);
    // who lies is put upright
    const squad = placed.body === BALL ? undefined : this.pitch.squad;
    const height = squad?.stand(placed.body) ?? frame.position.z;
    frame.position.set(placed.x, placed.y, height + (placed === this.held ? 0.03 : 0));
    if (placed.heading !== undefined) frame.quaternion.copy(this.turn.setFromAxisAngle(UP, placed.heading));
  }

  shortcuts(): Shortcut[] {
    const move = (x: number, y: number) => () => this.nudge(x * STEP, y * STEP, 0);
    const turn = (by: number) => () => this.nudge(0, 0, by * TURN);
    return [
      {
        shown: ["⇧ W", "⇧ A", "⇧ S", "⇧ D"],
        text: "k_move",
        bindings: [
          { key: "shift w", run: move(0, 1) },
          { key: "shift a", run: move(-1, 0) },
          { key: "shift s", run: move(0, -1) },
          { key: "shift d", run: move(1, 0) },
        ],
      },
      {
        shown: ["⇧ Q", "⇧ E"],
        text: "k_turn",
        bindings: [
          { key: "shift q", run: turn(1) },
          { key: "shift e", run: turn(-1) },
        ],
      },
    ];
  }

  /// Moves the chosen robot, or the ball, by keys.
  private nudge(x: number, y: number, by: number): void {
    const body = this.selection.robot ?? BALL;
    if (!this.mayTouch() || (body === BALL && by !== 0)) return;
    const before = this.put?.body === body ? this.put : this.here(body);
    this.place({
      body,
      x: before.x + x,
      y: before.y + y,
      ...(body !== BALL && { heading: (before.heading ?? 0) + by }),
    });
  }

  private here(body: string): Placed {
    const { position, quaternion } = this.pitch.frame(body);
    return { body, x: position.x, y: position.y, ...(body !== BALL && { heading: yawOf(quaternion) }) };
  }

  private take(event: PointerEvent): void {
    if (event.button !== 0 || !this.mayTouch()) return;
    const body = bodyUnder(this.stage, this.pitch, event, [BALL, ...this.pitch.robots]);
    if (!body) return;
    event.stopPropagation();
    event.preventDefault();
    this.stage.canvas.setPointerCapture(event.pointerId);
    this.held = {
      ...this.here(body),
      pointer: event.pointerId,
      from: { x: event.clientX, y: event.clientY },
      moved: false,
    };
  }

  private carry(event: PointerEvent): void {
    const { held } = this;
    if (!held || event.pointerId !== held.pointer) return;
    event.stopPropagation();
    held.moved ||= Math.hypot(event.clientX - held.from.x, event.clientY - held.from.y) >= STILL_PIXELS;
    const at = pointUnder(this.stage, event);
    if (!held.moved || !at) return;
    // with Shift it turns towards the pointer
    if (event.shiftKey && held.heading !== undefined) held.heading = Math.atan2(at.y - held.y, at.x - held.x);
    else Object.assign(held, { x: at.x, y: at.y });
    this.changed();
  }

  private wheel(event: WheelEvent): void {
    if (!this.held || this.held.heading === undefined) return;
    event.stopPropagation();
    event.preventDefault();
    this.held.heading -= Math.sign(event.deltaY) * TURN;
    this.held.moved = true;
    this.changed();
  }

  private letGo(event: PointerEvent | undefined, stays: boolean): void {
    const { held } = this;
    if (!held || (event && event.pointerId !== held.pointer)) return;
    this.held = undefined;
    if (stays && held.moved)
      this.place({
        body: held.body,
        x: held.x,
        y: held.y,
        ...(held.heading !== undefined && { heading: held.heading }),
      });
    else if (stays) this.selection.choose(held.body === BALL ? undefined : held.body);
    this.changed();
  }

  private place(placed: Placed): void {
    this.put = { ...placed, until: performance.now() + SHOWN_MS };
    this.drop(placed);
    this.changed();
    setTimeout(this.changed, SHOWN_MS + 50);
  }
}

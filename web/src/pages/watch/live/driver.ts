// Driving one robot: with W A S D or the arrow keys, or with a gamepad.

import type { Wish } from "../../../data/live/link";
import type { Shortcut } from "../../../ui/keyboard";

const EVERY_MS = 50; // the match lets go of a robot that it hears nothing about for half a second
const TURN = 0.45; // share of the wheels' speed that turns
const DEAD = 0.12; // a stick that is let go does not come quite to the middle

const KEYS: Record<string, [ahead: number, turn: number]> = {
  w: [1, 0],
  s: [-1, 0],
  a: [0, 1],
  d: [0, -1],
  arrowup: [1, 0],
  arrowdown: [-1, 0],
  arrowleft: [0, 1],
  arrowright: [0, -1],
};

export class Driver {
  robot: string | undefined;
  private readonly down = new Set<string>();
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly send: (wish: Wish) => void,
    private readonly most: () => number,
    private readonly changed: () => void,
  ) {
    addEventListener("keydown", (event) => this.key(event, true), true);
    addEventListener("keyup", (event) => this.key(event, false), true);
    addEventListener("blur", () => this.down.clear());
  }

  take(robot: string | undefined): void {
    if (this.robot) this.send({ do: "release", body: this.robot });
    this.robot = robot;
    this.down.clear();
    clearInterval(this.timer);
    if (robot) this.timer = setInterval(() => this.steer(), EVERY_MS);
    this.changed();
  }

  /// For the list of keys: they are heard above, where they are free to steer.
  shortcuts(): Shortcut[] {
    return [{ shown: ["W", "A", "S", "D"], text: "k_drive", bindings: [] }];
  }

  private key(event: KeyboardEvent, isDown: boolean): void {
    if (!this.robot || event.ctrlKey || event.metaKey || event.altKey) return;
    if ((event.target as HTMLElement).matches("select, input, textarea")) return;
    const key = event.key.toLowerCase();
    if (key === "escape" && isDown) this.take(undefined);
    else if (key in KEYS && !event.shiftKey) {
      if (isDown) this.down.add(key);
      else this.down.delete(key);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  private steer(): void {
    let [ahead, turn] = [0, 0];
    for (const key of this.down) [ahead, turn] = [ahead + KEYS[key]![0], turn + KEYS[key]![1]];
    const pad = navigator.getGamepads?.().find((one) => one?.connected);
    if (pad) {
      const [x = 0, y = 0] = pad.axes;
      if (Math.hypot(x, y) > DEAD) [ahead, turn] = [ahead - y, turn - x];
    }
    const [left, right] = wheels(ahead, turn, this.most());
    this.send({ do: "steer", body: this.robot!, left, right });
  }
}

/// The wheels' commands for a wish of −1 … 1 ahead and to the left.
export function wheels(ahead: number, turn: number, most: number): [number, number] {
  const clip = (x: number) => Math.max(-1, Math.min(1, x));
  const [a, t] = [clip(ahead), clip(turn) * TURN];
  return [clip(a - t) * most, clip(a + t) * most];
}

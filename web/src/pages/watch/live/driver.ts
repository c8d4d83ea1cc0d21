// Driving one robot: with W A S D or the arrow keys, with buttons on the page, or with a gamepad. A robot with legs steps aside,
// kicks and turns its head, too; it gets up by itself.

import type { Wish } from "../../../data/live/link";
import { h } from "../../../ui/dom";
import { t } from "../../../ui/strings";
import { say, type Word } from "./driver_words";

const EVERY_MS = 50; // the match lets go of a robot that it hears nothing about for half a second
const TURN = 0.45; // share of the wheels' speed that turns
const LOOK = 0.05; // radians that the head turns with each word: about 60 degrees a second
const MOST_PAN = 1.05;
const TILTS = [-0.6, 1.05] as const; // up, and down; heads turn as far as they can
const DEAD = 0.12; // a stick that is let go does not come quite to the middle

/// What a driver wants: shares of the fastest ahead, in a turn to the left and aside to the left, and a kick.
export interface Wanted {
  ahead: number;
  turn: number;
  aside: number;
  motion: string;
}
/// Where the head looks: radians to the left and below level. None: where its player likes.
export interface Gaze {
  pan: number;
  tilt: number;
}
type Steps = "ahead" | "back" | "left" | "right" | "asideLeft" | "asideRight" | "kickLeft" | "kickRight";
type Looks = "lookLeft" | "lookUp" | "lookDown" | "lookRight" | "lookFree";
type Control = Steps | Looks;

interface Does {
  does: Partial<Wanted>;
  looks?: [left: number, down: number] | "free";
  sign: string;
  text: Word;
  keys: string[];
  legs?: true;
  button?: number; // of a gamepad
}

/// What each of the controls adds; its sign on the page, its name, its keys. Only legs can do what stands below.
const CONTROLS: Record<Control, Does> = {
  left: { does: { turn: 1 }, sign: "↶", text: "driveLeft", keys: ["a", "arrowleft"] },
  ahead: { does: { ahead: 1 }, sign: "↑", text: "driveAhead", keys: ["w", "arrowup"] },
  back: { does: { ahead: -1 }, sign: "↓", text: "driveBack", keys: ["s", "arrowdown"] },
  right: { does: { turn: -1 }, sign: "↷", text: "driveRight", keys: ["d", "arrowright"] },
  asideLeft: { does: { aside: 1 }, sign: "←", text: "driveAsideLeft", keys: ["q"], legs: true },
  asideRight: { does: { aside: -1 }, sign: "→", text: "driveAsideRight", keys: ["e"], legs: true },
  kickLeft: { does: { motion: "kick_left" }, sign: "◐", text: "driveKickLeft", keys: ["z"], legs: true },
  kickRight: { does: { motion: "kick_right" }, sign: "◑", text: "driveKickRight", keys: ["x"], legs: true },
  lookLeft: { does: {}, looks: [1, 0], sign: "◂", text: "lookLeft", keys: ["j"], legs: true, button: 14 },
  lookUp: { does: {}, looks: [0, -1], sign: "▴", text: "lookUp", keys: ["i"], legs: true, button: 12 },
  lookDown: { does: {}, looks: [0, 1], sign: "▾", text: "lookDown", keys: ["k"], legs: true, button: 13 },
  lookRight: { does: {}, looks: [-1, 0], sign: "▸", text: "lookRight", keys: ["l"], legs: true, button: 15 },
  lookFree: { does: {}, looks: "free", sign: "◉", text: "lookFree", keys: ["o"], legs: true, button: 9 },
};
const ALL = Object.keys(CONTROLS) as Control[];

export class Driver {
  robot: string | undefined;
  readonly pad: HTMLElement;
  private readonly down = new Set<Control>();
  private gaze: Gaze | undefined;
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly send: (wish: Wish) => void,
    private readonly most: () => number,
    private readonly walks: boolean, // on legs
    private readonly changed: () => void,
  ) {
    this.pad = h(
      "div",
      { class: "drive-pad", role: "group", "aria-label": t("driveShort"), hidden: true },
      ...this.controls.map((control) => this.button(control)),
    );
    addEventListener("keydown", (event) => this.key(event, true), true);
    addEventListener("keyup", (event) => this.key(event, false), true);
    addEventListener("blur", () => this.down.clear());
  }

  take(robot: string | undefined): void {
    if (this.robot) this.send({ do: "release", body: this.robot });
    this.robot = robot;
    this.gaze = undefined;
    this.pad.hidden = robot === undefined;
    this.down.clear();
    clearInterval(this.timer);
    if (robot) this.timer = setInterval(() => this.steer(), EVERY_MS);
    this.changed();
  }

  private get controls(): Control[] {
    return ALL.filter((control) => this.walks || !CONTROLS[control].legs);
  }

  /// Does what it says for as long as it is held.
  private button(control: Control): HTMLElement {
    const { sign, text, keys } = CONTROLS[control];
    const label = `${say(text)} (${keys[0]!.toUpperCase()})`;
    const button = h("button", { type: "button", class: "icon", title: label, "aria-label": label }, sign);
    button.addEventListener("pointerdown", (event) => {
      button.setPointerCapture(event.pointerId);
      this.press(control);
    });
    for (const end of ["pointerup", "pointercancel", "lostpointercapture"] as const)
      button.addEventListener(end, () => this.down.delete(control));
    // who cannot hold it down: Enter and the space bar repeat while they are held
    button.addEventListener("keydown", (event) => {
      if (event.key === "Enter" || event.key === " ") this.press(control);
    });
    button.addEventListener("keyup", () => this.down.delete(control));
    return button;
  }

  private key(event: KeyboardEvent, isDown: boolean): void {
    if (!this.robot || event.ctrlKey || event.metaKey || event.altKey) return;
    if ((event.target as HTMLElement).matches("select, input, textarea")) return;
    const key = event.key.toLowerCase();
    const control = this.controls.find((one) => CONTROLS[one].keys.includes(key));
    if (key === "escape" && isDown) this.take(undefined);
    else if (control && !event.shiftKey) {
      if (isDown) this.press(control);
      else this.down.delete(control);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /// Told at once: a tap may be over before the next word is due.
  private press(control: Control): void {
    if (this.down.has(control)) return;
    this.down.add(control);
    if (this.robot) this.steer();
  }

  private steer(): void {
    const pad = navigator.getGamepads?.().find((one) => one?.connected) ?? undefined;
    this.gaze = looked(this.gaze, this.down, pad);
    this.send({ do: "steer", body: this.robot!, ...this.order(wanted(this.down, pad)) });
  }

  private order(wish: Wanted): Omit<Wish, "do"> {
    if (this.walks) return { ...legs(wish), ...this.gaze };
    const [left, right] = wheels(wish.ahead, wish.turn, this.most());
    return { left, right };
  }
}

/// What is wanted by the controls that are held and by a gamepad: its left stick walks and turns, its right one steps aside, the
/// buttons at its shoulders kick.
export function wanted(
  down: Iterable<Control>,
  pad?: Pick<Gamepad, "axes"> & Partial<Pick<Gamepad, "buttons">>,
): Wanted {
  const wish: Wanted = { ahead: 0, turn: 0, aside: 0, motion: "" };
  for (const control of down) {
    const { ahead = 0, turn = 0, aside = 0, motion = "" } = CONTROLS[control].does;
    wish.ahead += ahead;
    wish.turn += turn;
    wish.aside += aside;
    wish.motion ||= motion;
  }
  if (!pad) return wish;
  const [x = 0, y = 0, across = 0] = pad.axes;
  if (Math.hypot(x, y) > DEAD) {
    wish.ahead -= y;
    wish.turn -= x;
  }
  if (Math.abs(across) > DEAD) wish.aside -= across;
  const [left, right] = [pad.buttons?.[4]?.pressed, pad.buttons?.[5]?.pressed];
  if (left || right) wish.motion ||= left ? "kick_left" : "kick_right";
  return wish;
}

/// Where the head looks after one more word: on from where it looked, or free again.
export function looked(from: Gaze | undefined, down: Iterable<Control>, pad?: Partial<Pick<Gamepad, "buttons">>) {
  let gaze = from;
  const held = new Set(down);
  for (const control of ALL) {
    const { looks, button } = CONTROLS[control];
    const pressed = button !== undefined && pad?.buttons?.[button]?.pressed;
    if (!looks || !(held.has(control) || pressed)) continue;
    if (looks === "free") return undefined;
    const { pan, tilt } = gaze ?? { pan: 0, tilt: 0 };
    gaze = {
      pan: Math.max(-MOST_PAN, Math.min(MOST_PAN, pan + LOOK * looks[0])),
      tilt: Math.max(TILTS[0], Math.min(TILTS[1], tilt + LOOK * looks[1])),
    };
  }
  return gaze;
}

const clip = (x: number) => Math.max(-1, Math.min(1, x));

/// The wheels' commands for a wish of −1 … 1 ahead and to the left.
export function wheels(ahead: number, turn: number, most: number): [number, number] {
  const [a, t] = [clip(ahead), clip(turn) * TURN];
  return [clip(a - t) * most, clip(a + t) * most];
}

/// The same wish for legs.
export function legs({ ahead, turn, aside, motion }: Wanted): Wanted {
  return { ahead: clip(ahead), turn: clip(turn), aside: clip(aside), motion };
}

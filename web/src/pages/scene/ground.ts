// The field of the race from above, with boxes that are moved by a pointer or by keys. Whether they may stand there is not its business.

import type { SceneBox, SceneGround } from "../../data/types/api";
import { s } from "./strings";
import { turned } from "./turned";

const SVG = "http://www.w3.org/2000/svg";
const MM = 1000; // of the drawing for each metre
const ROOM = 70; // around the field
const STEP = 0.01; // m for each key, and the grid of the pointer
const FAR = 0.1; // with Shift
const TURN = 5; // degrees for each key

function shape(name: string, attributes: Record<string, string | number>, ...inside: (Node | string)[]): SVGElement {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  made.append(...inside);
  return made;
}

const snapped = (metres: number) => Math.round(metres / STEP) * STEP;
const centimetres = (metres: number) => Math.round(metres * 100);

export interface Hands {
  moved(): void; // boxes have changed
  chosen(): void;
}

export class Ground {
  readonly element: SVGSVGElement;
  boxes: SceneBox[] = [];
  chosen = -1;
  private readonly layer = shape("g", {});
  private held: { pointer: number; x: number; y: number } | undefined;

  constructor(
    private readonly ground: SceneGround,
    private readonly hands: Hands,
  ) {
    const [long, wide, line] = [ground.length * MM, ground.width * MM, ground.line * MM];
    const zone = (x: number, text: string) => shape("text", { class: "zone", x, y: wide / 2 - 30 }, text);
    this.element = shape(
      "svg",
      {
        viewBox: `${-long / 2 - ROOM} ${-wide / 2 - ROOM} ${long + 2 * ROOM} ${wide + 2 * ROOM}`,
        role: "group",
        "aria-label": s("field"),
      },
      shape("rect", { class: "field", x: -long / 2, y: -wide / 2, width: long, height: wide }),
      ...[-line, line].map((x) => shape("line", { class: "line", x1: x, x2: x, y1: -wide / 2, y2: wide / 2 })),
      zone(-(line + long / 2) / 2, s("start")),
      zone((line + long / 2) / 2, s("goal")),
      shape("path", {
        class: "robot",
        d: "M-60-50H0L70 0 0 50H-60z",
        transform: `translate(${-(line + long / 2) / 2} 0)`,
      }),
      this.layer,
    ) as SVGSVGElement;
    this.element.addEventListener("pointerdown", (event) => this.take(event));
    this.element.addEventListener("pointermove", (event) => this.carry(event));
    for (const end of ["pointerup", "pointercancel"] as const)
      this.element.addEventListener(end, () => (this.held = undefined));
    this.element.addEventListener("keydown", (event) => this.key(event));
    this.element.addEventListener("focusin", (event) => this.choose(this.under(event)));
  }

  /// `faulty`: boxes that the rules are against.
  draw(faulty: Set<number>): void {
    const side = this.ground.box * MM;
    const focused = this.layer.contains(document.activeElement);
    this.layer.replaceChildren(
      ...this.boxes.map(({ x, y, turn }, i) =>
        shape(
          "g",
          {
            class: `box${faulty.has(i) ? " fault" : ""}${i === this.chosen ? " chosen" : ""}`,
            transform: `translate(${(x * MM).toFixed(1)} ${(-y * MM).toFixed(1)})`,
            role: "button",
            tabindex: 0,
            "aria-pressed": String(i === this.chosen),
            "aria-label": s(faulty.has(i) ? "boxFault" : "box", {
              number: i + 1,
              x: centimetres(x),
              y: centimetres(y),
              turn: Math.round(turn),
            }),
            "data-box": i,
          },
          shape("rect", { x: -side / 2, y: -side / 2, width: side, height: side, transform: `rotate(${-turn})` }),
          shape("text", { "aria-hidden": "true" }, String(i + 1)),
        ),
      ),
    );
    if (focused) this.focus();
  }

  focus(): void {
    this.layer.querySelector<SVGElement>(`[data-box="${this.chosen}"]`)?.focus();
  }

  choose(box: number): void {
    if (box === this.chosen || box >= this.boxes.length) return;
    this.chosen = box;
    this.hands.chosen();
  }

  /// Where there is most room: a place to begin with.
  add(): void {
    const { line, width, most_boxes: most } = this.ground;
    if (this.boxes.length > most) return; // one more than is allowed, to be told so
    let best = { x: 0, y: 0, room: -1 };
    for (let x = -line + 0.15; x <= line - 0.1; x += 0.1)
      for (let y = -width / 2 + 0.3; y <= width / 2 - 0.25; y += 0.1) {
        const room = Math.min(9, ...this.boxes.map((box) => Math.hypot(box.x - x, box.y - y)));
        if (room > best.room + 1e-9) best = { x, y, room };
      }
    this.boxes.push({ x: snapped(best.x), y: snapped(best.y), turn: 0 });
    this.chosen = this.boxes.length - 1;
    this.hands.moved();
    this.focus();
  }
  turn(by: number): void {
    const box = this.boxes[this.chosen];
    if (!box) return;
    box.turn = turned(box.turn + by * TURN);
    this.hands.moved();
  }
  remove(): void {
    if (!this.boxes[this.chosen]) return;
    this.boxes.splice(this.chosen, 1);
    this.chosen = Math.min(this.chosen, this.boxes.length - 1);
    this.hands.moved();
    this.focus();
  }

  private under(event: Event): number {
    return Number((event.target as Element).closest("[data-box]")?.getAttribute("data-box") ?? -1);
  }
  /// Where a pointer is on the field, m.
  private at({ clientX, clientY }: PointerEvent): { x: number; y: number } {
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(this.element.getScreenCTM()!.inverse());
    return { x: x / MM, y: -y / MM };
  }

  private take(event: PointerEvent): void {
    const box = this.under(event);
    if (box < 0 || event.button !== 0) return;
    event.preventDefault();
    this.chosen = box;
    this.hands.chosen();
    this.focus();
    this.element.setPointerCapture(event.pointerId);
    const { x, y } = this.at(event);
    this.held = { pointer: event.pointerId, x: this.boxes[box]!.x - x, y: this.boxes[box]!.y - y };
  }
  private carry(event: PointerEvent): void {
    const box = this.boxes[this.chosen];
    if (!box || event.pointerId !== this.held?.pointer) return;
    const { x, y } = this.at(event);
    this.put(x + this.held.x, y + this.held.y);
  }
  /// Within the walls, give or take: the rules say the rest.
  private put(x: number, y: number): void {
    const box = this.boxes[this.chosen]!;
    const within = (value: number, all: number) => Math.max(-all / 2, Math.min(all / 2, snapped(value)));
    const [newX, newY] = [within(x, this.ground.length), within(y, this.ground.width)];
    if (newX === box.x && newY === box.y) return;
    Object.assign(box, { x: newX, y: newY });
    this.hands.moved();
  }

  private key(event: KeyboardEvent): void {
    const box = this.boxes[this.under(event)];
    if (!box || event.ctrlKey || event.altKey || event.metaKey) return;
    const by = event.shiftKey ? FAR : STEP;
    const move = (x: number, y: number) => () => this.put(box.x + x * by, box.y + y * by);
    const keys: Record<string, (() => void) | undefined> = {
      ArrowLeft: move(-1, 0),
      ArrowRight: move(1, 0),
      ArrowUp: move(0, 1),
      ArrowDown: move(0, -1),
      q: () => this.turn(1),
      e: () => this.turn(-1),
      Delete: () => this.remove(),
      Backspace: () => this.remove(),
    };
    const run = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!run) return;
    event.preventDefault();
    run();
  }
}

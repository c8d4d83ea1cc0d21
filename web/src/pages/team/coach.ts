// The base station: what it knows of the game and of every robot, and the orders that people give it. Both are local
// records of its own database: it puts “overview”, and obeys whoever puts other “orders”.

import type { TeamCopy } from "../../data/types/api";
import { h, write } from "../../ui/dom";
import { putValue } from "./api";
import { ageText, type Belief, pitchSize } from "./model";
import { drawPitch } from "./pitch";
import { g, robotName } from "./strings";

interface Place {
  x: number;
  y: number;
}
interface OverviewRobot {
  number: number;
  active: boolean;
  age: number;
  role: string;
  placed: boolean;
  place: Place;
  heading: number;
  spread: number;
  ball_known: boolean;
  ball_seen: boolean;
  ball: Place;
  ball_age: number;
  loss: number;
  silent: number;
  hears_coach: boolean;
  battery: number; // what is left, from 1 to 0
  inconsistencies: number;
}
interface Overview {
  play: string;
  ours: boolean;
  refbox: string;
  our_score: number;
  their_score: number;
  robots: OverviewRobot[];
}
interface RobotOrder {
  number: number;
  active: boolean;
  role: string;
}
interface Orders {
  stopped: boolean;
  colour: string;
  robots: RobotOrder[];
}

/// The roles of the house's team; others are typed.
const ROLES = ["goalie", "striker", "supporter", "defender", "sweeper"];
const COLOURS = ["cyan", "magenta"];
const SILENT = 0.5; // s without a frame, which are ten turns

const metres = ({ x, y }: Place): string => `${x.toFixed(2)}, ${y.toFixed(2)} m`;

/// The newest value that a base station of the team has put; nothing where there is none.
function newest<T>(copies: TeamCopy[]): { robot: number; value: T; fresh: boolean } | undefined {
  const found = copies.find(({ value }) => value.number > 0 && value.value !== null);
  return found && { robot: found.robot, value: found.value.value as T, fresh: found.value.state === "fresh" };
}

/// What the base station knows of each robot's beliefs, for the picture.
export function believed(robots: OverviewRobot[]): Belief[] {
  return robots
    .filter(({ placed }) => placed)
    .map(({ number, role, place, heading, ball_known, ball, age, active }) => ({
      robot: number,
      role,
      place,
      heading,
      ball: ball_known ? ball : undefined,
      age,
      stale: !active,
    }));
}

export class Coach {
  readonly element: HTMLElement;
  private readonly note = h("p", { class: "note-of" });
  private readonly game = h("p", { class: "game", role: "status" });
  private readonly picture = h("div", { class: "beliefs" });
  private readonly body = h("tbody");
  private readonly stop = h("button", { type: "button", class: "stop-team" });
  private readonly colour = h(
    "select",
    { "aria-label": g("k_colour") },
    ...COLOURS.map((name) => h("option", { value: name }, g(name === "cyan" ? "k_cyan" : "k_magenta"))),
  );
  private readonly told = h("p", { class: "told", role: "alert" });
  private readonly shown: HTMLElement;
  private readonly rows = new Map<number, Row>();
  private orders: Orders | undefined;
  private station = 0;
  private team = "";
  private drawn = "";

  constructor() {
    const heads = [
      "c_robot",
      "role",
      "k_order",
      "itself",
      "itsBall",
      "c_age",
      "k_link",
      "k_hears",
      "k_battery",
      "k_wrong",
    ] as const;
    this.stop.addEventListener("click", () => void this.order((orders) => (orders.stopped = !orders.stopped)));
    this.colour.addEventListener("change", () => void this.order((orders) => (orders.colour = this.colour.value)));
    this.shown = h(
      "div",
      { class: "coach-shown" },
      h(
        "div",
        { class: "bar-of" },
        this.stop,
        h("label", { class: "field" }, h("span", {}, g("k_colour")), this.colour),
      ),
      this.game,
      this.told,
      this.picture,
      h(
        "div",
        { class: "scrolls", tabindex: 0, role: "region", "aria-label": g("coach") },
        h(
          "table",
          { class: "values-table coached" },
          h("caption", { class: "sr" }, g("coach")),
          h("thead", {}, h("tr", {}, ...heads.map((key) => h("th", { scope: "col" }, g(key))))),
          this.body,
        ),
      ),
      h("datalist", { id: "coach-roles" }, ...ROLES.map((value) => h("option", { value }))),
    );
    this.element = h("div", { class: "coach-of" }, this.note, this.shown);
  }

  update(team: string, overviews: TeamCopy[], orders: TeamCopy[], landmarks: TeamCopy[]): void {
    const overview = newest<Overview>(overviews);
    this.shown.hidden = !overview?.fresh;
    this.note.hidden = overview?.fresh ?? false;
    write(this.note, g(overview ? "k_gone" : "k_none"));
    const ordered = newest<Orders>(orders);
    if (!overview) return;
    this.team = team;
    this.orders = ordered?.value;
    this.station = overview.robot;
    this.showGame(overview.value);
    const all = believed(overview.value.robots);
    const size = pitchSize(landmarks, all);
    const key = JSON.stringify([all.map(({ age: _, ...belief }) => belief), size]);
    if (key !== this.drawn) {
      this.drawn = key;
      this.picture.replaceChildren(drawPitch(all, size));
    }
    this.showRobots(overview.value.robots);
  }

  private showGame({ play, ours, refbox, our_score, their_score }: Overview): void {
    const stopped = this.orders?.stopped ?? false;
    write(this.stop, g(stopped ? "k_start" : "k_stop"));
    this.stop.setAttribute("aria-pressed", String(stopped));
    if (this.orders && document.activeElement !== this.colour) this.colour.value = this.orders.colour;
    const text = [
      `${our_score} : ${their_score}`,
      stopped ? g("k_stopped") : ours ? g("k_ours", { play }) : play,
      g("k_refbox", { state: g(refbox === "connected" ? "k_connected" : refbox === "lost" ? "k_lost" : "k_noRefbox") }),
    ].join(" · ");
    if (this.game.textContent !== text) write(this.game, text);
  }

  private showRobots(robots: OverviewRobot[]): void {
    for (const [number, row] of this.rows) {
      if (robots.some((one) => one.number === number)) continue;
      row.element.remove();
      this.rows.delete(number);
    }
    for (const robot of robots) {
      let row = this.rows.get(robot.number);
      if (!row) {
        row = new Row(robot.number, (change) =>
          this.order((orders) => {
            const one = orders.robots.find(({ number }) => number === robot.number);
            if (one) change(one);
          }),
        );
        this.rows.set(robot.number, row);
        this.body.append(row.element);
      }
      row.update(
        robot,
        this.orders?.robots.find(({ number }) => number === robot.number),
      );
    }
  }

  /// Puts the orders that hold, with one change.
  private async order(change: (orders: Orders) => void): Promise<void> {
    if (!this.orders) return;
    const wanted = structuredClone(this.orders);
    change(wanted);
    try {
      const json = JSON.stringify(wanted);
      const { trouble } = await putValue({ team: this.team, member: this.station, record: "orders", json });
      write(this.told, trouble);
    } catch (error) {
      write(this.told, g("refused", { why: (error as Error).message }));
    }
  }
}

/// One robot: its cells stay, so that whoever types a role is not disturbed.
class Row {
  readonly element: HTMLElement;
  private readonly cells = Array.from({ length: 8 }, () => h("td"));
  private readonly role: HTMLInputElement;
  private readonly out: HTMLButtonElement;

  constructor(number: number, order: (change: (order: RobotOrder) => void) => void) {
    const name = robotName(number);
    this.role = h("input", {
      list: "coach-roles",
      maxlength: 31,
      size: 9,
      placeholder: g("k_shared"),
      "aria-label": g("k_roleOf", { robot: name }),
      autocomplete: "off",
      spellcheck: "false",
    });
    this.role.addEventListener("change", () => order((one) => (one.role = this.role.value.trim())));
    this.out = h("button", { type: "button", class: "plain" });
    this.out.addEventListener("click", () => order((one) => (one.active = !one.active)));
    this.element = h(
      "tr",
      { "data-robot": number },
      h("th", { scope: "row" }, name),
      this.cells[0],
      h("td", { class: "ordered" }, this.role, this.out),
      ...this.cells.slice(1),
    );
  }

  update(robot: OverviewRobot, order: RobotOrder | undefined): void {
    const link = `${(robot.loss * 100).toFixed(0)} %${robot.silent > SILENT ? ` · ${g("k_silent", { age: ageText(robot.silent) })}` : ""}`;
    const texts = [
      robot.role || "–",
      robot.placed
        ? `${metres(robot.place)}, ${((robot.heading * 180) / Math.PI).toFixed(0)}° ± ${robot.spread.toFixed(2)} m`
        : "–",
      robot.ball_known ? `${metres(robot.ball)} · ${ageText(robot.ball_age)}` : g("noBall"),
      ageText(robot.age) + (robot.active ? "" : ` · ${g("expired")}`),
      link,
      g(robot.hears_coach ? "k_yes" : "k_no"),
      `${(robot.battery * 100).toFixed(0)} %`,
      String(robot.inconsistencies),
    ];
    texts.forEach((text, i) => {
      if (this.cells[i]!.textContent !== text) write(this.cells[i]!, text);
    });
    this.element.classList.toggle("stale-row", !robot.active);
    if (!order) return;
    if (document.activeElement !== this.role) this.role.value = order.role;
    const text = g(order.active ? "k_out" : "k_in");
    if (this.out.textContent !== text) write(this.out, text);
    this.element.classList.toggle("is-out", !order.active);
  }
}

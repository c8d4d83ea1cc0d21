// What the watch page has besides playing back: the live match's row, hands on the pitch, driving, what-ifs. In a page
// without a server there is none of it.

import type { LiveSession } from "../../../data/live/session";
import type { Player } from "../../../data/player";
import { h, write } from "../../../ui/dom";
import type { Shortcut } from "../../../ui/keyboard";
import { robotName } from "../../../ui/names";
import { t } from "../../../ui/strings";
import type { MatchView } from "../../match/match_view";
import type { Driver } from "./driver";
import { Hands } from "./hands";
import { LiveBar } from "./live_bar";
import { WhatIf } from "./what_if";

const SAID_MS = 6000;
const DRIVER = "/driver.js"; // a name, so that the build leaves it alone: it comes to those who drive

/// For the list of keys: the driver hears them where they are free to steer.
const WHEEL_KEYS: Shortcut[] = [{ shown: ["W", "A", "S", "D"], text: "k_drive", bindings: [] }];
const LEG_KEYS: Shortcut[] = [
  { shown: ["Q", "E"], text: "k_aside", bindings: [] },
  { shown: ["Z", "X"], text: "k_kick", bindings: [] },
  { shown: ["I", "J", "K", "L", "O"], text: "k_look", bindings: [] },
];

export class LivePart {
  readonly element: HTMLElement;
  /// What nobody may overlook: a full disk, a file that is gone.
  readonly banner = h("p", { class: "loud", role: "alert", hidden: true });
  private readonly whatIf: WhatIf;
  private readonly hands: Hands;
  private driver: Driver | undefined; // once somebody drives
  private readonly bar: LiveBar | undefined;
  private readonly note = h("span", { class: "quiet words", role: "status" });
  private said = "";
  private saidAt = 0;

  constructor(
    file: string,
    private readonly match: MatchView,
    private readonly player: Player,
    private readonly session: LiveSession | undefined,
    private readonly changed: () => void,
  ) {
    this.whatIf = new WhatIf(file, player, session, (what) => this.say(what));
    this.hands = new Hands(
      match.pitch,
      match.stage,
      match.selection,
      () => this.whatIf.mayTouch,
      (placed) => this.whatIf.place(placed),
      changed,
    );
    match.placed = () => this.hands.show();
    if (session) {
      session.said = (what) => this.say(what);
      this.bar = new LiveBar(player, { send: (wish) => session.send(wish), drive: () => this.drive() });
      // where the match waits, "play" lets it go on
      player.instead = () => {
        if (session.isOver || !session.status.paused || !player.atEdge) return false;
        session.send({ do: "play" });
        player.follow();
        return true;
      };
    }
    this.element = this.bar?.element ?? h("div", { class: "live-bar", hidden: true }, this.note);
    void this.whatIf.ask().then(() => this.showHint());
  }

  begin(query: URLSearchParams): void {
    const robot = query.get("drive");
    if (!this.session || !robot || !this.match.pitch.robots.includes(robot)) return;
    this.match.selection.choose(robot);
    void this.take(this.session, robot);
  }

  update(): void {
    const { session, bar } = this;
    this.player.held = session !== undefined && session.status.paused && !session.isOver;
    if (performance.now() - this.saidAt > SAID_MS) this.said = "";
    if (!session) return;
    bar?.update(session.status, this.driver?.robot, this.walks, session.lost ? this.missing() : this.said, session.you);
    this.warn(session.status.held_by === "disk" ? t("diskFull", { why: session.status.problem }) : "");
  }

  /// Nobody answers: who drives wants to know that it is the robot.
  private missing(): string {
    const robot = this.driver?.robot;
    return robot ? t("robotGone", { robot: robotName(robot) }) : t("lost");
  }

  /// Shows a sentence that stays; "" takes it away.
  warn(what: string): void {
    write(this.banner, what);
    this.banner.hidden = what === "";
  }

  shortcuts(): Shortcut[] {
    return [
      ...(this.bar?.shortcuts() ?? []),
      ...(this.session ? WHEEL_KEYS : []),
      ...(this.session && this.walks ? LEG_KEYS : []),
      ...this.hands.shortcuts(),
    ];
  }

  private get walks(): boolean {
    return this.match.pitch.squad !== undefined;
  }

  private async take(session: LiveSession, robot: string): Promise<void> {
    if (!this.driver) {
      const { Driver } = (await import(DRIVER as string)) as typeof import("./driver");
      this.driver ??= new Driver(
        (wish) => session.send(wish),
        () => session.status.max_command,
        this.walks,
        this.changed,
      );
      this.bar?.element.append(this.driver.pad);
    }
    this.driver.take(robot);
  }

  private drive(): void {
    const { driver, session } = this;
    const { robot } = this.match.selection;
    if (driver?.robot) driver.take(undefined);
    else if (!robot) this.say(t("chooseFirst"));
    else if (session && !session.isOver) {
      void this.take(session, robot);
      if (session.status.paused) session.send({ do: "play" });
      this.player.follow();
    }
  }

  private showHint(): void {
    if (this.session || !this.whatIf.possible) return;
    this.element.hidden = false;
    this.note.textContent = t("whatIfHint");
    this.element.append(
      h("button", { type: "button", title: t("drive"), onclick: () => this.driveFromHere() }, t("driveShort")),
    );
  }

  private driveFromHere(): void {
    const { robot } = this.match.selection;
    if (robot) this.whatIf.drive(robot);
    else this.say(t("chooseFirst"));
  }

  private say(what: string): void {
    this.said = what;
    this.saidAt = performance.now();
    if (!this.session) this.note.textContent = what;
    this.changed();
    setTimeout(this.changed, SAID_MS + 50);
  }
}

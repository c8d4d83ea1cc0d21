// The row of a live match: now, hold, step, speed, drive, begin anew, stop; and what there is to say about it.

import type { Wish } from "../../../data/live/link";
import type { Player } from "../../../data/player";
import type { LiveStatus } from "../../../data/types/api";
import { h, icon, iconButton, write } from "../../../ui/dom";
import { shortcut, type Shortcut } from "../../../ui/keyboard";
import { robotName } from "../../../ui/names";
import { recall, remember } from "../../../ui/settings";
import { t } from "../../../ui/strings";

const SPEEDS = [0.1, 0.25, 0.5, 1, 2, 4, 8, 16, 0];
const STEPS = [0, 0.1, 1, 5];

export interface Orders {
  send(wish: Wish): void;
  drive(): void; // begins or ends
}

export class LiveBar {
  readonly element: HTMLElement;
  private readonly now: HTMLButtonElement;
  private readonly hold: HTMLButtonElement;
  private readonly drive: HTMLButtonElement;
  private readonly speed = h("select", { "aria-label": t("matchSpeed"), title: t("matchSpeed") });
  private readonly step = h("select", { "aria-label": t("stepSize"), title: t("stepSize") });
  private readonly words = h("span", { class: "quiet words", role: "status" });
  private readonly buttons: HTMLElement;
  private shown = "";

  constructor(
    private readonly player: Player,
    private readonly orders: Orders,
  ) {
    this.now = h(
      "button",
      { type: "button", class: "go-live", title: `${t("goLive")} (0)`, onclick: () => player.follow() },
      h("span", { class: "dot", "aria-hidden": "true" }),
      t("live"),
    );
    this.hold = h("button", { type: "button", title: `${t("hold")} (F)` });
    this.drive = h(
      "button",
      { type: "button", title: `${t("drive")} (C)`, onclick: () => orders.drive() },
      t("driveShort"),
    );
    for (const speed of SPEEDS) this.speed.append(h("option", { value: speed }, speed ? `${speed}×` : t("fastest")));
    this.speed.addEventListener("change", () => orders.send({ do: "speed", speed: Number(this.speed.value) }));
    for (const seconds of STEPS)
      this.step.append(h("option", { value: seconds }, seconds ? `${seconds} s` : t("oneDecision")));
    this.step.value = recall("step", "0");
    this.step.addEventListener("change", () => remember("step", this.step.value));
    this.buttons = h(
      "span",
      { class: "orders" },
      h("span", { class: "quiet" }, t("match")),
      this.hold,
      iconButton("stepOn", t("stepMatch"), () => this.stepOn()),
      this.step,
      this.speed,
      this.drive,
      h(
        "button",
        { type: "button", title: t("restartHint"), onclick: () => orders.send({ do: "reset" }) },
        t("restart"),
      ),
      h("button", { type: "button", title: t("stopHint"), onclick: () => orders.send({ do: "stop" }) }, t("stop")),
    );
    this.element = h(
      "div",
      { class: "live-bar", role: "group", "aria-label": t("liveMatch") },
      this.now,
      this.buttons,
      this.words,
    );
  }

  shortcuts(): Shortcut[] {
    return [
      shortcut("0", "goLive", () => this.player.follow()),
      shortcut("f", "hold", () => this.hold.click()),
      shortcut("s", "stepMatch", () => this.stepOn()),
      shortcut("c", "drive", () => this.orders.drive()),
    ];
  }

  update(status: LiveStatus, driven: string | undefined, walks: boolean, said: string, you: string): void {
    const now = JSON.stringify([
      status.phase,
      status.paused,
      status.held_by,
      status.problem,
      status.speed,
      driven,
      said,
      this.player.following,
      you,
    ]);
    if (now === this.shown) return;
    this.shown = now;
    const plays = status.phase === "playing" || status.phase === "preparing";
    this.now.classList.toggle("on", this.player.following);
    this.now.setAttribute("aria-pressed", String(this.player.following));
    this.hold.replaceChildren(icon(status.paused ? "play" : "pause"), status.paused ? t("goOn") : t("holdShort"));
    this.hold.onclick = () => {
      this.orders.send({ do: status.paused ? "play" : "pause" });
      this.player.follow();
    };
    this.speed.value = String(status.speed);
    this.drive.setAttribute("aria-pressed", String(driven !== undefined));
    this.buttons.hidden = !plays;
    write(this.words, said || this.about(status, driven, walks, you));
  }

  private about(status: LiveStatus, driven: string | undefined, walks: boolean, you: string): string {
    const facts: string[] = [];
    if (status.phase === "ended" || status.phase === "stopped") facts.push(t("liveOver"));
    if (status.problem && status.held_by !== "disk") facts.push(status.problem);
    if (status.paused && status.held_by) facts.push(heldBy(status.held_by, you));
    if (driven) facts.push(t(walks ? "drivingLegs" : "driving", { robot: robotName(driven) }));
    else if (status.paused && status.phase === "playing") facts.push(t("held"));
    return facts.filter(Boolean).join(" · ");
  }

  private stepOn(): void {
    this.orders.send({ do: "step", seconds: Number(this.step.value) });
    this.player.follow();
  }
}

/// Who holds the match, in words; the disk has a banner of its own.
function heldBy(by: string, you: string): string {
  if (by === "disk") return "";
  const known: Record<string, string> = { breakpoint: t("heldBreakpoint"), referee: t("heldReferee"), [you]: t("you") };
  return t("heldBy", { who: known[by] ?? by });
}

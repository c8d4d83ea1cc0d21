// The row of buttons below the timeline.

import { clock, SPEEDS } from "../../data/clock";
import type { Player } from "../../data/player";
import { VIEWS, type View } from "../../scene/cameras";
import { h, icon, iconButton, write } from "../../ui/dom";
import { robotName } from "../../ui/names";
import { t } from "../../ui/strings";

export interface Actions {
  jumpEvent(by: 1 | -1): void;
  view(view: View): void;
  follow(robot: string): void;
}

export class Controls {
  readonly element: HTMLElement;
  private readonly playButton: HTMLButtonElement;
  private readonly reverseButton: HTMLButtonElement;
  private readonly speed = h("select", { "aria-label": t("speed"), title: t("speed") });
  private readonly time = h("output", { class: "time" });
  private readonly views: Map<View, HTMLButtonElement>;
  readonly robot = h("select", { "aria-label": t("whichRobot"), title: t("whichRobot"), hidden: true });
  private shown = "";

  constructor(
    private readonly player: Player,
    private readonly end: number,
    robots: string[],
    actions: Actions,
    ...more: HTMLElement[]
  ) {
    this.playButton = iconButton("play", t("play"), () => player.toggle(), { class: "icon main" });
    this.reverseButton = iconButton("reverse", t("reverse"), () =>
      player.playing && player.direction < 0 ? player.pause() : player.play(-1),
    );
    for (const speed of SPEEDS) this.speed.append(h("option", { value: speed, selected: speed === 1 }, `${speed}×`));
    this.speed.addEventListener("change", () => player.setSpeed(Number(this.speed.value)));
    this.views = new Map(
      VIEWS.map((view, i) => [
        view,
        h(
          "button",
          { type: "button", title: `${t("camera")}: ${t(view)} (${i + 1})`, onclick: () => actions.view(view) },
          t(view),
        ),
      ]),
    );
    for (const name of robots) this.robot.append(h("option", { value: name }, robotName(name)));
    this.robot.addEventListener("change", () => actions.follow(this.robot.value));
    this.element = h(
      "div",
      { class: "controls", role: "group", "aria-label": t("controls") },
      h(
        "div",
        { class: "transport" },
        iconButton("previous", t("previousEvent"), () => actions.jumpEvent(-1)),
        iconButton("stepBack", t("stepBack"), () => void player.step(-1)),
        this.reverseButton,
        this.playButton,
        iconButton("stepOn", t("stepOn"), () => void player.step(1)),
        iconButton("next", t("nextEvent"), () => actions.jumpEvent(1)),
      ),
      this.speed,
      this.time,
      h("span", { class: "gap" }),
      ...more,
      this.robot,
      h("div", { class: "segments", role: "group", "aria-label": t("camera") }, ...this.views.values()),
    );
    this.setView("tv");
  }

  setView(view: View): void {
    for (const [name, button] of this.views) button.setAttribute("aria-pressed", String(name === view));
    this.robot.hidden = view !== "robot";
  }

  update(): void {
    const { player } = this;
    write(this.time, `${clock(player.time, true)} / ${clock(this.end)}`);
    const now = `${player.moves} ${player.direction} ${player.speed}`;
    if (now === this.shown) return;
    this.shown = now;
    const forward = player.moves && player.direction > 0;
    const label = player.moves ? t("pause") : t("play");
    this.playButton.replaceChildren(icon(player.moves ? "pause" : "play"));
    this.playButton.setAttribute("aria-label", label);
    this.playButton.title = label;
    this.playButton.classList.toggle("on", forward);
    this.reverseButton.setAttribute("aria-pressed", String(player.playing && player.direction < 0));
    this.speed.value = String(player.speed);
  }
}

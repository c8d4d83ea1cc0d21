// The key poses in a row, the line of time below them, and the card of the chosen pose.

import type { MotionFinding, MotionPose } from "../../data/types/api";
import { h, icon, write } from "../../ui/dom";
import type { Motion, Stretch } from "./model";
import { m, said } from "./strings";

interface Hands {
  select(pose: number): void;
  scrub(seconds: number): void;
  play(): void;
  act(what: "add" | "duplicate" | "remove" | "earlier" | "later"): void;
  /// `tag` says which changes belong together.
  change(pose: Partial<MotionPose>, tag: string): void;
  rename(name: string): void;
  say(text: string, bad?: boolean): void;
}

export class Timeline {
  readonly element: HTMLElement;
  private readonly list = h("ol", { class: "poses", "aria-label": m("poses") });
  private readonly slider = h("input", { type: "range", min: 0, step: 0.01, "aria-label": m("scrub") });
  private readonly ticks = h("span", { class: "ticks", "aria-hidden": "true" });
  private readonly clock = h("output", { class: "moment" });
  private readonly playButton = h("button", {
    type: "button",
    class: "plain play",
    title: m("playHint"),
    onclick: () => this.hands.play(),
  });
  private readonly name = h("input", { type: "text", autocomplete: "off", spellcheck: "false" });
  private readonly way = h(
    "select",
    {},
    h("option", { value: "time" }, m("byTime")),
    h("option", { value: "speed" }, m("bySpeed")),
  );
  private readonly amount = h("input", { type: "number", step: "any", inputmode: "decimal" });
  private readonly amountLabel = h("span", {}, m("time"));
  private readonly pause = h("input", { type: "number", step: "any", min: 0, max: 60, inputmode: "decimal" });
  private readonly through = h("input", { type: "checkbox" });
  private readonly equilibrium = h("input", { type: "checkbox" });
  private readonly image = h("p", { class: "quiet" });
  private readonly card: HTMLElement;
  private readonly actions: Record<string, HTMLButtonElement> = {};
  private pose: MotionPose | undefined;
  private listed = ""; // what the buttons of the poses are made for

  constructor(private readonly hands: Hands) {
    const action = (what: Parameters<Hands["act"]>[0], label: string, hint = label) =>
      (this.actions[what] = h(
        "button",
        { type: "button", class: "plain small", title: hint, onclick: () => this.hands.act(what) },
        label,
      ));
    const tools = h(
      "div",
      { class: "pose-tools" },
      this.playButton,
      action("add", m("add"), m("addHint")),
      action("duplicate", m("duplicate")),
      action("remove", m("remove")),
      action("earlier", m("earlier")),
      action("later", m("laterPose")),
    );
    const field = (label: HTMLElement | string, input: HTMLElement) =>
      h("label", { class: "field" }, typeof label === "string" ? h("span", {}, label) : label, input);
    this.card = h(
      "fieldset",
      { class: "pose-card" },
      h("legend", {}, m("pose")),
      field(m("poseName"), this.name),
      field(m("by"), this.way),
      field(this.amountLabel, this.amount),
      field(m("pause"), this.pause),
      h("label", { class: "flag", title: m("throughHint") }, this.through, m("through")),
      h("label", { class: "flag", title: m("equilibriumHint") }, this.equilibrium, m("equilibrium")),
      this.image,
    );
    this.element = h(
      "section",
      { class: "timeline", "aria-label": m("timeline") },
      tools,
      this.list,
      h("div", { class: "moments" }, h("span", { class: "line" }, this.slider, this.ticks), this.clock),
      this.card,
    );
    this.slider.addEventListener("input", () => this.hands.scrub(this.slider.valueAsNumber));
    this.slider.addEventListener("keydown", (event) => {
      const step = { ArrowRight: 0.05, ArrowUp: 0.05, ArrowLeft: -0.05, ArrowDown: -0.05, PageUp: 0.5, PageDown: -0.5 }[
        event.key
      ];
      if (step === undefined || event.altKey) return;
      event.preventDefault();
      this.hands.scrub(Math.min(Number(this.slider.max), Math.max(0, this.slider.valueAsNumber + step)));
    });
    this.list.addEventListener("keydown", (event) => this.key(event));
    this.name.addEventListener("change", () => this.hands.rename(this.name.value.trim()));
    this.way.addEventListener("change", () =>
      this.hands.change(this.way.value === "time" ? { time: 0.5, speed: 0 } : { time: 0, speed: 0.5 }, ""),
    );
    this.amount.addEventListener("change", () => this.takeAmount());
    this.pause.addEventListener("change", () =>
      this.takeNumber(this.pause, m("pause"), 0, 60, (value) => this.hands.change({ pause: value }, "")),
    );
    this.through.addEventListener("change", () => this.hands.change({ through: this.through.checked }, ""));
    this.equilibrium.addEventListener("change", () => this.hands.change({ equilibrium: this.equilibrium.checked }, ""));
  }

  private takeAmount(): void {
    const fast = this.way.value === "speed";
    this.takeNumber(this.amount, fast ? m("speed") : m("time"), fast ? 1 : 0.01, fast ? 100 : 60, (value) =>
      this.hands.change(fast ? { speed: value / 100 } : { time: value }, ""),
    );
  }
  private takeNumber(
    input: HTMLInputElement,
    what: string,
    least: number,
    most: number,
    take: (value: number) => void,
  ): void {
    const value = Number(input.value.replace(",", "."));
    const fits = input.value !== "" && value >= least && value <= most;
    input.setAttribute("aria-invalid", String(!fits));
    if (fits) take(Math.round(value * 1000) / 1000);
    else this.hands.say(m("badNumber", { what, least: said(least, 2), most }), true);
  }

  private key(event: KeyboardEvent): void {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (event.key === "Delete") return void this.hands.act("remove");
    if (!step) return;
    event.preventDefault();
    if (event.altKey) return void this.hands.act(step < 0 ? "earlier" : "later");
    const all = [...this.list.querySelectorAll("button")];
    const next = all[all.indexOf(document.activeElement as HTMLButtonElement) + step];
    if (!next) return;
    next.click();
    this.list.querySelectorAll("button")[all.indexOf(next)]?.focus();
  }

  /// The poses as they are; `chosen` is the one that is bent.
  show(motion: Motion, times: Stretch[], chosen: number, findings: MotionFinding[]): void {
    this.row(motion, times, chosen, findings);
    const { poses } = motion;
    this.actions["remove"]!.disabled = poses.length < 2;
    this.actions["earlier"]!.disabled = chosen < 1;
    this.actions["later"]!.disabled = chosen < 0 || chosen > poses.length - 2;
    this.showCard(poses[chosen]);
  }

  /// The row of poses alone: what is typed into the card stays. Buttons are made anew only where they say something else.
  row(motion: Motion, times: Stretch[], chosen: number, findings: MotionFinding[]): void {
    const now = JSON.stringify([
      chosen,
      findings.map(({ pose }) => pose),
      times,
      motion.poses.map(({ name, pause, equilibrium }) => [name, pause, equilibrium]),
    ]);
    if (now === this.listed) return;
    this.listed = now;
    const focused = this.list.contains(document.activeElement);
    this.list.replaceChildren(
      ...motion.poses.map((pose, i) => {
        const faults = findings.filter((finding) => finding.pose === pose.name).length;
        const { begin, arrival } = times[i]!;
        const button = h(
          "button",
          {
            type: "button",
            "aria-current": i === chosen ? "true" : undefined,
            tabindex: i === chosen ? 0 : -1,
            onclick: () => this.hands.select(i),
          },
          h("b", {}, pose.name),
          h(
            "span",
            { class: "quiet" },
            `+${said(arrival - begin, 2)} s${pose.pause > 0 ? ` · ⏸ ${said(pose.pause, 2)} s` : ""}`,
          ),
          pose.equilibrium &&
            h("span", { class: "safe", title: m("equilibrium") }, "⚖", h("span", { class: "sr" }, m("equilibrium"))),
          faults > 0 &&
            h(
              "span",
              { class: "faults", title: m("problems") },
              `▲ ${faults}`,
              h("span", { class: "sr" }, m("problems")),
            ),
        );
        return h("li", {}, button);
      }),
    );
    const current = this.list.querySelector<HTMLButtonElement>("[aria-current]");
    if (focused) current?.focus();
    // not scrollIntoView: the page itself must stay where it is
    if (current)
      this.list.scrollLeft = Math.max(
        0,
        Math.min(current.offsetLeft - this.list.offsetLeft, this.list.scrollLeft),
        current.offsetLeft - this.list.offsetLeft + current.offsetWidth - this.list.clientWidth,
      );
  }

  private showCard(pose: MotionPose | undefined): void {
    this.pose = pose;
    this.card.hidden = !pose;
    if (!pose) return;
    const fast = pose.time <= 0;
    this.name.value = pose.name;
    this.way.value = fast ? "speed" : "time";
    this.amountLabel.textContent = fast ? m("speed") : m("time");
    this.amount.value = String(fast ? Math.round(pose.speed * 1000) / 10 : pose.time);
    this.pause.value = String(pose.pause);
    for (const input of [this.amount, this.pause]) input.removeAttribute("aria-invalid");
    this.through.checked = pose.through;
    this.equilibrium.checked = pose.equilibrium;
    this.image.textContent = pose.mirror_of ? m("imageOf", { name: pose.mirror_of }) : "";
    this.image.hidden = !pose.mirror_of;
  }

  /// The moment that is seen; `arrivals` are marked on the line.
  at(seconds: number, all: number, arrivals: number[], playing: boolean): void {
    this.slider.max = String(Math.max(0.01, Math.round(all * 100) / 100));
    this.slider.value = String(seconds);
    this.slider.setAttribute("aria-valuetext", m("seconds", { at: said(seconds, 2), all: said(all, 2) }));
    write(this.clock, m("seconds", { at: seconds.toFixed(2), all: all.toFixed(2) }));
    if (this.ticks.childElementCount !== arrivals.length) this.ticks.replaceChildren(...arrivals.map(() => h("i")));
    [...this.ticks.children].forEach(
      (tick, i) => ((tick as HTMLElement).style.left = `${(100 * arrivals[i]!) / Math.max(0.01, all)}%`),
    );
    const state = playing ? "pause" : "play";
    if (this.playButton.dataset["state"] !== state) {
      this.playButton.dataset["state"] = state;
      this.playButton.replaceChildren(icon(state), h("span", {}, m(playing ? "stop" : "play")));
    }
  }

  /// Selects the text of the name, for a pose that was just made.
  editName(): void {
    if (!this.pose) return;
    this.name.focus();
    this.name.select();
  }
}

// A referee for real robots: begins one, whistles, and shows what robots are told.

import { clock } from "../../data/clock";
import type { RefereeChoice, RefereeOrderInfo, RefereeStart, RefereeState, RefereeView } from "../../data/types/api";
import { h, write } from "../../ui/dom";
import { recall, remember } from "../../ui/settings";
import { endReferee, orderReferee, refereeChoices, refereeNow, startReferee } from "./api";
import { offer } from "./side";
import { g, word } from "./strings";

const FIRST: Record<string, string> = {
  protocol: "hl",
  first: "1",
  second: "2",
  players: "4",
  half: "10",
  to: "",
  port: "",
};
const COUNTS: Record<string, number[]> = { half: [1, 2, 3, 4], stage: [0, 1, 2] };

/// Is play held for a set play although the state is playing? Humanoid: in all its stages.
const interrupted = ({ protocol, play, set_play }: RefereeState): boolean =>
  protocol.startsWith("hl") && play === "playing" && set_play !== "none";

export class Referee {
  readonly element: HTMLElement;
  private readonly said = h("p", { class: "told", role: "status" });
  private readonly form: HTMLFormElement;
  private readonly protocol = h("select", { name: "protocol" });
  private readonly desk = h("div", { class: "desk", hidden: true });
  private readonly state = h("p", { class: "state", "aria-live": "polite" });
  private readonly score = h("p", { class: "score-of" });
  private readonly where = h("p", { class: "quiet" });
  private readonly problem = h("p", { class: "problem", role: "alert", hidden: true });
  private readonly penalties = h("ul", { tabindex: 0 });
  private readonly robots = h("ul", { tabindex: 0 });
  private readonly orders = h("ol", { tabindex: 0 });
  private choices: RefereeChoice[] = [];
  private shown = ""; // the protocol and teams whose buttons are there
  private asked = 0;

  constructor() {
    let last: Record<string, string>;
    try {
      last = { ...FIRST, ...(JSON.parse(recall("referee", "{}")) as Record<string, string>) };
    } catch {
      last = FIRST;
    }
    const input = (name: string, text: string, more: Record<string, string | number> = {}) =>
      h(
        "label",
        { class: "field" },
        h("span", {}, text),
        h("input", { name, value: last[name] ?? "", autocomplete: "off", ...more }),
      );
    const whole = { type: "number", required: "", step: 1 };
    this.form = h(
      "form",
      { class: "begin" },
      h("label", { class: "field wide" }, h("span", {}, g("r_protocol")), this.protocol),
      input("first", g("r_first"), { ...whole, min: 0, max: 254 }),
      input("second", g("r_second"), { ...whole, min: 0, max: 254 }),
      input("players", g("r_players"), { ...whole, min: 1, max: 99 }),
      input("half", g("r_half"), { ...whole, min: 0.1, max: 546, step: "any" }),
      input("to", g("r_to"), { placeholder: g("r_toHint"), pattern: "\\s*(\\d{1,3}(\\.\\d{1,3}){3})?\\s*" }),
      input("port", g("r_port"), { type: "number", min: 0, max: 65535, step: 1, placeholder: g("r_portHint") }),
      h("label", { class: "check" }, h("input", { type: "checkbox", name: "anyone" }), g("r_anyone")),
      h("button", { class: "primary" }, g("r_start")),
    );
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      void this.begin();
    });
    this.element = h(
      "div",
      { class: "referee" },
      h("p", { class: "quiet" }, g("r_about")),
      this.form,
      this.desk,
      this.said,
    );
    void refereeChoices().then(
      (all) => {
        this.choices = all;
        offer(
          this.protocol,
          all.map(({ protocol, title }) => [protocol, `${protocol} · ${title}`]),
          last["protocol"]!,
        );
      },
      (error: Error) => this.tell(error.message),
    );
  }

  /// What the referee does now; to be called often, it asks twice a second.
  async refresh(time: number): Promise<void> {
    if (time - this.asked < 0.4 && time >= this.asked) return;
    this.asked = time;
    this.show(await refereeNow());
  }

  private tell(refusal: string): void {
    this.said.classList.toggle("problem", refusal !== "");
    write(this.said, refusal && g("r_refused", { why: refusal }));
  }
  private async attempt(work: () => Promise<RefereeView>): Promise<void> {
    try {
      this.show(await work());
      this.tell("");
    } catch (error) {
      this.tell((error as Error).message);
    }
  }

  private begin(): Promise<void> {
    const typed = Object.fromEntries(new FormData(this.form)) as Record<string, string>;
    remember("referee", JSON.stringify({ ...typed, anyone: undefined }));
    const wish: RefereeStart = {
      protocol: typed["protocol"] as RefereeStart["protocol"],
      teams: [
        { number: Number(typed["first"]), colour: "" },
        { number: Number(typed["second"]), colour: "" },
      ],
      players: Number(typed["players"]),
      half: Number(typed["half"]) * 60,
      to: typed["to"]!.trim(),
      port: Number(typed["port"] || 0),
      status_port: 0,
      anyone: typed["anyone"] !== undefined,
    };
    return this.attempt(() => startReferee(wish));
  }
  private order = (text: string): Promise<void> => this.attempt(() => orderReferee(text));

  private show(view: RefereeView): void {
    const { state } = view;
    this.form.hidden = view.running;
    this.desk.hidden = !view.running;
    if (!state) return;
    const choice = this.choices.find(({ protocol }) => protocol === state.protocol);
    const teams = state.teams.map(({ number, colour }) => `${colour} (${number})`);
    const now = JSON.stringify([choice?.protocol, teams, state.teams[0]?.players.length]);
    if (choice && now !== this.shown) {
      this.shown = now;
      this.lay(choice, teams, state.teams[0]!.players.length);
    }
    const kicking = state.kicking === "neither" ? "" : g("r_of", { team: teams[state.kicking === "second" ? 1 : 0]! });
    write(
      this.state,
      [
        word(state.play),
        state.stopped && g("r_stopped"),
        state.phase !== "normal" && word(state.phase).toLowerCase(),
        state.set_play !== "none" && `${word(state.set_play).toLowerCase()} ${kicking}`.trim(),
        interrupted(state) && g(state.stage === 1 ? "r_stagePlace" : "r_stageStill", { stage: state.stage }),
        g("r_half_", { half: state.half }),
        choice?.game_controller
          ? g("r_left", { clock: (state.left < 0 ? "−" : "") + clock(Math.abs(state.left)) })
          : g("r_noTime"),
        state.play === "playing" && !view.clock_runs && g("r_held"),
      ]
        .filter(Boolean)
        .join(" · "),
    );
    write(this.score, `${teams[0]} ${state.teams[0]!.score} : ${state.teams[1]!.score} ${teams[1]}`);
    write(
      this.where,
      choice?.game_controller
        ? g("r_where", { where: view.where })
        : g("r_serves", { where: view.where, count: view.connected }),
    );
    this.problem.hidden = !view.problem;
    write(this.problem, view.problem);
    const punished = state.teams
      .flatMap(({ players, yellow_cards, double_yellows, red_cards, repairs }, i) => [
        ...players.map(({ penalty, penalty_left, yellow_cards, red_cards, warnings }, j) => {
          const marks = [
            penalty !== "none" && penalty,
            penalty_left > 0 && `${Math.ceil(penalty_left)} s`,
            yellow_cards > 0 && `${word("yellow").toLowerCase()} ${yellow_cards}`,
            red_cards > 0 && `${word("red").toLowerCase()} ${red_cards}`,
            warnings > 0 && `${word("warning").toLowerCase()} ${warnings}`,
          ].filter(Boolean);
          return marks.length > 0 ? `${teams[i]}, ${j + 1}: ${marks.join(", ")}` : "";
        }),
        ...[
          { name: "repair", count: repairs },
          { name: "yellow", count: yellow_cards },
          { name: "double-yellow", count: double_yellows },
          { name: "red", count: red_cards },
        ].map(({ name, count }) => (count > 0 ? `${teams[i]}: ${word(name).toLowerCase()} ${count}` : "")),
      ])
      .filter(Boolean);
    lines(this.penalties, punished, g("r_noPenalties"));
    lines(this.robots, view.robots, g("r_noRobots"));
    lines(this.orders, view.orders, g("r_noLog"));
  }

  /// The buttons that a protocol has words for.
  private lay(choice: RefereeChoice, teams: string[], players: number): void {
    const by = (words: string) => choice.orders.filter(({ arguments: its }) => its === words);
    const has = (name: string) => choice.orders.some((order) => order.name === name);
    const button = (order: RefereeOrderInfo, text: string, line: string, label?: string) =>
      h(
        "button",
        {
          type: "button",
          class: "plain",
          title: order.meaning,
          "aria-label": label,
          onclick: () => void this.order(line),
        },
        text,
      );
    const clocks = ["hold", "run"];
    const game = by("")
      .filter(({ name }) => !clocks.includes(name))
      .map((order) => button(order, word(order.name), order.name));
    const counted = by("NUMBER").flatMap((order) =>
      (COUNTS[order.name] ?? []).map((count) =>
        button(order, `${word(order.name)} ${count}`, `${order.name} ${count}`),
      ),
    );
    const sides = by("SIDE").map((order) =>
      h(
        "div",
        { class: "for-side" },
        h("span", {}, word(order.name)),
        ...["first", "second"].map((side, i) =>
          button(order, teams[i]!, `${order.name} ${side}`, `${word(order.name)}, ${teams[i]}`),
        ),
      ),
    );
    const side = () =>
      h(
        "select",
        { "aria-label": g("r_side") },
        h("option", { value: "first" }, teams[0]!),
        h("option", { value: "second" }, teams[1]!),
      );
    const number = (label: string, most: number, least = 1, value = 1) =>
      h("input", { type: "number", min: least, max: most, step: 1, value, required: true, "aria-label": label });
    const [whose, player] = [side(), number(g("r_number"), players)];
    const kind = h(
      "select",
      { "aria-label": g("r_kind") },
      ...choice.penalties.map((penalty) => h("option", { value: penalty }, penalty)),
    );
    const seconds = number(g("r_seconds"), 32767, 0, 30);
    const what = h(
      "select",
      { "aria-label": g("r_what") },
      ...[...by("SIDE PLAYER"), ...by("SIDE [PLAYER]")].map(({ name, meaning }) =>
        h("option", { value: name, title: meaning }, word(name)),
      ),
    );
    const left = number(g("r_seconds"), 32767, 0, 600);
    const line = h("input", {
      "aria-label": g("r_line"),
      placeholder: "kick-off first",
      maxlength: 200,
      autocomplete: "off",
    });
    const told = h("form", { class: "bar-of" }, line, h("button", { class: "plain" }, g("r_tell")));
    told.addEventListener("submit", (event) => {
      event.preventDefault();
      if (line.value.trim()) void this.order(line.value.trim()).then(() => line.select());
    });
    const press = (text: string, make: () => string) =>
      h("button", { type: "button", class: "plain", onclick: () => void this.order(make()) }, text);
    const group = (title: string, ...inside: (Node | undefined)[]) =>
      h("fieldset", {}, h("legend", {}, title), ...inside);
    this.desk.replaceChildren(
      h("div", { class: "told-to" }, this.score, this.state, this.where, this.problem),
      group(
        g("r_game"),
        h("div", { class: "bar-of" }, ...game),
        counted.length > 0 ? h("div", { class: "bar-of" }, ...counted) : undefined,
      ),
      group(g("r_kicks"), h("div", { class: "sides" }, ...sides)),
      group(
        g("r_player"),
        h("div", { class: "bar-of" }, whose, player),
        has("penalty")
          ? h(
              "div",
              { class: "bar-of" },
              kind,
              seconds,
              press(g("r_penalise"), () => `penalty ${whose.value} ${player.value} ${kind.value} ${seconds.value}`),
            )
          : undefined,
        h(
          "div",
          { class: "bar-of" },
          what,
          press(g("r_do"), () => `${what.value} ${whose.value} ${player.value}`),
        ),
      ),
      group(
        g("r_clock"),
        h(
          "div",
          { class: "bar-of" },
          left,
          ...by("SECONDS").map((order) => press(word(order.name), () => `${order.name} ${left.value}`)),
          ...choice.orders
            .filter(({ name }) => clocks.includes(name))
            .map((order) => button(order, word(order.name), order.name)),
        ),
      ),
      group(g("r_line"), told),
      h(
        "div",
        { class: "lists" },
        h("section", {}, h("h2", {}, g("r_penalties")), this.penalties),
        h("section", {}, h("h2", {}, g("r_log")), this.orders),
        h("section", {}, h("h2", {}, g("r_robots")), this.robots),
      ),
      h("button", { type: "button", class: "plain end", onclick: () => void this.attempt(endReferee) }, g("r_end")),
    );
  }
}

function lines(list: HTMLElement, all: string[], none: string): void {
  const now = JSON.stringify(all);
  if (list.dataset["lines"] === now) return;
  list.dataset["lines"] = now;
  list.replaceChildren(...(all.length > 0 ? all : [none]).map((line) => h("li", {}, line)));
}

// The team page: asks the server five times a second while somebody looks, and shows it in seven panels.

import { Refusal } from "../../data/api";
import type { ListedTeam, TeamState } from "../../data/types/api";
import { h, write } from "../../ui/dom";
import { Tabs } from "../../ui/tabs";
import { pageHead } from "../../ui/trouble";
import { copies, listTeams, teamState } from "./api";
import { Coach } from "./coach";
import { Journals } from "./journals";
import { Pitch } from "./pitch";
import { Plots } from "./plots";
import { Radio } from "./radio";
import { Records } from "./records";
import { Referee } from "./referee";
import { offer, Side } from "./side";
import { g } from "./strings";

const BETWEEN = 200; // ms
const BETWEEN_LISTS = 2000;
const AFTER_TROUBLE = 1000;
const PAST_ROUNDS = 8; // a round takes a tenth of a second

const VIEWS = ["records", "pitch", "side", "radio", "plots", "coach", "referee"] as const;
type View = (typeof VIEWS)[number];

export class TeamPage {
  private readonly choice = h("select", { "aria-label": g("team"), title: g("team") });
  private readonly status = h("p", { class: "problem", role: "alert", hidden: true });
  private readonly records = new Records((record, member) => this.open(record, member));
  private readonly journals = new Journals();
  private readonly pitch = new Pitch();
  private readonly side = new Side();
  private readonly radio = new Radio();
  private readonly plots = new Plots();
  private readonly coach = new Coach();
  private readonly referee = new Referee();
  private readonly tabs: Tabs;
  private readonly none: HTMLElement[];
  private teams: ListedTeam[] = [];
  private listed = -Infinity;
  private timer = 0;
  private busy = false;
  private polls = 0;

  constructor(place: HTMLElement, query: URLSearchParams) {
    const parts = {
      records: this.records.element,
      pitch: this.pitch.element,
      side: this.side.element,
      radio: this.radio.element,
      plots: this.plots.element,
      coach: this.coach.element,
    };
    this.none = Object.values(parts).map(() =>
      h(
        "div",
        { class: "none" },
        h("p", {}, g("noTeam")),
        h("p", {}, h("code", {}, "./cancha rtdb make --team demo --member 3")),
      ),
    );
    const panels = Object.entries(parts).map(([key, element], i): [string, string, HTMLElement] => [
      key,
      g(key as View),
      h("div", {}, this.none[i], element, key === "records" && this.journals.element),
    ]);
    this.tabs = new Tabs([...panels, ["referee", g("referee"), this.referee.element]]);
    this.tabs.element.addEventListener("click", () => this.turned());
    this.tabs.element.addEventListener("keyup", () => this.turned());
    const commands = (team: string) => [
      `./cancha rtdb top --team ${team} --member 1`,
      `./cancha rtdb record robot.mcap --team ${team} --member 1`,
      `./cancha rtdb replay robot.mcap --team ${team} --member 1`,
    ];
    const shell = h(
      "details",
      { class: "shell" },
      h("summary", {}, g("journal")),
      ...commands(query.get("team") ?? "demo").map((line) => h("p", {}, h("code", {}, line))),
    );
    this.choice.addEventListener("change", () => this.remember());
    place.replaceChildren(
      pageHead(h("h1", {}, g("title")), h("label", { class: "team-choice" }, h("span", {}, g("team")), this.choice)),
      h("main", { class: "team-page" }, this.status, this.tabs.element, shell),
    );
    this.wantedTeam = query.get("team") ?? "";
    const view = query.get("view");
    if (VIEWS.includes(view as View)) this.tabs.show(view!);
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) void this.poll();
    });
    Object.assign(window, { __team: { polls: () => this.polls } });
  }
  private wantedTeam: string;

  begin(): Promise<void> {
    return this.poll();
  }

  private get view(): View {
    return VIEWS.find((view) => !this.tabs.element.querySelector<HTMLElement>(`#panel-${view}`)!.hidden)!;
  }
  private turned(): void {
    const now = new URLSearchParams(location.search).get("view") ?? "records";
    if (now === this.view) return;
    this.remember();
    void this.poll();
  }
  private remember(): void {
    const query = new URLSearchParams({ ...(this.choice.value && { team: this.choice.value }), view: this.view });
    history.replaceState(undefined, "", `${location.pathname}?${query}`);
    void this.poll();
  }
  private open(record: string, member: number): void {
    this.side.choose(record, member);
    this.tabs.show("side");
    this.turned();
  }

  /// Asks once, and again soon while the page is seen.
  private async poll(): Promise<void> {
    if (this.busy) return;
    clearTimeout(this.timer);
    this.busy = true;
    let wait = BETWEEN;
    try {
      await this.ask();
      this.status.hidden = true;
    } catch (error) {
      write(this.status, error instanceof Refusal ? g("refused", { why: error.message }) : g("failed"));
      this.status.hidden = false;
      wait = AFTER_TROUBLE;
    }
    this.busy = false;
    ++this.polls;
    if (!document.hidden) this.timer = window.setTimeout(() => void this.poll(), wait);
  }

  private async ask(): Promise<void> {
    const now = performance.now();
    if (now - this.listed > BETWEEN_LISTS) {
      this.teams = await listTeams();
      this.listed = now;
      offer(
        this.choice,
        this.teams.map(({ team, robots }) => [team, `${team} (${robots.length})`]),
        this.choice.value || this.wantedTeam,
      );
    }
    const team = this.choice.value;
    for (const one of this.none) one.hidden = team !== "";
    for (const { element } of [this.records, this.pitch, this.side, this.radio, this.plots, this.coach])
      element.hidden = team === "";
    if (this.view === "referee") await this.referee.refresh(now / 1000);
    const state = team ? await teamState(team) : undefined;
    this.journals.update(state);
    if (this.view === "records") await this.journals.refresh(now / 1000);
    if (state) await this.follow(state, now / 1000);
  }

  private async follow(state: TeamState, time: number): Promise<void> {
    this.records.update(state);
    this.side.update(state);
    if (this.view === "side") await this.side.refresh();
    const has = (record: string, type: string) =>
      state.robots.some(({ records }) => records.some(({ name, layout }) => name === record && layout === type));
    if (this.view === "coach") {
      const [overview, orders, landmarks] = await Promise.all([
        has("overview", "cancha.teamware.Overview") ? copies(state.team, "overview") : [],
        has("orders", "cancha.teamware.Orders") ? copies(state.team, "orders") : [],
        has("landmarks", "cancha.teamware.Landmarks") ? copies(state.team, "landmarks") : [],
      ]);
      this.coach.update(state.team, overview, orders, landmarks);
    }
    if (this.view === "pitch") {
      const [worlds, landmarks] = await Promise.all([
        has("world", "cancha.teamware.GlobalWS") ? copies(state.team, "world") : [],
        has("landmarks", "cancha.teamware.Landmarks") ? copies(state.team, "landmarks") : [],
      ]);
      this.pitch.update(worlds, landmarks);
    }
    const talks = state.robots.some(({ records }) =>
      records.some(({ name, layout }) => name === "radio" && layout === "cancha.RadioState"),
    );
    const radios = this.radio.update(talks ? await copies(state.team, "radio", undefined, PAST_ROUNDS) : []);
    this.plots.update(time, state, radios);
  }
}

// The page of searches: the list of them, and one of them drawn while it goes on.

import { ask, Refusal } from "../../data/api";
import type { ListedTuning, TuneEnd, TuningView } from "../../data/types/api";
import { h, write } from "../../ui/dom";
import { keepingFocus } from "../../ui/match_row";
import { language } from "../../ui/settings";
import { pageHead } from "../../ui/trouble";
import { said } from "../motion/strings";
import { ScorePlot } from "./plot";
import { changes, isOther, joined, lasted } from "./search";
import { s } from "./strings";

const EVERY_MS = 1000;

const address = (name: string): string => `/tune?name=${encodeURIComponent(name)}`;

export class TunePage {
  private readonly list = h("ul", {});
  private readonly panel = h("section", { class: "search" });
  private readonly lost = h("p", { class: "problem", role: "alert", hidden: true }, s("lost"));
  private readonly status = h("p", { class: "status", role: "status" });
  private readonly command = h("p", { hidden: true }, h("code", {}));
  private readonly facts = h("dl", { class: "tune-facts" });
  private readonly bar = h("progress", { "aria-label": s("progress"), max: 1, value: 0 });
  private readonly plot = new ScorePlot();
  private readonly rows = h("tbody", {});
  private readonly result = h("section", { class: "tune-diff", hidden: true });
  private readonly quiet = h("p", { class: "quiet", hidden: true });

  private listed: ListedTuning[] = [];
  private shown: TuningView | undefined;
  private chosen = "";
  private asking = false;
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly place: HTMLElement) {}

  async begin(name: string): Promise<void> {
    const nav = h(
      "nav",
      { class: "tree", "aria-label": s("list") },
      h("div", { class: "title" }, h("h2", {}, s("list"))),
      this.list,
      h("p", {}, h("a", { class: "to-editor", href: "/motion" }, s("motions"))),
    );
    this.place.replaceChildren(
      pageHead(h("h1", {}, s("title"))),
      h("main", { class: "tuning" }, nav, h("div", { class: "tune-side" }, this.lost, this.panel)),
    );
    this.chosen = name;
    addEventListener("popstate", () => void this.choose(new URLSearchParams(location.search).get("name") ?? "", false));
    await this.refresh(true);
    setInterval(() => {
      if (!document.hidden && !this.asking) void this.refresh();
    }, EVERY_MS);
  }

  /// Asks what there is now; `hard` lets trouble through.
  private async refresh(hard = false): Promise<void> {
    this.asking = true;
    try {
      this.listed = await ask<ListedTuning[]>("/api/tunings");
      if (!this.chosen) this.chosen = this.listed[0]?.name ?? "";
      this.showList();
      await this.follow();
      this.lost.hidden = true;
    } catch (error) {
      if (hard) throw error;
      this.lost.hidden = false;
    } finally {
      this.asking = false;
    }
  }

  private async choose(name: string, remember = true): Promise<void> {
    this.chosen = name || (this.listed[0]?.name ?? "");
    this.shown = undefined;
    if (remember) history.pushState(null, "", address(this.chosen));
    this.showList();
    await this.follow().catch(() => (this.lost.hidden = false));
  }

  /// One question after the other: what two answers say is not put together twice.
  private follow(): Promise<void> {
    const turn = this.last.then(() => this.askOn());
    this.last = turn.catch(() => undefined);
    return turn;
  }

  /// Asks for what is new of the chosen search.
  private async askOn(): Promise<void> {
    const { chosen } = this;
    const listed = this.listed.find(({ name }) => name === chosen);
    if (!listed) return this.showNothing();
    const known = this.shown;
    const asListed =
      known &&
      known.start.started === listed.started &&
      (known.steps.at(-1)?.progress.generation ?? 0) === listed.generation;
    if (asListed && !known.running && !listed.running) return;
    let part: TuningView;
    do {
      const before = this.shown;
      part = await this.part(chosen, before?.next ?? 0);
      if (this.chosen !== chosen || this.shown !== before) return; // somebody looks elsewhere by now
      if (isOther(this.shown, part)) {
        this.shown = undefined;
        part = await this.part(chosen, 0);
      }
      this.shown = joined(this.shown, part);
    } while (part.more);
    this.show(this.shown, known?.name !== chosen);
  }
  private async part(name: string, from: number): Promise<TuningView> {
    return ask<TuningView>(`/api/tuning?name=${encodeURIComponent(name)}&from=${from}`).catch((error: Error) => {
      // removed between two questions
      if (error instanceof Refusal) this.chosen = "";
      throw error;
    });
  }

  private showList(): void {
    const rows = this.listed.map((one) => {
      const open = (event: Event) => {
        event.preventDefault();
        void this.choose(one.name);
      };
      const state = one.running ? "goesOn" : one.generation >= one.wanted && one.wanted > 0 ? "over" : "stopped";
      return h(
        "li",
        { "data-name": one.name },
        h(
          "a",
          { href: address(one.name), onclick: open, "aria-current": one.name === this.chosen ? "true" : undefined },
          h("span", { class: "name" }, s("of", { skill: one.skill, robot: one.robot })),
          h("span", { class: `quiet ${state}` }, `${s(state)} · ${one.generation}/${one.wanted}`),
        ),
      );
    });
    const same =
      rows.length === this.list.children.length && rows.every((row, i) => row.isEqualNode(this.list.children[i]!));
    if (same) return;
    const focused = (document.activeElement?.closest("li[data-name]") as HTMLElement | null)?.dataset["name"];
    keepingFocus(() => this.list.replaceChildren(...rows));
    if (focused)
      this.list.querySelector<HTMLElement>(`li[data-name="${CSS.escape(focused)}"] a`)?.focus({ preventScroll: true });
  }

  private showNothing(): void {
    const first = this.listed.length === 0;
    this.shown = undefined;
    if (this.panel.dataset["empty"] === String(first)) return;
    this.panel.dataset["empty"] = String(first);
    this.panel.replaceChildren(
      h("h2", {}, first ? s("none") : s("missing", { name: this.chosen })),
      h("p", {}, s("how")),
      h("p", {}, h("code", {}, "./cancha tune kick_right --studio")),
    );
  }

  private show(search: TuningView, anew: boolean): void {
    const { start, steps, end, running } = search;
    if (anew || this.panel.dataset["empty"] || !this.panel.hasChildNodes()) this.build(search);
    const last = steps.at(-1);
    const percent = new Intl.NumberFormat(language(), {
      style: "percent",
      maximumFractionDigits: 1,
      signDisplay: "exceptZero",
    });
    if (last) {
      const { generation, best, before, mean, spread, tries } = last.progress;
      const values: Record<string, string> = {
        generation: s("ofWanted", { generation, wanted: last.wanted }),
        best: said(best, 3),
        before: said(before, 3),
        mean: `${said(mean, 3)} ± ${said(spread, 3)}`,
        tries: said(tries, 0),
        time: lasted(last.seconds),
      };
      for (const [name, value] of Object.entries(values))
        write(this.facts.querySelector<HTMLElement>(`[data-fact="${name}"]`)!, value);
      this.bar.value = last.wanted > 0 ? generation / last.wanted : 0;
      this.plot.set(
        steps,
        s("plotSaid", { count: steps.length, best: said(best, 3), before: said(before, 3), mean: said(mean, 3) }),
      );
    } else this.plot.set([], s("waiting"));
    const all = changes(search);
    this.quiet.hidden = all.some(({ share }) => share !== 0);
    write(this.quiet, last ? s("unchanged") : s("waiting"));
    this.rows.replaceChildren(
      ...all.map(({ parameter, now, share }) =>
        h(
          "tr",
          share === 0 ? { class: "quiet" } : {},
          h("th", { scope: "row" }, parameter.name),
          h("td", {}, said(parameter.before, 4)),
          h("td", {}, said(now, 4)),
          h("td", {}, said(now - parameter.before, 4)),
          h("td", {}, percent.format(share)),
        ),
      ),
    );
    this.showEnd(end, running, start.skill, start.robot);
  }

  /// The frame of a search, which is filled in as it goes on.
  private build({ start }: TuningView): void {
    delete this.panel.dataset["empty"];
    const fact = (name: "generation" | "best" | "before" | "mean" | "tries" | "time") =>
      h("div", {}, h("dt", {}, s(name)), h("dd", { "data-fact": name }, "–"));
    this.facts.replaceChildren(...(["generation", "best", "before", "mean", "tries", "time"] as const).map(fact));
    const when = new Date(start.started).toLocaleString(language(), { dateStyle: "medium", timeStyle: "short" });
    const table = h(
      "table",
      {},
      h("caption", {}, s("parameters")),
      h(
        "thead",
        {},
        h(
          "tr",
          {},
          ...(["parameter", "was", "is", "change", "ofRange"] as const).map((head) =>
            h("th", { scope: "col" }, s(head)),
          ),
        ),
      ),
      this.rows,
    );
    this.panel.replaceChildren(
      h("h2", {}, s("of", { skill: start.skill, robot: start.robot })),
      h("p", { class: "quiet" }, s("scored", { meaning: start.meaning })),
      h(
        "p",
        { class: "quiet" },
        `${s("how_", { parameters: start.parameters.length, population: start.population, bodies: start.bodies, seed: start.seed })} · ${s("started", { when })}`,
      ),
      this.status,
      this.command,
      this.bar,
      this.facts,
      h("figure", {}, h("figcaption", {}, s("plot"), this.plot.legend), this.plot.element),
      this.result,
      this.quiet,
      h("div", { class: "wide", tabindex: 0, role: "group", "aria-label": s("parameters") }, table),
    );
  }

  private showEnd(end: TuneEnd | null | undefined, running: boolean, skill: string, robot: string): void {
    const score = (x: number) => said(x, 3);
    const outcome = end
      ? [
          s("outcome", { bodies: end.bodies, before: score(end.before), after: score(end.after) }),
          s(end.written ? "written" : "kept", { file: end.file }),
        ]
      : [];
    const words = running
      ? s("running")
      : !end
        ? s("killed")
        : [end.complete ? s("ended") : s("interrupted"), ...outcome, ...(end.complete ? [] : [s("goOn")])].join(" ");
    write(this.status, words);
    this.status.className = `status ${running ? "goes-on" : end?.written ? "good" : ""}`;
    this.command.hidden = running || end?.complete === true;
    write(
      this.command.firstElementChild as HTMLElement,
      `./cancha tune ${skill}${robot === "bioloid" ? "" : ` --robot ${robot}`} --resume`,
    );
    this.result.hidden = !end;
    if (!end) return;
    const lines = end.diff
      .split("\n")
      .filter(Boolean)
      .map((line) => h("span", { class: line.startsWith("+") ? "new" : "old" }, `${line}\n`));
    this.result.replaceChildren(
      h("h3", {}, s("diff")),
      ...(lines.length > 0
        ? [
            h("p", { class: "quiet" }, s("file", { file: end.file })),
            h("pre", { tabindex: 0, "aria-label": s("diff"), role: "group" }, ...lines),
          ]
        : [h("p", { class: "quiet" }, s("noDiff"))]),
    );
  }
}

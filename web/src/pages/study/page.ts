// The page of studies: the list of them, and one of them with its figures, a dot for each trial, and the way to watch one.

import { ask, Refusal, startMatch, watchAddress } from "../../data/api";
import type { ListedStudy, StudyView } from "../../data/types/api";
import { h, write } from "../../ui/dom";
import { keepingFocus } from "../../ui/match_row";
import { language } from "../../ui/settings";
import { pageHead } from "../../ui/trouble";
import { Dots } from "./dots";
import { s } from "./strings";

const EVERY_MS = 2000;

const address = (name: string): string => `/study?name=${encodeURIComponent(name)}`;

export class StudyPage {
  private readonly list = h("ul", {});
  private readonly panel = h("section", { class: "study" });
  private readonly lost = h("p", { class: "problem", role: "alert", hidden: true }, s("lost"));
  private readonly rows = h("tbody", {});
  private readonly heads = h("tr", {});
  private readonly caption = h("figcaption", {});
  private readonly dots = new Dots((trial) => this.pick(trial));
  private readonly words = h("p", { role: "status" });
  private readonly watch = h(
    "button",
    { type: "button", class: "primary", hidden: true, onclick: () => void this.play() },
    s("watch"),
  );

  private listed: ListedStudy[] = [];
  private shown: StudyView | undefined;
  private name = "";
  private measure = 0;
  private seed: number | undefined; // of the chosen trial
  private asking = false;

  constructor(private readonly place: HTMLElement) {}

  async begin(name: string): Promise<void> {
    const nav = h(
      "nav",
      { class: "tree", "aria-label": s("list") },
      h("div", { class: "title" }, h("h2", {}, s("list"))),
      this.list,
    );
    this.place.replaceChildren(
      pageHead(h("h1", {}, s("title"))),
      h("main", { class: "studies" }, nav, h("div", { class: "study-side" }, this.lost, this.panel)),
    );
    this.name = name;
    addEventListener("popstate", () => void this.open(new URLSearchParams(location.search).get("name") ?? "", false));
    await this.refresh(true);
    setInterval(() => {
      if (!document.hidden && !this.asking) void this.refresh();
    }, EVERY_MS);
  }

  /// Asks what there is now; `hard` lets trouble through.
  private async refresh(hard = false): Promise<void> {
    this.asking = true;
    try {
      this.listed = await ask<ListedStudy[]>("/api/studies");
      this.name ||= this.listed[0]?.name ?? "";
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

  private async open(name: string, remember = true): Promise<void> {
    this.name = name || (this.listed[0]?.name ?? "");
    this.seed = undefined;
    this.measure = 0;
    if (remember) history.pushState(null, "", address(this.name));
    this.showList();
    await this.follow().catch(() => (this.lost.hidden = false));
  }

  /// Asks for the chosen study, where there is more of it than is shown.
  private async follow(): Promise<void> {
    const listed = this.listed.find(({ name }) => name === this.name);
    if (!listed) return this.showNothing();
    const { study } = this.shown ?? {};
    if (study?.name === listed.name && study.trials === listed.trials && study.changed === listed.changed) return;
    const view = await ask<StudyView>(`/api/study?name=${encodeURIComponent(listed.name)}`);
    if (this.name !== listed.name) return; // somebody looks elsewhere by now
    const anew = study?.name !== listed.name;
    this.shown = view;
    if (anew) this.measure = firstOf(view);
    this.build(view);
  }

  private showList(): void {
    const rows = this.listed.map((one) => {
      const go = (event: Event) => {
        event.preventDefault();
        void this.open(one.name);
      };
      return h(
        "li",
        {},
        h(
          "a",
          { href: address(one.name), onclick: go, "aria-current": one.name === this.name ? "true" : undefined },
          h("span", { class: "name" }, one.name),
          h("span", { class: "quiet" }, s("trials", { count: one.trials })),
        ),
      );
    });
    const same =
      rows.length === this.list.children.length && rows.every((row, i) => row.isEqualNode(this.list.children[i]!));
    if (!same) keepingFocus(() => this.list.replaceChildren(...rows));
  }

  private showNothing(): void {
    this.shown = undefined;
    this.panel.replaceChildren(
      h("h2", {}, this.listed.length === 0 ? s("none") : s("missing", { name: this.name })),
      h("p", {}, s("how")),
      h("p", {}, h("code", {}, "./cancha study run two_on_one --trials 20")),
    );
  }

  /// The frame of a study; what depends on the chosen measure and trial is filled in by update().
  private build({ study, trials, bars }: StudyView): void {
    const ends = new Map<string, number>();
    for (const { ended } of trials) ends.set(ended, (ends.get(ended) ?? 0) + 1);
    const ended = [...ends].map(([why, count]) => `${why} ${count}`).join(", ");
    this.heads.replaceChildren();
    keepingFocus(() =>
      this.panel.replaceChildren(
        h("h2", {}, study.title),
        h("p", { class: "quiet" }, `${s("who", { ...study })} · ${s("trials", { count: study.trials })}`),
        h("p", { class: "quiet" }, s("ends", { ends: ended })),
        ...(trials.length < study.trials ? [h("p", { class: "quiet" }, s("firstOnly", { count: trials.length }))] : []),
        h("figure", {}, this.caption, this.dots.element),
        h("div", { class: "chosen-trial" }, this.words, this.watch),
        h(
          "div",
          { class: "wide", tabindex: 0, role: "group", "aria-label": s("measures") },
          h("table", {}, h("caption", {}, s("measures")), h("thead", {}, this.heads), this.rows),
        ),
        ...(bars ? [h("h3", {}, s("bars")), h("pre", { tabindex: 0 }, bars)] : []),
      ),
    );
    this.update();
  }

  private pick(trial: number): void {
    this.seed = this.shown?.trials[trial]?.seed;
    this.update();
  }

  private update(): void {
    const { shown } = this;
    const measure = shown?.measures[this.measure];
    if (!shown || !measure) return;
    const { figure, meaning } = measure;
    const say = (value: number | null | undefined) => said(value, figure.unit, figure.share);
    const values = shown.trials.map((trial) => trial.values[this.measure] ?? null);
    const chosen = shown.trials.findIndex(({ seed }) => seed === this.seed);
    write(this.caption, s("dots", { name: figure.name, meaning }));
    this.dots.draw(
      {
        values,
        said: s("dotsSaid", { name: figure.name }),
        mean: figure.mean,
        say: (i) => s("dot", { seed: shown.trials[i]!.seed, value: say(values[i]), ended: shown.trials[i]!.ended }),
        scale: [say(figure.least), say(figure.most)],
      },
      chosen,
    );
    const trial = shown.trials[chosen];
    this.watch.hidden = !trial;
    write(
      this.words,
      trial
        ? s("chosen", { seed: trial.seed, name: figure.name, value: say(values[chosen]), ended: trial.ended })
        : s("choose"),
    );
    this.showTable(shown, chosen);
  }

  private showTable({ measures, trials }: StudyView, chosen: number): void {
    const trial = trials[chosen];
    const columns = [s("measure"), s("mean"), s("interval"), s("median"), s("range")];
    if (trial) columns.push(s("this", { seed: trial.seed }));
    this.heads.replaceChildren(...columns.map((head) => h("th", { scope: "col" }, head)));
    const rows = measures.map(({ figure, meaning }, i) => {
      const say = (value: number | null | undefined) => said(value, figure.unit, figure.share);
      const choose = h(
        "button",
        {
          type: "button",
          title: meaning,
          "aria-pressed": String(i === this.measure),
          onclick: () => {
            this.measure = i;
            this.update();
          },
        },
        figure.name,
      );
      const cells = [say(figure.mean), `${say(figure.low)} … ${say(figure.high)}`];
      cells.push(...(figure.share ? ["", ""] : [say(figure.median), `${say(figure.least)} … ${say(figure.most)}`]));
      if (trial) cells.push(figure.share ? said(trial.values[i], "", false) : say(trial.values[i]));
      return h("tr", {}, h("th", { scope: "row" }, choose), ...cells.map((text) => h("td", {}, text)));
    });
    const focused = [...this.rows.querySelectorAll("button")].indexOf(document.activeElement as HTMLButtonElement);
    this.rows.replaceChildren(...rows);
    if (focused >= 0) this.rows.querySelectorAll("button")[focused]?.focus({ preventScroll: true });
  }

  private async play(): Promise<void> {
    if (this.seed === undefined || this.watch.ariaBusy === "true") return;
    this.watch.ariaBusy = "true";
    write(this.words, s("starting"));
    try {
      const match = await startMatch({ study: this.name, seed: this.seed });
      location.assign(watchAddress(match.name));
    } catch (error) {
      const why = error instanceof Refusal ? error.message : s("lost");
      write(this.words, s("refused", { why }));
    } finally {
      this.watch.ariaBusy = "false";
    }
  }
}

/// The first measure that differs between trials: of the others nothing is to be seen.
function firstOf({ measures }: StudyView): number {
  return Math.max(
    0,
    measures.findIndex(({ figure }) => figure.most > figure.least && !figure.share),
  );
}

function said(value: number | null | undefined, unit: string, share: boolean): string {
  if (value === null || value === undefined) return s("untold");
  const text = new Intl.NumberFormat(
    language(),
    share ? { style: "percent", maximumFractionDigits: 1 } : { maximumSignificantDigits: 4 },
  );
  return unit && !share ? `${text.format(value)} ${unit}` : text.format(value);
}

// The list of recordings, newest first; two of them can be chosen to be seen side by side.

import { deleteRecording, recordings, renameRecording, watchAddress } from "../../data/api";
import { clock } from "../../data/clock";
import type { ListedRecording } from "../../data/types/api";
import { h, iconButton } from "../../ui/dom";
import { badge, keepingFocus, shortName, teamPair } from "../../ui/match_row";
import { ask } from "../../ui/question";
import { language } from "../../ui/settings";
import { t } from "../../ui/strings";
import { s } from "./strings";
import { recoverCommand } from "../../ui/trouble";
import { parentLink } from "../match/branches";

interface Row {
  entry: ListedRecording;
  said: string; // what the entry said when the row was made
  box: HTMLInputElement;
  link: HTMLAnchorElement;
  element: HTMLElement;
}

export class RecordingList {
  readonly element = h("div", { class: "list" }, h("p", { class: "quiet" }, t("loading")));
  private readonly list = h("ul", { class: "matches" });
  private readonly go = h("button", { type: "button", class: "plain", disabled: true }, t("compare"));
  private readonly bar = h("div", { class: "compare-bar" }, h("span", { class: "quiet" }, s("compareHint")), this.go);
  private readonly ticker = h("p", { class: "sr", role: "status" });
  private entries: ListedRecording[] = [];
  private rows = new Map<string, Row>();
  private hidden: ReadonlySet<string> = new Set();
  private chosen: string[] = [];

  /// `nothing` is said where there are no recordings; `changes`: they can be renamed and deleted here.
  constructor(
    private readonly nothing: () => HTMLElement[],
    private readonly changes = false,
  ) {
    this.go.addEventListener("click", () => {
      const [a, b] = this.chosen.map(encodeURIComponent);
      location.assign(`/compare?a=${a}&b=${b}`);
    });
  }

  /// Asks the server again.
  async reload(): Promise<void> {
    try {
      // journals of robots are on their page
      this.entries = (await recordings()).filter(({ journal }) => !journal).sort((a, b) => b.modified - a.modified);
    } catch {
      return this.element.replaceChildren(h("p", { role: "alert" }, s("listFailed")));
    }
    this.show();
  }

  /// Leaves some out: those that are played now.
  hide(names: ReadonlySet<string>): void {
    const changed = names.size !== this.hidden.size || [...names].some((name) => !this.hidden.has(name));
    this.hidden = names;
    if (changed && this.entries.length > 0) this.show();
  }

  /// Puts the keyboard to a recording.
  focus(name: string): void {
    this.rows.get(name)?.link.focus({ preventScroll: true });
  }

  private show(): void {
    const shown = this.entries.filter((entry) => !this.hidden.has(entry.name));
    // a row that says the same is kept, with its picture and its box
    this.rows = new Map(
      shown.map((entry) => {
        const old = this.rows.get(entry.name);
        return [entry.name, old?.said === JSON.stringify(entry) ? old : this.row(entry)];
      }),
    );
    this.chosen = this.chosen.filter((name) => this.rows.get(name)?.entry.complete);
    this.follow();
    this.bar.hidden = shown.filter((entry) => entry.complete).length < 2;
    keepingFocus(() => {
      this.list.replaceChildren(...[...this.rows.values()].map((row) => row.element));
      this.element.replaceChildren(...(shown.length > 0 ? [this.bar, this.list] : this.nothing()), this.ticker);
    });
  }

  /// Two can be chosen, not more.
  private follow(): void {
    this.go.disabled = this.chosen.length !== 2;
    for (const { entry, box } of this.rows.values()) {
      box.checked = this.chosen.includes(entry.name);
      box.disabled = !entry.complete || (this.chosen.length === 2 && !box.checked);
    }
  }

  private row(entry: ListedRecording): Row {
    const box = h("input", { type: "checkbox", "aria-label": s("compareOne", { name: shortName(entry.name) }) });
    box.addEventListener("change", () => {
      this.chosen = box.checked ? [...this.chosen, entry.name] : this.chosen.filter((name) => name !== entry.name);
      this.follow();
    });
    const link = linkTo(entry);
    const name = shortName(entry.name);
    const orders = h(
      "span",
      { class: "row-orders" },
      iconButton("rename", s("r_renameOne", { name }), () => void this.rename(entry), { title: s("r_rename") }),
      iconButton("delete", s("r_deleteOne", { name }), () => void this.remove(entry), { title: s("r_delete") }),
    );
    const parent = entry.branch_of !== "" && h("p", { class: "from" }, parentLink(entry.branch_of, entry.branch_time));
    return {
      entry,
      said: JSON.stringify(entry),
      box,
      link,
      element: h(
        "li",
        {},
        h("label", { class: "pick" }, box),
        h("div", { class: "row" }, link, parent),
        this.changes && orders,
      ),
    };
  }

  private rename(entry: ListedRecording): Promise<void> {
    return ask({
      title: s("r_renameOne", { name: shortName(entry.name) }),
      label: s("r_newName"),
      value: shortName(entry.name),
      note: s("r_renameNote"),
      submit: s("r_rename"),
      take: async (to) => {
        const { name } = await renameRecording(entry.name, to);
        await this.reload();
        this.focus(name);
        this.ticker.textContent = s("r_renamed", { name: shortName(entry.name), to: shortName(name) });
      },
    });
  }

  private remove(entry: ListedRecording): Promise<void> {
    return ask({
      title: s("r_deleteTitle", { name: shortName(entry.name) }),
      note: s("r_deleteNote"),
      submit: s("r_delete"),
      take: async () => {
        await deleteRecording(entry.name);
        await this.reload();
        this.ticker.textContent = s("r_deleted", { name: shortName(entry.name) });
      },
    });
  }
}

function linkTo(entry: ListedRecording): HTMLAnchorElement {
  const { blue, yellow } = entry.score;
  const date = new Intl.DateTimeFormat(language(), { dateStyle: "medium", timeStyle: "short" }).format(
    entry.modified * 1000,
  );
  const megabytes = new Intl.NumberFormat(language(), { maximumFractionDigits: 1, minimumFractionDigits: 1 }).format(
    entry.bytes / 1e6,
  );
  const line = (...facts: string[]) => h("span", {}, facts.filter(Boolean).join(" · "));
  // decoration: everything it shows is told beside it; a recording that has none, or is still being written, leaves its place empty
  const place = { alt: "", loading: "lazy", width: 108, height: 82 };
  const picture = entry.complete
    ? h("img", { ...place, src: `/api/recordings/${encodeURIComponent(entry.name)}/picture.svg` })
    : h("img", { ...place, class: "none" });
  picture.addEventListener("error", () => picture.classList.add("none"));
  return h(
    "a",
    {
      href: watchAddress(entry.name),
      title: entry.complete ? undefined : s("incompleteHint", { command: recoverCommand(entry.name) }),
    },
    picture,
    h(
      "span",
      { class: "file" },
      shortName(entry.name),
      entry.branch_of !== "" && badge("tag", s("whatIf")),
      !entry.complete && badge("warn", s("incomplete")),
    ),
    teamPair(entry.blue, entry.yellow, h("span", { class: "score" }, entry.complete ? `${blue} : ${yellow}` : "–")),
    h(
      "span",
      { class: "about" },
      line(entry.league, entry.seconds ? clock(entry.seconds) : "", `${megabytes} MB`),
      h("span", { class: "date" }, date),
    ),
  );
}

// The home page: all recordings, newest first.

import { clock } from "./clock";
import { h } from "./dom";
import type { Score } from "./messages";
import { language } from "./settings";
import { t } from "./strings";
import { pageHead, recoverCommand } from "./trouble";

/// One entry of /api/recordings.
interface Entry {
  name: string;
  bytes: number;
  modified: string | number;
  seconds: number;
  blue: string;
  yellow: string;
  score: Score;
  league: string;
  complete: boolean;
}

export async function showHome(place: HTMLElement): Promise<void> {
  document.title = `${t("home")} · Cancha`;
  const list = h("div", { class: "list" }, h("p", { class: "quiet" }, t("loading")));
  const main = h("main", { class: "home" }, h("h1", {}, t("home")), h("p", { class: "quiet" }, t("tagline")), list);
  place.replaceChildren(pageHead(), main);
  try {
    const answer = await fetch("/api/recordings");
    if (!answer.ok) throw new Error(String(answer.status));
    const entries = (await answer.json()) as Entry[];
    entries.sort((a, b) => Number(when(b)) - Number(when(a)));
    if (entries.length === 0) {
      list.replaceChildren(h("p", {}, t("noRecordings")), h("p", {}, h("code", {}, "./cancha play --record recordings/first.mcap")));
    } else list.replaceChildren(...comparable(entries));
  } catch {
    list.replaceChildren(h("p", { role: "alert" }, t("listFailed")));
  }
}

/// The list, with a box before each recording: two of them can be seen side by side.
function comparable(entries: Entry[]): HTMLElement[] {
  const chosen: string[] = [];
  const go = h("button", { type: "button", class: "plain", disabled: true }, t("compare"));
  go.addEventListener("click", () => {
    const [a, b] = chosen.map(encodeURIComponent);
    location.assign(`/compare?a=${a}&b=${b}`);
  });
  const rows = entries.map((entry) => {
    const box = h("input", { type: "checkbox", disabled: !entry.complete, "aria-label": t("compareOne", { name: entry.name.replace(/\.mcap$/, "") }) });
    box.addEventListener("change", () => {
      if (box.checked) chosen.push(entry.name);
      else chosen.splice(chosen.indexOf(entry.name), 1);
      go.disabled = chosen.length !== 2;
      for (const other of boxes) if (!other.disabled || !other.dataset["cut"]) other.disabled = chosen.length === 2 && !other.checked;
    });
    if (!entry.complete) box.dataset["cut"] = "yes";
    return { box, row: h("li", {}, h("label", { class: "pick" }, box), row(entry)) };
  });
  const boxes = rows.map(({ box }) => box);
  const bar = h("div", { class: "compare-bar" }, h("span", { class: "quiet" }, t("compareHint")), go);
  return [...(entries.filter((entry) => entry.complete).length > 1 ? [bar] : []), h("ul", { class: "matches" }, ...rows.map(({ row: made }) => made))];
}

/// The server gives an ISO text or seconds since 1970.
function when(entry: Entry): Date {
  return new Date(typeof entry.modified === "number" ? entry.modified * 1000 : entry.modified);
}

function row(entry: Entry): HTMLElement {
  const name = entry.name.replace(/\.mcap$/, "");
  const { blue, yellow } = entry.score;
  const team = (side: "blue" | "yellow") =>
    h("span", { class: `team ${side}` }, h("span", { class: "chip", "aria-hidden": "true" }), h("span", { class: "name" }, entry[side] || "–"), h("span", { class: "sr" }, ` (${t(side)})`));
  const date = new Intl.DateTimeFormat(language(), { dateStyle: "medium", timeStyle: "short" }).format(when(entry));
  const megabytes = new Intl.NumberFormat(language(), { maximumFractionDigits: 1, minimumFractionDigits: 1 }).format(entry.bytes / 1e6);
  const line = (...facts: string[]) => h("span", {}, facts.filter(Boolean).join(" · "));
  // decoration: everything it shows is told beside it; a recording that has none leaves its place empty
  const picture = h("img", { alt: "", loading: "lazy", width: 108, height: 82, src: `/api/recordings/${encodeURIComponent(entry.name)}/picture.svg` });
  picture.addEventListener("error", () => picture.classList.add("none"));
  return h(
    "a",
    { href: `/watch?file=${encodeURIComponent(entry.name)}`, title: entry.complete ? undefined : t("incompleteHint", { command: recoverCommand(entry.name) }) },
    picture,
    h("span", { class: "file" }, name, !entry.complete && h("span", { class: "warn" }, t("incomplete"))),
    h("span", { class: "pair" }, team("blue"), h("span", { class: "score" }, entry.complete ? `${blue} : ${yellow}` : "–"), team("yellow")),
    h("span", { class: "about" }, line(entry.league, entry.seconds ? clock(entry.seconds) : "", `${megabytes} MB`), h("span", { class: "date" }, date)),
  );
}

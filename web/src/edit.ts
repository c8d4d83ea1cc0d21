// The way to the editor, which is a bundle of its own: who only watches does not wait for it.

import { h } from "./dom";
import { t } from "./strings";
import { pageHead, showTrouble } from "./trouble";
import type { LiveStatus } from "./types/api";

/// Where a behaviour is edited.
export const editAddress = (name: string): string => `/edit?behaviour=${encodeURIComponent(name)}`;

/// Links to the behaviours that a live match runs.
export function editLinks(match: LiveStatus | undefined): HTMLElement[] {
  const running = [match?.blue, match?.yellow].filter((_, i) => (match?.program_versions[i] ?? -1) >= 0);
  return [...new Set(running)].map((name) => h("a", { class: "to-editor", href: editAddress(name!), title: t("editHint") }, t("editOne", { name: name! })));
}

export async function showEdit(place: HTMLElement, query: URLSearchParams): Promise<void> {
  place.replaceChildren(pageHead(), h("main", { class: "trouble" }, h("h1", { class: "quiet" }, t("loading"))));
  const bundle = "/editor.js"; // a name, so that the build leaves it alone
  try {
    const styled = new Promise((done) => document.head.append(h("link", { rel: "stylesheet", href: "/editor.css", onload: done, onerror: done })));
    const [{ showEditor }] = (await Promise.all([import(bundle), styled])) as [{ showEditor: (at: HTMLElement, asked: URLSearchParams) => Promise<void> }, unknown];
    await showEditor(place, query);
  } catch (error) {
    showTrouble(place, error, "editor.js");
  }
}

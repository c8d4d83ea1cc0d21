// The way to the editor.

import { h } from "./dom";
import { shortName } from "./names";
import { t } from "./strings";
import type { ListedBehaviour, LiveStatus } from "./types/api";

/// Where a behaviour is edited.
export const editAddress = (name: string): string => `/edit?behaviour=${encodeURIComponent(name)}`;

const link = (name: string) => h("a", { class: "to-editor", href: editAddress(name), title: t("editHint") }, t("editOne", { name: shortName(name) }));

/// Links to the behaviours that a live match runs, or that played in a recording and are still there.
export function editLinks(match: LiveStatus | undefined, recorded: string[]): HTMLElement[] {
  const links = h("span", { class: "to-editors" });
  const plain = (team: string) => team.split(":")[0]!; // "lions:product" are the rules of lions
  const running = [match?.blue ?? "", match?.yellow ?? ""].filter((_, i) => (match?.program_versions[i] ?? -1) >= 0);
  links.append(...[...new Set(running.map(plain))].map(link));
  if (!match && recorded.length > 0) {
    const there = fetch("/api/behaviours").then((answer) => (answer.ok ? (answer.json() as Promise<ListedBehaviour[]>) : []));
    there.then((all) => links.append(...all.map(({ name }) => name).filter((name) => recorded.map(plain).includes(name)).map(link)), () => undefined);
  }
  return [links];
}

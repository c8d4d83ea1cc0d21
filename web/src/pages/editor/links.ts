// The way to the editor.

import type { ListedBehaviour, LiveStatus } from "../../data/types/api";
import { h } from "../../ui/dom";
import { t } from "../../ui/strings";

/// Where a behaviour is edited.
export const editAddress = (name: string): string => `/edit?behaviour=${encodeURIComponent(name)}`;

export const editLink = (name: string): HTMLElement =>
  h("a", { class: "to-editor", href: editAddress(name), title: t("editHint") }, t("editOne", { name }));

/// Links to the behaviours that a live match runs, or that played in a recording and are still there.
export function editLinks(match: LiveStatus | undefined, recorded: string[]): HTMLElement[] {
  const links = h("span", { class: "to-editors" });
  const plain = (team: string) => team.split(":")[0]!; // "lions:product" are the rules of lions
  links.append(...[...new Set(match?.behaviours.filter(Boolean))].map(editLink));
  if (!match && recorded.length > 0) {
    const there = fetch("/api/behaviours").then((answer) =>
      answer.ok ? (answer.json() as Promise<ListedBehaviour[]>) : [],
    );
    there.then(
      (all) =>
        links.append(
          ...all.filter(({ team }) => recorded.map(plain).includes(plain(team))).map(({ name }) => editLink(name)),
        ),
      () => undefined,
    );
  }
  return [links];
}

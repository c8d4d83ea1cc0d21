// Where a what-if comes from, and which what-ifs come from a match: links both ways.

import { matches, recordings, watchAddress } from "../../data/api";
import { clock } from "../../data/clock";
import { h } from "../../ui/dom";
import { shortName } from "../../ui/match_row";
import { t } from "../../ui/strings";

/// A link to the moment at which a match was branched off.
export const parentLink = (parent: string, time: number): HTMLAnchorElement =>
  h(
    "a",
    { class: "parent", href: watchAddress(parent, time) },
    t("branchedFrom", { name: shortName(parent), time: clock(time) }),
  );

interface Branch {
  name: string;
  branch_of: string;
  branch_time: number;
}

/// All what-ifs of a match, by their moment; those being played, too.
async function branchesOf(file: string): Promise<Branch[]> {
  const [kept, played] = await Promise.all([recordings(), matches().catch(() => [])]);
  const all = new Map<string, Branch>([...kept, ...played].map((one) => [one.name, one]));
  return [...all.values()]
    .filter(({ branch_of }) => branch_of === file)
    .sort((a, b) => a.branch_time - b.branch_time || (a.name < b.name ? -1 : 1));
}

/// What stands in the head of a match's page: its parent, and a menu of its branches where there are any.
export function branchLinks(file: string, parent: string, time: number): HTMLElement[] {
  const place = h("span", { class: "branches" });
  if (parent) place.append(parentLink(parent, time));
  branchesOf(file).then(
    (found) => {
      if (found.length === 0) return;
      const list = h(
        "ul",
        {},
        ...found.map((one) =>
          h(
            "li",
            {},
            h(
              "a",
              { href: watchAddress(one.name) },
              t("branchAt", { name: shortName(one.name), time: clock(one.branch_time) }),
            ),
          ),
        ),
      );
      place.append(h("details", {}, h("summary", {}, `${t("branches")} (${found.length})`), list));
    },
    () => undefined,
  ); // then there are none to show
  return [place];
}

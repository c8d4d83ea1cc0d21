// The head of every page: the way to all pages, what this page has to offer, theme and language. Where there is no room for all of
// it in one row, the pages go into a menu; where that is not enough, what the page offers gets a row of its own.

import { h, iconButton } from "./dom";
import { recall, remember, settingControls } from "./settings";
import { embedded } from "./share";
import { type Key, t } from "./strings";

const FIT = "cancha-fit";

/// All pages. `work`: for servers that play; others only show recordings.
const PAGES: { path: string; name: Key; work?: true }[] = [
  { path: "/", name: "matches" },
  { path: "/compare", name: "compare" },
  { path: "/edit", name: "n_behaviours", work: true },
  { path: "/chart", name: "charts", work: true },
  { path: "/motion", name: "motions", work: true },
  { path: "/tune", name: "tunings", work: true },
  { path: "/study", name: "studies", work: true },
  { path: "/scene", name: "scenes", work: true },
  { path: "/camera", name: "camera", work: true },
  { path: "/team", name: "robots", work: true },
];

/// The server plays matches, or does not: then there is nothing behind some pages.
export function serverPlays(yes: boolean): void {
  remember("plays", yes ? "yes" : "no");
  document.documentElement.dataset["plays"] = yes ? "yes" : "no";
  dispatchEvent(new Event(FIT)); // there are more or fewer pages now
}

/// A match that is watched is one of the matches.
const isHere = (path: string): boolean =>
  path === location.pathname || (path === "/" && location.pathname === "/watch");

function navigation(): HTMLElement {
  const link = ({ path, name, work }: (typeof PAGES)[number]) =>
    h(
      "li",
      { class: work ? "work" : undefined },
      h("a", { href: path, "aria-current": isHere(path) ? "page" : undefined }, t(name)),
    );
  return h("nav", { class: "pages", "aria-label": t("pages") }, h("ul", {}, ...PAGES.map(link)));
}

let made = 0;

/// `inside`: what belongs to this page, its title first.
export function pageHead(...inside: (Node | string)[]): HTMLElement {
  const mark = h("span", { class: "mark", "aria-hidden": "true" });
  const here = h("div", { class: "here-only" }, ...inside);
  // a shared file has no other pages
  const shared = embedded() !== undefined;
  const brand = shared
    ? h("span", { class: "brand" }, mark, h("span", {}, "Cancha"))
    : h("a", { class: "brand", href: "/", "aria-label": `Cancha – ${t("back")}` }, mark, h("span", {}, "Cancha"));
  const id = `site-menu-${++made}`;
  const menu = h("div", { class: "site-menu", id }, ...(shared ? [] : [navigation()]), settingControls());
  const opener = iconButton("menu", t("menu"), () => undefined, {
    class: "icon opener",
    popovertarget: id,
    "aria-expanded": "false",
  });
  menu.addEventListener("toggle", (event) =>
    opener.setAttribute("aria-expanded", String((event as ToggleEvent).newState === "open")),
  );
  const head = h("header", { class: "head" }, brand, menu, here, opener);
  document.documentElement.dataset["plays"] = recall("plays", "yes");
  keepFitting(head, here, menu);
  return head;
}

/// Level 0: all in one row; 1: pages and settings in a menu; 2: what the page offers in rows of its own.
function keepFitting(head: HTMLElement, here: HTMLElement, menu: HTMLElement): void {
  let width = 0;
  const fit = () => {
    if (menu.matches(":popover-open")) return;
    for (const level of ["0", "1", "2"]) {
      head.dataset["level"] = level;
      if (level === "0") menu.removeAttribute("popover");
      else menu.popover = "auto";
      if (head.scrollWidth <= head.clientWidth) break;
    }
  };
  new ResizeObserver(() => {
    if (head.clientWidth === width) return;
    width = head.clientWidth;
    if (menu.matches(":popover-open")) menu.hidePopover();
    fit();
  }).observe(head);
  new MutationObserver(() => head.isConnected && fit()).observe(here, {
    childList: true,
    subtree: true,
    characterData: true,
  });
  addEventListener(FIT, () => head.isConnected && fit());
  head.dataset["level"] = "0";
}

// A button that opens a small card of choices; Escape or a click elsewhere closes it.

import { h, icon, type Icon } from "./dom";

let made = 0;

export function menu(name: Icon, label: string, ...inside: (Node | undefined)[]): HTMLElement {
  const id = `menu-${++made}`;
  const first = inside
    .map((node) => (node as HTMLElement).querySelector?.("input") ?? node)
    .find((node) => node instanceof HTMLInputElement);
  (first as HTMLElement | undefined)?.setAttribute("autofocus", "");
  const card = h("div", { class: "menu", id, popover: "auto", role: "group", "aria-label": label }, ...inside);
  const button = h(
    "button",
    { type: "button", class: "toggle", popovertarget: id, "aria-expanded": "false", title: label },
    icon(name),
    h("span", {}, label),
  );
  // above or below the button, within the window
  card.addEventListener("toggle", (event) => {
    const open = (event as ToggleEvent).newState === "open";
    button.setAttribute("aria-expanded", String(open));
    if (!open) return;
    const at = button.getBoundingClientRect();
    card.style.left = `${Math.max(8, Math.min(at.left, innerWidth - card.offsetWidth - 8))}px`;
    const above = at.top - card.offsetHeight - 6;
    card.style.top = `${above >= 8 ? above : Math.max(8, Math.min(at.bottom + 6, innerHeight - card.offsetHeight - 8))}px`;
  });
  return h("div", { class: "opens" }, button, card);
}

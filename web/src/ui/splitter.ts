// A bar between two areas that is dragged, or moved by the arrow keys, to give one of them more room. The size is
// written into a CSS variable and remembered.

import { h } from "./dom";
import { recall, remember } from "./settings";

export interface Split {
  name: string; // of what it sizes: `--NAME` is its size in pixels
  label: string;
  direction: "row" | "column"; // row: sizes a width, column: a height
  size: number;
  least: number;
  most: () => number;
}

const KEY_STEP = 24;

export function splitter(holder: HTMLElement, split: Split): HTMLElement {
  const { name, direction, least } = split;
  const bar = h("div", {
    class: `splitter ${direction}`,
    role: "separator",
    tabindex: 0,
    "aria-label": split.label,
    "aria-orientation": direction === "row" ? "vertical" : "horizontal",
    "aria-valuemin": least,
  });
  let size = split.size;
  let wish = split.size; // what was asked for: a wider window may have room for it again
  const set = (wanted: number) => {
    wish = wanted;
    const most = Math.max(least, split.most());
    size = Math.round(Math.min(most, Math.max(least, wanted)));
    holder.style.setProperty(`--${name}`, `${size}px`);
    bar.setAttribute("aria-valuenow", String(size));
    bar.setAttribute("aria-valuemax", String(Math.round(most)));
  };
  const keep = (wanted: number) => {
    set(wanted);
    remember(`size.${name}`, String(size));
  };
  set(Number(recall(`size.${name}`, String(split.size))) || split.size);
  new ResizeObserver(() => set(wish)).observe(holder); // a tablet is turned, a window made narrow

  let from: { pointer: number; size: number } | undefined;
  const along = (event: PointerEvent) => (direction === "row" ? event.clientX : event.clientY);
  bar.addEventListener("pointerdown", (event) => {
    from = { pointer: along(event), size };
    bar.setPointerCapture(event.pointerId);
  });
  // what it sizes lies behind the bar: right of it or below it
  bar.addEventListener("pointermove", (event) => from && set(from.size + from.pointer - along(event)));
  for (const end of ["pointerup", "pointercancel"]) {
    bar.addEventListener(end, () => {
      if (from) keep(size);
      from = undefined;
    });
  }
  bar.addEventListener("dblclick", () => keep(split.size));
  bar.addEventListener("keydown", (event) => {
    const [more, less] = direction === "row" ? ["ArrowLeft", "ArrowRight"] : ["ArrowUp", "ArrowDown"];
    const wanted = { [more]: size + KEY_STEP, [less]: size - KEY_STEP, Home: least, End: split.most() }[event.key];
    if (wanted === undefined) return;
    event.preventDefault(); // the page's own arrow keys stay out of it
    keep(wanted);
  });
  return bar;
}

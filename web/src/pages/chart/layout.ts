// Where the parts of the chart page are: the picture beside its text, the panels below, the strip at the bottom. The bars between
// them can be moved.

import { h } from "../../ui/dom";
import { splitter } from "../../ui/splitter";
import { c } from "./strings";
import { canWrite } from "./text";

export function chartLayout(
  picture: HTMLElement,
  text: HTMLElement,
  lower: HTMLElement,
  strip: HTMLElement,
): HTMLElement {
  const main = h("main", { class: canWrite() ? "charting" : "charting reading" }, picture, text, lower, strip);
  main.insertBefore(
    splitter(main, {
      name: "chart-text",
      label: c("textSize"),
      direction: "row",
      size: Math.round(innerWidth * 0.38),
      least: 220,
      most: () => innerWidth - 400,
    }),
    text,
  );
  main.insertBefore(
    splitter(main, {
      name: "chart-lower",
      label: c("lowerSize"),
      direction: "column",
      size: 236,
      least: 90,
      most: () => innerHeight - 260,
    }),
    lower,
  );
  return main;
}

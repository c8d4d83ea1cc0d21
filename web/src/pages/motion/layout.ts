// Where the parts of the motion page are: files, picture and joints in a row, poses and panels below. The bars between them can be
// moved. And the row of tools above the picture.

import { h } from "../../ui/dom";
import { splitter } from "../../ui/splitter";
import type { View } from "./room";
import { type Key, m } from "./strings";

interface Parts {
  files: HTMLElement;
  middle: HTMLElement;
  side: HTMLElement;
  lower: HTMLElement;
  strip: HTMLElement;
}

export function motionLayout({ files, middle, side, lower, strip }: Parts): HTMLElement {
  const main = h("main", { class: "moving" }, files, middle, side, lower, strip);
  main.insertBefore(
    splitter(main, {
      name: "motion-side",
      label: m("sideSize"),
      direction: "row",
      size: 380,
      least: 280,
      most: () => innerWidth * 0.5,
    }),
    side,
  );
  main.insertBefore(
    splitter(main, {
      name: "motion-lower",
      label: m("lowerSize"),
      direction: "column",
      size: 290,
      least: 120,
      most: () => innerHeight - 260,
    }),
    lower,
  );
  return main;
}

interface Tools {
  mirrorPose(): void;
  copyRight(): void;
  copyLeft(): void;
  mirrorMotion(): void;
  check(): void;
  look(view: View): void;
}

/// Left and right, the check, and from where the robot is seen.
export function motionTools(tools: Tools): HTMLElement {
  const views = h(
    "select",
    { "aria-label": m("view"), title: m("view") },
    ...(["slant", "front", "side", "back"] as const).map((view) => h("option", { value: view }, m(view))),
  );
  views.addEventListener("change", () => tools.look(views.value as View));
  const tool = (label: Key, run: () => void) =>
    h("button", { type: "button", class: "plain small", onclick: run }, m(label));
  return h(
    "div",
    { class: "motion-tools", role: "group", "aria-label": m("sides") },
    tool("mirrorPose", () => tools.mirrorPose()),
    tool("copyRight", () => tools.copyRight()),
    tool("copyLeft", () => tools.copyLeft()),
    tool("mirrorMotion", () => tools.mirrorMotion()),
    h(
      "button",
      { type: "button", class: "plain small", title: m("checkHint"), onclick: () => tools.check() },
      m("check"),
    ),
    views,
  );
}

// What came of a motion in the simulator, in words and with the load of each joint.

import type { MotionRun } from "../../data/types/api";
import { h } from "../../ui/dom";
import { type Key, m, said, words } from "./strings";

/// The sentences about a run, the most important first.
export function sentences(run: MotionRun): string[] {
  const most = said(run.most_torque, 2);
  const strained = run.loads
    .filter(({ at_limit }) => at_limit)
    .map(({ joint }) => words(joint))
    .join(", ");
  const first = run.frames[0]!.trunk;
  const last = run.frames.at(-1)!.trunk;
  const moved = (axis: number, more: Key, less: Key) =>
    m(last[axis]! < first[axis]! ? less : more, { cm: said(Math.abs(last[axis]! - first[axis]!) * 100, 0) });
  return [
    ...(run.ended ? [] : [m("out_left", { seconds: said(run.seconds, 1) })]),
    run.fell ? m("out_fell") : run.stands ? m("out_stands", { seconds: said(run.seconds, 2) }) : m("out_lies"),
    run.torque_met ? m("out_torque", { most }) : m("out_torqueNot", { most, joints: strained }),
    run.speed_met ? m("out_speed") : m("out_speedNot"),
    run.self_contact > 0 ? m("out_contact", { mm: said(run.self_contact * 1000, 1) }) : m("out_noContact"),
    m("out_moved", { along: moved(0, "ahead", "astern"), aside: moved(1, "leftwards", "rightwards") }),
  ];
}

export function outcome(run: MotionRun): HTMLElement {
  const [first, ...others] = sentences(run);
  const rows = run.loads.map(({ joint, torque, speed, at_limit }) => {
    const share = torque / run.most_torque;
    return h(
      "tr",
      at_limit ? { class: "strained" } : {},
      h("th", { scope: "row" }, words(joint)),
      h("td", {}, said(torque, 2)),
      h(
        "td",
        {},
        h("meter", { min: 0, max: 1, high: 0.98, value: Math.min(1, share).toFixed(3), "aria-label": words(joint) }),
        ` ${said(share * 100, 0)} %`,
      ),
      h("td", {}, said(speed, 0)),
    );
  });
  return h(
    "div",
    { class: "outcome" },
    h("p", { class: run.stands && !run.fell ? "good" : "poor" }, first),
    h("ul", {}, ...others.map((sentence) => h("li", {}, sentence))),
    h(
      "table",
      {},
      h("caption", {}, m("load")),
      h(
        "thead",
        {},
        h(
          "tr",
          {},
          ...[m("joint"), m("torque"), m("ofMost"), m("turned")].map((head) => h("th", { scope: "col" }, head)),
        ),
      ),
      h("tbody", {}, ...rows),
    ),
  );
}

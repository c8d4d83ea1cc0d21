// What is wrong with a motion: faults of its text and what the check found, each with the way there.

import type { MotionFinding, TextFinding } from "../../data/types/api";
import { h } from "../../ui/dom";
import { type Key, m } from "./strings";

const CONCERNS: Record<string, Key> = {
  range: "range",
  speed: "speed_",
  start: "start_",
  end: "end",
  balance: "balance",
};

export class ProblemList {
  readonly element = h("div", { class: "findings" });

  constructor(
    private readonly goTo: (finding: MotionFinding) => void,
    private readonly openText: () => void,
  ) {}

  /// Without findings the motion was not checked.
  show(faults: TextFinding[], findings: MotionFinding[] | undefined): void {
    const bad = faults.map((fault) =>
      this.row("error", m("line", { line: fault.line }), fault.message, () => this.openText()),
    );
    const rows = (findings ?? []).map((finding) => {
      const kind = m(CONCERNS[finding.concern] ?? "problems");
      return this.row("warning", kind, `${finding.pose}: ${finding.text}`, () => this.goTo(finding));
    });
    const none = h("p", { class: "quiet" }, findings ? m("noProblems") : m("notChecked"));
    this.element.replaceChildren(bad.length + rows.length > 0 ? h("ul", {}, ...bad, ...rows) : none);
  }

  private row(severity: string, kind: string, what: string, press: () => void): HTMLElement {
    return h(
      "li",
      { class: severity },
      h(
        "button",
        { type: "button", onclick: press },
        h("span", { class: "kind" }, kind),
        h("span", { class: "what" }, what),
      ),
    );
  }
}

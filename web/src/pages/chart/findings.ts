// What is wrong with a chart: in a list, and at its place in the text.

import type { Diagnostic } from "@codemirror/lint";
import type { Text } from "@codemirror/state";

import type { ChartFinding, ChartView } from "../../data/types/api";
import { h } from "../../ui/dom";
import { c } from "./strings";

const bytes = new TextEncoder();

/// Where a place of the server, in bytes, is in the text.
export function offsetOf(text: Text, line: number, column: number): number {
  const found = text.line(Math.min(Math.max(1, line), text.lines));
  const before = new TextDecoder().decode(bytes.encode(found.text).subarray(0, Math.max(0, column - 1)));
  return Math.min(found.from + before.length, found.to);
}
export function spanOf(text: Text, { line, column, length }: ChartFinding): { from: number; to: number } {
  const from = offsetOf(text, line, column);
  const rest = text.lineAt(from).text.slice(from - text.lineAt(from).from);
  const long = length || /^[\w:.-]+/.exec(rest)?.[0].length || 1;
  return { from, to: Math.min(from + long, text.length) };
}

const SEVERITIES = { error: "error", warning: "warning", note: "info" } as const;
export const sentence = ({ what, hint }: ChartFinding): string => (hint ? `${what} (${hint})` : what);

export function diagnostics(text: Text, findings: ChartFinding[]): Diagnostic[] {
  return findings.map((finding) => ({
    ...spanOf(text, finding),
    severity: SEVERITIES[finding.severity],
    message: sentence(finding),
  }));
}

export class FindingList {
  readonly element = h("div", { class: "findings" });

  constructor(private readonly go: (finding: ChartFinding) => void) {}

  show({ findings, exact, readable }: ChartView): void {
    const list = findings.map((finding) =>
      h(
        "li",
        {},
        h(
          "button",
          { type: "button", class: finding.severity, onclick: () => this.go(finding) },
          h("span", { class: "kind" }, c(finding.severity)),
          h("span", { class: "what" }, sentence(finding)),
          h("span", { class: "quiet" }, c("line", { line: finding.line })),
        ),
      ),
    );
    this.element.replaceChildren(
      list.length > 0 ? h("ul", {}, ...list) : h("p", { class: "quiet" }, c("noProblems")),
      ...(readable && !exact ? [h("p", { class: "quiet" }, c("notAll"))] : []),
    );
  }
}

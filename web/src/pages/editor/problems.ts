// Everything that is wrong in all files of the behaviour.

import { h } from "../../ui/dom";
import type { ServerDiagnostic } from "./lsp_client";
import { e } from "./strings";

const MOST = 200;

export class ProblemList {
  readonly element: HTMLElement;
  private readonly list = h("ul", { class: "problems" });
  private readonly all = new Map<string, ServerDiagnostic[]>();

  constructor(private readonly jump: (path: string, problem: ServerDiagnostic) => void) {
    this.element = h(
      "section",
      { class: "card", "aria-labelledby": "problems-title" },
      h("div", { class: "title" }, h("h2", { id: "problems-title" }, e("problems"))),
      this.list,
    );
    this.show();
  }

  take(path: string, told: ServerDiagnostic[]): void {
    // mere remarks are marked in the text; they are no problem
    const serious = told.filter(({ severity }) => severity <= 2);
    if (serious.length) this.all.set(path, serious);
    else this.all.delete(path);
    this.show();
  }

  errors(path: string): number {
    return (this.all.get(path) ?? []).filter(({ severity }) => severity === 1).length;
  }

  /// Whether there is any error at all.
  get any(): boolean {
    return [...this.all.keys()].some((path) => this.errors(path) > 0);
  }

  private show(): void {
    const flat = [...this.all].flatMap(([path, told]) => told.map((problem) => ({ path, problem })));
    flat.sort((a, b) => a.problem.severity - b.problem.severity);
    const rows = flat.slice(0, MOST).map(({ path, problem }) => {
      const where = `${path.slice(path.lastIndexOf("/") + 1)}, ${e("line", { line: problem.range.start.line + 1 })}`;
      return h(
        "li",
        { class: `s${problem.severity}` },
        h(
          "button",
          { type: "button", onclick: () => this.jump(path, problem) },
          h("span", { class: "what" }, problem.message.split("\n")[0]!),
          h("span", { class: "quiet" }, where),
        ),
      );
    });
    this.list.replaceChildren(...(rows.length ? rows : [h("li", { class: "quiet none" }, e("noProblems"))]));
  }
}

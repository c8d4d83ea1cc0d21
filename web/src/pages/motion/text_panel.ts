// The text of the motion's file, and what is wrong with it at its place.

import type { TextFinding } from "../../data/types/api";
import { h } from "../../ui/dom";
import { m } from "./strings";

const ASK_AFTER_MS = 300;

export class TextPanel {
  readonly element: HTMLElement;
  private readonly area = h("textarea", { spellcheck: "false", autocomplete: "off", wrap: "off", rows: 12 });
  private readonly faults = h("ul", { class: "text-faults" });
  private readonly note = h("p", { class: "problem", hidden: true }, m("unreadable"));
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly typed: (text: string) => void) {
    this.element = h("div", { class: "text-panel" }, this.note, this.faults, this.area);
    this.area.addEventListener("input", () => {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.typed(this.area.value), ASK_AFTER_MS);
    });
  }

  get text(): string {
    return this.area.value;
  }
  /// Somebody is writing here; what comes from elsewhere would be in the way.
  get busy(): boolean {
    return document.activeElement === this.area;
  }

  show(file: string, text: string): void {
    this.area.setAttribute("aria-label", m("textLabel", { file }));
    if (this.area.value !== text) this.area.value = text;
  }

  showFaults(faults: TextFinding[]): void {
    this.note.hidden = faults.length === 0;
    this.area.setAttribute("aria-invalid", String(faults.length > 0));
    this.faults.replaceChildren(
      ...faults.map((fault) =>
        h(
          "li",
          {},
          h(
            "button",
            { type: "button", onclick: () => this.goTo(fault) },
            h("span", { class: "kind" }, m("goThere", { line: fault.line, column: fault.column })),
            h("span", { class: "what" }, fault.message),
          ),
        ),
      ),
    );
  }

  /// Selects the line that a fault is in.
  private goTo({ line }: TextFinding): void {
    const lines = this.area.value.split("\n");
    const begin = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
    this.area.focus();
    this.area.setSelectionRange(begin, begin + (lines[line - 1]?.length ?? 0));
    this.area.scrollTop = Math.max(0, (line - 4) * (this.area.scrollHeight / Math.max(1, lines.length)));
  }
}

// What the page has to say: a line that comes and goes, and questions that stay until they are answered.

import { h, write } from "../../ui/dom";
import { type Documents, type OpenText } from "./documents";
import { e } from "./strings";

export class Notices {
  readonly line = h("p", { class: "said", role: "status" });
  readonly bar = h("div", { class: "notices" });
  private readonly conflicts = new Map<OpenText, HTMLElement>();

  constructor(
    private readonly documents: Documents,
    private readonly saveOver: (text: OpenText) => Promise<void>,
  ) {}

  /// An empty text brings the keys back.
  say(text: string, bad = false): void {
    write(this.line, text || e("keys"));
    this.line.title = text;
    this.line.classList.toggle("quiet", text === "");
    this.line.classList.toggle("bad", bad);
  }

  /// Two texts want the same place; nothing happens to either until somebody says so.
  conflict(text: OpenText): void {
    this.settled(text);
    const button = (label: string, press: () => unknown) =>
      h("button", { type: "button", class: "plain", onclick: () => void press() }, label);
    const notice = h(
      "div",
      { class: "notice", role: "alert" },
      h("p", {}, e("conflict", { file: text.path })),
      h(
        "div",
        { class: "buttons" },
        button(e("takeTheirs"), async () => {
          const there = await this.documents.takeTheirs(text);
          this.settled(text);
          if (!there) {
            text.etag = "";
            this.say(e("goneOnDisk", { file: text.path }), true);
          }
        }),
        button(e("overwrite"), () => this.saveOver(text)),
        button(e("later"), () => this.settled(text)),
      ),
    );
    this.conflicts.set(text, notice);
    this.bar.append(notice);
  }

  settled(text: OpenText): void {
    this.conflicts.get(text)?.remove();
    this.conflicts.delete(text);
  }
}

// The state machine of the option that is being written, as it grows; a click on a state goes to its text.

import type { BehaviourPicture } from "../../data/types/api";
import { h, write } from "../../ui/dom";
import { type Documents, positionOf } from "./documents";
import { type DocumentSymbol, type Position, uriOf } from "./lsp_client";
import { e } from "./strings";

const LEAST_SCALE = 0.68;

const before = (a: Position, b: Position) => a.line < b.line || (a.line === b.line && a.character <= b.character);
const holds = ({ range }: DocumentSymbol, at: Position) => before(range.start, at) && before(at, range.end);

export class PicturePanel {
  readonly element: HTMLElement;
  private readonly title = h("h2", { id: "picture-title" }, e("picture"));
  private readonly note = h("p", { class: "quiet note", hidden: true });
  private readonly sheet = h("div", { class: "sheet", tabindex: 0, role: "group", "aria-labelledby": "picture-title" });
  private symbols: DocumentSymbol[] = [];
  private drawn = ""; // path and option
  private asked = 0;

  /// `jump`: to a state of this text, or to an option of any.
  constructor(
    private readonly documents: Documents,
    jump: (kind: "state" | "option", name: string) => void,
  ) {
    this.element = h(
      "section",
      { class: "picture card", "aria-labelledby": "picture-title" },
      h("div", { class: "title" }, this.title, this.note),
      this.sheet,
    );
    this.sheet.addEventListener("click", (event) => {
      const link = (event.target as Element).closest("a");
      const found = /^#(state|option)\/(.+)$/.exec(link?.getAttribute("href") ?? "");
      if (!found) return;
      event.preventDefault();
      jump(found[1] as "state" | "option", found[2]!);
    });
  }

  /// The outline of the shown text, as the server read it last.
  get outline(): readonly DocumentSymbol[] {
    return this.symbols;
  }

  /// The text changed, or another one is shown.
  async update(): Promise<void> {
    const { shown: text, client } = this.documents;
    if (!text || !client?.connected) return;
    const turn = ++this.asked;
    const place = this.documents.placeIn(text, text.state.selection.main.head);
    const [symbols, picture] = await Promise.all([
      client.ask<DocumentSymbol[]>("textDocument/documentSymbol", { textDocument: { uri: uriOf(text.path) } }),
      client.ask<BehaviourPicture>("cancha/picture", place),
    ]);
    if (turn !== this.asked || text !== this.documents.shown) return;
    this.symbols = symbols ?? [];
    if (picture) this.show(picture, text.path);
    this.markState();
  }

  /// The cursor moved: its state is marked; another option is drawn.
  moved(): void {
    const option = this.optionHere();
    if (option && this.drawn && this.drawn !== `${this.documents.shown?.path} ${option.name}`) void this.update();
    else this.markState();
  }

  private get cursor(): Position | undefined {
    const state = this.documents.shown?.state;
    return state && positionOf(state.doc, state.selection.main.head);
  }
  private optionHere(): DocumentSymbol | undefined {
    const at = this.cursor;
    return this.symbols.find((symbol) => symbol.detail === "option" && at && holds(symbol, at));
  }

  private show(picture: BehaviourPicture, path: string): void {
    write(this.title, picture.option ? e("pictureOf", { option: picture.option }) : e("overview"));
    const note = picture.problem ? e("noPicture", { why: picture.problem }) : picture.fresh ? "" : e("stale");
    write(this.note, note);
    this.note.hidden = note === "";
    this.element.classList.toggle("stale", !picture.fresh);
    const what = `${path} ${picture.option}`;
    if (!picture.svg) {
      // the last good picture of the same thing stays
      if (this.drawn !== what) this.sheet.replaceChildren();
      return;
    }
    const svg = document.importNode(
      new DOMParser().parseFromString(picture.svg, "image/svg+xml").documentElement,
      true,
    );
    svg.style.minWidth = `${Math.round(LEAST_SCALE * Number(svg.getAttribute("width")))}px`;
    this.sheet.replaceChildren(svg);
    if (this.drawn !== what) this.sheet.scrollTo(0, 0);
    this.drawn = what;
  }

  private markState(): void {
    const at = this.cursor;
    const state = this.optionHere()?.children.find((child) => child.detail.endsWith("state") && at && holds(child, at));
    for (const link of this.sheet.querySelectorAll("a")) {
      const here = state !== undefined && link.getAttribute("href") === `#state/${state.name}`;
      link.classList.toggle("at-cursor", here);
    }
  }
}

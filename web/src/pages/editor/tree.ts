// The files of a behaviour, by folder: which one is shown, which are unsaved, which have errors.

import type { ListedBehaviour } from "../../data/types/api";
import { h } from "../../ui/dom";
import type { Documents } from "./documents";
import { e } from "./strings";

export class FileTree {
  readonly element = h("nav", { class: "tree", "aria-label": e("files") });
  private readonly rows = new Map<string, HTMLButtonElement>();

  constructor(
    private readonly behaviour: ListedBehaviour,
    private readonly documents: Documents,
    private readonly errors: (path: string) => number,
    private readonly open: (path: string) => void,
    makeFile: () => void,
  ) {
    this.element.append(
      h(
        "div",
        { class: "title" },
        h("h2", {}, e("files")),
        h("button", { type: "button", class: "small", onclick: makeFile, title: e("newFile") }, e("newFile")),
      ),
    );
    this.build();
  }

  /// A file that was not there when the page was opened.
  add(path: string): void {
    if (this.behaviour.files.includes(path)) return;
    this.behaviour.files.push(path);
    for (const list of this.element.querySelectorAll("ul, h3")) list.remove();
    this.build();
    this.update();
  }

  private build(): void {
    const own = `${this.behaviour.name}/`;
    const folders = new Map<string, string[]>();
    for (const path of this.behaviour.files) {
      const folder = path.slice(0, path.lastIndexOf("/") + 1);
      folders.set(folder, [...(folders.get(folder) ?? []), path]);
    }
    // its own files first, then what it shares with others
    const rank = (folder: string) => (folder === own ? 0 : folder.startsWith(own) ? 1 : 2);
    const sorted = [...folders].sort(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1));
    for (const [folder, paths] of sorted) {
      const shown = folder.startsWith(own) ? folder.slice(own.length) : folder;
      if (shown)
        this.element.append(
          h("h3", {}, shown.replace(/\/$/, ""), !folder.startsWith(own) && h("span", { class: "quiet" }, e("shared"))),
        );
      this.element.append(h("ul", {}, ...paths.sort().map((path) => h("li", {}, this.row(path)))));
    }
  }

  private row(path: string): HTMLButtonElement {
    const name = path.slice(path.lastIndexOf("/") + 1).replace(/\.xabsl$/, "");
    const made = h(
      "button",
      { type: "button", title: path, onclick: () => this.open(path) },
      h("span", { class: "name" }, name),
      h("span", { class: "dot" }),
      h("span", { class: "count" }),
    );
    this.rows.set(path, made);
    return made;
  }

  update(): void {
    for (const [path, row] of this.rows) {
      if (this.documents.shown?.path === path) row.setAttribute("aria-current", "true");
      else row.removeAttribute("aria-current");
      const changed = this.documents.open.get(path)?.changed ?? false;
      row.classList.toggle("unsaved", changed);
      const [, dot, count] = row.children as unknown as [Element, Element, Element];
      dot.innerHTML = "";
      if (changed) dot.append(h("span", { class: "sr" }, e("unsaved")));
      const errors = this.errors(path);
      count.replaceChildren(
        ...(errors
          ? [
              h("span", { "aria-hidden": "true" }, String(errors)),
              h("span", { class: "sr" }, e("errors", { count: errors })),
            ]
          : []),
      );
    }
  }
}

// The editor page: the files of one behaviour, one text at a time, and beside it the picture of what is being written.

import { EditorView } from "@codemirror/view";

import type { ListedBehaviour } from "../../data/types/api";
import { h, icon } from "../../ui/dom";
import { ask } from "../../ui/question";
import { splitter } from "../../ui/splitter";
import { pageHead } from "../../ui/trouble";
import { behaviours, Conflict, saveFile } from "./api";
import { askNewBehaviour } from "./dialogs";
import { Documents, type OpenText, spanOf } from "./documents";
import { showDiagnostics } from "./features";
import { editAddress } from "./links";
import { LiveFollower } from "./live";
import {
  type LanguageClient,
  type Listener,
  type Location,
  LspClient,
  pathOf,
  type Range,
  type TextEdit,
  type WorkspaceEdit,
} from "./lsp_client";
import { Notices } from "./notices";
import { PicturePanel } from "./picture";
import { ProblemList } from "./problems";
import { canWrite, extensionsOf } from "./setup";
import { e } from "./strings";
import { TextChecker } from "./text_checker";
import { FileTree } from "./tree";

export class EditorPage {
  private readonly view = new EditorView();
  private readonly documents: Documents;
  private readonly client: LanguageClient;
  private readonly isRules: boolean;
  private readonly tree: FileTree;
  private readonly picture: PicturePanel;
  private readonly problems: ProblemList;
  private readonly notices: Notices;
  private readonly live: LiveFollower;
  private readonly where = h("p", { class: "where" });
  private readonly saveButton: HTMLButtonElement;

  constructor(
    place: HTMLElement,
    private readonly behaviour: ListedBehaviour,
    private readonly all: ListedBehaviour[],
  ) {
    this.isRules = behaviour.root.endsWith(".xml");
    const actions = {
      save: () => void this.save(),
      definition: (at: number) => void this.goToDefinition(at),
      rename: (at: number) => void this.rename(at),
      format: () => void this.format(),
    };
    this.documents = new Documents(
      this.view,
      (path) => extensionsOf(path, this.documents, actions, () => this.picture.moved()),
      () => this.noted(),
      () => void this.picture.update(),
    );
    this.problems = new ProblemList((path, { range }) => void this.goTo(path, range));
    this.tree = new FileTree(
      behaviour,
      this.documents,
      (path) => this.problems.errors(path),
      (path) => void this.open(path),
      () => void this.newFile(),
    );
    this.picture = new PicturePanel(this.documents, (kind, name) => void this.jump(kind, name));
    this.notices = new Notices(this.documents, (text) => this.saveAll([text], true));
    this.live = new LiveFollower(behaviour);
    const told: Listener = {
      opened: () => this.documents.forgotten(),
      connected: (yes) => this.notices.say(yes ? "" : e("offline"), !yes),
      diagnostics: (path, told) => {
        this.problems.take(path, told);
        const text = this.documents.open.get(path);
        if (text) {
          text.diagnostics = told;
          void showDiagnostics(this.documents, text);
        }
        this.tree.update();
      },
    };
    this.client = this.isRules ? new TextChecker(told) : new LspClient(behaviour.root, told);
    this.documents.client = this.client;
    this.saveButton = h("button", { type: "button", title: e("saveHint"), onclick: () => void this.save() }, e("save"));
    this.build(place);
  }

  private build(place: HTMLElement): void {
    const choose = h(
      "select",
      { "aria-label": e("behaviour"), title: e("behaviour") },
      ...this.all.map(({ name }) => h("option", { value: name, selected: name === this.behaviour.name }, name)),
    );
    choose.addEventListener("change", () => location.assign(editAddress(choose.value)));
    const play = h(
      "button",
      { type: "button", class: "primary", title: e("playHint"), onclick: () => void this.play() },
      icon("play"),
      h("span", {}, e("play")),
    );
    const fresh = h(
      "button",
      {
        type: "button",
        title: e("freshHint"),
        onclick: () => void askNewBehaviour(this.all, this.isRules ? "rules" : "behaviour"),
      },
      e("fresh"),
    );
    const format = h(
      "button",
      { type: "button", title: e("formatHint"), onclick: () => void this.format() },
      e("format"),
    );
    format.hidden = this.picture.element.hidden = this.isRules; // only the language server does these
    const buttons = h("div", { class: "orders" }, fresh, format, this.saveButton, play);
    const side = h("aside", { class: "beside" }, this.picture.element, this.problems.element);
    const text = h(
      "section",
      { class: "text" },
      h("div", { class: "file-line" }, this.where),
      this.notices.bar,
      h("div", { class: "area" }, this.view.dom),
    );
    const main = h(
      "main",
      { class: canWrite() ? "editor" : "editor reading" },
      this.tree.element,
      text,
      side,
      h("footer", { class: "strip" }, this.notices.line, this.live.element),
    );
    main.insertBefore(
      splitter(main, {
        name: "beside",
        label: e("sideSize"),
        direction: "row",
        size: 420,
        least: 220,
        most: () => innerWidth - 560,
      }),
      side,
    );
    place.replaceChildren(
      pageHead(
        h("h1", {}, h("span", { class: "sr" }, e("behaviour"), ": "), this.behaviour.title || this.behaviour.name),
        choose,
        buttons,
      ),
      main,
    );

    addEventListener("beforeunload", (event) => {
      if (this.documents.changed.length > 0) event.preventDefault();
    });
    addEventListener("keydown", (event) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "s" || event.defaultPrevented) return;
      event.preventDefault();
      void this.save();
    });
    addEventListener("focus", () => void this.lookAtDisk());
    addEventListener("popstate", () => void this.open(this.wished()));
  }

  /// The file that the address names, or the first with something to see.
  private wished(): string {
    const named = new URLSearchParams(location.search).get("file") ?? "";
    if (this.behaviour.files.includes(named)) return named;
    return (
      this.behaviour.files.find((path) => path.startsWith(`${this.behaviour.name}/`) && path !== this.behaviour.root) ??
      this.behaviour.root
    );
  }

  async begin(): Promise<void> {
    await this.open(this.wished(), false);
    await this.documents.takeBack();
    this.documents.keepAcross();
    // for tests and for the curious
    Object.assign(window, {
      __editor: {
        view: this.view,
        text: () => this.view.state.doc.toString(),
        path: () => this.documents.shown?.path,
        changed: () => this.documents.changed.map(({ path }) => path),
        connected: () => this.client.connected,
      },
    });
  }

  /// Shows a file; the address follows, so that back and forward work.
  async open(path: string, remember = true): Promise<OpenText | undefined> {
    const text = await this.documents.show(path).catch((error: unknown) => {
      this.notices.say(e("failed", { why: (error as Error).message }), true);
      return undefined;
    });
    if (!text) return undefined;
    const address = `${editAddress(this.behaviour.name)}&file=${encodeURIComponent(path)}`;
    if (location.pathname + location.search !== address)
      history[remember ? "pushState" : "replaceState"](null, "", address);
    void showDiagnostics(this.documents, text);
    void this.picture.update();
    return text;
  }

  private noted(): void {
    const { shown, changed } = this.documents;
    const path = shown?.path ?? "";
    const cut = path.lastIndexOf("/") + 1;
    this.where.replaceChildren(
      h("span", { class: "quiet" }, path.slice(0, cut)),
      path.slice(cut),
      ...(shown?.changed ? [h("span", { class: "mark" }, ` · ${e("unsaved")}`)] : []),
      ...(canWrite() ? [] : [` · ${e("readOnly")}`]),
    );
    this.saveButton.classList.toggle("due", changed.length > 0);
    document.title = `${changed.length ? "• " : ""}${path.slice(cut)} · ${this.behaviour.name} · Cancha`;
    this.tree.update();
  }

  private async lookAtDisk(): Promise<void> {
    for (const file of await this.documents.followDisk()) this.notices.say(e("reloaded", { file }));
  }

  // ---- saving and playing -------------------------------------------------------------------------------------------

  /// True where everything is on the disk now.
  async save(): Promise<boolean> {
    const due = this.documents.changed;
    if (due.length === 0) this.notices.say(e("nothing"));
    else await this.saveAll(due, false);
    return this.documents.changed.length === 0;
  }

  private async saveAll(texts: OpenText[], evenOverOthers: boolean): Promise<void> {
    if (!canWrite()) return;
    this.notices.say(e("saving"));
    this.documents.tellAll();
    const before = await this.live.before();
    let saved = 0;
    for (const text of texts) {
      try {
        await this.documents.save(text, evenOverOthers);
        this.notices.settled(text);
        ++saved;
      } catch (error) {
        if (error instanceof Conflict) this.notices.conflict(text);
        this.notices.say(e("saveFailed", { file: text.path, why: (error as Error).message }), true);
      }
    }
    if (saved < texts.length) return;
    this.notices.say(e("saved"));
    await this.live.outcome(before, (text, bad) => this.notices.say(text, bad));
  }

  private async play(): Promise<void> {
    if (this.documents.changed.length > 0 && !(await this.save())) return;
    // it may be another one than when the page was opened
    const now = (await behaviours().catch(() => [])).find(({ name }) => name === this.behaviour.name);
    if (now && !now.playable) return this.notices.say(e(this.problems.any ? "mendFirst" : "notPlayable"), true);
    await this.live.play().then(
      (text) => this.notices.say(text),
      (error: Error) => this.notices.say(error.message, true),
    );
  }

  private newFile(): Promise<void> {
    if (this.isRules) return this.newRules();
    return ask({
      title: e("newFileTitle"),
      label: e("newName"),
      value: "Options/",
      pattern: "([A-Za-z0-9_][A-Za-z0-9_.\\-]*/)*[A-Za-z0-9_][A-Za-z0-9_\\-]*(\\.xabsl)?",
      note: e("newFileNote", { root: this.behaviour.root }),
      submit: e("create"),
      take: async (typed) => {
        const path = `${this.behaviour.name}/${typed.replace(/\.xabsl$/, "")}.xabsl`;
        const name = path.slice(path.lastIndexOf("/") + 1, -".xabsl".length).replace(/\W/g, "_");
        const text = `/** What ${name} is for. */\noption ${name}\n{\n  initial state begin\n  {\n    decision\n    {\n      if (true)\n        stay;\n      else\n        stay;\n    }\n    action\n    {\n    }\n  }\n}\n`;
        await saveFile(path, text, "");
        this.tree.add(path);
        await this.open(path);
      },
    });
  }

  private newRules(): Promise<void> {
    return ask({
      title: e("newFileTitle"),
      label: e("newName"),
      pattern: "[A-Za-z0-9_][A-Za-z0-9_\\-]*(\\.xml)?",
      submit: e("create"),
      take: async (typed) => {
        const path = `${this.behaviour.name}/${typed.replace(/\.xml$/, "")}.xml`;
        await saveFile(
          path,
          '<RuleSet>\n  <Rule name="Go to ball">\n    <def><value term="ballInSight"/></def>\n    <action name="followBall"/>\n  </Rule>\n</RuleSet>\n',
          "",
        );
        this.tree.add(path);
        await this.open(path);
      },
    });
  }

  // ---- the language server ------------------------------------------------------------------------------------------

  private async goTo(path: string, range: Range): Promise<void> {
    const text = await this.open(path);
    if (!text) return;
    const { from, to } = spanOf(text.state.doc, range);
    this.view.dispatch({
      selection: { anchor: from, head: to },
      effects: EditorView.scrollIntoView(from, { y: "center" }),
    });
    this.view.focus();
  }

  private async goToDefinition(at: number): Promise<void> {
    const text = this.documents.shown;
    if (!text) return;
    this.documents.tellAll();
    const answer = await this.client.ask<Location | Location[]>(
      "textDocument/definition",
      this.documents.placeIn(text, at),
    );
    const found = Array.isArray(answer) ? answer[0] : answer;
    if (found) await this.goTo(pathOf(found.uri), found.range);
    else this.notices.say(e("noDefinition"));
  }

  /// From the picture into the text.
  private async jump(kind: "state" | "option", name: string): Promise<void> {
    const text = this.documents.shown;
    const state = this.picture.outline
      .flatMap(({ children }) => children)
      .find((child) => child.detail.endsWith("state") && child.name === name);
    if (kind === "state" && state && text) return this.goTo(text.path, state.selectionRange);
    const found = await this.client.ask<{ name: string; location: Location }[]>("workspace/symbol", { query: name });
    const place = found?.find((symbol) => symbol.name === name)?.location;
    if (kind === "option" && place) await this.goTo(pathOf(place.uri), place.range);
  }

  private async rename(at: number): Promise<void> {
    const text = this.documents.shown;
    if (!text || !canWrite()) return;
    this.documents.tellAll();
    const place = this.documents.placeIn(text, at);
    const found = await this.client.ask<{ range: Range; placeholder: string } | Range>(
      "textDocument/prepareRename",
      place,
    );
    if (!found) return this.notices.say(e("cannotRename"), true);
    const { from, to } = spanOf(text.state.doc, "range" in found ? found.range : found);
    const name = text.state.sliceDoc(from, to);
    await ask({
      title: e("rename", { name }),
      label: e("newName"),
      value: "placeholder" in found ? found.placeholder : name,
      submit: e("doRename"),
      take: async (newName) => {
        const edit = await this.client.request<WorkspaceEdit>("textDocument/rename", { ...place, newName });
        const count = Object.values(edit.changes).reduce((sum, edits) => sum + edits.length, 0);
        this.notices.say(e("renamed", { count, files: await this.documents.apply(edit) }));
      },
    });
    this.view.focus();
  }

  private async format(): Promise<void> {
    const text = this.documents.shown;
    if (!text || !canWrite()) return;
    this.documents.tellAll();
    const { doc } = text.state;
    const edits = await this.client.ask<TextEdit[]>("textDocument/formatting", {
      ...this.documents.placeIn(text, 0),
      options: { tabSize: 2, insertSpaces: true },
    });
    if (!edits) this.notices.say(e("formatFailed"), true);
    else if (text.state.doc === doc)
      this.documents.dispatch(text, { changes: this.documents.changesOf(doc, edits), scrollIntoView: true });
  }
}

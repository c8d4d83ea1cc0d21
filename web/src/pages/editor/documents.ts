// The open texts: what was typed, what the disk has, what the language server knows of them.

import { isolateHistory } from "@codemirror/commands";
import { setDiagnostics } from "@codemirror/lint";
import {
  type ChangeSpec,
  EditorState,
  type Extension,
  type StateEffect,
  Text,
  type TransactionSpec,
} from "@codemirror/state";
import { EditorView } from "@codemirror/view";

import { keep, kept } from "../../ui/keep";
import { Conflict, readFile, saveFile } from "./api";
import {
  type LanguageClient,
  pathOf,
  type Position,
  type Range,
  type ServerDiagnostic,
  type TextEdit,
  uriOf,
  type WorkspaceEdit,
} from "./lsp_client";

const SEND_AFTER_MS = 120;

interface KeptTexts {
  changed: { path: string; text: string; etag: string }[];
  shown: { path: string; anchor: number; head: number } | undefined;
}

/// Positions of the protocol and of the editor count alike within a line: in UTF-16.
export function offsetOf(text: Text, { line, character }: Position): number {
  if (line >= text.lines) return text.length;
  const found = text.line(line + 1);
  return Math.min(found.from + character, found.to);
}
export function positionOf(text: Text, offset: number): Position {
  const line = text.lineAt(offset);
  return { line: line.number - 1, character: offset - line.from };
}
export function spanOf(text: Text, { start, end }: Range): { from: number; to: number } {
  const from = offsetOf(text, start);
  return { from, to: Math.max(from, offsetOf(text, end)) };
}

export class OpenText {
  diagnostics: ServerDiagnostic[] = [];
  scroll: StateEffect<unknown> | undefined;
  sent: Text | undefined; // what the server has; undefined = it was not told of this text
  version = 0;

  constructor(
    readonly path: string,
    public state: EditorState,
    public saved: Text,
    public etag: string,
    readonly lineEnd: string,
  ) {}

  get changed(): boolean {
    return !this.state.doc.eq(this.saved);
  }
}

export class Documents {
  readonly open = new Map<string, OpenText>();
  shown: OpenText | undefined;
  client: LanguageClient | undefined;
  private wishes = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /// `extensions`: of a new text; `noted`: something about the texts changed; `sent`: the server knows the newest text.
  constructor(
    readonly view: EditorView,
    private readonly extensions: (path: string) => Extension,
    private readonly noted: () => void,
    private readonly sent: () => void,
  ) {}

  /// Reads a text from the disk, where it is not open yet; undefined where there is none.
  async load(path: string): Promise<OpenText | undefined> {
    const known = this.open.get(path);
    if (known) return known;
    const file = await readFile(path);
    if (!file) return undefined;
    const lineEnd = file.text.includes("\r\n") ? "\r\n" : "\n";
    const state = EditorState.create({ doc: file.text, extensions: this.extensions(path) });
    const opened = this.open.get(path) ?? new OpenText(path, state, state.doc, file.etag, lineEnd);
    this.open.set(path, opened);
    this.tell(opened);
    return opened;
  }

  async show(path: string): Promise<OpenText | undefined> {
    const turn = ++this.wishes;
    const text = await this.load(path);
    if (!text || text === this.shown) return text;
    if (turn !== this.wishes) return undefined; // another was chosen meanwhile
    if (this.shown) this.shown.scroll = this.view.scrollSnapshot();
    this.shown = text;
    this.view.setState(text.state);
    if (text.scroll) this.view.dispatch({ effects: text.scroll });
    this.noted();
    return text;
  }

  /// Changes a text, seen or not.
  dispatch(text: OpenText, spec: TransactionSpec): void {
    if (text === this.shown) this.view.dispatch(spec);
    else text.state = text.state.update(spec).state;
  }

  /// The view has a new state.
  typed(state: EditorState, textChanged: boolean): void {
    if (!this.shown) return;
    this.shown.state = state;
    if (!textChanged) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.tellAll(), SEND_AFTER_MS);
    this.noted();
  }

  // ---- the language server ------------------------------------------------------------------------------------------

  /// The server was started anew and knows nothing.
  forgotten(): void {
    for (const text of this.open.values()) text.sent = undefined;
    this.tellAll();
  }

  /// Before a question: the server must have the text that it is about.
  tellAll(): void {
    clearTimeout(this.timer);
    let news = false;
    for (const text of this.open.values()) news = this.tell(text) || news;
    if (news) this.sent();
  }

  private tell(text: OpenText): boolean {
    if (!this.client?.connected || text.sent === text.state.doc) return false;
    const uri = uriOf(text.path);
    const whole = text.state.doc.toString();
    ++text.version;
    if (text.sent)
      this.client.notify("textDocument/didChange", {
        textDocument: { uri, version: text.version },
        contentChanges: [{ text: whole }],
      });
    else
      this.client.notify("textDocument/didOpen", {
        textDocument: { uri, languageId: "xabsl", version: text.version, text: whole },
      });
    text.sent = text.state.doc;
    return true;
  }

  /// What the protocol calls a text document position.
  placeIn(text: OpenText, offset: number): object {
    return { textDocument: { uri: uriOf(text.path) }, position: positionOf(text.state.doc, offset) };
  }

  diagnose(text: OpenText, shown: Parameters<typeof setDiagnostics>[1]): void {
    this.dispatch(text, setDiagnostics(text.state, shown));
  }

  /// Makes changes in any number of files; gives how many files there were.
  async apply(edit: WorkspaceEdit): Promise<number> {
    const files = Object.entries(edit.changes);
    for (const [uri, edits] of files) {
      const text = await this.load(pathOf(uri));
      if (text) this.dispatch(text, { changes: this.changesOf(text.state.doc, edits), userEvent: "input.refactor" });
    }
    this.tellAll();
    this.noted();
    return files.length;
  }

  changesOf(doc: Text, edits: TextEdit[]): ChangeSpec {
    return edits.map(({ range, newText }) => ({ ...spanOf(doc, range), insert: newText }));
  }

  /// Unsaved texts, and the place in the one that is seen, outlive a change of language.
  keepAcross(): void {
    keep("texts", (): KeptTexts => ({
      changed: this.changed.map(({ path, state, etag }) => ({ path, text: state.doc.toString(), etag })),
      shown: this.shown && {
        path: this.shown.path,
        anchor: this.shown.state.selection.main.anchor,
        head: this.shown.state.selection.main.head,
      },
    }));
  }
  async takeBack(): Promise<void> {
    const before = kept<KeptTexts>("texts");
    for (const { path, text, etag } of before?.changed ?? []) {
      const opened = await this.load(path);
      if (!opened) continue;
      opened.etag = etag; // what it was made from: somebody may have saved another one meanwhile
      this.dispatch(opened, { changes: { from: 0, to: opened.state.doc.length, insert: text } });
    }
    if (before?.shown && this.shown?.path === before.shown.path) {
      const within = (at: number) => Math.min(at, this.view.state.doc.length);
      this.view.dispatch({
        selection: { anchor: within(before.shown.anchor), head: within(before.shown.head) },
        scrollIntoView: true,
      });
    }
    if (before) this.tellAll();
    if (before) this.noted();
  }

  // ---- the disk -----------------------------------------------------------------------------------------------------

  get changed(): OpenText[] {
    return [...this.open.values()].filter((text) => text.changed);
  }

  /// Throws a Conflict where the disk has another text than this one was made from.
  async save(text: OpenText, evenOverOthers = false): Promise<void> {
    const { doc } = text.state;
    const saved = await saveFile(
      text.path,
      doc.toString().replaceAll("\n", text.lineEnd),
      evenOverOthers ? "*" : text.etag,
    );
    text.etag = saved.etag;
    text.saved = doc;
    this.client?.notify("textDocument/didSave", { textDocument: { uri: uriOf(text.path) } });
    this.noted();
  }

  /// Puts the disk's text in the place of what was typed; it can be undone. False where the file is gone.
  async takeTheirs(text: OpenText): Promise<boolean> {
    const file = await readFile(text.path);
    if (!file) return false;
    this.dispatch(text, {
      changes: { from: 0, to: text.state.doc.length, insert: Text.of(file.text.split(/\r\n|\r|\n/)) },
      annotations: isolateHistory.of("full"),
    });
    text.saved = text.state.doc;
    text.etag = file.etag;
    this.tellAll();
    this.noted();
    return true;
  }

  /// Looks whether others changed what is open; unchanged texts follow the disk. Gives the paths of those.
  async followDisk(): Promise<string[]> {
    const followed: string[] = [];
    for (const text of this.open.values()) {
      if (text.changed) continue;
      const file = await readFile(text.path).catch(() => undefined);
      if (!file || file.etag === text.etag || text.changed) continue;
      if (await this.takeTheirs(text)) followed.push(text.path);
    }
    return followed;
  }
}

export { Conflict };

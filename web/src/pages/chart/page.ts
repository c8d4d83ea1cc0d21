// The chart page: the picture, the text, and below them trying, truth table and problems. The text is what counts: every
// change in the picture is made in it by the server, and the picture follows it.

import { redo, undo } from "@codemirror/commands";
import { setDiagnostics } from "@codemirror/lint";
import { EditorView } from "@codemirror/view";

import type { ChartFinding, ChartTick, ChartView, ListedBehaviour, Point } from "../../data/types/api";
import { h } from "../../ui/dom";
import { ask } from "../../ui/question";
import { Tabs } from "../../ui/tabs";
import { pageHead } from "../../ui/trouble";
import { Conflict } from "../editor/api";
import { askNewBehaviour } from "../editor/dialogs";
import { Documents, type OpenText } from "../editor/documents";
import { LiveFollower } from "../editor/live";
import { Notices } from "../editor/notices";
import { editChart, type StateForm, viewChart, type Wish } from "./api";
import { Drawing } from "./drawing";
import { diagnostics, FindingList, offsetOf, spanOf } from "./findings";
import { Inspector } from "./inspector";
import { chartLayout } from "./layout";
import { chartAddress } from "./links";
import { c } from "./strings";
import { TablePanel } from "./table";
import { canWrite, extensionsOf } from "./text";
import { freshName, isOuter, lineage, newest, removal, stillThere, type Thing, thingAt } from "./things";
import { TrialPanel } from "./trial";

const ASK_AFTER_MS = 150;
const FRESH: Record<StateForm, string> = { state: "S", parallel: "P", history: "H", deep_history: "H", final: "F" };

export class ChartPage {
  private readonly editor = new EditorView();
  private readonly documents: Documents;
  private readonly notices: Notices;
  private readonly live: LiveFollower;
  private readonly drawing: Drawing;
  private readonly inspector: Inspector;
  private readonly trial: TrialPanel;
  private readonly table = new TablePanel({ row: (state, inputs) => this.useRow(state, inputs) });
  private readonly findings = new FindingList((finding) => this.goTo(finding));
  private readonly tabs: Tabs;
  private readonly where = h("p", { class: "where" });
  private readonly stale = h("p", { class: "stale-note", role: "status", hidden: true }, c("stale"));
  private readonly saveButton = h(
    "button",
    { type: "button", title: c("saveHint"), onclick: () => void this.save() },
    c("save"),
  );
  private readonly newButton = h(
    "button",
    { type: "button", title: c("newChartHint"), onclick: () => void askNewBehaviour(this.all, "chart") },
    c("newChart"),
  );
  private readonly addButton = h(
    "button",
    { type: "button", class: "small", onclick: () => this.create(this.drawing.middle) },
    c("addState"),
  );
  private readonly addParallelButton = h(
    "button",
    { type: "button", class: "small", onclick: () => this.create(this.drawing.middle, "", "parallel") },
    c("addParallelTop"),
  );
  private readonly picture: HTMLElement;
  private view: ChartView | undefined; // of the last text that could be read
  private fresh = false; // the view is of the text as it is
  private selected: Thing | undefined;
  private asked = 0;
  private changes: Promise<unknown> = Promise.resolve(); // that were wished for so far
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly place: HTMLElement,
    private readonly behaviour: ListedBehaviour,
    private readonly all: ListedBehaviour[],
  ) {
    this.documents = new Documents(
      this.editor,
      (path) => extensionsOf(path, { save: () => void this.save(), typed: (update) => this.typed(update) }),
      () => this.noted(),
      () => undefined,
    );
    this.notices = new Notices(this.documents, (text) => this.saveText(text, true));
    this.live = new LiveFollower(behaviour);
    this.drawing = new Drawing({
      select: (thing) => this.select(thing),
      create: (at) => this.create(at),
      editable: () => this.editable,
      move: (places) => this.quietly(() => ({ edit: "move", places })),
      connect: (from, to) => void this.connect(from, to),
      remove: (thing) => this.editable && this.quietly(removal(this.view!, thing)),
    });
    this.inspector = new Inspector(
      {
        change: (wish) => this.change(wish),
        select: (thing) => this.select(thing),
        showText: (thing) => this.showText(thing),
        addInside: (parent, form) => this.create(undefined, parent, form),
        freshName: () => freshName(this.view, "J"),
      },
      () => this.editable,
    );
    this.trial = new TrialPanel({
      shown: (tick) => this.alive(tick),
      text: () => ({ path: this.path, text: this.text }),
    });
    this.tabs = new Tabs([
      ["try", c("tryIt"), this.trial.element],
      ["table", c("table"), this.table.element],
      ["problems", c("problems"), this.findings.element],
    ]);
    const tool = (sign: string, label: string, run: () => void) =>
      h("button", { type: "button", class: "icon", "aria-label": label, title: label, onclick: run }, sign);
    const tools = h(
      "div",
      { class: "tools" },
      this.addButton,
      this.addParallelButton,
      tool("↶", c("undo"), () => void undo(this.editor)),
      tool("↷", c("redo"), () => void redo(this.editor)),
      this.stale,
      this.drawing.zoomButtons,
    );
    this.picture = h(
      "section",
      { class: "chart-picture", "aria-label": c("picture") },
      tools,
      this.drawing.element,
      this.inspector.element,
    );
  }

  private get path(): string {
    return this.documents.shown?.path ?? "";
  }
  private get text(): string {
    return this.editor.state.doc.toString();
  }
  /// A truth table is changed as text, and so is what cannot be read.
  private get editable(): boolean {
    return canWrite() && this.fresh && this.view !== undefined && !this.path.endsWith(".csv");
  }

  async begin(path: string): Promise<void> {
    const choose = h(
      "select",
      { "aria-label": c("file"), title: c("file") },
      ...this.behaviour.files.map((file) =>
        h("option", { value: file, selected: file === path }, file.slice(this.behaviour.name.length + 1)),
      ),
    );
    choose.addEventListener("change", () => void this.open(choose.value));
    const text = h(
      "section",
      { class: "text" },
      h("div", { class: "file-line" }, this.where),
      this.notices.bar,
      h("div", { class: "area" }, this.editor.dom),
    );
    const strip = h("footer", { class: "strip" }, this.notices.line, this.live.element);
    const main = chartLayout(this.picture, text, this.tabs.element, strip);
    this.place.replaceChildren(
      pageHead(
        h("h1", {}, h("span", { class: "sr" }, `${c("title")}: `), this.behaviour.name),
        choose,
        h("div", { class: "orders" }, this.newButton, this.saveButton),
      ),
      main,
    );
    addEventListener("beforeunload", (event) => this.documents.changed.length > 0 && event.preventDefault());
    addEventListener("keydown", (event) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "s" || event.defaultPrevented) return;
      event.preventDefault();
      void this.save();
    });
    this.picture.addEventListener("keydown", (event) => {
      const key = event.key.toLowerCase();
      if (!(event.ctrlKey || event.metaKey) || (key !== "z" && key !== "y") || event.target instanceof HTMLInputElement)
        return;
      event.preventDefault();
      (key === "y" || event.shiftKey ? redo : undo)(this.editor);
    });
    addEventListener(
      "focus",
      () =>
        void this.documents
          .followDisk()
          .then((files) => files.forEach((file) => this.notices.say(c("reloaded", { file })))),
    );
    this.notices.say(c("keys"));
    await this.open(path);
    await this.documents.takeBack();
    this.documents.keepAcross();
    // for tests and for the curious
    Object.assign(window, {
      __chart: { editor: this.editor, text: () => this.text, view: () => this.view, fresh: () => this.fresh },
    });
  }

  private async open(path: string): Promise<void> {
    await this.documents.show(path);
    history.replaceState(null, "", `${chartAddress(this.behaviour.name)}&file=${encodeURIComponent(path)}`);
    this.selected = undefined;
    await this.update();
    this.drawing.fit();
  }

  private noted(): void {
    const { shown } = this.documents;
    const changed = this.documents.changed.length > 0;
    this.where.replaceChildren(
      this.path,
      ...(shown?.changed ? [h("span", { class: "mark" }, ` · ${c("unsaved")}`)] : []),
    );
    this.saveButton.classList.toggle("due", changed);
    document.title = `${changed ? "• " : ""}${this.path} · Cancha`;
  }

  // ---- text → picture -----------------------------------------------------------------------------------------------

  private typed({
    state,
    docChanged,
    selectionSet,
  }: {
    state: EditorView["state"];
    docChanged: boolean;
    selectionSet: boolean;
  }): void {
    this.documents.typed(state, docChanged);
    if (docChanged) {
      this.fresh = false;
      clearTimeout(this.timer);
      this.timer = setTimeout(() => void this.update(), ASK_AFTER_MS);
    }
    if (selectionSet && this.fresh)
      this.drawing.underCursor(thingAt(this.view, state.doc.lineAt(state.selection.main.head).number));
  }

  /// Asks the server about the text as it is now.
  private async update(): Promise<void> {
    clearTimeout(this.timer);
    const turn = ++this.asked;
    const { doc } = this.editor.state;
    const view = await viewChart(this.path, doc.toString()).catch((error: Error) => {
      this.notices.say(`${c("offline")} ${error.message}`, true);
      return undefined;
    });
    if (!view || turn !== this.asked || doc !== this.editor.state.doc) return;
    this.editor.dispatch(setDiagnostics(this.editor.state, diagnostics(doc, view.findings)));
    this.findings.show(view);
    const errors = view.findings.filter(({ severity }) => severity !== "note").length;
    this.tabs.name("problems", errors > 0 ? `${c("problems")} (${errors})` : c("problems"));
    this.fresh = view.readable;
    this.stale.hidden = view.readable;
    this.picture.classList.toggle("stale", !view.readable);
    if (!view.readable) {
      this.inspector.show(this.view, this.selected);
      return void this.trial.show(undefined);
    }
    this.view = view;
    this.addButton.disabled = this.addParallelButton.disabled = !this.editable;
    this.drawing.show(view);
    this.table.show(view);
    this.select(stillThere(view, this.selected));
    await this.trial.show(view);
  }

  private goTo(finding: ChartFinding): void {
    const { from, to } = spanOf(this.editor.state.doc, finding);
    this.editor.dispatch({
      selection: { anchor: from, head: to },
      effects: EditorView.scrollIntoView(from, { y: "center" }),
    });
    this.editor.focus();
    if (this.fresh && finding.transition >= 0) this.select({ kind: "transition", index: finding.transition }, false);
    else if (this.fresh && finding.state >= 0) this.select({ kind: "state", index: finding.state }, false);
  }

  // ---- picture → text -----------------------------------------------------------------------------------------------

  private select(thing: Thing | undefined, follow = true): void {
    const news = thing && (thing.kind !== this.selected?.kind || thing.index !== this.selected.index);
    this.selected = thing;
    this.drawing.selected(thing);
    this.inspector.show(this.view, thing);
    if (news) this.inspector.element.classList.toggle("left", this.drawing.atRight(thing));
    if (news && follow && this.fresh) this.showText(thing, false);
  }
  private showText(thing: Thing, focus = true): void {
    const place = (thing.kind === "state" ? this.view!.states : this.view!.transitions)[thing.index]!;
    const at = offsetOf(this.editor.state.doc, place.line, place.column);
    this.editor.dispatch({ selection: { anchor: at }, effects: EditorView.scrollIntoView(at, { y: "center" }) });
    if (focus) this.editor.focus();
  }

  /// Changes the text when all that was wished for before is there; rejects with the reason.
  private change(wish: Wish): Promise<void> {
    const made = this.changes.then(() => this.changeNow(wish));
    this.changes = made.catch(() => undefined);
    return made;
  }
  /// Only what differs is replaced, so that undo goes step by step.
  private async changeNow(wish: Wish): Promise<void> {
    if (!this.fresh) await this.update(); // somebody has just typed
    const change = this.editable && wish(this.view!);
    if (!change) throw new Error(c(this.path.endsWith(".csv") ? "readOnly" : canWrite() ? "staleEdit" : "narrow"));
    const { doc } = this.editor.state;
    const before = doc.toString();
    const after = await editChart(before, change);
    if (this.editor.state.doc !== doc) throw new Error(c("staleEdit")); // somebody typed meanwhile
    let [from, end] = [0, 0];
    while (from < before.length && from < after.length && before[from] === after[from]) ++from;
    while (end < before.length - from && end < after.length - from && before.at(-1 - end) === after.at(-1 - end)) ++end;
    if (before !== after)
      this.editor.dispatch({
        changes: { from, to: before.length - end, insert: after.slice(from, after.length - end) },
        userEvent: "input.picture",
      });
    this.notices.say(c("keys"));
    await this.update();
  }
  private quietly(wish: Wish): void {
    this.change(wish).catch((error: Error) => {
      this.notices.say(error.message, true);
      if (this.view) this.drawing.show(this.view); // as it was
    });
  }

  private async connect(from: number, to: number): Promise<void> {
    const { states, transitions } = this.view!;
    const own = transitions.filter(({ source }) => source <= from).length;
    const [state, target] = [states[from]!.name, states[to]!.name];
    await this.change(() => ({ edit: "add_transition", state, target })).then(
      () => this.select({ kind: "transition", index: newest(this.view!, state, own) }),
      (error: Error) => this.notices.say(error.message, true),
    );
  }
  private create(at: Point | undefined, parent = "", form: StateForm = "state"): void {
    if (!this.editable) return this.notices.say(c("staleEdit"), true);
    const placed = this.view!.states.some((state) => state.placed);
    const outer = this.view!.states.find(({ name }) => name === parent);
    const spot = at ?? (outer && { x: outer.x, y: isOuter(outer) ? outer.y + outer.height / 2 + 10 : outer.y });
    void ask({
      title: c("new_"),
      label: c("newName"),
      value: freshName(this.view, FRESH[form]),
      submit: c("create"),
      take: async (name) => {
        const places = placed && spot ? [{ state: "", ...spot }] : [];
        await this.change(() => ({ edit: "add_state", name, parent, form, places }));
        this.select({ kind: "state", index: this.view!.states.findIndex((state) => state.name === name) });
      },
    });
  }

  // ---- trying -------------------------------------------------------------------------------------------------------

  private alive(tick: ChartTick | undefined): void {
    const { view } = this;
    if (!view) return;
    this.drawing.alive(
      (tick?.active ?? []).flatMap((state) => lineage(view, state)),
      tick?.way ?? [],
    );
    // the row of the table is that of the state before
    const first = tick && tick.way.length > 0 ? view.transitions[tick.way[0]!]!.source : tick?.state;
    this.table.alive(tick, first === undefined ? "" : (view.states[first]?.full_name ?? ""));
  }
  private useRow(state: string, inputs: Map<string, string>): void {
    this.trial.set(inputs);
    const index = this.view!.states.findIndex(({ full_name }) => full_name === state);
    if (index >= 0) this.select({ kind: "state", index });
  }

  // ---- saving -------------------------------------------------------------------------------------------------------

  private async save(): Promise<void> {
    const due = this.documents.changed;
    if (due.length === 0) return this.notices.say(c("nothing"));
    for (const text of due) await this.saveText(text, false);
  }
  private async saveText(text: OpenText, evenOverOthers: boolean): Promise<void> {
    if (!canWrite()) return;
    this.notices.say(c("saving"));
    const before = await this.live.before();
    try {
      await this.documents.save(text, evenOverOthers);
      this.notices.settled(text);
      this.notices.say(c("saved"));
      await this.live.outcome(before, (said, bad) => this.notices.say(said, bad));
    } catch (error) {
      if (error instanceof Conflict) this.notices.conflict(text);
      this.notices.say(c("saveFailed", { file: text.path, why: (error as Error).message }), true);
    }
  }
}

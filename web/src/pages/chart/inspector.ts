// What can be changed of the state or transition that was chosen in the picture. Each change is asked of the server,
// which makes it in the text or says why it cannot.

import type { ChartState, ChartView } from "../../data/types/api";
import { h } from "../../ui/dom";
import type { Change, StateForm, Wish } from "./api";
import { labelOf } from "./routes";
import { c } from "./strings";
import { namedAs } from "./shapes";
import { isRound, sameTransition, type Thing } from "./things";

export interface InspectorActions {
  /// Rejects with the reason.
  change(wish: Wish): Promise<void>;
  select(thing: Thing | undefined): void;
  showText(thing: Thing): void;
  addInside(parent: string, form: StateForm): void;
  freshName(): string;
}

export class Inspector {
  readonly element = h("section", { class: "inspector", "aria-label": c("selected"), hidden: true });
  private readonly problem = h("p", { class: "problem", role: "alert", hidden: true });
  private readonly typed = new Map<string, string>(); // by field: what the text does not have yet
  private about = "";
  private drawing = false; // a field that loses the focus was not left

  constructor(
    private readonly actions: InspectorActions,
    private readonly editable: () => boolean,
  ) {}

  show(view: ChartView | undefined, thing: Thing | undefined): void {
    const before = this.element.contains(document.activeElement)
      ? (document.activeElement as HTMLInputElement)
      : undefined;
    const [focused, cursor] = [before?.name, [before?.selectionStart, before?.selectionEnd]];
    this.element.hidden = !view || !thing;
    if (!view || !thing) return;
    this.problem.hidden = true;
    const close = h(
      "button",
      {
        type: "button",
        class: "icon small",
        "aria-label": c("close"),
        title: c("close"),
        onclick: () => this.actions.select(undefined),
      },
      "×",
    );
    const [title, ...parts] =
      thing.kind === "state" ? this.ofState(view, thing.index) : this.ofTransition(view, thing.index);
    const about = `${thing.kind} ${thing.index} ${title as string}`;
    if (about !== this.about) this.typed.clear();
    this.about = about;
    this.drawing = true;
    this.element.replaceChildren(
      h("div", { class: "title" }, h("h2", {}, title!), close),
      ...parts.filter((part): part is Node => part instanceof Node),
      this.problem,
    );
    if (!this.editable())
      for (const field of this.element.querySelectorAll<HTMLInputElement>("input, select, button.edit"))
        field.disabled = true;
    this.drawing = false;
    // an answer to something else must not take away what somebody types
    for (const [name, value] of this.typed) {
      const field = this.fieldOf(name);
      if (field) field.value = value;
    }
    if (!focused) return;
    this.fieldOf(focused)?.focus();
    if (this.typed.has(focused)) this.fieldOf(focused)?.setSelectionRange(...(cursor as [number, number]));
  }
  private fieldOf(name: string): HTMLInputElement | null {
    return this.element.querySelector(`[name="${name}"]`);
  }

  private async ask(wish: Wish): Promise<boolean> {
    try {
      await this.actions.change(wish);
      this.problem.hidden = true;
      return true;
    } catch (error) {
      this.problem.textContent = (error as Error).message;
      this.problem.hidden = false;
      return false;
    }
  }

  /// `take` says whether the text has it now; what it has not is kept in the form.
  private field(
    name: string,
    label: string,
    value: string,
    take: (value: string) => Promise<boolean>,
    hint = "",
  ): HTMLElement {
    const input = h("input", { name, value, placeholder: hint, autocomplete: "off", spellcheck: "false" });
    const done = () => {
      const wish = this.typed.get(name);
      if (wish === undefined || this.drawing) return;
      const { about } = this;
      this.typed.delete(name);
      void take(wish.trim()).then((taken) => {
        if (taken || this.typed.has(name) || about !== this.about) return;
        this.typed.set(name, wish);
        const now = this.fieldOf(name); // an answer to something else may have drawn another one
        if (now) now.value = wish;
      });
    };
    input.addEventListener("input", () => this.typed.set(name, input.value));
    input.addEventListener("keydown", (event) => event.key === "Enter" && done());
    input.addEventListener("blur", done);
    return h("label", { class: "field" }, h("span", {}, label), input);
  }
  private button(label: string, press: () => void, edits = true): HTMLButtonElement {
    return h("button", { type: "button", class: edits ? "edit small" : "small", onclick: press }, label);
  }
  private states(view: ChartView, chosen: number, none: boolean): HTMLSelectElement {
    return h(
      "select",
      { name: "target" },
      none && h("option", { value: "", selected: chosen < 0 }, c("none_")),
      ...view.states.map(({ name }, i) => h("option", { value: name, selected: i === chosen }, name)),
    );
  }

  private ofState(view: ChartView, index: number): (Node | string)[] {
    const state = view.states[index]!;
    const { name } = state;
    const junction = isRound(state);
    const begins = view.initial === index || view.states.some(({ initial }) => initial === index);
    const own = view.transitions
      .map((transition, i) => ({ transition, i }))
      .filter(({ transition }) => transition.source === index);
    const target = this.states(view, -1, false);
    const actions = (part: Partial<Pick<ChartState, "entry" | "exit">>) =>
      this.ask(({ states }) => {
        const now = states.find((one) => one.name === name);
        return now && { edit: "set_actions", state: name, entry: now.entry, exit: now.exit, ...part };
      });
    return [
      c(namedAs(state.kind), { name }),
      this.field(
        "name",
        c("name"),
        name,
        async (typed) => typed === name || this.ask(() => ({ edit: "rename", state: name, name: typed })),
      ),
      ...(junction
        ? []
        : [
            this.field("entry", c("entry"), state.entry, (entry) => actions({ entry }), c("actionsHint")),
            this.field("exit", c("exit"), state.exit, (exit) => actions({ exit }), c("actionsHint")),
          ]),
      own.length > 0 ? h("h3", {}, c("transitions")) : "",
      h(
        "ol",
        { class: "own" },
        ...own.map(({ transition, i }, place) =>
          h(
            "li",
            {},
            this.button(
              `→ ${view.states[transition.target]?.name ?? c("stays")}: ${labelOf(transition) || c("always")}`,
              () => this.actions.select({ kind: "transition", index: i }),
              false,
            ),
            ...this.orders(view, i, place, own.length),
          ),
        ),
      ),
      state.kind === "final"
        ? ""
        : h(
            "div",
            { class: "row" },
            h("label", { class: "field" }, h("span", {}, c("addTransitionTo")), target),
            this.button(c("addTransition"), () => {
              const to = target.value;
              void this.ask(() => ({ edit: "add_transition", state: name, target: to }));
            }),
          ),
      begins ? h("p", { class: "quiet" }, c("begins")) : "",
      h(
        "div",
        { class: "row" },
        !begins &&
          !junction &&
          this.button(c("beginHere"), () => this.ask(() => ({ edit: "set_initial", state: name }))),
        ...this.insides(state),
        this.button(c("inText"), () => this.actions.showText({ kind: "state", index }), false),
        this.button(c("remove"), () => this.ask(() => ({ edit: "remove_state", state: name }))),
      ),
    ];
  }

  /// What can be put into a state. A history needs something to come back to.
  private insides({ kind, name, initial }: ChartState): HTMLElement[] {
    if (kind !== "state" && kind !== "parallel") return [];
    const forms: [StateForm, string][] = [["state", c(kind === "parallel" ? "addRegion" : "addInside")]];
    if (kind === "state") forms.push(["parallel", c("addParallel")], ["final", c("addFinal")]);
    if (kind === "state" && initial >= 0)
      forms.push(["history", c("addHistory")], ["deep_history", c("addDeepHistory")]);
    return forms.map(([form, label]) => this.button(label, () => this.actions.addInside(name, form)));
  }

  private orders(view: ChartView, index: number, place: number, count: number): HTMLElement[] {
    const to = (order: number, label: string, sign: string) => {
      const button = h(
        "button",
        {
          type: "button",
          class: "edit icon small",
          "aria-label": label,
          title: label,
          onclick: () =>
            this.ask(
              (now) => sameTransition(now, view, index) && { edit: "order_transition", transition: index, order },
            ),
        },
        sign,
      );
      button.disabled = order < 0 || order >= count;
      return button;
    };
    return [to(place - 1, c("earlier"), "↑"), to(place + 1, c("later"), "↓")];
  }

  private ofTransition(view: ChartView, index: number): (Node | string)[] {
    const transition = view.transitions[index]!;
    const source = view.states[transition.source]!.name;
    const targetName = view.states[transition.target]?.name ?? "";
    const own = view.transitions.map((_, i) => i).filter((i) => view.transitions[i]!.source === transition.source);
    const set = (part: Partial<Change>) =>
      this.ask((now) => {
        const here = sameTransition(now, view, index);
        if (!here) return undefined;
        const { guard, effects } = here;
        // no event is said where it shall stay as it is
        const same = { target: now.states[here.target]?.name ?? "", event: "", guard, effects };
        return { edit: "change_transition", transition: index, ...same, ...part };
      });
    const target = this.states(view, transition.target, true);
    target.addEventListener("change", () => void set({ target: target.value }));
    return [
      c("transitionNamed", { from: source, to: targetName || c("stays") }),
      isRound(view.states[transition.source]!)
        ? ""
        : this.field("event", c("event"), transition.event, (event) => set({ event: event || "tick" }), c("eventHint")),
      this.field("guard", c("guard"), transition.guard, (guard) => set({ guard }), c("guardHint")),
      this.field("effects", c("effects"), transition.effects, (effects) => set({ effects }), c("actionsHint")),
      h("label", { class: "field" }, h("span", {}, c("target")), target),
      h(
        "div",
        { class: "row" },
        h("span", { class: "quiet" }, `${c("order")}: ${own.indexOf(index) + 1} / ${own.length}`),
        ...this.orders(view, index, own.indexOf(index), own.length),
      ),
      h(
        "div",
        { class: "row" },
        this.button(c("splitIt"), () =>
          this.ask(
            (now) =>
              sameTransition(now, view, index) && {
                edit: "split_transition",
                transition: index,
                name: this.actions.freshName(),
                places: this.placeOfLabel(now, index),
              },
          ),
        ),
        this.button(source, () => this.actions.select({ kind: "state", index: transition.source }), false),
        this.button(c("inText"), () => this.actions.showText({ kind: "transition", index }), false),
        this.button(c("remove"), () =>
          this.ask((now) => sameTransition(now, view, index) && { edit: "remove_transition", transition: index }),
        ),
      ),
    ];
  }

  /// Half way, where states have places at all.
  private placeOfLabel(view: ChartView, index: number): { state: string; x: number; y: number }[] {
    const { source, target } = view.transitions[index]!;
    const [a, b] = [view.states[source]!, view.states[target < 0 ? source : target]!];
    if (!view.states.some(({ placed }) => placed)) return [];
    return [{ state: "", x: (a.x + b.x) / 2, y: a === b ? a.y + 80 : (a.y + b.y) / 2 }];
  }
}

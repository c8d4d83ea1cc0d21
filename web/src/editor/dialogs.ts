// Small questions: the name of a new behaviour or file, the new name of something.

import { Refusal } from "../api";
import { h } from "../dom";
import { editAddress } from "../edit";
import { t } from "../strings";
import type { ListedBehaviour } from "../types/api";
import { createBehaviour } from "./api";
import { e } from "./strings";

interface Question {
  title: string;
  label: string;
  value?: string;
  pattern?: string;
  note?: string;
  more?: HTMLElement;
  submit: string;
  /// Throws a Refusal where the answer is no good.
  take: (value: string) => Promise<void>;
}

let count = 0;

/// Asks for one word; resolves when it was taken or the user gave up.
export function ask(question: Question): Promise<void> {
  const id = `question-${++count}`;
  const input = h("input", { required: true, autocomplete: "off", spellcheck: "false", value: question.value ?? "", pattern: question.pattern, "aria-describedby": question.note && `${id}-note` });
  const problem = h("p", { class: "problem", role: "alert", hidden: true });
  const cancel = h("button", { type: "button", class: "plain" }, e("cancel"));
  const form = h(
    "form",
    { method: "dialog" },
    h("h2", { id }, question.title),
    h("label", { class: "field" }, h("span", {}, question.label), input),
    question.more,
    question.note !== undefined && h("p", { class: "quiet note", id: `${id}-note` }, question.note),
    problem,
    h("div", { class: "buttons" }, cancel, h("button", { class: "primary" }, question.submit)),
  );
  const dialog = h("dialog", { class: "question", "aria-labelledby": id }, form);
  document.body.append(dialog);
  cancel.addEventListener("click", () => dialog.close());
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    question.take(input.value.trim()).then(
      () => dialog.close(),
      (error: unknown) => {
        problem.textContent = error instanceof Error ? error.message : t("e_network");
        problem.hidden = false;
        input.focus();
      },
    );
  });
  dialog.showModal();
  input.select();
  return new Promise((done) =>
    dialog.addEventListener("close", () => {
      dialog.remove();
      done();
    }),
  );
}


/// A new behaviour, as a copy of another; the page goes there.
export function askNewBehaviour(all: ListedBehaviour[], from: string): Promise<void> {
  const source = h("select", {}, ...all.map(({ name, title }) => h("option", { value: name, selected: name === from }, title && title !== name ? `${name} – ${title}` : name)));
  return ask({
    title: e("newTitle"),
    label: e("newName"),
    pattern: "[a-z][a-z0-9_]{0,39}",
    note: e("newNote"),
    more: h("label", { class: "field" }, h("span", {}, e("newFrom")), source),
    submit: e("create"),
    take: async (name) => {
      const made = await createBehaviour({ name, from: source.value });
      location.assign(editAddress(made.name));
    },
  });
}

export { Refusal };

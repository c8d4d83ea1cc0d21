// Small questions: one word to be typed, or a yes.

import { h } from "./dom";
import { t } from "./strings";

export interface Question {
  title: string;
  /// What is to be typed; without it, it is a question of yes or no.
  label?: string;
  value?: string;
  pattern?: string;
  note?: string;
  more?: HTMLElement;
  submit: string;
  /// Throws an error with a sentence where the answer is no good.
  take: (value: string) => Promise<void>;
}

let count = 0;

/// Asks; resolves when the answer was taken or the user gave up.
export function ask(question: Question): Promise<void> {
  const id = `question-${++count}`;
  const described = question.note === undefined ? undefined : `${id}-note`;
  const input = h("input", {
    required: true,
    autocomplete: "off",
    spellcheck: "false",
    value: question.value ?? "",
    pattern: question.pattern,
    "aria-describedby": described,
  });
  const problem = h("p", { class: "problem", role: "alert", hidden: true });
  const cancel = h("button", { type: "button", class: "plain" }, t("cancel"));
  const form = h(
    "form",
    { method: "dialog" },
    h("h2", { id }, question.title),
    question.label !== undefined && h("label", { class: "field" }, h("span", {}, question.label), input),
    question.more,
    question.note !== undefined && h("p", { class: "quiet note", id: `${id}-note` }, question.note),
    problem,
    h("div", { class: "buttons" }, cancel, h("button", { class: "primary" }, question.submit)),
  );
  const dialog = h("dialog", { class: "question", "aria-labelledby": id, "aria-describedby": described }, form);
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
  if (question.label === undefined) cancel.focus();
  else input.select();
  return new Promise((done) =>
    dialog.addEventListener("close", () => {
      dialog.remove();
      done();
    }),
  );
}

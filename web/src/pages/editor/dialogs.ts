// The question for a new behaviour: a template, or a copy of another.

import type { ListedBehaviour, NewBehaviour } from "../../data/types/api";
import { h } from "../../ui/dom";
import { ask } from "../../ui/question";
import { chartAddress, isChart } from "../chart/links";
import { createBehaviour } from "./api";
import { editAddress } from "./links";
import { e } from "./strings";

/// What a new behaviour can begin as, besides a copy.
const TEMPLATES = ["behaviour", "rules", "chart"] as const;
export type Template = (typeof TEMPLATES)[number];

/// What is asked of the server for a choice: a template by its name, or "copy NAME".
function wishOf(name: string, choice: string): NewBehaviour {
  if (choice === "rules" || choice === "chart") return { name, from: "", kind: choice };
  return { name, from: choice.startsWith("copy ") ? choice.slice("copy ".length) : "first_steps", kind: "copy" };
}

/// Asks for a new behaviour and goes to where it is written. `choice`: a template, or "copy NAME".
export function askNewBehaviour(all: ListedBehaviour[], choice: Template | `copy ${string}`): Promise<void> {
  const option = (value: string, text: string) => h("option", { value, selected: value === choice }, text);
  const templates = h("optgroup", { label: e("templates") }, ...TEMPLATES.map((kind) => option(kind, e(`t_${kind}`))));
  const copies = h(
    "optgroup",
    { label: e("newFrom") },
    ...all.map(({ name, title }) => option(`copy ${name}`, title && title !== name ? `${name} – ${title}` : name)),
  );
  const source = h("select", {}, templates, copies);
  return ask({
    title: choice === "chart" ? e("newChart") : choice === "rules" ? e("newRules") : e("newTitle"),
    label: e("newName"),
    pattern: "[a-z][a-z0-9_]{0,39}",
    note: e("newNote"),
    more: h("label", { class: "field" }, h("span", {}, e("beginWith")), source),
    submit: e("create"),
    take: async (name) => {
      const made = await createBehaviour(wishOf(name, source.value));
      location.assign(isChart(made.root) ? chartAddress(made.name) : editAddress(made.name));
    },
  });
}

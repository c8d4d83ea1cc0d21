// The entry of the editor's own bundle, which the page loads when somebody edits.

import "./editor.css";

import { h } from "../../ui/dom";
import { language } from "../../ui/settings";
import { useLanguage } from "../../ui/strings";
import { pageHead } from "../../ui/trouble";
import { chartAddress, isChart } from "../chart/links";
import { behaviours } from "./api";
import { askNewBehaviour } from "./dialogs";
import { editAddress } from "./links";
import { EditorPage } from "./page";
import { e } from "./strings";

/// `?behaviour=NAME` shows its files; without it, all behaviours to choose from.
export async function show(place: HTMLElement, query: URLSearchParams): Promise<void> {
  useLanguage(language());
  const name = query.get("behaviour") ?? "";
  try {
    const all = await behaviours();
    const found = all.find((behaviour) => behaviour.name === name);
    if (found && isChart(found.root)) return location.replace(chartAddress(found.name));
    if (found) return await new EditorPage(place, found, all).begin();
    document.title = `${e("choose")} · Cancha`;
    place.replaceChildren(
      pageHead(),
      h(
        "main",
        { class: "home" },
        h("h1", {}, e("choose")),
        h("p", { class: "quiet" }, name ? e("missing", { name }) : e("chooseHint")),
        h(
          "ul",
          { class: "behaviours" },
          ...all.map(({ name: its, title, root, files }) =>
            h(
              "li",
              {},
              h(
                "a",
                { href: isChart(root) ? chartAddress(its) : editAddress(its) },
                h("b", {}, its),
                h("span", {}, title),
                h("span", { class: "quiet" }, e("fileCount", { count: files.length })),
              ),
            ),
          ),
        ),
        h(
          "p",
          { class: "new-ones" },
          ...(
            [
              ["behaviour", "newTitle"],
              ["rules", "newRules"],
              ["chart", "newChart"],
            ] as const
          ).map(([kind, text]) =>
            h("button", { type: "button", class: "plain", onclick: () => void askNewBehaviour(all, kind) }, e(text)),
          ),
        ),
      ),
    );
  } catch (error) {
    place.replaceChildren(
      pageHead(),
      h(
        "main",
        { class: "trouble" },
        h("h1", {}, e("behaviour")),
        h("p", { role: "alert" }, e("failed", { why: (error as Error).message })),
      ),
    );
  }
}

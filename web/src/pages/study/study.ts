// The entry of the bundle with the page of studies.

import "./study.css";

import { h } from "../../ui/dom";
import { language } from "../../ui/settings";
import { useLanguage } from "../../ui/strings";
import { pageHead } from "../../ui/trouble";
import { StudyPage } from "./page";
import { s } from "./strings";

/// `?name=NAME`; without, the one that changed last.
export async function show(place: HTMLElement, query: URLSearchParams): Promise<void> {
  useLanguage(language());
  document.title = `${s("title")} · Cancha`;
  try {
    await new StudyPage(place).begin(query.get("name") ?? "");
  } catch (error) {
    place.replaceChildren(
      pageHead(),
      h(
        "main",
        { class: "trouble" },
        h("h1", {}, s("title")),
        h("p", { role: "alert" }, s("failed", { why: (error as Error).message })),
      ),
    );
  }
}

// The entry of the bundle with the page of scenes.

import "./scene.css";

import { ask } from "../../data/api";
import type { SceneGround } from "../../data/types/api";
import { h } from "../../ui/dom";
import { language } from "../../ui/settings";
import { useLanguage } from "../../ui/strings";
import { pageHead } from "../../ui/trouble";
import { ScenePage } from "./page";
import { s } from "./strings";

/// `?name=NAME` or `?seed=N`; without, the first scene.
export async function show(place: HTMLElement, query: URLSearchParams): Promise<void> {
  useLanguage(language());
  document.title = `${s("title")} · Cancha`;
  try {
    await new ScenePage(place, await ask<SceneGround>("/api/scenes")).begin(query);
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

// The entry of the bundle with the camera page.

import "./camera.css";

import { h } from "../../ui/dom";
import { language } from "../../ui/settings";
import { useLanguage } from "../../ui/strings";
import { pageHead } from "../../ui/trouble";
import { CameraPage } from "./page";
import { s } from "./strings";

/// `?file=RECORDING&robot=blue:1&at=SECONDS` begins with a picture of a match.
export async function show(place: HTMLElement, query: URLSearchParams): Promise<void> {
  useLanguage(language());
  document.title = `${s("title")} · Cancha`;
  try {
    await new CameraPage(place).begin(query);
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

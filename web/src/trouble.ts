// Says in a sentence what does not work, and what to do.

import { h } from "./dom";
import { RecordingError } from "./range";
import { settingControls } from "./settings";
import { embedded } from "./share";
import { type Key, t } from "./strings";

/// The head of every page.
export function pageHead(...inside: (Node | string)[]): HTMLElement {
  const mark = h("span", { class: "mark", "aria-hidden": "true" });
  // a shared file has no other pages
  const brand = embedded()
    ? h("span", { class: "brand" }, mark, "Cancha")
    : h("a", { class: "brand", href: "/", "aria-label": `Cancha – ${t("back")}` }, mark, "Cancha");
  return h("header", { class: "head" }, brand, ...inside, settingControls());
}

/// The button for the list of keys.
export function helpButton(dialog: HTMLDialogElement): HTMLElement {
  return h("button", { type: "button", class: "icon letter", "aria-label": t("help"), title: `${t("help")} (?)`, onclick: () => dialog.showModal() }, "?");
}

export function recoverCommand(file: string): string {
  return `./cancha watch ${file} --recover ${file.replace(/\.mcap$/, "")}-whole.mcap`;
}

export function showTrouble(place: HTMLElement, error: unknown, file: string): void {
  const code = error instanceof RecordingError ? error.code : "broken";
  const detail = (error instanceof Error ? error.message : String(error)).replace(/\.$/, "");
  const key = (detail === "webgl" ? "e_webgl" : `e_${code}`) as Key;
  document.title = `${t("e_title")} · Cancha`;
  place.replaceChildren(
    pageHead(),
    h(
      "main",
      { class: "trouble" },
      h("h1", {}, t("e_title")),
      h("p", { role: "alert" }, t(key, { file, detail })),
      code === "cut" && h("p", {}, h("code", {}, recoverCommand(file))),
      !embedded() && h("p", {}, h("a", { href: "/" }, `← ${t("back")}`)),
    ),
  );
}

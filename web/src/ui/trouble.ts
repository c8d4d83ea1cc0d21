// Says in a sentence what does not work, and what to do.

import { doubt } from "../data/connection";
import { RecordingError } from "../data/range";
import { h } from "./dom";
import { pageHead } from "./head";
import { embedded } from "./share";
import { type Key, t } from "./strings";

export { pageHead };

/// The button for the list of keys.
export function helpButton(dialog: HTMLDialogElement): HTMLElement {
  return h(
    "button",
    {
      type: "button",
      class: "icon letter",
      "aria-label": t("help"),
      title: `${t("help")} (?)`,
      onclick: () => dialog.showModal(),
    },
    "?",
  );
}

export function recoverCommand(file: string): string {
  return `./cancha watch ${file} --recover ${file.replace(/\.mcap$/, "")}-whole.mcap`;
}

export function showTrouble(place: HTMLElement, error: unknown, file: string): void {
  // a script that did not come is no fault of any file
  const unreached = error instanceof TypeError && /fetch|import/i.test(error.message);
  const code = error instanceof RecordingError ? error.code : unreached ? "network" : "broken";
  if (code === "network") doubt();
  const named = (error instanceof RecordingError && error.file) || file;
  const detail = (error instanceof Error ? error.message : String(error)).replace(/\.$/, "");
  const key = (detail === "webgl" ? "e_webgl" : `e_${code}`) as Key;
  document.title = `${t("e_title")} · Cancha`;
  place.replaceChildren(
    pageHead(),
    h(
      "main",
      { class: "trouble" },
      h("h1", {}, t("e_title")),
      h("p", { role: "alert" }, t(key, { file: named, detail })),
      code === "cut" && h("p", {}, h("code", {}, recoverCommand(named))),
      code === "replaced" &&
        h("p", {}, h("button", { type: "button", class: "plain", onclick: () => location.reload() }, t("openNew"))),
      !embedded() && h("p", {}, h("a", { href: "/" }, `← ${t("back")}`)),
    ),
  );
}

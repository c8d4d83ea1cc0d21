// Matches to give away: the recording inside a share file, and the button that saves one.

import { MemoryFile, type Source } from "../data/range";
import { h, type Icon, iconButton, write } from "./dom";
import { t } from "./strings";

interface Shared {
  name: string;
  file: Source;
}
let found: Shared | undefined;

/// The recording that lies in this very page, where it is a share file.
export function embedded(): Shared | undefined {
  const holder = document.getElementById("recording");
  if (!found && holder) {
    found = { name: holder.dataset["name"] ?? "", file: new MemoryFile(fromBase64(holder.textContent ?? "")) };
    holder.textContent = ""; // once is enough
  }
  return found;
}

function fromBase64(text: string): Uint8Array {
  const letters = atob(text);
  const bytes = new Uint8Array(letters.length);
  for (let i = 0; i < bytes.length; ++i) bytes[i] = letters.charCodeAt(i);
  return bytes;
}

/// A button that saves the match as one file, and a line that says how that goes; nothing in a share file.
export function shareControls(file: string): HTMLElement[] {
  const name = `${stem(file)}.html`;
  return saver("share", t("share"), t("sharing"), () => [`${about(file)}/share.html`, name]);
}

/// A button that saves the moment that is shown as a scenario, likewise.
export function scenarioControls(file: string, time: () => number): HTMLElement[] {
  return saver("pin", t("scenario"), t("scenarioSaving"), () => [
    `${about(file)}/scenario.toml?at=${time().toFixed(3)}`,
    `${stem(file)}-${Math.floor(time())}s.toml`,
  ]).map((element) => {
    element.classList.add("roomy"); // nobody makes studies on a phone
    return element;
  });
}

const about = (file: string): string => `/api/recordings/${encodeURIComponent(file)}`;
const stem = (file: string): string => file.replace(/\.mcap$/, "");

/// `what` gives the address of the file and its name.
function saver(icon: Icon, label: string, busy: string, what: () => [string, string]): HTMLElement[] {
  if (embedded()) return [];
  const note = h("span", { class: "quiet saving", role: "status" });
  const button = iconButton(icon, label, () => {
    if (button.ariaBusy === "true") return;
    button.ariaBusy = "true";
    write(note, busy);
    const [address, name] = what();
    save(address, name)
      .then(
        () => write(note, t("shared", { file: name })),
        (error: Error) => write(note, t("shareFailed", { why: error.message })),
      )
      .finally(() => (button.ariaBusy = "false"));
  });
  return [note, button];
}

/// Fetches a file and hands it to the browser as a download.
async function save(address: string, name: string): Promise<void> {
  const answer = await fetch(address).catch(() => {
    throw new Error(t("e_network"));
  });
  if (!answer.ok) throw new Error((await answer.text()).trim());
  const held = URL.createObjectURL(await answer.blob());
  h("a", { href: held, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(held), 60_000);
}

// Matches to give away: the recording inside a share file, and the button that saves one.

import { MemoryFile, type Source } from "../data/range";
import { h, iconButton, write } from "./dom";
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
  if (embedded()) return [];
  const note = h("span", { class: "quiet saving", role: "status" });
  const button = iconButton("share", t("share"), () => {
    if (button.ariaBusy === "true") return;
    button.ariaBusy = "true";
    write(note, t("sharing"));
    save(file)
      .then(
        (name) => write(note, t("shared", { file: name })),
        (error: Error) => write(note, t("shareFailed", { why: error.message })),
      )
      .finally(() => (button.ariaBusy = "false"));
  });
  return [note, button];
}

/// Fetches the share file and hands it to the browser as a download; gives its name.
async function save(file: string): Promise<string> {
  const answer = await fetch(`/api/recordings/${encodeURIComponent(file)}/share.html`).catch(() => {
    throw new Error(t("e_network"));
  });
  if (!answer.ok) throw new Error((await answer.text()).trim());
  const name = file.replace(/\.mcap$/, "") + ".html";
  const address = URL.createObjectURL(await answer.blob());
  const link = h("a", { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  return name;
}

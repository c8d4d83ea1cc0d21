// What the chosen robot saw and heard: its picture beside the pitch, and overlays on it. A bundle of its own, which the watch page
// loads after its first picture where players tell anything.

import "./eyes.css";

import type { LiveSession } from "../../../data/live/session";
import type { MatchView } from "../../match/match_view";
import { h } from "../../../ui/dom";
import { listen, shortcut } from "../../../ui/keyboard";
import type { Key } from "../../../ui/strings";
import { Cones, Grid, Rays } from "./heard";
import { Lights } from "./lights";
import { EyePictureCard } from "./picture";
import { Percepts, Sector } from "./seen";
import { EyeSource } from "./source";
import { say } from "./words";

/// `file`: of the recording; `changed` asks for another picture of the pitch.
export function start(file: string, match: MatchView, session: LiveSession | undefined, changed: () => void): void {
  document.head.append(h("link", { rel: "stylesheet", href: "/eyes.css", onload: changed }));
  const keys = document.querySelector("dl.keys")!;
  const dialog = keys.closest("dialog")!;
  const source = new EyeSource(file, match.selection, changed);
  const all = [
    new EyePictureCard(source, match),
    new Sector(source),
    new Percepts(source, match.stage),
    new Cones(source),
    new Rays(source),
    new Grid(source),
    new Lights(match, session, dialog),
  ];
  const list = (key: string, text: string) =>
    keys.append(h("div", {}, h("dt", {}, h("kbd", {}, key.toUpperCase())), h("dd", {}, text)));
  for (const overlay of all) {
    match.overlays.add(overlay);
    list(overlay.key, overlay.text);
  }
  if (session) list("a", say("press"));
  listen(
    dialog,
    // their texts are in the list above, in words of this bundle
    all.map(({ name, key }) => shortcut(key, name as Key, () => match.overlays.toggle(name))),
  );
  changed();
}

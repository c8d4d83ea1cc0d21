// The home page: start a match, the matches being played now, and all recordings, newest first.

import { choices, Refusal } from "../../data/api";
import { h } from "../../ui/dom";
import { serverPlays } from "../../ui/head";
import { t } from "../../ui/strings";
import { s } from "./strings";
import { pageHead } from "../../ui/trouble";
import { LiveList } from "./live_list";
import { RecordingList } from "./recording_list";
import { startForm } from "./start_form";

export async function show(place: HTMLElement): Promise<void> {
  const main = h("main", { class: "home" }, h("p", { class: "quiet" }, t("loading")));
  place.replaceChildren(pageHead(), main);
  // not every server plays matches
  const all = await choices().catch((error: unknown) =>
    error instanceof Refusal ? { leagues: [], teams: [], offers: [] } : undefined,
  );
  if (all) serverPlays(all.teams.length > 0);
  const offered = all && all.teams.length > 0 ? all : undefined;
  document.title = `${t(offered ? "matches" : "home")} · Cancha`;
  if (!offered) {
    const kept = new RecordingList(() => [
      h("p", {}, s("noRecordings")),
      h("p", {}, h("code", {}, "./cancha play --record recordings/first.mcap")),
    ]);
    main.replaceChildren(h("h1", {}, t("home")), h("p", { class: "quiet" }, s("tagline")), kept.element);
    return kept.reload();
  }

  const kept = new RecordingList(() => [h("p", { class: "quiet" }, s("noRecordingsYet"))], true);
  const live = new LiveList(kept);
  main.replaceChildren(
    h("h1", {}, t("matches")),
    h("p", { class: "quiet" }, s("matchesTagline")),
    startForm(offered, () => void live.refresh()),
    live.element,
    h(
      "section",
      { class: "kept", "aria-labelledby": "kept-title" },
      h("h2", { id: "kept-title" }, t("home")),
      kept.element,
    ),
  );
  await live.follow(); // first: what is played now is no recording yet
  await kept.reload();
  // others may have recorded something meanwhile
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) void live.refresh().then(() => kept.reload());
  });
}

// A test of a contest: its scoreboard above the ground, and the judge's buttons where it is played live. A bundle of its own, which
// the watch page loads where a recording has a judge.

import "./contest.css";

import type { LiveSession } from "../../../data/live/session";
import type { ContestBoard } from "../../../data/types/recorded";
import { h } from "../../../ui/dom";
import type { MatchView } from "../../match/match_view";
import { Blocks } from "./blocks";
import { BoardCard } from "./board";
import { JudgeBar } from "./judge";
import { translateEvents } from "./sentences";
import { say } from "./words";

const TOPIC = "/contest/board";
const EDGE = 0.05; // s: who follows a match comes ever nearer to its end, and the last word is said there

/// `changed` asks for another picture; `foot` is where the buttons go.
export function start(
  match: MatchView,
  session: LiveSession | undefined,
  foot: HTMLElement,
  changed: () => void,
): void {
  document.head.append(h("link", { rel: "stylesheet", href: "/contest.css", onload: changed }));
  const { scoreboard, recording } = match;
  const card = new BoardCard();
  const bar = session && new JudgeBar((wish) => session.send(wish));
  scoreboard.element.classList.add("of-contest");
  const narrow = matchMedia("(max-width: 820px)"); // there the board would hide the field
  if (bar) {
    bar.element.hidden = true; // until there is something to judge
    foot.append(bar.element);
    document
      .querySelector("dl.keys")
      ?.append(h("div", {}, h("dt", {}, h("kbd", {}, "Alt 0 – 9")), h("dd", {}, say("keys"))));
  }
  translateEvents(document.querySelector("ol.events"));
  const blocks = new Blocks(recording, match.pitch.robots, match.selection, changed);
  document.querySelector(".head [data-panel]")?.before(blocks.button);
  const place = () => {
    if (narrow.matches) foot.append(card.element, ...(bar ? [bar.element] : []), blocks.element);
    else {
      scoreboard.element.append(card.element);
      match.element.append(blocks.element);
    }
  };
  narrow.addEventListener("change", place);
  place();
  let fetching = -1;
  match.told = (shown) => {
    blocks.update(shown);
    const time = shown > recording.end - EDGE ? recording.end : shown;
    const board = recording.latest<ContestBoard>(TOPIC, time);
    if (!board) {
      // it is in a chunk that is not here yet
      if (fetching === time) return;
      fetching = time;
      void recording.fetchLatest(TOPIC, time).then(changed, () => undefined);
      return;
    }
    scoreboard.element.dataset["test"] = board.result?.test ?? "";
    card.update(board);
    // the buttons are about now, whatever somebody looks back at
    bar?.update(recording.latest<ContestBoard>(TOPIC, recording.end) ?? board, session!.isOver);
  };
  changed();
}

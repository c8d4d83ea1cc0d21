// The scoreboard of a contest's test, as the judge recorded it: nothing is counted here.

import type { ContestBoard } from "../../../data/types/recorded";
import { h } from "../../../ui/dom";
import { judged } from "./sentences";
import { say, type Word } from "./words";

type Row = [name: string, value: string, kind?: string];

const PARTS: Record<string, Word> = { race: "leg", stairs: "run", sumo: "round", passivity: "try" };
const seconds = (of: number) => of.toFixed(1);

function clock({ stage, part, seconds: now, left, result }: ContestBoard): Row {
  const name = say(PARTS[result?.test ?? ""] ?? "run", { part });
  if (stage === "OVER") return [say("contest"), say("over"), "stage"];
  if (stage === "PAUSE") return [name, say("pause"), "stage"];
  return [name, say("clock", { seconds: seconds(now), left: Math.ceil(left) }), "stage"];
}

/// What there is to tell of a test, line after line.
export function rowsOf(board: ContestBoard): Row[] {
  const { result } = board;
  const rows: Row[] = [clock(board)];
  if (!result) return rows;
  const { test, legs, blue, yellow } = result;
  if (test === "race") {
    legs.forEach((leg, i) => {
      const points = Math.max(0, leg.points).toFixed(2); // "below 0 counts as 0"
      const how = leg.finished
        ? say("finished", { points, seconds: seconds(leg.seconds) })
        : say("walked", { points, distance: leg.distance.toFixed(2) });
      rows.push([say("legPoints", { part: i + 1 }), how, "leg"]);
    });
    rows.push([say("points"), say("ofThirty", { points: result.points.toFixed(2) }), "points"]);
  }
  if (test === "stairs") rows.push([say("steps"), `${result.steps} / 6`, "steps"]);
  if (test === "race" || test === "stairs") rows.push([say("penalties"), String(result.penalties), "penalties"]);
  if (test === "passivity") rows.push([say("failed"), `${result.penalties} / 2`, "penalties"]);
  if (test === "sumo") {
    if (board.stage !== "OVER") rows.push([say("yuhkoh"), board.points.join(" : "), "points"]);
    if (blue.length > 0)
      rows.push([say("rounds"), blue.map((b, i) => `${b} : ${yellow[i] ?? 0}`).join(", "), "rounds"]);
    if (result.winner) rows.push([say("winner"), say(result.winner as Word), "winner"]);
  }
  if (result.disqualified) rows.push([say("disqualified"), judged(result.disqualified), "disqualified"]);
  rows.push([say("judge"), say(board.person ? "aPerson" : "program"), "judge"]);
  rows.push([say("decided"), judged(board.decided) || say("none"), "decided"]);
  return rows;
}

export class BoardCard {
  readonly element = h("dl", { class: "contest-board", "aria-label": say("contest") });
  private shown = "";

  update(board: ContestBoard): void {
    const rows = rowsOf(board);
    const text = JSON.stringify(rows);
    if (text === this.shown) return;
    this.shown = text;
    this.element.replaceChildren(
      ...rows.map(([name, value, kind]) => h("div", { "data-kind": kind }, h("dt", {}, name), h("dd", {}, value))),
    );
  }
}

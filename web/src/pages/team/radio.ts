// The radio: its last rounds as slots of time, whom it hears, and what it threw away.

import type { RadioState, TeamCopy } from "../../data/types/api";
import { h, write } from "../../ui/dom";
import { svg as s } from "./draw";
import { ageText, Rounds } from "./model";
import { offer } from "./side";
import { g, type Key, robotName } from "./strings";

const LABEL = 92; // pixels before the rounds
const LANE = 26; // height of a round
const HEAD = 22;
const FRAME = 22; // width: how long a frame is on the air, the radio does not tell

const ms = (seconds: number): string => (seconds * 1000).toFixed(1);
const isRadio = (value: unknown): value is RadioState =>
  typeof value === "object" &&
  value !== null &&
  Array.isArray((value as RadioState).frames) &&
  Array.isArray((value as RadioState).members);

/// Draws rounds one below the other; time within the round goes to the right.
export function drawRounds(rounds: RadioState[], width: number): SVGElement {
  const last = rounds.at(-1)!;
  const length = Math.max(
    1e-6,
    last.round_length,
    ...rounds.flatMap(({ frames }) => frames.map(({ offset }) => offset)),
  );
  const slots = Math.min(64, Math.max(1, last.slots));
  const x = (seconds: number) => LABEL + (seconds / length) * Math.max(60, width - LABEL - FRAME - 4);
  const height = HEAD + rounds.length * LANE + 4;
  const wrong = rounds.reduce((sum, { frames }) => sum + frames.filter((frame) => !frame.in_slot).length, 0);
  const drawing = s(
    "svg",
    {
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      role: "img",
      "aria-label": g("picture", { count: rounds.length, frames: last.frames.length, wrong }),
    },
    s(
      "defs",
      {},
      s(
        "pattern",
        { id: "wrong", width: 6, height: 6, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" },
        s("rect", { width: 6, height: 6, class: "ground" }),
        s("rect", { width: 2, height: 6, class: "stripe" }),
      ),
    ),
  );
  const owners = new Map(last.members.filter(({ slot }) => slot >= 0).map(({ slot, member }) => [slot, member]));
  // a radio tells of the others: what is left is its own
  const own = Array.from({ length: slots }, (_, i) => i).find((slot) => !owners.has(slot));
  if (own !== undefined && !last.members.some(({ member }) => member === last.member)) owners.set(own, last.member);
  for (let i = 0; i <= slots; ++i) {
    const at = x((i / slots) * last.round_length);
    drawing.append(s("line", { class: "border", x1: at, x2: at, y1: HEAD - 6, y2: height }));
    const room = (x(last.round_length) - LABEL) / slots;
    if (i < slots && room > 18)
      drawing.append(
        s(
          "text",
          { class: "slot", x: at + room / 2, y: HEAD - 9, "text-anchor": "middle" },
          owners.has(i) && room > 40
            ? room > 104
              ? g("slotOf", { slot: i + 1, member: owners.get(i)! })
              : `${i + 1}: ${owners.get(i)}`
            : String(i + 1),
        ),
      );
  }
  [...rounds].reverse().forEach((round, row) => {
    const top = HEAD + row * LANE;
    drawing.append(s("text", { class: "round", x: 0, y: top + LANE / 2 + 4 }, g("round", { round: round.round })));
    drawing.append(s("line", { class: "lane", x1: LABEL, x2: width, y1: top + LANE, y2: top + LANE }));
    for (const { member, offset, bytes, records, in_slot } of round.frames) {
      const at = x(Math.max(0, offset));
      const words = g("frame", { member, ms: ms(offset), bytes, records }) + (in_slot ? "" : `, ${g("outside")}`);
      drawing.append(
        s(
          "g",
          { class: in_slot ? "frame" : "frame wrong", "data-member": member },
          s("title", {}, words),
          s("rect", { x: at, y: top + 3, width: FRAME, height: LANE - 6, rx: 4 }),
          s(
            "text",
            { x: at + FRAME / 2, y: top + LANE / 2 + 4, "text-anchor": "middle" },
            in_slot ? String(member) : `${member}!`,
          ),
        ),
      );
    }
  });
  return drawing;
}

export class Radio {
  readonly element: HTMLElement;
  private readonly robot = h("select");
  private readonly note = h("p", { class: "note-of" });
  private readonly shown: HTMLElement;
  private readonly trouble = h("p", { class: "problem", role: "alert" });
  private readonly facts = h("dl", { class: "facts" });
  private readonly picture = h("div", {
    class: "rounds scrolls",
    tabindex: 0,
    role: "region",
    "aria-label": g("rounds"),
  });
  private readonly frames = h("table", { class: "values-table" });
  private readonly members = h("table", { class: "values-table" });
  private readonly dropped = h("ul", { class: "dropped" });
  private readonly rounds = new Map<number, Rounds>();
  private drawn = "";

  constructor() {
    this.robot.addEventListener("change", () => this.draw());
    this.shown = h(
      "div",
      { class: "radio-of" },
      h("label", { class: "field" }, h("span", {}, g("whichRobot")), this.robot),
      this.trouble,
      this.facts,
      h(
        "section",
        {},
        h("h2", {}, g("rounds")),
        this.picture,
        h(
          "details",
          {},
          h("summary", {}, g("frames")),
          h("div", { class: "scrolls", tabindex: 0, role: "region", "aria-label": g("frames") }, this.frames),
        ),
      ),
      h(
        "section",
        {},
        h("div", { class: "scrolls", tabindex: 0, role: "region", "aria-label": g("m_member") }, this.members),
      ),
      h("section", {}, h("h2", {}, g("dropped")), this.dropped),
    );
    this.element = h("div", { class: "radio" }, this.note, this.shown);
    new ResizeObserver(() => this.draw()).observe(this.element);
    this.update([]);
  }

  /// The latest state of each radio, with those before it.
  update(all: TeamCopy[]): RadioState[] {
    const heard = all.filter(({ value }) => isRadio(value.value));
    for (const robot of this.rounds.keys()) if (!heard.some((one) => one.robot === robot)) this.rounds.delete(robot);
    for (const { robot, past, value } of heard) {
      if (!this.rounds.has(robot)) this.rounds.set(robot, new Rounds());
      this.rounds.get(robot)!.take([...past.map((one) => one.value).filter(isRadio), value.value as RadioState]);
    }
    offer(
      this.robot,
      heard.map(({ robot }) => [String(robot), robotName(robot)]),
      this.robot.value,
    );
    this.shown.hidden = heard.length === 0;
    this.note.hidden = heard.length > 0;
    write(this.note, all.some(({ trouble }) => !trouble) ? g("noRounds") : g("noRadio"));
    this.draw();
    return heard.map(({ value }) => value.value as RadioState);
  }

  private draw(): void {
    const rounds = this.rounds.get(Number(this.robot.value))?.all ?? [];
    const state = rounds.at(-1);
    if (!state || this.element.clientWidth === 0) return;
    write(this.trouble, state.trouble);
    this.trouble.hidden = !state.trouble;
    list(this.facts, [
      [g("link"), state.link || "–"],
      [g("roundLength"), g("ofSlots", { ms: ms(state.round_length), slots: state.slots })],
      [g("sent"), g("perSecond", { bytes: state.bytes_per_s.toFixed(0), budget: state.budget.toFixed(0) })],
      [g("key"), g(state.has_key ? "authentic" : "open")],
    ]);
    const width = Math.max(320, this.picture.clientWidth);
    const picture = JSON.stringify([
      width,
      rounds.map(({ round, frames, members, slots, round_length }) => [
        round,
        frames,
        members.map(({ slot }) => slot),
        slots,
        round_length,
      ]),
    ]);
    if (picture !== this.drawn) this.picture.replaceChildren(drawRounds(rounds, width));
    this.drawn = picture;
    fill(
      this.frames,
      g("newest", { round: state.round }),
      [g("m_member"), g("at"), g("bytes"), g("records"), g("inSlot")],
      state.frames.map(({ member, offset, bytes, records, in_slot }) => [
        String(member),
        `${ms(offset)} ms`,
        String(bytes),
        String(records),
        g(in_slot ? "yes" : "no"),
      ]),
    );
    fill(
      this.members,
      g("members", { robot: state.member }),
      (
        [
          "m_member",
          "m_state",
          "m_slot",
          "m_heard",
          "m_loss",
          "m_lost",
          "m_late",
          "m_collided",
          "m_offset",
          "m_lateness",
        ] as const
      ).map((key) => g(key)),
      state.members.map((one) => [
        String(one.member),
        g((one.membership === "missing" ? "missing_" : one.membership) as Key),
        one.slot < 0 ? "–" : String(one.slot + 1),
        g("m_ago", { age: ageText(one.heard_ago) }),
        `${(one.loss * 100).toFixed(1)} %`,
        String(one.lost),
        String(one.late),
        String(one.collided),
        `${ms(one.clock_offset)} ms`,
        `${ms(one.lateness)} ms`,
      ]),
      state.members.map(({ membership }) => membership),
    );
    const thrown = Object.entries(state.dropped).filter(([, count]) => count > 0);
    const lines = thrown.length === 0 ? [g("noneDropped")] : thrown.map(([why, count]) => `${count} ${g(why as Key)}`);
    if (this.dropped.dataset["lines"] === lines.join("\n")) return;
    this.dropped.dataset["lines"] = lines.join("\n");
    this.dropped.replaceChildren(...lines.map((line) => h("li", {}, line)));
  }
}

function list(place: HTMLElement, facts: [string, string][]): void {
  const now = JSON.stringify(facts);
  if (place.dataset["facts"] === now) return;
  place.dataset["facts"] = now;
  place.replaceChildren(...facts.map(([name, text]) => h("div", {}, h("dt", {}, name), h("dd", {}, text))));
}

/// A table whose first cells are heads of rows; drawn again where something is different.
export function fill(
  table: HTMLElement,
  caption: string,
  heads: string[],
  rows: string[][],
  kinds: string[] = [],
): void {
  const now = JSON.stringify([caption, heads, rows, kinds]);
  if (table.dataset["rows"] === now) return;
  table.dataset["rows"] = now;
  table.replaceChildren(
    h("caption", {}, caption),
    h("thead", {}, h("tr", {}, ...heads.map((head) => h("th", { scope: "col" }, head)))),
    h(
      "tbody",
      {},
      ...rows.map((cells, i) =>
        h(
          "tr",
          { class: kinds[i] },
          ...cells.map((cell, j) => (j === 0 ? h("th", { scope: "row" }, cell) : h("td", {}, cell))),
        ),
      ),
    ),
  );
}

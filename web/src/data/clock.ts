// Plain arithmetic of the timeline: times as text, places on the bar as times, the speeds, and which events to mark.

import type { TimedEvent } from "./messages";

export const SPEEDS = [0.1, 0.25, 0.5, 1, 2, 4, 8, 16, 64];

/// 83.25 → "01:23", with tenths "01:23.2"; an hour and more as "1:00:05".
export function clock(seconds: number, tenths = false): string {
  const all = Math.max(0, Math.floor(seconds * 10 + 1e-6));
  const pad = (n: number) => String(n).padStart(2, "0");
  const s = Math.floor(all / 10);
  const hours = Math.floor(s / 3600);
  const short = `${pad(Math.floor(s / 60) % 60)}:${pad(s % 60)}`;
  return (hours ? `${hours}:` : "") + short + (tenths ? `.${all % 10}` : "");
}

/// Where a moment lies on the bar, 0…1.
export function shareOf(time: number, start: number, end: number): number {
  return end > start ? Math.min(1, Math.max(0, (time - start) / (end - start))) : 0;
}

/// The moment under a place on the bar.
export function timeAt(x: number, left: number, width: number, start: number, end: number): number {
  return start + (end - start) * Math.min(1, Math.max(0, (x - left) / (width || 1)));
}

/// The next speed up or down in the list.
export function nextSpeed(speed: number, by: 1 | -1): number {
  const up = SPEEDS.find((s) => s > speed + 1e-9) ?? SPEEDS.at(-1)!;
  const down = SPEEDS.filter((s) => s < speed - 1e-9).at(-1) ?? SPEEDS[0]!;
  return by > 0 ? up : down;
}

/// A step between labelled moments so that at most `most` labels stand on the bar.
export function tickStep(length: number, most: number): number {
  const steps = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600];
  return steps.find((step) => length / step <= most) ?? 7200;
}

export type MarkKind = "goal" | "restart" | "period" | "foul";

/// How an event is marked on the timeline; undefined = not at all.
export function markOf(event: TimedEvent): MarkKind | undefined {
  switch (event.kind) {
    case "GOAL":
      return "goal";
    case "PERIOD_START":
    case "PERIOD_END":
    case "MATCH_END":
    case "TOUCHED":
    case "FORFEIT":
      return "period";
    case "FREE_BALL":
    case "PENALTY_KICK":
    case "FREE_KICK":
    case "GOAL_KICK":
    case "THROW_IN":
    case "CORNER_KICK":
    case "DROPPED_BALL":
    case "PLACE_KICK":
      return "restart";
    case "PENALISED":
      return "foul";
    default:
      return undefined;
  }
}

/// The last event at or before a moment, as an index; -1 where none is.
export function eventAt(events: TimedEvent[], time: number): number {
  let found = -1;
  for (let i = 0; i < events.length && events[i]!.time <= time + 1e-6; ++i) found = i;
  return found;
}

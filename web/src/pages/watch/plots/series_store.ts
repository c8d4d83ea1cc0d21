// The numbers that can be drawn over time, and their values, read once in the background.
//   ball.speed, blue 0.x …          reckoned from the frames
//   /match/state.score.blue …       as recorded

import { UNREAD } from "../../../data/decoded";
import { headingOf, wrapped } from "../../../data/motion";
import { JUMP, STRIDE } from "../../../data/poses";
import type { Recording } from "../../../data/recording";
import type { Series } from "../../../ui/plots/decimate";
import { follow, parsePath, pathsIn } from "./paths";

const DERIVED = ["speed", "x", "y", "heading", "turn"] as const;
type Derived = (typeof DERIVED)[number];
const UNITS: Record<Derived, string> = { speed: "m/s", x: "m", y: "m", heading: "°", turn: "°/s" };
// the derived ones say better what frames say, the league stays as it is, and what is large is not read
const UNNAMED = new Set(["/tf", "/scene", "/league", "/robot", "/players/frames", ...UNREAD]);
const SPREAD = 3; // frames on each side over which speeds are taken: single frames are rounded
const TELL_MS = 200;
const STALE = 5; // s that a live match may be ahead of its plots

export const isRecorded = (id: string): boolean => id.startsWith("/");

export function unitOf(id: string): string {
  return isRecorded(id) ? "" : UNITS[id.slice(id.lastIndexOf(".") + 1) as Derived];
}

export class SeriesStore {
  private readonly kept = new Map<string, Series>();
  private readUpTo = 0;
  private queue: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly recording: Recording,
    private readonly bodies: string[],
  ) {}

  /// The names of everything that can be drawn.
  async names(): Promise<string[]> {
    const derived = this.bodies.flatMap((body, i) =>
      DERIVED.filter((what) => i > 0 || (what !== "heading" && what !== "turn")).map((what) => `${body}.${what}`),
    );
    const recorded: string[] = [];
    for (const topic of this.recording.topicNames) {
      if (UNNAMED.has(topic)) continue;
      await this.recording.fetchLatest(topic, this.recording.end).catch(() => undefined);
      recorded.push(...pathsIn(topic, this.recording.latest(topic, this.recording.end)));
    }
    return [...derived, ...recorded];
  }

  get(id: string): Series | undefined {
    return this.kept.get(id);
  }

  /// The match has grown so much that reading it again is worth it.
  get isStale(): boolean {
    const { end } = this.recording;
    return end - this.readUpTo > STALE + 0.05 * end;
  }

  /// Reads what is not here yet; `progress` is called with 0…1 while it comes. One reading at a time.
  load(ids: string[], progress: (share: number) => void): Promise<void> {
    const turn = this.queue.then(() =>
      this.read(this.isStale ? ids : ids.filter((id) => !this.kept.has(id)), progress),
    );
    this.queue = turn.catch(() => undefined);
    return turn;
  }

  private async read(ids: string[], progress: (share: number) => void): Promise<void> {
    const { start, end } = this.recording;
    let told = performance.now();
    const tell = (time: number) => {
      if (performance.now() - told < TELL_MS) return;
      told = performance.now();
      progress((time - start) / (end - start || 1));
    };
    this.readUpTo = end;
    // what is read again is shown as it was until it is whole
    const fresh = new Map(ids.map((id) => [id, { times: [], values: [] } as Series]));
    for (const [id, series] of fresh) if (!this.kept.has(id)) this.kept.set(id, series);
    try {
      await this.readDerived(
        ids.filter((id) => !isRecorded(id)),
        fresh,
        tell,
      );
      await this.readRecorded(ids.filter(isRecorded), fresh, tell);
    } catch (error) {
      for (const [id, series] of fresh) if (this.kept.get(id) === series) this.kept.delete(id);
      throw error;
    }
    for (const [id, series] of fresh) this.kept.set(id, series);
    progress(1);
  }

  private async readRecorded(ids: string[], into: Map<string, Series>, tell: (time: number) => void): Promise<void> {
    const wanted = ids.map((id) => ({ ...parsePath(id), series: into.get(id)! }));
    if (wanted.length === 0) return;
    for await (const { topic, time, value } of this.recording.scan([...new Set(wanted.map((one) => one.topic))])) {
      for (const one of wanted) {
        if (one.topic !== topic) continue;
        one.series.times.push(time);
        one.series.values.push(follow(value, one.steps) ?? NaN);
      }
      tell(time);
    }
  }

  private async readDerived(ids: string[], into: Map<string, Series>, tell: (time: number) => void): Promise<void> {
    const wanted = ids.map((id) => {
      const dot = id.lastIndexOf(".");
      return {
        body: this.recording.bodies.number(id.slice(0, dot)),
        what: id.slice(dot + 1) as Derived,
        series: into.get(id)!,
      };
    });
    if (wanted.length === 0) return;
    const window: { time: number; pose: Float32Array }[] = [];
    for await (const { times, poses } of this.recording.frames()) {
      for (let k = 0; k < times.length; ++k) {
        window.push({ time: times[k]!, pose: poses[k]! });
        if (window.length > 2 * SPREAD + 1) window.shift();
        const middle = window[Math.max(0, window.length - 1 - SPREAD)]!;
        for (const { body, what, series } of wanted) {
          series.times.push(middle.time);
          series.values.push(derived(window[0]!, middle, window.at(-1)!, body, what));
        }
      }
      tell(times.at(-1) ?? 0);
    }
  }
}

interface At {
  time: number;
  pose: Float32Array;
}

/// A number about a body at `at`; speeds are taken from the frames before and after.
export function derived(before: At, at: At, after: At, body: number, what: Derived): number {
  const i = body * STRIDE;
  if (what === "x") return at.pose[i]!;
  if (what === "y") return at.pose[i + 1]!;
  const degrees = 180 / Math.PI;
  if (what === "heading") return headingOf(at.pose, body) * degrees;
  const seconds = after.time - before.time;
  const way = Math.hypot(after.pose[i]! - before.pose[i]!, after.pose[i + 1]! - before.pose[i + 1]!);
  if (seconds <= 0 || way > JUMP) return NaN; // it was put there
  return what === "speed"
    ? way / seconds
    : (wrapped(headingOf(after.pose, body) - headingOf(before.pose, body)) / seconds) * degrees;
}

// The numbers that can be drawn over time, and their values, read once in the background.
//   ball.speed, blue 0.x …          from frames and velocities
//   blue 0.left_knee …              of robots with joints: see body_series.ts
//   /match/state.score.blue …       as recorded

import { UNREAD } from "../../../data/decoded";
import { headingOf } from "../../../data/headings";
import { BALL_PATH, VELOCITIES } from "../../../data/messages";
import { type Velocity, velocityOf } from "../../../data/motion";
import { neighbours, velocityBetween } from "../../../data/old_recordings";
import { STRIDE } from "../../../data/poses";
import type { Recording } from "../../../data/recording";
import type { Velocities } from "../../../data/types/recorded";
import type { Series } from "../../../ui/plots/decimate";
import { bend, bodyNumbers, bodyUnit, felt, feltTopic, isFelt, jointsOf, lean, type PlayerTicks } from "./body_series";
import { follow, parsePath, pathsIn } from "./paths";

const DERIVED = ["speed", "x", "y", "heading", "turn"] as const;
type Derived = (typeof DERIVED)[number];
const UNITS: Record<Derived, string> = { speed: "m/s", x: "m", y: "m", heading: "°", turn: "°/s" };
const MOVING = new Set<string>(["speed", "turn"]);
const DEGREES = 180 / Math.PI;
// the derived ones say better what frames say, the league stays as it is, corners of a path are no curve, and what is large
// is not read
const UNNAMED = new Set(["/tf", BALL_PATH, "/scene", "/league", "/robot", "/joints", "/players/frames", ...UNREAD]);
const TELL_MS = 200;
const STALE = 5; // s that a live match may be ahead of its plots

export const isRecorded = (id: string): boolean => id.startsWith("/");

/// "blue 0.speed" → its body and what of it.
const partsOf = (id: string): [body: string, what: string] => {
  const dot = id.lastIndexOf(".");
  return [id.slice(0, dot), id.slice(dot + 1)];
};
const isDerived = (what: string): what is Derived => (DERIVED as readonly string[]).includes(what);

export function unitOf(id: string): string {
  if (isRecorded(id)) return "";
  const [, what] = partsOf(id);
  return isDerived(what) ? UNITS[what] : bodyUnit(what);
}

interface Wanted {
  name: string;
  what: string;
  series: Series;
}

export class SeriesStore {
  private readonly kept = new Map<string, Series>();
  private readUpTo = 0;
  private queue: Promise<unknown> = Promise.resolve();
  private joints: Promise<string[]> | undefined; // of its robots

  constructor(
    private readonly recording: Recording,
    private readonly bodies: string[],
  ) {}

  /// The names of everything that can be drawn.
  async names(): Promise<string[]> {
    const derived = this.bodies.flatMap((body, i) =>
      DERIVED.filter((what) => i > 0 || (what !== "heading" && what !== "turn")).map((what) => `${body}.${what}`),
    );
    const body = bodyNumbers(this.recording, await (this.joints ??= jointsOf(this.recording)));
    derived.push(...this.bodies.slice(1).flatMap((robot) => body.map((what) => `${robot}.${what}`)));
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
      const reckoned = ids.filter((id) => !isRecorded(id));
      await this.readDerived(
        reckoned.filter((id) => !isFelt(partsOf(id)[1])),
        fresh,
        tell,
      );
      await this.readFelt(
        reckoned.filter((id) => isFelt(partsOf(id)[1])),
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

  private async readFelt(ids: string[], into: Map<string, Series>, tell: (time: number) => void): Promise<void> {
    const wanted = ids.map((id) => ({ parts: partsOf(id), series: into.get(id)! }));
    if (wanted.length === 0) return;
    for await (const { time, value } of this.recording.scan<PlayerTicks>([feltTopic])) {
      for (const { parts, series } of wanted) {
        series.times.push(time);
        series.values.push(felt(value, ...parts));
      }
      tell(time);
    }
  }

  private async readDerived(ids: string[], into: Map<string, Series>, tell: (time: number) => void): Promise<void> {
    const wanted = ids.map((id): Wanted => {
      const [name, what] = partsOf(id);
      return { name, what, series: into.get(id)! };
    });
    const moving = wanted.filter(({ what }) => MOVING.has(what));
    const placed = wanted.filter(({ what }) => !MOVING.has(what));
    if (placed.length > 0) await this.readPlaces(placed, tell);
    if (moving.length > 0) await this.readVelocities(moving, tell);
  }

  private async readPlaces(wanted: Wanted[], tell: (time: number) => void): Promise<void> {
    const joints = await (this.joints ??= jointsOf(this.recording));
    for await (const { times, poses, bends } of this.recording.frames()) {
      for (let k = 0; k < times.length; ++k)
        for (const { name, what, series } of wanted) {
          const [pose, body] = [poses[k]!, this.recording.bodies.number(name)];
          series.times.push(times[k]!);
          if (what === "heading") series.values.push(headingOf(pose, body) * DEGREES);
          else if (what === "x" || what === "y") series.values.push(pose[body * STRIDE + (what === "x" ? 0 : 1)]!);
          else if (!joints.includes(what)) series.values.push(lean(pose, body, what));
          else series.values.push(bend(bends?.[k], this.bodies.indexOf(name) - 1, joints, what));
        }
      tell(times.at(-1) ?? 0);
    }
  }

  private async readVelocities(wanted: Wanted[], tell: (time: number) => void): Promise<void> {
    const add = (time: number, velocity: (name: string) => Velocity) => {
      for (const { name, what, series } of wanted) {
        const { vx, vy, turn } = velocity(name);
        series.times.push(time);
        series.values.push(what === "speed" ? Math.hypot(vx, vy) : turn * DEGREES);
      }
      tell(time);
    };
    if (this.recording.holds(VELOCITIES))
      for await (const { time, value } of this.recording.scan<Velocities>([VELOCITIES]))
        add(time, (name) => velocityOf(value, name));
    else
      for await (const { time, before, after } of neighbours(this.recording.frames()))
        add(time, (name) => velocityBetween(before, after, this.recording.bodies.number(name)));
  }
}

// A recording on the server, read by its index: only the chunks that are looked at are fetched, and only a bounded
// number of them is kept. Three ways to its data:
//   moment, past, latest      what is here already, for the picture of this moment
//   ready, load, prefetch     fetch what a moment needs
//   scan, frames, events      go through a range of time in the background

import { unpack } from "./chunk";
import { Chunk, framesOf, type Message, messagesOf, type Piece, type Timed, type Topics } from "./decoded";
import { type McapIndex, openMcap, type Part } from "./mcap_index";
import {
  BALL_PATH,
  type BehaviourProgram,
  type GameState,
  type MatchEvent,
  type MatchStatistics,
  type SceneUpdate,
  type TimedEvent,
} from "./messages";
import { Bodies, type Frames, lastAtOrBefore } from "./poses";
import { RecordingError, type Source } from "./range";
import { robotOf } from "./recorded_robot";
import type { RobotView } from "./types/api";
import type { LeagueView, RobotView as RecordedRobot } from "./types/recorded";

const KEPT_CHUNKS = 180; // about three minutes of play and 8 MB
const SCAN_BYTES = 512 * 1024; // fetched at once while going through the file
const GIVE_WAY_MS = 120;
const BUSY_MS = 8; // work in the background gives way to the picture after so long

/// The two frames around a moment, and how far it lies between them.
export interface Moment {
  a: Float32Array;
  b: Float32Array;
  bends?: Bends;
  share: number;
  frameTime: number;
}
/// The angles of the joints at these frames, where robots have any.
interface Bends {
  a: Float32Array | undefined;
  b: Float32Array | undefined;
}

export class Recording {
  readonly bodies = new Bodies();
  readonly start: number;
  readonly file: Source;
  readonly about: Map<string, string>;
  protected readonly parts: Part[];
  protected readonly topics: Topics;
  protected readonly starts: number[];
  private readonly kept = new Map<number, Piece>();
  private readonly coming = new Map<number, Promise<Piece>>();
  private opened: { index: number; records: Uint8Array } | undefined; // where scene, league and robot are
  private askedAt = 0; // when somebody last wanted a chunk at once

  protected constructor(index: McapIndex) {
    ({ file: this.file, about: this.about, parts: this.parts, topics: this.topics } = index);
    this.starts = this.parts.map((part) => part.from);
    this.start = this.parts[0]!.from;
  }

  static async open(from: string | Source): Promise<Recording> {
    return new Recording(await openMcap(from));
  }

  get end(): number {
    return Math.max(...this.parts.slice(-3).map((part) => part.to));
  }
  /// Up to here it can be scanned; of a match that is still played that is less than all.
  get written(): number {
    return this.end;
  }
  get chunks(): number {
    return this.parts.length;
  }
  get topicNames(): string[] {
    return this.topics.names;
  }
  /// Whether there is any message of a topic so far; channels are there in every recording.
  holds(topic: string): boolean {
    const channel = this.topics.channel(topic) ?? -1;
    return this.parts.some((part) => part.channels.has(channel));
  }

  /// The number of the chunk in which a moment lies.
  chunkAt(time: number): number {
    return Math.max(0, lastAtOrBefore(this.starts, time));
  }

  /// A chunk that is here already.
  peek(index: number): Piece | undefined {
    const chunk = this.kept.get(index);
    if (chunk) {
      this.kept.delete(index); // the last one used is thrown away last
      this.kept.set(index, chunk);
    }
    return chunk;
  }

  load(index: number): Promise<Piece> {
    const here = this.peek(index);
    if (here) return Promise.resolve(here);
    this.askedAt = performance.now();
    let coming = this.coming.get(index);
    if (!coming) {
      const { offset, length } = this.parts[index]!;
      coming = this.file
        .part(offset, length)
        .then((bytes) => this.keep(index, new Chunk(unpack(bytes), this.topics, this.bodies)))
        .finally(() => this.coming.delete(index));
      this.coming.set(index, coming);
    }
    return coming;
  }

  /// Everything that a moment needs: its chunk, the next frame, and the state and the ball's path before it.
  async ready(time: number): Promise<void> {
    const index = this.chunkAt(time);
    const chunk = await this.load(index);
    const more: Promise<unknown>[] = ["/match/state", BALL_PATH].map((topic) => this.fetchLatest(topic, time));
    if (index > 0 && !(chunk.times[0]! <= time)) more.push(this.load(index - 1));
    if (index + 1 < this.chunks && !(chunk.times.at(-1)! > time)) more.push(this.load(index + 1));
    await Promise.all(more);
  }

  /// Fetches what comes next, in the background; gives whether anything came.
  async prefetch(time: number, chunks: number, direction: number): Promise<boolean> {
    const from = this.chunkAt(time);
    const more: Promise<unknown>[] = [];
    for (let k = 1; k <= chunks; ++k) {
      const index = from + k * direction;
      if (index < 0 || index >= this.chunks || this.coming.size > 8) break;
      if (!this.peek(index)) more.push(this.load(index).catch(() => undefined));
    }
    await Promise.all(more);
    return more.length > 0;
  }

  /// The frames around a moment, where they are here.
  moment(time: number): Moment | undefined {
    let index = this.chunkAt(time);
    let chunk = this.peek(index);
    if (!chunk) return undefined;
    let i = lastAtOrBefore(chunk.times, time);
    if (i < 0 && index > 0) {
      chunk = this.peek(--index);
      if (!chunk) return undefined;
      i = chunk.times.length - 1;
    }
    i = Math.max(0, i);
    const a = chunk.poses[i];
    if (!a) return undefined;
    const next = i + 1 < chunk.times.length ? chunk : this.peek(index + 1);
    const j = next === chunk ? i + 1 : 0;
    const b = next?.poses[j];
    const frameTime = chunk.times[i]!;
    const bends = { a: chunk.bends?.[i], b: next?.bends?.[j] };
    if (!next || !b) return { a, b: a, bends, share: 0, frameTime };
    const share = Math.min(1, Math.max(0, (time - frameTime) / (next.times[j]! - frameTime || 1)));
    return { a, b, bends, share, frameTime };
  }

  /// The frames of the last seconds up to a moment, oldest first, as far back as they are here without a gap.
  past(time: number, seconds: number): Frames {
    const times: number[] = [];
    const poses: Float32Array[] = [];
    for (let index = this.chunkAt(time); index >= 0 && this.parts[index]!.to >= time - seconds; --index) {
      const chunk = this.peek(index);
      if (!chunk) break;
      for (let i = lastAtOrBefore(chunk.times, time); i >= 0 && chunk.times[i]! >= time - seconds; --i) {
        times.push(chunk.times[i]!);
        poses.push(chunk.poses[i]!);
      }
    }
    return { times: Float64Array.from(times.reverse()), poses: poses.reverse() };
  }

  /// The messages of a topic in the last seconds up to a moment, in the same way.
  pastMessages<T>(topic: string, time: number, seconds: number): Timed<T>[] {
    const found: Timed<T>[] = [];
    for (let index = this.chunkAt(time); index >= 0 && this.parts[index]!.to >= time - seconds; --index) {
      const list = this.peek(index)?.of<T>(topic);
      if (!list) break;
      for (let i = list.length - 1; i >= 0; --i)
        if (list[i]!.time <= time && list[i]!.time >= time - seconds) found.push(list[i]!);
    }
    return found.reverse();
  }
  /// Fetches the chunks of the last seconds before a moment, newest first; gives whether any came.
  async fetchPast(time: number, seconds: number): Promise<boolean> {
    let came = false;
    for (let index = this.chunkAt(time); index >= 0 && this.parts[index]!.to >= time - seconds; --index) {
      if (this.peek(index)) continue;
      await this.load(index).catch(() => undefined); // what cannot be read is missing
      came = true;
    }
    return came;
  }

  /// The time of the frame that is `by` frames away from the one shown at a moment.
  async stepped(time: number, by: 1 | -1): Promise<number> {
    const index = this.chunkAt(time);
    const near = [index - 1, index, index + 1].filter((k) => k >= 0 && k < this.chunks);
    const times = (await Promise.all(near.map((k) => this.load(k)))).flatMap((chunk) => [...chunk.times]);
    const tiny = 1e-6;
    if (by > 0) return times.find((t) => t > time + tiny) ?? this.end;
    return times.filter((t) => t < time - tiny).at(-1) ?? this.start;
  }

  /// The last message of a topic at or before a moment, among the chunks that are here.
  latest<T>(topic: string, time: number): T | undefined {
    for (let index = this.lastWith(topic, this.chunkAt(time)); index >= 0; index = this.lastWith(topic, index - 1)) {
      const list = this.peek(index)?.of<T>(topic);
      if (!list) return undefined;
      for (let i = list.length - 1; i >= 0; --i) if (list[i]!.time <= time) return list[i]!.value;
    }
    return undefined;
  }
  /// Fetches the chunk that holds the last message of a topic at or before a moment.
  async fetchLatest(topic: string, time: number): Promise<void> {
    const index = this.lastWith(topic, this.chunkAt(time));
    if (index < 0) return;
    const first = (await this.load(index)).of(topic)[0];
    const before = first && first.time > time ? this.lastWith(topic, index - 1) : -1;
    if (before >= 0) await this.load(before);
  }
  state(time: number): GameState | undefined {
    return this.latest("/match/state", time);
  }
  statistics(time: number): MatchStatistics | undefined {
    return this.latest("/match/statistics", time);
  }
  statisticsReady(time: number): Promise<void> {
    return this.fetchLatest("/match/statistics", time);
  }

  async scene(): Promise<SceneUpdate> {
    const scene = await this.first<SceneUpdate>("/scene");
    if (!scene) throw new RecordingError("broken", "the recording has no scene");
    return scene;
  }
  /// The league that is played; recordings from before do not hold it as data.
  league(): Promise<LeagueView | undefined> {
    return this.first<LeagueView>("/league");
  }
  /// The robot that all players have, where robots have joints.
  async robot(): Promise<RobotView | undefined> {
    const recorded = await this.first<RecordedRobot>("/robot");
    return recorded && robotOf(recorded);
  }

  /// The first message of a topic that is written once, at the beginning.
  private async first<T>(topic: string): Promise<T | undefined> {
    const channel = this.topics.channel(topic) ?? -1;
    const index = this.parts.findIndex((part) => part.channels.has(channel));
    if (index < 0) return undefined;
    const { offset, length } = this.parts[index]!;
    this.opened =
      this.opened?.index === index ? this.opened : { index, records: unpack(await this.file.part(offset, length)) };
    const { records } = this.opened;
    // this is the first chunk, which is shown next: no need to fetch it again
    if (!this.kept.has(index)) this.keep(index, new Chunk(records, this.topics, this.bodies));
    return messagesOf(records, this.topics, new Set([channel]))[0]!.value as T;
  }

  /// The messages of some topics within a range of time, in order. Reads only the chunks that hold any, keeps none of
  /// them, and gives way to the picture.
  async *scan<T = unknown>(topics: string[], from = this.start, to = this.end): AsyncGenerator<Message<T>> {
    const wanted = new Set(topics.map((topic) => this.topics.channel(topic)).filter((id) => id !== undefined));
    for await (const records of this.records(wanted, from, to)) {
      for (const message of messagesOf(records, this.topics, wanted) as Message<T>[]) {
        if (message.time >= from && message.time <= to) yield message;
      }
    }
  }

  /// The frames within a range of time, some at a time.
  async *frames(from = this.start, to = this.end): AsyncGenerator<Frames> {
    const channel = this.topics.channel("/tf");
    if (channel === undefined) return;
    for await (const records of this.records(new Set([channel]), from, to))
      yield framesOf(records, this.topics, this.bodies);
  }

  /// All frames from front to back; of a match that is still played, those to come as well.
  allFrames(): AsyncGenerator<Frames> {
    return this.frames();
  }

  /// All events from front to back.
  async *events(): AsyncGenerator<TimedEvent> {
    for await (const { time, value } of this.scan<MatchEvent>(["/match/events"])) {
      yield { ...value, time, score: value.score ?? { blue: 0, yellow: 0 } };
    }
  }

  /// The behaviour programs of both teams, all versions, as they become known.
  async *programs(): AsyncGenerator<BehaviourProgram> {
    for await (const { value } of this.scan<BehaviourProgram>(["/behaviour/programs"])) yield value;
  }

  /// Unpacked chunks that hold any of the channels, neighbours fetched together.
  private async *records(channels: Set<number>, from: number, to: number): AsyncGenerator<Uint8Array> {
    const parts = this.parts.filter(
      (part) =>
        part.length > 0 && part.to >= from && part.from <= to && [...channels].some((id) => part.channels.has(id)),
    );
    let since = performance.now();
    for (let i = 0; i < parts.length;) {
      const first = parts[i]!;
      let last = i;
      const size = (k: number) => parts[k]!.offset + parts[k]!.length - first.offset;
      while (last + 1 < parts.length && size(last + 1) <= SCAN_BYTES && parts[last + 1]!.offset > first.offset) ++last;
      const bytes = await this.file.part(first.offset, size(last));
      for (; i <= last; ++i) {
        const at = parts[i]!.offset - first.offset;
        yield unpack(bytes.subarray(at, at + parts[i]!.length));
        if (performance.now() - since < BUSY_MS) continue;
        do
          await new Promise((go) => setTimeout(go)); // the picture comes first,
        while (performance.now() - this.askedAt < GIVE_WAY_MS); // and so does who jumps about
        since = performance.now();
      }
    }
  }

  protected keep(index: number, chunk: Piece): Piece {
    this.kept.set(index, chunk);
    for (const old of this.kept.keys()) {
      if (this.kept.size <= KEPT_CHUNKS) break;
      this.kept.delete(old);
    }
    return chunk;
  }

  private lastWith(topic: string, index: number): number {
    const channel = this.topics.channel(topic);
    if (channel === undefined) return -1;
    while (index >= 0 && !this.parts[index]!.channels.has(channel)) --index;
    return index;
  }
}

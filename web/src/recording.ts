// A recording on the server, read by its index: only the chunks that are looked at are fetched, and only a bounded
// number of them is kept.

import { McapIndexedReader } from "@mcap/core";

import { eachMessage, unpack } from "./chunk";
import type { FrameTransforms, GameState, MatchEvent, MatchStatistics, SceneUpdate, TimedEvent } from "./messages";
import { Bodies, type Frames, lastAtOrBefore, pack } from "./poses";
import { type Decoder, protobufDecoder } from "./protobuf";
import { RangeFile, RecordingError, type Source } from "./range";

const MAGIC = [0x89, 0x4d, 0x43, 0x41, 0x50, 0x30, 0x0d, 0x0a];
const KEPT_CHUNKS = 180; // about three minutes of play and 5 MB
const SCAN_BYTES = 512 * 1024; // read at once while looking for events

interface Part { from: number; to: number; offset: number; length: number; channels: Set<number> }
interface Timed<T> { time: number; value: T }

/// What one chunk says.
export interface Chunk extends Frames {
  states: Timed<GameState>[];
  statistics: Timed<MatchStatistics>[];
}

/// The two frames around a moment, and how far it lies between them.
export interface Moment { a: Float32Array; b: Float32Array; share: number; frameTime: number }

export class Recording {
  readonly bodies = new Bodies();
  readonly start: number;
  readonly end: number;
  private readonly parts: Part[];
  private readonly starts: Float64Array;
  private readonly decoders = new Map<number, Decoder>();
  private readonly topics = new Map<string, number>();
  private readonly kept = new Map<number, Chunk>();
  private readonly coming = new Map<number, Promise<Chunk>>();

  private constructor(
    readonly file: Source,
    reader: McapIndexedReader,
    readonly about: Map<string, string>,
  ) {
    const seconds = (time: bigint) => Number(time) / 1e9;
    this.parts = reader.chunkIndexes
      .map((chunk) => ({
        from: seconds(chunk.messageStartTime),
        to: seconds(chunk.messageEndTime),
        offset: Number(chunk.chunkStartOffset),
        length: Number(chunk.chunkLength),
        channels: new Set(chunk.messageIndexOffsets.keys()),
      }))
      .sort((a, b) => a.from - b.from);
    this.starts = Float64Array.from(this.parts, (part) => part.from);
    this.start = this.parts[0]!.from;
    this.end = Math.max(...this.parts.slice(-3).map((part) => part.to));
    for (const channel of reader.channelsById.values()) {
      const schema = reader.schemasById.get(channel.schemaId);
      if (channel.messageEncoding !== "protobuf" || schema?.encoding !== "protobuf") continue;
      this.topics.set(channel.topic, channel.id);
      this.decoders.set(channel.id, protobufDecoder(schema.data, schema.name));
    }
  }

  /// Opens a recording by its address, or one that is here.
  static async open(from: string | Source): Promise<Recording> {
    const file = typeof from === "string" ? await RangeFile.open(from) : from;
    if (!MAGIC.every((byte, i) => file.head[i] === byte)) throw new RecordingError("notMcap");
    const tail = await file.part(file.bytes - MAGIC.length, MAGIC.length);
    if (file.bytes < 64 || !MAGIC.every((byte, i) => tail[i] === byte)) throw new RecordingError("cut");
    try {
      const reader = await McapIndexedReader.Initialize({ readable: file });
      if (reader.chunkIndexes.length === 0) throw new RecordingError("cut");
      const about = new Map<string, string>();
      for await (const record of reader.readMetadata({ name: "cancha.match" })) {
        for (const [key, value] of record.metadata) about.set(key, value);
      }
      return new Recording(file, reader, about);
    } catch (error) {
      if (error instanceof RecordingError) throw error;
      throw new RecordingError("broken", (error as Error).message);
    }
  }

  get chunks(): number {
    return this.parts.length;
  }

  /// The number of the chunk in which a moment lies.
  chunkAt(time: number): number {
    return Math.max(0, lastAtOrBefore(this.starts, time));
  }

  /// A chunk that is here already.
  peek(index: number): Chunk | undefined {
    const chunk = this.kept.get(index);
    if (chunk) {
      this.kept.delete(index); // the last one used is thrown away last
      this.kept.set(index, chunk);
    }
    return chunk;
  }

  load(index: number): Promise<Chunk> {
    const here = this.peek(index);
    if (here) return Promise.resolve(here);
    let coming = this.coming.get(index);
    if (!coming) {
      const { offset, length } = this.parts[index]!;
      coming = this.file
        .part(offset, length)
        .then((bytes) => this.keep(index, this.decode(unpack(bytes))))
        .finally(() => this.coming.delete(index));
      this.coming.set(index, coming);
    }
    return coming;
  }

  /// Everything that a moment needs: its chunk, the next frame, and the state before it.
  async ready(time: number): Promise<void> {
    const index = this.chunkAt(time);
    const chunk = await this.load(index);
    const more: Promise<Chunk>[] = [];
    if (index > 0 && !(chunk.times[0]! <= time)) more.push(this.load(index - 1));
    if (index + 1 < this.chunks && !(chunk.times.at(-1)! > time)) more.push(this.load(index + 1));
    const state = this.lastWith("/match/state", index);
    if (state >= 0 && !(chunk.states[0] && chunk.states[0].time <= time)) {
      more.push(this.load(state === index && index > 0 ? this.lastWith("/match/state", index - 1) : state));
    }
    await Promise.all(more);
  }

  /// Fetches what comes next, in the background.
  prefetch(time: number, chunks: number, direction: number): void {
    const from = this.chunkAt(time);
    for (let k = 1; k <= chunks; ++k) {
      const index = from + k * direction;
      if (index < 0 || index >= this.chunks || this.coming.size > 8) return;
      if (!this.kept.has(index)) void this.load(index).catch(() => undefined);
    }
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
    if (!next || !b) return { a, b: a, share: 0, frameTime };
    const share = Math.min(1, Math.max(0, (time - frameTime) / (next.times[j]! - frameTime || 1)));
    return { a, b, share, frameTime };
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

  /// The last state at or before a moment, among the chunks that are here.
  state(time: number): GameState | undefined {
    return this.lastOf("/match/state", time, (chunk) => chunk.states);
  }
  statistics(time: number): MatchStatistics | undefined {
    return this.lastOf("/match/statistics", time, (chunk) => chunk.statistics);
  }
  /// Fetches the chunk that holds the statistics of a moment.
  async statisticsReady(time: number): Promise<void> {
    let index = this.lastWith("/match/statistics", this.chunkAt(time));
    if (index < 0) return;
    const chunk = await this.load(index);
    if (chunk.statistics[0] && chunk.statistics[0].time > time) {
      index = this.lastWith("/match/statistics", index - 1);
      if (index >= 0) await this.load(index);
    }
  }

  async scene(): Promise<SceneUpdate> {
    const channel = this.topics.get("/scene");
    const index = this.parts.findIndex((part) => channel !== undefined && part.channels.has(channel));
    if (index < 0) throw new RecordingError("broken", "the recording has no scene");
    const { offset, length } = this.parts[index]!;
    const records = unpack(await this.file.part(offset, length));
    if (!this.kept.has(index)) this.keep(index, this.decode(records));
    let scene: SceneUpdate = { entities: [] };
    const take = (id: number, _: number, data: Uint8Array) =>
      void (scene = this.decoders.get(id)!(data) as unknown as SceneUpdate);
    eachMessage(records, (id) => id === channel, take);
    return scene;
  }

  /// All events from front to back, some at a time; reads only the chunks that hold any.
  async *events(): AsyncGenerator<TimedEvent[]> {
    const channel = this.topics.get("/match/events");
    if (channel === undefined) return;
    const parts = this.parts.filter((part) => part.channels.has(channel));
    for (let i = 0; i < parts.length; ) {
      const first = parts[i]!;
      let last = i;
      const size = (k: number) => parts[k]!.offset + parts[k]!.length - first.offset;
      while (last + 1 < parts.length && size(last + 1) <= SCAN_BYTES && parts[last + 1]!.offset > first.offset) ++last;
      const bytes = await this.file.part(first.offset, size(last));
      const found: TimedEvent[] = [];
      for (; i <= last; ++i) {
        const at = parts[i]!.offset - first.offset;
        const take = (id: number, time: number, data: Uint8Array) => {
          const event = this.decoders.get(id)!(data) as unknown as MatchEvent;
          found.push({ ...event, time, score: event.score ?? { blue: 0, yellow: 0 } });
        };
        eachMessage(unpack(bytes.subarray(at, at + parts[i]!.length)), (id) => id === channel, take);
        await new Promise((go) => setTimeout(go)); // the picture comes first
      }
      yield found;
    }
  }

  private decode(records: Uint8Array): Chunk {
    const times: number[] = [];
    const chunk = { poses: [] as Float32Array[], states: [] as Timed<GameState>[], statistics: [] as Timed<MatchStatistics>[] };
    const [tf, state, statistics] = ["/tf", "/match/state", "/match/statistics"].map((topic) => this.topics.get(topic));
    eachMessage(
      records,
      (id) => id === tf || id === state || id === statistics,
      (id, time, data) => {
        const value = this.decoders.get(id)!(data) as unknown;
        if (id === state) chunk.states.push({ time, value: value as GameState });
        else if (id === statistics) chunk.statistics.push({ time, value: value as MatchStatistics });
        else {
          times.push(time);
          chunk.poses.push(pack(value as FrameTransforms, this.bodies));
        }
      },
    );
    return { times: Float64Array.from(times), ...chunk };
  }

  private keep(index: number, chunk: Chunk): Chunk {
    this.kept.set(index, chunk);
    for (const old of this.kept.keys()) {
      if (this.kept.size <= KEPT_CHUNKS) break;
      this.kept.delete(old);
    }
    return chunk;
  }

  private lastWith(topic: string, index: number): number {
    const channel = this.topics.get(topic);
    if (channel === undefined) return -1;
    while (index >= 0 && !this.parts[index]!.channels.has(channel)) --index;
    return index;
  }

  private lastOf<T>(topic: string, time: number, of: (chunk: Chunk) => Timed<T>[]): T | undefined {
    for (let index = this.lastWith(topic, this.chunkAt(time)); index >= 0; index = this.lastWith(topic, index - 1)) {
      const list = this.peek(index) && of(this.peek(index)!);
      if (!list) return undefined;
      const found = list.filter((entry) => entry.time <= time).at(-1);
      if (found) return found.value;
    }
    return undefined;
  }
}

// A recording that still grows: its file is read by the chunks that are told to be in it, and what comes after them is
// told as it happens.

import type { McapTypes } from "@mcap/core";

import { packAngles } from "../angles";
import { type Piece, Topics, UNREAD } from "../decoded";
import { addChannel, partOf, type Part } from "../mcap_index";
import { type BehaviourProgram, FRAMES, type MatchEvent, type SceneUpdate, type TimedEvent } from "../messages";
import type { Frames } from "../poses";
import type { Source } from "../range";
import { robotOf } from "../recorded_robot";
import { Recording } from "../recording";
import { packTransforms } from "../transforms";
import type { RobotView } from "../types/api";
import type { LeagueView, RobotView as RecordedRobot } from "../types/recorded";
import { Tail } from "./tail";

const DENSE = 25; // frames a second that are good enough to look back at without the file

export class LiveRecording extends Recording {
  /// Seconds of the match for each second of ours, lately.
  rate = 0;
  private readonly tail = new Tail();
  private readonly schemas = new Map<number, McapTypes.Schema>();
  private readonly told: TimedEvent[] = [];
  private readonly toldPrograms: BehaviourProgram[] = [];
  private theScene: SceneUpdate | undefined;
  private theLeague: LeagueView | undefined;
  private theRobot: RobotView | undefined;
  private skip = 0; // events that were told before
  private seen = { end: 0, at: 0 };
  private waiting: (() => void)[] = [];
  private over = false;

  constructor(file: Source) {
    const last: Part = { from: 0, to: 0, offset: -1, length: 0, channels: new Set() };
    super({ file, parts: [last], topics: new Topics(), about: new Map() });
  }

  override get end(): number {
    return Math.max(this.tail.end ?? 0, this.parts.at(-2)?.to ?? 0);
  }
  override get written(): number {
    return this.parts.at(-2)?.to ?? 0;
  }
  /// There is something to show.
  get isOpen(): boolean {
    return this.theScene !== undefined && this.tail.end !== undefined;
  }

  /// The stream is told from its beginning again.
  restart(): void {
    this.skip = this.told.length;
  }
  /// Nothing more will come.
  finish(): void {
    this.over = true;
    this.rate = 0;
    this.wake();
  }

  take(record: McapTypes.TypedMcapRecord): void {
    if (record.type === "Schema") this.schemas.set(record.id, record);
    else if (record.type === "Channel") this.addChannel(record);
    else if (record.type === "Metadata") for (const [key, value] of record.metadata) this.about.set(key, value);
    else if (record.type === "ChunkIndex") this.grow(partOf(record));
    else if (record.type === "Message") this.hear(record);
  }

  override peek(index: number): Piece | undefined {
    return index === this.parts.length - 1 ? this.tail : super.peek(index);
  }
  override load(index: number): Promise<Piece> {
    return index === this.parts.length - 1 ? Promise.resolve(this.tail) : super.load(index);
  }
  override scene(): Promise<SceneUpdate> {
    return Promise.resolve(this.theScene ?? { deletions: [], entities: [] });
  }
  override league(): Promise<LeagueView | undefined> {
    return Promise.resolve(this.theLeague);
  }
  override robot(): Promise<RobotView | undefined> {
    return Promise.resolve(this.theRobot);
  }
  /// Those so far, and then each as it happens.
  override events(): AsyncGenerator<TimedEvent> {
    return this.each(this.told);
  }
  override programs(): AsyncGenerator<BehaviourProgram> {
    return this.each(this.toldPrograms);
  }

  override async *allFrames(): AsyncGenerator<Frames> {
    for (let from = 0; !this.over || from < this.parts.length - 1;) {
      const to = this.parts.length - 1; // the tail is still told
      if (from < to) yield* this.frames(this.parts[from]!.from + 1e-6, this.parts[to - 1]!.to);
      from = to;
      if (!this.over && this.parts.length - 1 === to) await new Promise<void>((go) => this.waiting.push(go));
    }
  }

  private async *each<T>(told: T[]): AsyncGenerator<T> {
    for (let i = 0; ; ++i) {
      while (i >= told.length) {
        if (this.over) return;
        await new Promise<void>((go) => this.waiting.push(go));
      }
      yield told[i]!;
    }
  }

  private addChannel(channel: McapTypes.Channel): void {
    addChannel(this.topics, channel, this.schemas.get(channel.schemaId));
    this.parts.at(-1)!.channels.add(channel.id);
  }

  private grow(part: Part): void {
    const index = this.parts.length - 1;
    if (index > 0 && part.offset <= this.parts[index - 1]!.offset) return; // told before
    this.parts.splice(index, 0, part);
    this.starts.splice(index, 0, part.from);
    this.starts[index + 1] = part.to;
    this.parts[index + 1]!.from = part.to;
    // what was told in time need not be fetched
    const piece = this.tail.cut(part.to);
    if (piece.times.length >= DENSE * (part.to - part.from) && piece.times[0]! <= part.from + 0.1)
      this.keep(index, piece);
    this.wake();
  }

  private hear({ channelId, logTime, data }: McapTypes.Message): void {
    const channel = this.topics.of(channelId);
    if (!channel || UNREAD.includes(channel.topic)) return;
    const time = Number(logTime) / 1e9;
    if (channel.topic === "/tf") {
      this.tail.addFrame(time, packTransforms(data, this.bodies));
      this.parts.at(-1)!.to = Math.max(this.parts.at(-1)!.to, time);
      this.measure(time);
    } else if (channel.topic === "/joints") {
      this.tail.addAngles(time, packAngles(data));
    } else if (channel.topic === "/robot") {
      this.theRobot ??= robotOf(channel.decode(data) as unknown as RecordedRobot);
    } else if (channel.topic === "/scene") {
      this.theScene ??= channel.decode(data) as unknown as SceneUpdate;
    } else if (channel.topic === "/league") {
      this.theLeague ??= channel.decode(data) as unknown as LeagueView;
    } else if (channel.topic === "/match/events") {
      if (this.skip > 0) return void --this.skip;
      const event = channel.decode(data) as unknown as MatchEvent;
      this.told.push({ ...event, time, score: event.score ?? { blue: 0, yellow: 0 } });
      this.wake();
    } else if (channel.topic === "/behaviour/programs") {
      this.toldPrograms.push(channel.decode(data) as unknown as BehaviourProgram); // after a lost line again
      this.wake();
    } else {
      this.tail.addMessage(channel.topic, time, channel.decode(data), channel.topic !== FRAMES); // each player tells its own
    }
  }

  private measure(end: number): void {
    const now = performance.now();
    const passed = (now - this.seen.at) / 1000;
    if (passed < 0.2) return;
    const rate = (end - this.seen.end) / passed;
    this.rate = this.seen.at === 0 || passed > 2 ? 0 : this.rate + (rate - this.rate) * 0.5;
    this.seen = { end, at: now };
  }

  private wake(): void {
    const waiting = this.waiting;
    this.waiting = [];
    for (const go of waiting) go();
  }
}

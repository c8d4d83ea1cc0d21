// One chunk of a recording, unpacked: its frames at once, its other messages when somebody asks for them.

import { packAngles } from "./angles";
import { eachMessage } from "./chunk";
import { type Bodies, type Frames } from "./poses";
import type { Decoder } from "./protobuf";
import { packTransforms } from "./transforms";

/// A message and its moment.
export interface Timed<T> {
  time: number;
  value: T;
}
/// A message with the topic it came on.
export interface Message<T = unknown> extends Timed<T> {
  topic: string;
}

/// The topics of a recording: their channels and how to read them.
export class Topics {
  private readonly byName = new Map<string, number>();
  private readonly byChannel = new Map<number, { topic: string; decode: Decoder }>();

  add(topic: string, channel: number, decode: Decoder): void {
    this.byName.set(topic, channel);
    this.byChannel.set(channel, { topic, decode });
  }
  get names(): string[] {
    return [...this.byName.keys()];
  }
  channel(topic: string): number | undefined {
    return this.byName.get(topic);
  }
  of(channel: number): { topic: string; decode: Decoder } | undefined {
    return this.byChannel.get(channel);
  }
}

/// The frames of unpacked records.
export function framesOf(records: Uint8Array, topics: Topics, bodies: Bodies): Frames {
  const times: number[] = [];
  const poses: Float32Array[] = [];
  const bends: (Float32Array | undefined)[] = [];
  const frames = topics.channel("/tf");
  const joints = topics.channel("/joints");
  eachMessage(
    records,
    (id) => id === frames || id === joints,
    (id, time, data) => {
      if (id === frames) {
        times.push(time);
        poses.push(packTransforms(data, bodies));
      } else if (time === times.at(-1)) bends[times.length - 1] = packAngles(data); // they are written after their frame
    },
  );
  return { times: Float64Array.from(times), poses, bends };
}

/// All decoded messages of some channels, in the order in which they were written.
export function messagesOf(records: Uint8Array, topics: Topics, wanted: Set<number>): Message[] {
  const found: Message[] = [];
  eachMessage(
    records,
    (id) => wanted.has(id),
    (id, time, data) => {
      const { topic, decode } = topics.of(id)!;
      found.push({ topic, time, value: decode(data) });
    },
  );
  return found;
}

/// What only the program itself reads, to play a match again: large.
export const UNREAD = ["/players/ticks"];
// frames are packed; scene, league and robot are asked for once
const NEVER_KEPT = new Set(["/tf", "/joints", "/scene", "/league", "/robot", ...UNREAD]);

/// Some seconds of a recording, in memory.
export interface Piece extends Frames {
  /// The messages of a topic, in order.
  of<T>(topic: string): Timed<T>[];
}

export class Chunk implements Piece {
  readonly times: Frames["times"];
  readonly poses: Float32Array[];
  readonly bends: (Float32Array | undefined)[];
  private readonly raw = new Map<string, Timed<Uint8Array>[]>();
  private readonly lists = new Map<string, Timed<unknown>[]>();

  constructor(
    records: Uint8Array,
    private readonly topics: Topics,
    bodies: Bodies,
  ) {
    const frames = framesOf(records, topics, bodies);
    this.times = frames.times;
    this.poses = frames.poses;
    this.bends = frames.bends ?? [];
    const name = (id: number) => topics.of(id)?.topic ?? "/tf";
    eachMessage(
      records,
      (id) => !NEVER_KEPT.has(name(id)),
      (id, time, data) => {
        const list = this.raw.get(name(id));
        const entry = { time, value: data.slice() }; // a copy: the records are large and go
        if (list) list.push(entry);
        else this.raw.set(name(id), [entry]);
      },
    );
  }

  /// The messages of a topic in this chunk, decoded the first time they are asked for.
  of<T>(topic: string): Timed<T>[] {
    let list = this.lists.get(topic);
    if (!list) {
      const decode = this.topics.of(this.topics.channel(topic) ?? -1)?.decode;
      list = decode ? (this.raw.get(topic) ?? []).map(({ time, value }) => ({ time, value: decode(value) })) : [];
      this.lists.set(topic, list);
      this.raw.delete(topic);
    }
    return list as Timed<T>[];
  }
}

// Opens an MCAP file on the server and reads what its index and metadata say.

import { McapIndexedReader, type McapTypes } from "@mcap/core";

import { Topics } from "./decoded";
import { protobufDecoder } from "./protobuf";
import { RangeFile, RecordingError, type Source } from "./range";

const MAGIC = [0x89, 0x4d, 0x43, 0x41, 0x50, 0x30, 0x0d, 0x0a];

/// A chunk in the file: its time in seconds, its place, and the channels that have messages in it.
export interface Part {
  from: number;
  to: number;
  offset: number;
  length: number;
  channels: Set<number>;
}

export interface McapIndex {
  file: Source;
  parts: Part[]; // by time
  topics: Topics;
  about: Map<string, string>; // the metadata cancha.match
}

/// Opens a recording by its address, or one that is here.
export async function openMcap(from: string | Source): Promise<McapIndex> {
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
    return { file, parts: partsOf(reader), topics: topicsOf(reader), about };
  } catch (error) {
    if (error instanceof RecordingError) throw error;
    throw new RecordingError("broken", (error as Error).message);
  }
}

function partsOf(reader: McapIndexedReader): Part[] {
  return reader.chunkIndexes.map(partOf).sort((a, b) => a.from - b.from);
}

export function partOf(chunk: McapTypes.ChunkIndex): Part {
  const seconds = (time: bigint) => Number(time) / 1e9;
  return {
    from: seconds(chunk.messageStartTime),
    to: seconds(chunk.messageEndTime),
    offset: Number(chunk.chunkStartOffset),
    length: Number(chunk.chunkLength),
    channels: new Set(chunk.messageIndexOffsets.keys()),
  };
}

function topicsOf(reader: McapIndexedReader): Topics {
  const topics = new Topics();
  for (const channel of reader.channelsById.values())
    addChannel(topics, channel, reader.schemasById.get(channel.schemaId));
  return topics;
}

/// Adds a channel, where its messages can be read.
export function addChannel(topics: Topics, channel: McapTypes.Channel, schema: McapTypes.Schema | undefined): void {
  if (channel.messageEncoding !== "protobuf" || schema?.encoding !== "protobuf") return;
  topics.add(channel.topic, channel.id, protobufDecoder(schema.data, schema.name));
}

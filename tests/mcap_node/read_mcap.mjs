// Reads a recording with the reference library, in both of its ways, and decodes every message by the schema that the
// recording carries: `node read_mcap.mjs FILE [--last]`. Prints one line of JSON, with the last message of each topic
// where --last is given; leaves with 1 where anything is wrong.

import { readFileSync } from "node:fs";
import { open } from "node:fs/promises";

import { crc32 } from "@foxglove/crc";
import { McapIndexedReader, McapStreamReader } from "@mcap/core";
import { decompress } from "fzstd";
import protobuf from "protobufjs";
import "protobufjs/ext/descriptor/index.js";

const DATA_END_SIZE = 13;
const decompressHandlers = { zstd: (bytes, size) => decompress(bytes, new Uint8Array(Number(size))) };

function insist(condition, what) {
  if (!condition) throw new Error(what);
}

/// Gives the indexed reader its bytes.
class FileReadable {
  constructor(handle, size) {
    this.handle = handle;
    this.length = size;
  }
  async size() {
    return BigInt(this.length);
  }
  async read(offset, length) {
    const bytes = new Uint8Array(Number(length));
    const { bytesRead } = await this.handle.read(bytes, 0, bytes.length, Number(offset));
    insist(bytesRead === bytes.length, "the index points beyond the file");
    return bytes;
  }
}

/// A function that decodes the messages of a schema, or refuses them.
function decoder(schema) {
  if (schema?.encoding !== "protobuf") return (data) => JSON.parse(new TextDecoder().decode(data));
  const { FileDescriptorSet } = protobuf.descriptor;
  const type = protobuf.Root.fromDescriptor(FileDescriptorSet.decode(schema.data)).resolveAll().lookupType(schema.name);
  return (data) => {
    const message = type.decode(data);
    const problem = type.verify(message);
    insist(!problem, `${schema.name}: ${problem}`);
    // what is encoded again is as long: nothing was unknown, nothing was lost
    const again = type.encode(message).finish();
    insist(again.length === data.length, `${schema.name}: ${data.length} bytes became ${again.length}`);
    return type.toObject(message, { enums: String, longs: Number, defaults: true });
  };
}

/// Counts the messages of each topic from the front to the back of the file.
function readStreaming(bytes, withLast) {
  const reader = new McapStreamReader({ decompressHandlers, validateCrcs: true });
  const schemas = new Map();
  const channels = new Map();
  const topics = {};
  const metadata = {};
  let dataCrc = 0;
  let dataSize = 0;
  for (let from = 0; from < bytes.length; from += 65536) {
    reader.append(bytes.subarray(from, from + 65536));
    for (let record; (record = reader.nextRecord()); ) {
      if (record.type === "DataEnd") dataCrc = record.dataSectionCrc;
      if (record.type === "Footer") dataSize = Number(record.summaryStart) - DATA_END_SIZE;
      if (record.type === "Schema") schemas.set(record.id, record);
      if (record.type === "Metadata") metadata[record.name] = Object.fromEntries(record.metadata);
      if (record.type === "Channel" && !channels.has(record.id)) {
        insist(record.schemaId === 0 || schemas.has(record.schemaId), `${record.topic} comes before its schema`);
        const schema = schemas.get(record.schemaId);
        channels.set(record.id, { topic: record.topic, decode: decoder(schema) });
        topics[record.topic] = { schema: schema?.name ?? "", count: 0 };
      }
      if (record.type === "Message") {
        const channel = channels.get(record.channelId);
        insist(channel, `a message of channel ${record.channelId} comes before the channel`);
        topics[channel.topic].count += 1;
        const message = channel.decode(record.data);
        if (withLast) topics[channel.topic].last = message;
      }
    }
  }
  insist(reader.done(), "the file does not end as it should");
  // the library leaves this CRC to us
  insist(dataCrc === crc32(bytes.subarray(0, dataSize)), "the CRC of the data is wrong");
  return { topics, metadata };
}

/// Counts the messages of each topic by the index, as a whole and in two halves of the time.
async function readIndexed(handle, size) {
  const reader = await McapIndexedReader.Initialize({ readable: new FileReadable(handle, size), decompressHandlers });
  const start = reader.statistics?.messageStartTime ?? 0n;
  const end = reader.statistics?.messageEndTime ?? 0n;
  const count = async (options) => {
    const counts = {};
    let last = -1n;
    for await (const message of reader.readMessages({ ...options, validateCrcs: true })) {
      const { topic } = reader.channelsById.get(message.channelId);
      counts[topic] = (counts[topic] ?? 0) + 1;
      insist(message.logTime >= last, "time runs backwards");
      last = message.logTime;
    }
    return counts;
  };
  const all = await count({});
  const middle = (start + end) / 2n;
  const halves = [await count({ endTime: middle }), await count({ startTime: middle + 1n })];
  for (const [topic, number] of Object.entries(all)) {
    insist((halves[0][topic] ?? 0) + (halves[1][topic] ?? 0) === number, `${topic}: the halves are not the whole`);
  }
  let metadata = 0;
  for await (const record of reader.readMetadata()) metadata += record.name ? 1 : 0;
  return { counts: all, statistics: reader.statistics, start, end, metadata, chunks: reader.chunkIndexes.length };
}

async function main(path, option) {
  insist(path, "usage: node read_mcap.mjs FILE [--last]");
  const bytes = readFileSync(path);
  const streamed = readStreaming(bytes, option === "--last");
  const handle = await open(path);
  const indexed = await readIndexed(handle, bytes.length);
  await handle.close();

  let messages = 0;
  for (const [topic, { count }] of Object.entries(streamed.topics)) {
    const byIndex = indexed.counts[topic] ?? 0;
    insist(count === byIndex, `${topic}: ${count} messages in the stream and ${byIndex} in the index`);
    messages += count;
  }
  insist(indexed.statistics, "there are no statistics");
  insist(Number(indexed.statistics.messageCount) === messages, "the statistics count other messages");
  insist(indexed.metadata === Object.keys(streamed.metadata).length, "the index knows other metadata");

  console.log(
    JSON.stringify({
      bytes: bytes.length,
      messages,
      chunks: indexed.chunks,
      start: Number(indexed.start) / 1e9,
      end: Number(indexed.end) / 1e9,
      topics: streamed.topics,
      metadata: streamed.metadata,
    }),
  );
}

main(...process.argv.slice(2)).catch((error) => {
  console.error(`${process.argv[2]}: ${error.message}`);
  process.exit(1);
});

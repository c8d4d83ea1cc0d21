// Opens one chunk of an MCAP file: unpacks it and hands out its messages.

import { decompress } from "fzstd";

const CHUNK = 0x06;
const MESSAGE = 0x05;
const text = new TextDecoder();

/// Nanoseconds as seconds; exact enough for 100 days of play.
function seconds(view: DataView, at: number): number {
  return (view.getUint32(at + 4, true) * 4294967296 + view.getUint32(at, true)) / 1e9;
}

/// The records of a chunk, unpacked. `bytes` begins at the chunk's opcode.
export function unpack(bytes: Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint8(0) !== CHUNK) throw new Error("the index points to something that is not a chunk");
  let at = 9 + 16; // opcode and length, start and end time
  const size = Number(view.getBigUint64(at, true));
  at += 8 + 4; // the CRC is left to `cancha replay --verify`
  const nameSize = view.getUint32(at, true);
  const compression = text.decode(bytes.subarray(at + 4, at + 4 + nameSize));
  at += 4 + nameSize;
  const packedSize = Number(view.getBigUint64(at, true));
  const packed = bytes.subarray(at + 8, at + 8 + packedSize);
  if (packed.length !== packedSize) throw new Error("a chunk is cut off");
  if (compression === "") return packed;
  if (compression !== "zstd") throw new Error(`chunks are packed by ${compression}, which this page cannot unpack`);
  return decompress(packed, new Uint8Array(size));
}

/// Calls `take` for every message of the channels in `wanted`, in the order in which they were written.
export function eachMessage(
  records: Uint8Array,
  wanted: (channel: number) => boolean,
  take: (channel: number, time: number, data: Uint8Array) => void,
): void {
  const view = new DataView(records.buffer, records.byteOffset, records.byteLength);
  for (let at = 0; at + 9 <= records.length;) {
    const size = view.getUint32(at + 1, true) + view.getUint32(at + 5, true) * 4294967296;
    const from = at + 9;
    if (from + size > records.length) throw new Error("a record is longer than its chunk");
    if (view.getUint8(at) === MESSAGE) {
      const channel = view.getUint16(from, true);
      if (wanted(channel)) take(channel, seconds(view, from + 6), records.subarray(from + 22, from + size));
    }
    at = from + size;
  }
}

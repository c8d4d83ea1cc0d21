// Reads parts of a recording: of a file on the server with HTTP range requests, or of one that lies in the page itself.

import { answers } from "./connection";

/// A trouble with a recording that the page can explain; `code` names the sentence.
export class RecordingError extends Error {
  constructor(
    readonly code: "missing" | "network" | "noRanges" | "notMcap" | "cut" | "broken" | "noFile" | "replaced" | "gone",
    detail = "",
    readonly file = "",
  ) {
    super(detail || code);
  }
}

/// A file that is read by place, also as @mcap/core wants it.
export interface Source {
  readonly bytes: number;
  readonly head: Uint8Array; // the first bytes
  readonly requests: number;
  part(offset: number, length: number, signal?: AbortSignal): Promise<Uint8Array>;
  size(): Promise<bigint>;
  read(offset: bigint, length: bigint): Promise<Uint8Array>;
  /// Rejects where it is no longer the file that was opened.
  check?(): Promise<unknown>;
}

const MOST_TRIES = 5; // of a part that does not come though the server answers

/// A file in memory.
export class MemoryFile implements Source {
  readonly requests = 0;
  readonly bytes: number;
  readonly head: Uint8Array;
  constructor(private readonly data: Uint8Array) {
    this.bytes = data.length;
    this.head = data.subarray(0, 64);
  }
  async part(offset: number, length: number): Promise<Uint8Array> {
    if (offset < 0 || offset + length > this.bytes)
      throw new RecordingError("broken", "the file is shorter than its index says");
    return this.data.subarray(offset, offset + length);
  }
  async size(): Promise<bigint> {
    return BigInt(this.bytes);
  }
  async read(offset: bigint, length: bigint): Promise<Uint8Array> {
    return this.part(Number(offset), Number(length));
  }
}

/// A file on the server. All of its parts are of one state of it: where it was replaced or deleted meanwhile, a part is refused.
export class RangeFile implements Source {
  requests = 0;
  private constructor(
    private readonly url: string,
    readonly bytes: number,
    readonly head: Uint8Array,
    private readonly tag: string,
    private readonly grows: boolean,
  ) {}

  /// Asks for the first bytes, which also tell how long the file is. `grows`: it is still being written.
  static async open(url: string, grows = false): Promise<RangeFile> {
    const answer = await request(url, 0, 63);
    if (answer.status === 416) return new RangeFile(url, 0, new Uint8Array(0), tagOf(answer), grows); // an empty file
    const whole = lengthOf(answer);
    if (answer.status !== 206 || Number.isNaN(whole)) throw new RecordingError("noRanges");
    return new RangeFile(url, whole, new Uint8Array(await answer.arrayBuffer()), tagOf(answer), grows);
  }

  async part(offset: number, length: number, signal?: AbortSignal): Promise<Uint8Array> {
    ++this.requests;
    const answer = await this.patiently(offset, offset + length - 1, signal);
    this.mustBeTheSame(answer);
    if (answer.status !== 206) throw new RecordingError("noRanges");
    const bytes = new Uint8Array(await answer.arrayBuffer());
    if (bytes.length !== length) throw new RecordingError("broken", "the file is shorter than its index says");
    return bytes;
  }

  async check(): Promise<void> {
    if (!this.grows) this.mustBeTheSame(await this.patiently(0, 0));
  }

  /// Where the server does not answer, waits until it does.
  private async patiently(from: number, to: number, signal?: AbortSignal): Promise<Response> {
    for (let tries = 1; ; ++tries) {
      try {
        return await request(this.url, from, to, signal);
      } catch (error) {
        const code = error instanceof RecordingError ? error.code : undefined;
        if (code === "missing") throw new RecordingError("gone", "", this.name);
        if (code !== "network" || tries === MOST_TRIES) throw error;
        await answers();
      }
    }
  }

  private mustBeTheSame(answer: Response): void {
    const whole = lengthOf(answer);
    const same = this.grows
      ? !(whole < this.bytes)
      : tagOf(answer) === this.tag &&
        (Number.isNaN(whole) || whole === this.bytes) &&
        (answer.status !== 416 || this.bytes === 0);
    if (!same) throw new RecordingError("replaced", "", this.name);
  }
  private get name(): string {
    return decodeURIComponent(this.url.replace(/^.*\//, ""));
  }

  async size(): Promise<bigint> {
    return BigInt(this.bytes);
  }
  async read(offset: bigint, length: bigint): Promise<Uint8Array> {
    return this.part(Number(offset), Number(length));
  }
}

const lengthOf = (answer: Response): number =>
  Number(/\/(\d+)$/.exec(answer.headers.get("content-range") ?? "")?.[1] ?? NaN);
/// What tells two states of a file apart.
const tagOf = (answer: Response): string => answer.headers.get("etag") ?? "";

async function request(url: string, from: number, to: number, signal?: AbortSignal): Promise<Response> {
  let answer: Response;
  try {
    // a browser that keeps parts of a file asks for the whole of it where the file has grown since; the page keeps what it needs
    answer = await fetch(url, {
      cache: "no-store",
      headers: { Range: `bytes=${from}-${to}` },
      ...(signal && { signal }),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new RecordingError("network");
  }
  if (answer.status === 404) throw new RecordingError("missing");
  if (!answer.ok && answer.status !== 416) throw new RecordingError("network", `the server answered ${answer.status}`);
  return answer;
}

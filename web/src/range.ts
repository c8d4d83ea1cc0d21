// Reads parts of a recording: of a file on the server with HTTP range requests, or of one that lies in the page itself.

/// A trouble with a recording that the page can explain; `code` names the sentence.
export class RecordingError extends Error {
  constructor(readonly code: "missing" | "network" | "noRanges" | "notMcap" | "cut" | "broken" | "noFile", detail = "") {
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
}

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
    if (offset < 0 || offset + length > this.bytes) throw new RecordingError("broken", "the file is shorter than its index says");
    return this.data.subarray(offset, offset + length);
  }
  async size(): Promise<bigint> {
    return BigInt(this.bytes);
  }
  async read(offset: bigint, length: bigint): Promise<Uint8Array> {
    return this.part(Number(offset), Number(length));
  }
}

/// A file on the server.
export class RangeFile implements Source {
  requests = 0;
  private constructor(private readonly url: string, readonly bytes: number, readonly head: Uint8Array) {}

  /// Asks for the first bytes, which also tell how long the file is.
  static async open(url: string): Promise<RangeFile> {
    const answer = await request(url, 0, 63);
    if (answer.status === 416) return new RangeFile(url, 0, new Uint8Array(0)); // an empty file
    const whole = Number(/\/(\d+)$/.exec(answer.headers.get("content-range") ?? "")?.[1] ?? NaN);
    if (answer.status !== 206 || Number.isNaN(whole)) throw new RecordingError("noRanges");
    return new RangeFile(url, whole, new Uint8Array(await answer.arrayBuffer()));
  }

  async part(offset: number, length: number, signal?: AbortSignal): Promise<Uint8Array> {
    ++this.requests;
    const answer = await request(this.url, offset, offset + length - 1, signal);
    if (answer.status !== 206) throw new RecordingError("noRanges");
    const bytes = new Uint8Array(await answer.arrayBuffer());
    if (bytes.length !== length) throw new RecordingError("broken", "the file is shorter than its index says");
    return bytes;
  }

  async size(): Promise<bigint> {
    return BigInt(this.bytes);
  }
  async read(offset: bigint, length: bigint): Promise<Uint8Array> {
    return this.part(Number(offset), Number(length));
  }
}

async function request(url: string, from: number, to: number, signal?: AbortSignal): Promise<Response> {
  let answer: Response;
  try {
    // a browser that keeps parts of a file asks for the whole of it where the file has grown since; the page keeps what it needs
    answer = await fetch(url, { cache: "no-store", headers: { Range: `bytes=${from}-${to}` }, ...(signal && { signal }) });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new RecordingError("network");
  }
  if (answer.status === 404) throw new RecordingError("missing");
  if (!answer.ok && answer.status !== 416) throw new RecordingError("network", `the server answered ${answer.status}`);
  return answer;
}

// Reads parts of a file on the server with HTTP range requests.

/// A trouble with a recording that the page can explain; `code` names the sentence.
export class RecordingError extends Error {
  constructor(readonly code: "missing" | "network" | "noRanges" | "notMcap" | "cut" | "broken" | "noFile", detail = "") {
    super(detail || code);
  }
}

export class RangeFile {
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

  // what @mcap/core wants of a file
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
    answer = await fetch(url, { headers: { Range: `bytes=${from}-${to}` }, ...(signal && { signal }) });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new RecordingError("network");
  }
  if (answer.status === 404) throw new RecordingError("missing");
  if (!answer.ok && answer.status !== 416) throw new RecordingError("network", `the server answered ${answer.status}`);
  return answer;
}

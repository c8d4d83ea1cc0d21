// Talks with the language server over a WebSocket: requests with answers, notifications both ways. A lost connection is
// made anew; whoever listens to `opened` tells it everything again.

import { doubt } from "../../data/connection";

export interface Position {
  line: number;
  character: number;
}
export interface Range {
  start: Position;
  end: Position;
}
export interface Location {
  uri: string;
  range: Range;
}
export interface ServerDiagnostic {
  range: Range;
  severity: 1 | 2 | 3 | 4;
  code?: string;
  message: string;
}
export interface TextEdit {
  range: Range;
  newText: string;
}
export interface WorkspaceEdit {
  changes: Record<string, TextEdit[]>;
}
export interface DocumentSymbol {
  name: string;
  detail: string;
  range: Range;
  selectionRange: Range;
  children: DocumentSymbol[];
}

const PREFIX = "file:///behaviours/";
export const uriOf = (path: string): string => PREFIX + path.split("/").map(encodeURIComponent).join("/");
export const pathOf = (uri: string): string =>
  uri.startsWith(PREFIX) ? decodeURIComponent(uri.slice(PREFIX.length)) : "";

const FIRST_PAUSE_MS = 300;
const LONGEST_PAUSE_MS = 5000;

interface Waiting {
  take: (result: never) => void;
  fail: (error: Error) => void;
}
interface Message {
  id?: number;
  method?: string;
  params?: unknown;
  result?: unknown;
  error?: { message: string };
}

/// What whoever talks with a server is told: it knows nothing yet; what it thinks of a file; whether it hears us.
export interface Listener {
  opened: () => void;
  diagnostics: (path: string, all: ServerDiagnostic[]) => void;
  connected: (yes: boolean) => void;
}
/// What the editor needs of a language server.
export interface LanguageClient {
  readonly connected: boolean;
  notify(method: string, params: object): void;
  ask<T>(method: string, params: object): Promise<T | null>;
  request<T>(method: string, params: object): Promise<T>;
}

export class LspClient implements LanguageClient {
  private socket: WebSocket | undefined;
  private ready = false;
  private last = 0;
  private pause = FIRST_PAUSE_MS;
  private readonly waiting = new Map<number, Waiting>();

  constructor(
    private readonly root: string,
    private readonly told: Listener,
  ) {
    this.connect();
  }

  get connected(): boolean {
    return this.ready;
  }

  notify(method: string, params: object): void {
    if (this.ready) this.send({ method, params });
  }

  /// The answer; null where there is no connection, or where the server could not.
  async ask<T>(method: string, params: object): Promise<T | null> {
    if (!this.ready) return null;
    return this.request<T>(method, params).catch(() => null);
  }

  /// The same, but a refusal is thrown with the server's sentence.
  request<T>(method: string, params: object): Promise<T> {
    const id = ++this.last;
    return new Promise<T>((take, fail) => {
      this.waiting.set(id, { take, fail });
      this.send({ id, method, params });
    });
  }

  private send(message: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ jsonrpc: "2.0", ...message }));
  }

  private connect(): void {
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/api/behaviours/lsp`);
    this.socket = socket;
    socket.onopen = () => void this.initialize();
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as Message);
    socket.onclose = () => {
      this.ready = false;
      for (const { fail } of this.waiting.values()) fail(new Error("the connection is lost"));
      this.waiting.clear();
      this.told.connected(false);
      doubt();
      setTimeout(() => this.connect(), this.pause);
      this.pause = Math.min(this.pause * 2, LONGEST_PAUSE_MS);
    };
  }

  private async initialize(): Promise<void> {
    try {
      const completionItem = { snippetSupport: true, documentationFormat: ["markdown"] };
      const capabilities = { textDocument: { completion: { completionItem } } };
      await this.request("initialize", {
        processId: null,
        rootUri: null,
        capabilities,
        initializationOptions: { root: uriOf(this.root) },
      });
    } catch {
      return; // closed meanwhile
    }
    this.ready = true;
    this.pause = FIRST_PAUSE_MS;
    this.send({ method: "initialized", params: {} });
    this.told.connected(true);
    this.told.opened();
  }

  private hear(message: Message): void {
    if (message.method === "textDocument/publishDiagnostics") {
      const { uri, diagnostics } = message.params as { uri: string; diagnostics: ServerDiagnostic[] };
      return this.told.diagnostics(pathOf(uri), diagnostics);
    }
    const waiting = message.id === undefined ? undefined : this.waiting.get(message.id);
    if (!waiting) return;
    this.waiting.delete(message.id!);
    if (message.error) waiting.fail(new Error(message.error.message));
    else waiting.take(message.result as never);
  }
}

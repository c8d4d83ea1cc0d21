// Checks texts whose language has no language server, e.g. rules: the server reads them whenever they change. To the
// editor it looks like a language server that can do nothing else.

import type { TextFinding } from "../../data/types/api";
import { checkText } from "./api";
import { type LanguageClient, type Listener, pathOf, type ServerDiagnostic } from "./lsp_client";

export class TextChecker implements LanguageClient {
  readonly connected = true;
  private turns = new Map<string, number>();
  private offline = false;

  constructor(private readonly told: Listener) {
    setTimeout(() => told.opened()); // when whoever made this knows it
  }

  notify(method: string, params: object): void {
    const { textDocument, contentChanges } = params as {
      textDocument: { uri: string; text?: string };
      contentChanges?: { text: string }[];
    };
    const text = contentChanges?.at(-1)?.text ?? textDocument.text;
    if (text !== undefined && /did(Open|Change)$/.test(method)) void this.check(pathOf(textDocument.uri), text);
  }
  async ask(): Promise<null> {
    return null;
  }
  request(): Promise<never> {
    return Promise.reject(new Error("this cannot be done here"));
  }

  private async check(path: string, text: string): Promise<void> {
    const turn = (this.turns.get(path) ?? 0) + 1;
    this.turns.set(path, turn);
    try {
      const found = await checkText({ path, text });
      if (this.offline) this.told.connected(true);
      this.offline = false;
      if (this.turns.get(path) === turn)
        this.told.diagnostics(
          path,
          found.map((one) => diagnosticOf(one, text)),
        );
    } catch {
      this.offline = true;
      this.told.connected(false);
    }
  }
}

/// From the place of a finding to the end of its word.
function diagnosticOf({ line, column, error, message }: TextFinding, text: string): ServerDiagnostic {
  const whole = text.split(/\r\n|\r|\n/)[line - 1] ?? "";
  // columns count bytes
  const before = new TextDecoder().decode(new TextEncoder().encode(whole).subarray(0, column - 1));
  const start = column > 1 ? before.length : whole.length - whole.trimStart().length;
  const word = /^[\w:.-]+/.exec(whole.slice(start))?.[0] ?? whole.slice(start);
  return {
    range: {
      start: { line: line - 1, character: start },
      end: { line: line - 1, character: start + Math.max(1, word.length) },
    },
    severity: error ? 1 : 2,
    message,
  };
}

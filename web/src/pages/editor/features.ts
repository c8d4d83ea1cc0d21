// What the language server gives to the text under the cursor: suggestions, explanations, marks of problems.

import { type Completion, type CompletionContext, type CompletionResult, snippet } from "@codemirror/autocomplete";
import type { Action, Diagnostic } from "@codemirror/lint";
import { hoverTooltip, type Tooltip } from "@codemirror/view";

import { type Documents, offsetOf, type OpenText, spanOf } from "./documents";
import { type Range, type TextEdit, uriOf, type WorkspaceEdit } from "./lsp_client";
import { markdown } from "./markdown";

interface Item {
  label: string;
  kind: number;
  detail: string;
  documentation?: { value: string } | null;
  sortText: string;
  insertTextFormat?: number | null;
  textEdit: TextEdit;
}

// the protocol's kinds as the editor draws them
const KINDS: Record<number, string> = {
  2: "method",
  3: "function",
  4: "function",
  5: "variable",
  6: "variable",
  7: "class",
  8: "interface",
  9: "namespace",
  10: "property",
  13: "enum",
  14: "keyword",
  15: "text",
  17: "text",
  20: "enum",
  21: "constant",
};

/// "${1:x}" and "$0" of the protocol, as the editor writes them.
function template(text: string): string {
  return text.replace(/\$(\d+)/g, (_, number: string) => (number === "0" ? "${}" : `\${${number}}`));
}

function optionOf(item: Item, place: number): Completion {
  const { newText } = item.textEdit;
  const made: Completion = {
    label: item.label,
    detail: item.detail.replace(` ${item.label}`, ""),
    type: KINDS[item.kind] ?? "variable",
    boost: 99 - place,
    apply: item.insertTextFormat === 2 ? snippet(template(newText)) : newText,
  };
  const about = item.documentation?.value;
  if (about) made.info = () => markdown(about);
  return made;
}

export function completion(documents: Documents) {
  return async (context: CompletionContext): Promise<CompletionResult | null> => {
    const before = context.state.sliceDoc(Math.max(0, context.pos - 1), context.pos);
    const text = documents.shown;
    if (!text || (!context.explicit && !/[\w.@("/]/.test(before))) return null;
    documents.tellAll();
    const answer = await documents.client?.ask<{ items: Item[] }>(
      "textDocument/completion",
      documents.placeIn(text, context.pos),
    );
    const items = answer?.items ?? [];
    if (context.aborted || items.length === 0) return null;
    // the server's order counts, so long as it fits what is typed
    items.sort((a, b) => (a.sortText < b.sortText ? -1 : a.sortText > b.sortText ? 1 : 0));
    const from = Math.min(context.pos, offsetOf(context.state.doc, items[0]!.textEdit.range.start));
    return { from, options: items.map((item, i) => optionOf(item, Math.min(i, 98))), validFor: /^@?[\w.]*$/ };
  };
}

export function hover(documents: Documents) {
  return hoverTooltip(async (view, at): Promise<Tooltip | null> => {
    const text = documents.shown;
    if (!text) return null;
    documents.tellAll();
    const answer = await documents.client?.ask<{ contents: { value: string }; range: Range }>(
      "textDocument/hover",
      documents.placeIn(text, at),
    );
    if (!answer || view.state.doc !== text.state.doc) return null;
    const { from, to } = spanOf(view.state.doc, answer.range);
    return { pos: from, end: to, above: true, create: () => ({ dom: markdown(answer.contents.value) }) };
  });
}

const SEVERITIES = { 1: "error", 2: "warning", 3: "info", 4: "hint" } as const;
const MOST_FIXES = 8;

function marks(text: OpenText, fixes: Map<number, Action[]>): Diagnostic[] {
  const { doc } = text.state;
  return text.diagnostics.map((told, i) => {
    let { from, to } = spanOf(doc, told.range);
    // something must be seen of it
    if (from === to) to = Math.min(doc.length, to + 1);
    if (from === to) from = Math.max(0, from - 1);
    const mark: Diagnostic = { from, to, severity: SEVERITIES[told.severity], message: told.message };
    if (told.code) mark.source = told.code;
    const actions = fixes.get(i);
    if (actions) mark.actions = actions;
    return mark;
  });
}

/// Marks what the server said about a text, and then what it would do about it.
export async function showDiagnostics(documents: Documents, text: OpenText): Promise<void> {
  documents.diagnose(text, marks(text, new Map()));
  if (text !== documents.shown || text.diagnostics.length === 0) return;
  const told = text.diagnostics;
  const { doc } = text.state;
  const fixes = new Map<number, Action[]>();
  for (const [i, { range }] of told.slice(0, MOST_FIXES).entries()) {
    const asked = { textDocument: { uri: uriOf(text.path) }, range, context: { diagnostics: [] } };
    const found = await documents.client?.ask<{ title: string; edit: WorkspaceEdit }[]>(
      "textDocument/codeAction",
      asked,
    );
    if (found?.length)
      fixes.set(
        i,
        found.map(({ title, edit }) => ({ name: title, apply: () => void documents.apply(edit) })),
      );
  }
  if (fixes.size > 0 && text.diagnostics === told && text.state.doc === doc)
    documents.diagnose(text, marks(text, fixes));
}

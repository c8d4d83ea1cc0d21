// The look of XML: tags, attributes, texts in quotes, remarks.

import { indentService, StreamLanguage, syntaxHighlighting } from "@codemirror/language";
import type { Extension } from "@codemirror/state";
import { tags } from "@lezer/highlight";

import { colours } from "./xabsl";

interface Reading {
  inside: "" | "comment" | "head" | "tag"; // head: <? … ?> and <! … >
}
const ENDS = { comment: /^.*?-->/, head: /^.*?>/ };

const xml = StreamLanguage.define<Reading>({
  name: "xml",
  startState: () => ({ inside: "" }),
  token(stream, reading) {
    if (!reading.inside && stream.match("<!--")) reading.inside = "comment";
    if (!reading.inside && stream.match(/^<[?!]/)) reading.inside = "head";
    if (reading.inside === "comment" || reading.inside === "head") {
      if (stream.match(ENDS[reading.inside])) reading.inside = "";
      else stream.skipToEnd();
      return "comment";
    }
    if (stream.eatSpace()) return null;
    if (!reading.inside) {
      if (!stream.match(/^<\/?/)) {
        stream.match(/^[^<]+/);
        return null;
      }
      reading.inside = "tag";
      stream.match(/^[\w:.-]+/);
      return "keyword";
    }
    if (stream.match(/^\/?>/)) {
      reading.inside = "";
      return "keyword";
    }
    if (stream.match(/^("[^"]*"?|'[^']*'?)/)) return "string";
    if (stream.match(/^[\w:.-]+/)) return "attribute";
    stream.next();
    return null;
  },
  tokenTable: { attribute: tags.typeName },
  languageData: {
    commentTokens: { block: { open: "<!--", close: "-->" } },
    closeBrackets: { brackets: ["<", '"'] },
    indentOnInput: /^\s*<\/\w+>$/,
  },
});

/// An element that is not closed on its line goes further in.
const indentation = indentService.of((context, at) => {
  const line = context.lineAt(at);
  if (line.from === 0) return 0;
  const above = context.lineAt(line.from - 1);
  const opened =
    (above.text.match(/<[A-Za-z](?:[^<>]*[^/<>])?>/g) ?? []).length - (above.text.match(/<\//g) ?? []).length;
  const outer = /^\s*<\//.test(line.text) ? context.unit : 0;
  return Math.max(0, context.lineIndent(above.from) + (opened > 0 ? context.unit : 0) - outer);
});

export const xmlLook: Extension = [xml, indentation, syntaxHighlighting(colours)];

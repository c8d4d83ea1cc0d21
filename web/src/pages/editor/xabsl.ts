// The look of XABSL: what a word is, told by the words alone, so that colours are there before the server answers.

import { HighlightStyle, indentService, StreamLanguage, syntaxHighlighting } from "@codemirror/language";
import type { Extension } from "@codemirror/state";
import { tags } from "@lezer/highlight";

const KEYWORDS = new Set(
  "action agent behavior capacity common conflict const decision else function goto if include initial input internal namespace option output state stay synchronized target".split(
    " ",
  ),
);
const TYPES = new Set(["bool", "enum", "float"]);
const VALUES = new Set(["true", "false", "action_done", "option_time", "state_time"]);
const NAMES_AFTER = new Set(["option", "state", "goto", "namespace", "agent", "behavior"]);

interface Reading {
  comment: "" | "comment" | "docComment";
  before: string; // the last keyword, while nothing but blanks came after it
}

export const xabsl = StreamLanguage.define<Reading>({
  name: "xabsl",
  startState: () => ({ comment: "", before: "" }),
  token(stream, reading) {
    // comments go over lines
    if (!reading.comment && stream.match("/*"))
      reading.comment = stream.match(/^\*(?!\/)/, false) ? "docComment" : "comment";
    if (reading.comment) {
      const kind = reading.comment;
      if (stream.match(/^.*?\*\//)) reading.comment = "";
      else stream.skipToEnd();
      return kind;
    }
    if (stream.eatSpace()) return null;
    if (stream.match("//")) {
      stream.skipToEnd();
      return "comment";
    }

    const before = reading.before;
    reading.before = "";
    if (stream.match(/^"[^"]*"?/)) return "string";
    if (stream.match(/^(0x[\da-f]+|\d+(\.\d*)?|\.\d+)/i)) return "number";
    if (stream.match(/^@\w+/)) return "parameter";
    const word = stream.match(/^[A-Za-z_][\w.]*/) as RegExpMatchArray | null;
    if (!word) {
      stream.next();
      return null;
    }
    const text = word[0];
    if (KEYWORDS.has(text)) {
      reading.before = text;
      return "keyword";
    }
    if (TYPES.has(text)) return "type";
    if (VALUES.has(text)) return "atom";
    if (NAMES_AFTER.has(before)) return before === "goto" || before === "state" ? "label" : "definition";
    return stream.match(/^\s*\(/, false) ? "call" : "name";
  },
  tokenTable: {
    docComment: tags.docComment,
    parameter: tags.special(tags.variableName),
    type: tags.typeName,
    atom: tags.atom,
    label: tags.labelName,
    definition: tags.definition(tags.variableName),
    call: tags.function(tags.variableName),
    name: tags.variableName,
  },
  languageData: {
    commentTokens: { line: "//", block: { open: "/*", close: "*/" } },
    closeBrackets: { brackets: ["(", "{", "[", '"'] },
    indentOnInput: /^\s*\}$/,
  },
});

/// Blocks alone decide how far a line goes in.
const indentation = indentService.of((context, at) => {
  const line = context.lineAt(at);
  if (line.from === 0) return 0;
  const above = context.lineAt(line.from - 1);
  const inner = /[{(]\s*(\/\/.*)?$/.test(above.text) ? context.unit : 0;
  const outer = /^\s*\}/.test(line.text) ? context.unit : 0;
  return Math.max(0, context.lineIndent(above.from) + inner - outer);
});

/// Colours of both themes; light-dark() follows the page.
export const colours = HighlightStyle.define([
  { tag: tags.keyword, color: "light-dark(#8a2a6b, #e58fc4)" },
  { tag: tags.typeName, color: "light-dark(#0f6674, #6fd0de)" },
  { tag: tags.atom, color: "light-dark(#6b4bb8, #b9a3f5)" },
  { tag: tags.number, color: "light-dark(#6b4bb8, #b9a3f5)" },
  { tag: tags.string, color: "light-dark(#2c6e2f, #93d08c)" },
  { tag: tags.labelName, color: "light-dark(#1d5fb0, #82b7ff)", fontWeight: "600" },
  { tag: tags.definition(tags.variableName), color: "light-dark(#a04300, #ffa561)", fontWeight: "600" },
  { tag: tags.function(tags.variableName), color: "light-dark(#1a6b4a, #6fcf9f)" },
  { tag: tags.special(tags.variableName), color: "light-dark(#8f5300, #e0b35c)" },
  { tag: tags.comment, color: "light-dark(#5b6876, #8b98a7)" },
  { tag: tags.docComment, color: "light-dark(#4c6478, #9cb4c8)", fontStyle: "italic" },
]);

export const xabslLook: Extension = [xabsl, indentation, syntaxHighlighting(colours)];

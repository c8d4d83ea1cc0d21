// The look of the text area, in the colours of the page.

import { EditorView } from "@codemirror/view";

export const theme = EditorView.theme({
  "&": { height: "100%", backgroundColor: "var(--card)", color: "var(--text)", fontSize: "13.5px" },
  "&.cm-focused": { outline: "none" },
  ".cm-scroller": {
    fontFamily: 'ui-monospace, "Cascadia Mono", "DejaVu Sans Mono", Menlo, Consolas, monospace',
    lineHeight: "1.5",
  },
  ".cm-content": { caretColor: "var(--text)", padding: "8px 0 40vh" },
  ".cm-cursor": { borderLeftColor: "var(--text)", borderLeftWidth: "2px" },
  ".cm-gutters": { backgroundColor: "var(--card)", color: "var(--quiet)", border: "none" },
  ".cm-activeLine": { backgroundColor: "light-dark(rgb(11 87 208 / 0.05), rgb(255 255 255 / 0.045))" },
  ".cm-activeLineGutter": { backgroundColor: "transparent", color: "var(--text)" },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground": {
    background: "light-dark(#cfe0fb, #2b456e)",
  },
  ".cm-selectionMatch": { backgroundColor: "light-dark(#e5f2d5, #2f402a)" },
  "&.cm-focused .cm-matchingBracket": { backgroundColor: "light-dark(#d8ecd9, #2d4a34)", outline: "none" },
  ".cm-tooltip": {
    backgroundColor: "var(--card)",
    color: "var(--text)",
    border: "1px solid var(--edge)",
    borderRadius: "8px",
    boxShadow: "0 8px 28px rgb(0 0 0 / 0.22)",
    maxWidth: "min(560px, 90vw)",
  },
  ".cm-tooltip-hover": { overflow: "hidden" },
  ".cm-tooltip-autocomplete > ul": { borderRadius: "8px", fontFamily: "inherit", maxHeight: "14em" },
  ".cm-tooltip-autocomplete > ul > li": { padding: "2px 8px !important" },
  ".cm-tooltip-autocomplete > ul > li[aria-selected]": {
    background: "light-dark(#dfe9fa, #2b456e)",
    color: "var(--text)",
  },
  ".cm-completionDetail": { color: "var(--quiet)", fontStyle: "normal" },
  ".cm-completionInfo": { padding: "0", maxWidth: "360px" },
  ".cm-diagnostic": { padding: "5px 10px", borderLeftWidth: "4px", whiteSpace: "pre-wrap" },
  ".cm-diagnostic-error": { borderLeftColor: "var(--bad)" },
  ".cm-diagnosticAction": {
    font: "inherit",
    height: "auto",
    padding: "1px 8px",
    margin: "0 0 0 8px",
    color: "var(--text)",
    background: "var(--raised)",
    border: "1px solid var(--edge)",
    borderRadius: "6px",
  },
  ".cm-diagnosticSource": { color: "var(--quiet)", opacity: "1" },
  ".cm-panels": { backgroundColor: "var(--raised)", color: "var(--text)", borderColor: "var(--edge)" },
  ".cm-textfield": {
    backgroundColor: "var(--card)",
    border: "1px solid var(--edge)",
    borderRadius: "6px",
    height: "28px",
  },
  ".cm-button": {
    backgroundImage: "none",
    backgroundColor: "var(--card)",
    border: "1px solid var(--edge)",
    borderRadius: "6px",
    height: "28px",
  },
  ".cm-searchMatch": { backgroundColor: "light-dark(#ffe2a8, #6a4f12)" },
  ".cm-snippetField": { backgroundColor: "light-dark(#e8eef7, #26364d)" },
});

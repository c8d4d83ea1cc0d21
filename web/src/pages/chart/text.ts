// The text of a chart: XML or a table.

import { closeBrackets, closeBracketsKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";
import { bracketMatching, indentOnInput, indentUnit } from "@codemirror/language";
import { lintGutter, lintKeymap } from "@codemirror/lint";
import { highlightSelectionMatches, searchKeymap } from "@codemirror/search";
import { EditorState, type Extension } from "@codemirror/state";
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
  type ViewUpdate,
} from "@codemirror/view";

import { canWrite } from "../editor/setup";
import { phrases } from "../editor/strings";
import { theme } from "../editor/theme";
import { xmlLook } from "../editor/xml";
import { c } from "./strings";

export { canWrite };

export function extensionsOf(
  path: string,
  actions: { save: () => void; typed: (update: ViewUpdate) => void },
): Extension {
  return [
    lineNumbers(),
    highlightActiveLineGutter(),
    highlightActiveLine(),
    history(),
    drawSelection(),
    indentOnInput(),
    bracketMatching(),
    closeBrackets(),
    highlightSelectionMatches(),
    lintGutter(),
    EditorState.phrases.of(phrases),
    indentUnit.of("  "),
    EditorState.tabSize.of(2),
    EditorView.lineWrapping,
    keymap.of([
      { key: "Mod-s", preventDefault: true, run: () => (actions.save(), true) },
      ...closeBracketsKeymap,
      ...defaultKeymap,
      ...searchKeymap,
      ...historyKeymap,
      ...lintKeymap,
      indentWithTab,
    ]),
    EditorState.readOnly.of(!canWrite()),
    EditorView.contentAttributes.of({ tabindex: "0", "aria-label": c("textLabel", { file: path }) }),
    EditorView.updateListener.of((update) => {
      if (update.docChanged || update.selectionSet) actions.typed(update);
    }),
    theme,
    ...(path.endsWith(".csv") ? [] : [xmlLook]),
  ];
}

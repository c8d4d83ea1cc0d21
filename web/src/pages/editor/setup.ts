// What every text in the editor can do.

import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from "@codemirror/autocomplete";
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
} from "@codemirror/view";

import type { Documents } from "./documents";
import { completion, hover } from "./features";
import { e, phrases } from "./strings";
import { theme } from "./theme";
import { xabslLook } from "./xabsl";
import { xmlLook } from "./xml";

/// What a text asks of the page around it.
export interface Actions {
  save(): void;
  definition(at: number): void;
  rename(at: number): void;
  format(): void;
}

/// Narrow screens are for reading.
export const canWrite = (): boolean => !matchMedia("(max-width: 640px)").matches;

export function extensionsOf(path: string, documents: Documents, actions: Actions, moved: () => void): Extension {
  const run = (act: (at: number) => void) => (view: EditorView) => (act(view.state.selection.main.head), true);
  const keys = [
    { key: "Mod-s", preventDefault: true, run: run(() => actions.save()) },
    { key: "F12", preventDefault: true, run: run((at) => actions.definition(at)) },
    { key: "F2", preventDefault: true, run: run((at) => actions.rename(at)) },
    { key: "Shift-Alt-f", preventDefault: true, run: run(() => actions.format()) },
  ];
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
    autocompletion({ override: [completion(documents)], icons: false }),
    hover(documents),
    keymap.of([
      ...keys,
      ...closeBracketsKeymap,
      ...defaultKeymap,
      ...searchKeymap,
      ...historyKeymap,
      ...completionKeymap,
      ...lintKeymap,
      indentWithTab,
    ]),
    EditorState.readOnly.of(!canWrite()),
    EditorView.contentAttributes.of({ tabindex: "0", "aria-label": e("editorLabel", { file: path }) }),
    EditorView.updateListener.of((update) => {
      documents.typed(update.state, update.docChanged);
      if (update.selectionSet || update.docChanged) moved();
    }),
    EditorView.domEventHandlers({
      mousedown: (event, view) => {
        if (!event.ctrlKey && !event.metaKey) return false;
        const at = view.posAtCoords({ x: event.clientX, y: event.clientY });
        if (at === null) return false;
        event.preventDefault();
        actions.definition(at);
        return true;
      },
    }),
    theme,
    path.endsWith(".xml") ? xmlLook : xabslLook,
  ];
}

// The texts of the editor, in English and Spanish; apart from the others, since they come with the editor only.

import { fill } from "../../ui/fill";
import { language } from "../../ui/settings";

const en = {
  behaviour: "Behaviour", files: "Files", shared: "Shared", editorLabel: "Text of {file}", readOnly: "read only",
  save: "Save", saveHint: "Save everything that changed (Ctrl S)", play: "Play", playHint: "Save, then play against chase",
  fresh: "New", freshHint: "A new behaviour, from a template or as a copy of another", newTitle: "New behaviour", newChart: "New chart", newRules: "New rules", beginWith: "Begin with", templates: "Template",
  t_behaviour: "XABSL: states and decisions", t_rules: "Rules by priority", t_chart: "State chart", newName: "Name", newFrom: "Copy of",
  newNote: "Small letters, digits and _; this is also the name of its team.", create: "Create", cancel: "Cancel",
  newFile: "New file", newFileTitle: "New file", newFileNote: "Include it from another file, e.g. {root}.", notPlayable: "This behaviour is not for wheeled robots, so it cannot be played.",
  mendFirst: "There are errors; a behaviour plays when they are mended.", unsaved: "unsaved", saved: "Saved.", nothing: "Nothing to save.", saving: "Saving …", saveFailed: "{file} was not saved: {why}",
  conflict: "{file} was changed by somebody else meanwhile. Your text is still here, and nothing was overwritten.",
  overwrite: "Save mine over it", takeTheirs: "Take theirs", later: "Decide later", reloaded: "{file} was changed outside; you see the new text.",
  goneOnDisk: "{file} was removed meanwhile. Saving makes it anew.",
  taken: "{match}: taken over (version {version})", refusedBy: "{match} plays on with the old one: {why}", untouched: "{match}: this file is not part of what it runs",
  playing: "Plays in {match}", watch: "Watch", started: "{match} has begun.", offline: "The studio does not answer; what you type stays here, but is not checked.",
  picture: "Picture", pictureOf: "States of {option}", overview: "Who calls whom", stale: "of the last text without errors", noPicture: "No picture: {why}.",
  problems: "Problems", noProblems: "No problems.", errors: "{count} {count?error|errors}", fileCount: "{count} {count?file|files}", line: "line {line}",
  rename: "New name for {name}", doRename: "Rename", renamed: "{count} {count?place|places} in {files} {files?file|files}; not saved yet.", cannotRename: "This cannot be renamed.",
  noDefinition: "Nothing is known about this name.", format: "Format", formatHint: "Put the text in good order (Shift Alt F)",
  formatFailed: "A text with errors cannot be put in order.", leave: "There are unsaved changes.", missing: "There is no behaviour called “{name}”.", choose: "Behaviours",
  chooseHint: "Choose what to write on. A match that runs it takes saved changes over while it is played.",
  keys: "Ctrl S saves · F12 or Ctrl click: definition · F2: rename · Ctrl Space: suggestions · Shift Alt F: format · Esc, then Tab leaves the text",
  failed: "The editor cannot be opened: {why}", sideSize: "Width of the picture", fixIt: "Fix",
};
export type Key = keyof typeof en;

const es: Record<Key, string> = {
  behaviour: "Comportamiento", files: "Archivos", shared: "Compartidos", editorLabel: "Texto de {file}", readOnly: "solo lectura",
  save: "Guardar", saveHint: "Guardar todo lo que cambió (Ctrl S)", play: "Jugar", playHint: "Guardar y jugar contra chase",
  fresh: "Nuevo", freshHint: "Un comportamiento nuevo, de una plantilla o copia de otro", newTitle: "Comportamiento nuevo", newChart: "Diagrama nuevo", newRules: "Reglas nuevas", beginWith: "Empezar con", templates: "Plantilla",
  t_behaviour: "XABSL: estados y decisiones", t_rules: "Reglas por prioridad", t_chart: "Diagrama de estados", newName: "Nombre", newFrom: "Copia de",
  newNote: "Minúsculas, cifras y _; es también el nombre de su equipo.", create: "Crear", cancel: "Cancelar",
  newFile: "Archivo nuevo", newFileTitle: "Archivo nuevo", newFileNote: "Inclúyelo desde otro archivo, p. ej. {root}.", notPlayable: "Este comportamiento no es para robots con ruedas; no se puede jugar.",
  mendFirst: "Hay errores; un comportamiento juega cuando están corregidos.", unsaved: "sin guardar", saved: "Guardado.", nothing: "No hay nada que guardar.", saving: "Guardando …", saveFailed: "{file} no se guardó: {why}",
  conflict: "Otra persona cambió {file} mientras tanto. Tu texto sigue aquí y no se sobrescribió nada.",
  overwrite: "Guardar el mío encima", takeTheirs: "Tomar el otro", later: "Decidir después", reloaded: "{file} cambió fuera; ves el texto nuevo.",
  goneOnDisk: "{file} se borró mientras tanto. Al guardar se crea de nuevo.",
  taken: "{match}: aplicado (versión {version})", refusedBy: "{match} sigue con el anterior: {why}", untouched: "{match}: este archivo no es parte de lo que ejecuta",
  playing: "Se juega en {match}", watch: "Ver", started: "{match} ha empezado.", offline: "El estudio no responde; lo que escribes queda aquí, pero no se comprueba.",
  picture: "Dibujo", pictureOf: "Estados de {option}", overview: "Quién llama a quién", stale: "del último texto sin errores", noPicture: "Sin dibujo: {why}.",
  problems: "Problemas", noProblems: "Sin problemas.", errors: "{count} {count?error|errores}", fileCount: "{count} {count?archivo|archivos}", line: "línea {line}",
  rename: "Nombre nuevo para {name}", doRename: "Renombrar", renamed: "{count} {count?lugar|lugares} en {files} {files?archivo|archivos}; aún sin guardar.", cannotRename: "Esto no se puede renombrar.",
  noDefinition: "No se sabe nada de este nombre.", format: "Ordenar", formatHint: "Ordenar el texto (Mayús Alt F)",
  formatFailed: "Un texto con errores no se puede ordenar.", leave: "Hay cambios sin guardar.", missing: "No hay ningún comportamiento llamado «{name}».", choose: "Comportamientos",
  chooseHint: "Elige en qué escribir. Un partido que lo ejecuta aplica lo guardado mientras se juega.",
  keys: "Ctrl S guarda · F12 o Ctrl clic: definición · F2: renombrar · Ctrl Espacio: sugerencias · Mayús Alt F: ordenar · Esc y Tab salen del texto",
  failed: "No se puede abrir el editor: {why}", sideSize: "Ancho del dibujo", fixIt: "Arreglar",
};

const texts = language() === "es" ? es : en;

/// What the text area itself says, e.g. in its search panel.
export const phrases: Record<string, string> =
  language() === "es"
    ? { Find: "Buscar", Replace: "Reemplazar", next: "siguiente", previous: "anterior", all: "todos", "match case": "mayúsculas", regexp: "expresión regular", "by word": "palabra entera", replace: "reemplazar", "replace all": "reemplazar todo", close: "cerrar", "Go to line": "Ir a la línea", go: "ir", Completions: "Sugerencias", Diagnostics: "Problemas", "No diagnostics": "Sin problemas" }
    : {};

/// The text in the language of the page.
export function e(key: Key, values: Record<string, string | number> = {}): string {
  return fill(texts[key], values, language());
}

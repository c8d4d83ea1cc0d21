// The texts of the chart page, in English and Spanish.

import { fill } from "../../ui/fill";
import { language } from "../../ui/settings";

const en = {
  title: "State charts", choose: "State charts", chooseHint: "Choose a chart to look at, try and change.", none: "There is no chart yet.",
  newChart: "New chart", newChartHint: "A new chart, from a template or as a copy of another",
  missing: "There is no chart in “{name}”.", failed: "The chart cannot be opened: {why}", file: "File", textLabel: "Text of {file}",
  save: "Save", saveHint: "Save the text (Ctrl S)", unsaved: "unsaved", saved: "Saved.", nothing: "Nothing to save.", saving: "Saving …", saveFailed: "{file} was not saved: {why}",
  reloaded: "{file} was changed outside; you see the new text.",
  keys: "Ctrl S saves · drag a state to move it, its handle to another state for a transition · double click: new state · Del removes · Esc, then Tab leaves the text",
  picture: "Picture", pictureOf: "Chart {name}", stale: "Of the last text without errors", textSize: "Width of the text", lowerSize: "Height of the panels", offline: "The studio does not answer; the picture is not up to date.",
  addState: "Add state", undo: "Undo", redo: "Redo", closer: "Closer", further: "Further away", fit: "Show everything", zoomSelected: "Zoom to what is selected",
  tryIt: "Try it", table: "Truth table", problems: "Problems", noProblems: "No problems.", notAll: "There are too many cases to try them all; there may be more problems.", line: "line {line}",
  error: "error", warning: "warning", note: "note",
  step: "Step", run: "Run", stop: "Stop", reset: "Reset", inputs: "Inputs", outputs: "Outputs", locals: "Locals", state: "State", tick: "Tick", tickOf: "Tick {tick} of {ticks}", notBegun: "Not begun: set the inputs and press Step.",
  history: "The last 50 ticks", scrub: "Tick that is shown", noInputs: "The chart has no inputs.", mend: "Mend the errors first.", longest: "10,000 ticks are the most; reset to go on.", atEvery: "a tick every {ms} ms",
  shortTable: "Short", shortHint: "Rows that differ in nothing that matters become one, with X", download: "Download CSV", noTable: "No table: {why}.", useRow: "Use the inputs of row {row}",
  selected: "Selected", stateNamed: "State {name}", junctionNamed: "Junction {name}", finalNamed: "Final state {name}", transitionNamed: "Transition {from} → {to}", stays: "stays",
  name: "Name", entry: "On entry", exit: "On exit", guard: "Guard", effects: "Sets", target: "To", none_: "– none –", always: "always", order: "Order",
  beginHere: "Begin here", begins: "The chart, or the state around it, begins here.", addInside: "Add state inside", remove: "Delete", close: "Close", inText: "Show in text", splitIt: "Insert junction",
  addTransition: "Add transition", addTransitionTo: "New transition to", transitions: "Transitions, in their order", earlier: "Earlier", later: "Later", actionsHint: "e.g. S1 = 1, S0 = 0", handle: "Drag to another state for a transition from {name}",
  readOnly: "The picture of a truth table is for looking; change the text.", staleEdit: "Mend the text first: the picture is of an older one.", narrow: "On a narrow screen charts are for looking and trying.", new_: "New state", newName: "Name", create: "Create", begin: "begins here",
};
export type Key = keyof typeof en;

const es: Record<Key, string> = {
  title: "Diagramas de estados", choose: "Diagramas de estados", chooseHint: "Elige un diagrama para verlo, probarlo y cambiarlo.", none: "Todavía no hay diagramas.",
  newChart: "Diagrama nuevo", newChartHint: "Un diagrama nuevo, de una plantilla o copia de otro",
  missing: "No hay ningún diagrama en «{name}».", failed: "No se puede abrir el diagrama: {why}", file: "Archivo", textLabel: "Texto de {file}",
  save: "Guardar", saveHint: "Guardar el texto (Ctrl S)", unsaved: "sin guardar", saved: "Guardado.", nothing: "No hay nada que guardar.", saving: "Guardando …", saveFailed: "{file} no se guardó: {why}",
  reloaded: "{file} cambió fuera; ves el texto nuevo.",
  keys: "Ctrl S guarda · arrastra un estado para moverlo, su asa a otro estado para una transición · doble clic: estado nuevo · Supr borra · Esc y Tab salen del texto",
  picture: "Dibujo", pictureOf: "Diagrama {name}", stale: "Del último texto sin errores", textSize: "Ancho del texto", lowerSize: "Alto de los paneles", offline: "El estudio no responde; el dibujo no está al día.",
  addState: "Añadir estado", undo: "Deshacer", redo: "Rehacer", closer: "Acercar", further: "Alejar", fit: "Mostrar todo", zoomSelected: "Acercar lo elegido",
  tryIt: "Probar", table: "Tabla de verdad", problems: "Problemas", noProblems: "Sin problemas.", notAll: "Hay demasiados casos para probarlos todos; puede haber más problemas.", line: "línea {line}",
  error: "error", warning: "aviso", note: "nota",
  step: "Paso", run: "Correr", stop: "Parar", reset: "Reiniciar", inputs: "Entradas", outputs: "Salidas", locals: "Locales", state: "Estado", tick: "Paso", tickOf: "Paso {tick} de {ticks}", notBegun: "Sin empezar: pon las entradas y pulsa Paso.",
  history: "Los últimos 50 pasos", scrub: "Paso que se muestra", noInputs: "El diagrama no tiene entradas.", mend: "Primero corrige los errores.", longest: "Lo más son 10 000 pasos; reinicia para seguir.", atEvery: "un paso cada {ms} ms",
  shortTable: "Corta", shortHint: "Las filas que no difieren en nada importante se unen, con X", download: "Descargar CSV", noTable: "Sin tabla: {why}.", useRow: "Usar las entradas de la fila {row}",
  selected: "Elegido", stateNamed: "Estado {name}", junctionNamed: "Unión {name}", finalNamed: "Estado final {name}", transitionNamed: "Transición {from} → {to}", stays: "se queda",
  name: "Nombre", entry: "Al entrar", exit: "Al salir", guard: "Condición", effects: "Pone", target: "A", none_: "– ninguno –", always: "siempre", order: "Orden",
  beginHere: "Empezar aquí", begins: "El diagrama, o el estado que lo contiene, empieza aquí.", addInside: "Añadir estado dentro", remove: "Borrar", close: "Cerrar", inText: "Ver en el texto", splitIt: "Insertar unión",
  addTransition: "Añadir transición", addTransitionTo: "Transición nueva a", transitions: "Transiciones, en su orden", earlier: "Antes", later: "Después", actionsHint: "p. ej. S1 = 1, S0 = 0", handle: "Arrastra a otro estado para una transición desde {name}",
  readOnly: "El dibujo de una tabla de verdad es para mirar; cambia el texto.", staleEdit: "Primero corrige el texto: el dibujo es de uno anterior.", narrow: "En una pantalla estrecha los diagramas son para ver y probar.", new_: "Estado nuevo", newName: "Nombre", create: "Crear", begin: "empieza aquí",
};

const texts = language() === "es" ? es : en;

/// The text in the language of the page.
export function c(key: Key, values: Record<string, string | number> = {}): string {
  return fill(texts[key], values, language());
}

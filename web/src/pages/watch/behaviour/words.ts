// The words of the behaviour view, in the languages of the page. They come with the view, not with the page's first load.

import { fill } from "../../../ui/fill";

const en = {
  title: "Behaviour", robots: "Robots and what they are doing", noPrograms: "No robot here runs a behaviour program. Teams that do, show here what they think and why; try one:",
  noProgram: "{robot} runs no behaviour program: its team is written otherwise. Choose another robot above.", nothingYet: "Nothing was thought yet at this moment.",
  options: "Options", optionGraph: "Options of agent {agent}, and who calls whom", stateGraph: "State machine of {option}",
  skill: "of the robot", notActive: "not active now", initial: "initial", target: "target", anyState: "any state",
  times: "option {option} s · state {state} s", fit: "Fit", zoomChosen: "Zoom to what is chosen or active", closer: "Closer", further: "Further away", simple: "The server draws no graphs, so this is a simple drawing.",
  activation: "Active now", changes: "Why", changesHint: "The last changes of state, newest first. Click one to go there.", onlyOption: "Only {option}",
  noChanges: "No change of state in the last {seconds} s.", yes: "yes", no: "no", always: "without a condition",
  symbols: "Symbols", filter: "Filter symbols", onlyUsed: "In use", direction: "Direction", inputShort: "in", outputShort: "out", internalShort: "own", name: "Name", value: "Value", past: "Last 10 s", read: "read in this decision", written: "set in this decision", readShort: "r", writtenShort: "w",
  input: "input", output: "output", internal: "internal", change: "Change {name}", noSymbol: "No symbol matches.",
  byHand: "Changed by hand", changedBy: "by {who} at {time}", you: "you", edit: "Edit", watches: "Watches", addWatch: "Expression to watch, e.g. ball.distance < 300", add: "Add", remove: "Remove {what}", breakpoints: "Breakpoints",
  breakHint: "Click a state, or the dot of an option, and the match waits when a robot gets there. Everybody who watches sees the same breakpoints.", condition: "Condition of {what}", conditionHint: "condition, e.g. ball.x > 0", addCondition: "Stop where a condition comes true",
  breakAt: "Breakpoint at {what}", anyRobot: "any robot", whoseBreak: "Robot that stops at {what}", anywhere: "anywhere",
  halted: "The match waits at a breakpoint", goOn: "Continue", tick: "Single tick", problem: "The changed behaviour was not taken over; the old one goes on",
  rules: "Rules", firstWins: "The first true one wins.", bestWins: "The best one wins; degrees by {logic}.", wins: "wins", outdone: "holds, but another one wins", lacks: "lacks: {what}", noRule: "No rule: nothing new is asked for.", and: "all of", or: "one of", not: "not",
};
export type Word = keyof typeof en;

const es: Record<Word, string> = {
  title: "Comportamiento", robots: "Robots y lo que hacen", noPrograms: "Ningún robot ejecuta aquí un programa de comportamiento. Los equipos que lo hacen muestran aquí qué piensan y por qué; prueba uno:",
  noProgram: "{robot} no ejecuta un programa de comportamiento: su equipo está hecho de otra forma. Elige otro robot arriba.", nothingYet: "En este momento aún no se ha pensado nada.",
  options: "Opciones", optionGraph: "Opciones del agente {agent} y quién llama a quién", stateGraph: "Máquina de estados de {option}",
  skill: "del robot", notActive: "ahora no está activa", initial: "inicial", target: "final", anyState: "cualquiera",
  times: "opción {option} s · estado {state} s", fit: "Ajustar", zoomChosen: "Acercar lo elegido o activo", closer: "Acercar", further: "Alejar", simple: "El servidor no dibuja grafos; este es un dibujo sencillo.",
  activation: "Activo ahora", changes: "Por qué", changesHint: "Los últimos cambios de estado, el más nuevo primero. Haz clic para ir allí.", onlyOption: "Solo {option}",
  noChanges: "Ningún cambio de estado en los últimos {seconds} s.", yes: "sí", no: "no", always: "sin condición",
  symbols: "Símbolos", filter: "Filtrar símbolos", onlyUsed: "En uso", direction: "Dirección", inputShort: "ent", outputShort: "sal", internalShort: "int", name: "Nombre", value: "Valor", past: "Últimos 10 s", read: "leído en esta decisión", written: "escrito en esta decisión", readShort: "l", writtenShort: "e",
  input: "entrada", output: "salida", internal: "interno", change: "Cambiar {name}", noSymbol: "Ningún símbolo coincide.",
  byHand: "Cambiado a mano", changedBy: "por {who} en {time}", you: "ti", edit: "Editar", watches: "Vigilados", addWatch: "Expresión que vigilar, p. ej. ball.distance < 300", add: "Añadir", remove: "Quitar {what}", breakpoints: "Puntos de parada",
  breakHint: "Haz clic en un estado, o en el punto de una opción, y el partido espera cuando un robot llega allí. Todos los que miran ven los mismos puntos de parada.", condition: "Condición de {what}", conditionHint: "condición, p. ej. ball.x > 0", addCondition: "Parar donde una condición se cumple",
  breakAt: "Punto de parada en {what}", anyRobot: "cualquier robot", whoseBreak: "Robot que para en {what}", anywhere: "en cualquier sitio",
  halted: "El partido espera en un punto de parada", goOn: "Continuar", tick: "Un solo paso", problem: "El comportamiento cambiado no se aceptó; sigue el anterior",
  rules: "Reglas", firstWins: "Gana la primera que se cumple.", bestWins: "Gana la mejor; grados por {logic}.", wins: "gana", outdone: "se cumple, pero gana otra", lacks: "falta: {what}", noRule: "Ninguna regla: no se pide nada nuevo.", and: "todo", or: "alguno", not: "no",
};

/// The words for a key in the language of the page, with their gaps filled.
export function say(key: Word, gaps: Record<string, string | number> = {}): string {
  const language = document.documentElement.lang === "es" ? "es" : "en";
  return fill({ en, es }[language][key], gaps, language);
}

// The texts of the page of searches, in English and Spanish.

import { fill } from "../../ui/fill";
import { language } from "../../ui/settings";

const en = {
  title: "Tuning", failed: "The searches cannot be shown: {why}", lost: "The studio does not answer.",
  list: "Searches", none: "Nobody has tuned anything yet.", how: "A search makes a gait or a motion of a humanoid better by trying. Begin one with a command, and it is drawn here while it goes on:", motions: "Motions",
  missing: "There is no search “{name}”.", of: "{skill} of {robot}", goesOn: "goes on", over: "ended", stopped: "stopped",
  started: "begun {when}", scored: "Scored by: {meaning}", how_: "{parameters} {parameters?parameter|parameters} · {population} {population?try|tries} a generation · random bodies for each: {bodies} · seed {seed}",
  generation: "Generation", ofWanted: "{generation} of {wanted}", best: "Best", before: "Before", mean: "Mean of the tries", spread: "their spread", tries: "Tries", time: "Time", progress: "Progress",
  plot: "Score of each generation", plotSaid: "Score over {count} {count?generation|generations}: the best is {best}, before it was {before}, the last tries have {mean} on average.", waiting: "The first generation is being tried …",
  parameters: "Parameters of the best", parameter: "Parameter", was: "Before", is: "Now", change: "Change", ofRange: "of its range", unchanged: "Nothing better was found yet: all is as it was.",
  diff: "What changes", noDiff: "No line of the file changes.", file: "{file}, lines before and after:",
  running: "The search goes on.", ended: "The search has ended.", interrupted: "The search was ended before its last generation.", killed: "The search was stopped without an end. It goes on with:", goOn: "It goes on with:",
  outcome: "On {bodies} {bodies?body|bodies} that it had not seen: {before} before, {after} after.", written: "{file} has the new values.", kept: "{file} stays as it was.",
};
export type Key = keyof typeof en;

const es: Record<Key, string> = {
  title: "Ajuste", failed: "No se pueden mostrar las búsquedas: {why}", lost: "El estudio no contesta.",
  list: "Búsquedas", none: "Nadie ha ajustado nada todavía.", how: "Una búsqueda mejora la marcha o un movimiento de un humanoide a base de pruebas. Empieza una con una orden, y se dibuja aquí mientras dura:", motions: "Movimientos",
  missing: "No hay ninguna búsqueda «{name}».", of: "{skill} de {robot}", goesOn: "en marcha", over: "terminada", stopped: "parada",
  started: "empezó {when}", scored: "Puntuación: {meaning}", how_: "{parameters} {parameters?parámetro|parámetros} · {population} {population?prueba|pruebas} por generación · cuerpos al azar para cada una: {bodies} · semilla {seed}",
  generation: "Generación", ofWanted: "{generation} de {wanted}", best: "Mejor", before: "Antes", mean: "Media de las pruebas", spread: "su dispersión", tries: "Pruebas", time: "Tiempo", progress: "Avance",
  plot: "Puntuación de cada generación", plotSaid: "Puntuación en {count} {count?generación|generaciones}: la mejor es {best}, antes era {before}, las últimas pruebas tienen {mean} de media.", waiting: "Se prueba la primera generación …",
  parameters: "Parámetros de la mejor", parameter: "Parámetro", was: "Antes", is: "Ahora", change: "Cambio", ofRange: "de su intervalo", unchanged: "Aún no se ha encontrado nada mejor: todo está como estaba.",
  diff: "Lo que cambia", noDiff: "No cambia ninguna línea del archivo.", file: "{file}, líneas antes y después:",
  running: "La búsqueda sigue.", ended: "La búsqueda ha terminado.", interrupted: "La búsqueda se terminó antes de su última generación.", killed: "La búsqueda se paró sin final. Sigue con:", goOn: "Sigue con:",
  outcome: "En {bodies} {bodies?cuerpo|cuerpos} que no había visto: {before} antes, {after} después.", written: "{file} tiene los valores nuevos.", kept: "{file} se queda como estaba.",
};

const texts = language() === "es" ? es : en;

/// The text in the language of the page.
export function s(key: Key, values: Record<string, string | number> = {}): string {
  return fill(texts[key], values, language());
}

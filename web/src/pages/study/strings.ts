// The texts of the page of studies, in English and Spanish.

import { fill } from "../../ui/fill";
import { language } from "../../ui/settings";

const en = {
  title: "Studies",
  failed: "The studies cannot be shown: {why}",
  lost: "The studio does not answer.",
  list: "Studies",
  none: "Nobody has made a study yet.",
  missing: "There is no study “{name}”.",
  how: "A study plays a match or a scenario many times, with another seed each time. Make one with a command, and it is drawn here while it is played:",
  who: "{league} · {blue} against {yellow}",
  trials: "{count} {count?trial|trials}",
  firstOnly: "The first {count} trials are drawn.",
  ends: "How the trials ended: {ends}",
  measures: "What was measured; choose one to see its trials",
  measure: "Measure",
  mean: "Mean",
  interval: "95 % interval",
  median: "Median",
  range: "Least … most",
  this: "Trial {seed}",
  dots: "{name}: {meaning}",
  dotsSaid: "A dot for each trial, over {name}. The arrow keys go from trial to trial.",
  dot: "Trial {seed}: {value}, ended by {ended}",
  untold: "not told",
  choose: "Choose a dot to watch its trial.",
  chosen: "Trial {seed}: {name} {value}, ended by {ended}.",
  watch: "Watch this trial",
  starting: "The trial begins …",
  refused: "The trial cannot be played: {why}",
  bars: "Held against",
};
export type Key = keyof typeof en;

const es: Record<Key, string> = {
  title: "Estudios",
  failed: "No se pueden mostrar los estudios: {why}",
  lost: "El estudio no contesta.",
  list: "Estudios",
  none: "Nadie ha hecho aún un estudio.",
  missing: "No hay ningún estudio «{name}».",
  how: "Un estudio juega un partido o un escenario muchas veces, cada vez con otra semilla. Haz uno con una orden, y se dibuja aquí mientras se juega:",
  who: "{league} · {blue} contra {yellow}",
  trials: "{count} {count?prueba|pruebas}",
  firstOnly: "Se dibujan las primeras {count} pruebas.",
  ends: "Cómo terminaron las pruebas: {ends}",
  measures: "Lo que se midió; elige una medida para ver sus pruebas",
  measure: "Medida",
  mean: "Media",
  interval: "Intervalo del 95 %",
  median: "Mediana",
  range: "Mínimo … máximo",
  this: "Prueba {seed}",
  dots: "{name}: {meaning}",
  dotsSaid: "Un punto por cada prueba, sobre {name}. Las flechas van de prueba en prueba.",
  dot: "Prueba {seed}: {value}, terminó por {ended}",
  untold: "sin dato",
  choose: "Elige un punto para ver su prueba.",
  chosen: "Prueba {seed}: {name} {value}, terminó por {ended}.",
  watch: "Ver esta prueba",
  starting: "La prueba empieza …",
  refused: "No se puede jugar la prueba: {why}",
  bars: "Comparado con",
};

const texts = language() === "es" ? es : en;

/// The text in the language of the page.
export function s(key: Key, values: Record<string, string | number> = {}): string {
  return fill(texts[key], values, language());
}

// The texts of the page of scenes, in English and Spanish.

import { fill, type Gaps } from "../../ui/fill";
import { language } from "../../ui/settings";

const en = {
  title: "Scenes",
  failed: "The scenes cannot be shown: {why}",
  unsaved: "not saved",
  open: "Scene",
  fresh: "(new)",
  seed: "Seed",
  random: "Random legal scene",
  add: "Add a box",
  turnLeft: "Turn to the left",
  turnRight: "Turn to the right",
  remove: "Remove the box",
  field:
    "The field from above. Drag boxes, or choose one with Tab and move it with the arrow keys (Shift: farther), turn it with Q and E, remove it with Delete.",
  hint: "Drag boxes, or use Tab and the arrow keys; Shift goes farther, Q and E turn, Delete removes.",
  start: "start",
  goal: "goal",
  box: "Box {number}: x {x} cm, y {y} cm, turned by {turn}°",
  boxFault: "Box {number}: x {x} cm, y {y} cm, turned by {turn}°, against the rules",
  legal: "Legal: {count} {count?box|boxes}, all gaps as the rules ask.",
  illegal: "Against the rules:",
  empty: "Nothing is put up yet.",
  name: "Name",
  nameHint: "Small letters, digits and _; its file is content/scenes/NAME.toml",
  caption: "Title",
  save: "Save",
  saved: "Saved as content/scenes/{name}.toml: ./cancha play ceabot-race --scene {name}",
  play: "Play this scene",
  judge: "Judge",
  program: "Program",
  person: "A person",
  badSeed: "A seed is a whole number.",
};
type Word = keyof typeof en;

const es: Record<Word, string> = {
  title: "Escenarios",
  failed: "Los escenarios no se pueden mostrar: {why}",
  unsaved: "sin guardar",
  open: "Escenario",
  fresh: "(nuevo)",
  seed: "Semilla",
  random: "Escenario legal al azar",
  add: "Añadir una caja",
  turnLeft: "Girar a la izquierda",
  turnRight: "Girar a la derecha",
  remove: "Quitar la caja",
  field:
    "El campo desde arriba. Arrastra las cajas, o elige una con Tab y muévela con las flechas (mayúsculas: más lejos), gírala con Q y E, quítala con Supr.",
  hint: "Arrastra las cajas, o usa Tab y las flechas; con mayúsculas van más lejos, Q y E giran, Supr quita.",
  start: "salida",
  goal: "meta",
  box: "Caja {number}: x {x} cm, y {y} cm, girada {turn}°",
  boxFault: "Caja {number}: x {x} cm, y {y} cm, girada {turn}°, contra las reglas",
  legal: "Legal: {count} {count?caja|cajas}, todos los huecos como piden las reglas.",
  illegal: "Contra las reglas:",
  empty: "Todavía no hay nada puesto.",
  name: "Nombre",
  nameHint: "Letras minúsculas, cifras y _; su archivo es content/scenes/NOMBRE.toml",
  caption: "Título",
  save: "Guardar",
  saved: "Guardado como content/scenes/{name}.toml: ./cancha play ceabot-race --scene {name}",
  play: "Jugar este escenario",
  judge: "Juez",
  program: "Programa",
  person: "Una persona",
  badSeed: "Una semilla es un número entero.",
};

export const s = (word: Word, gaps: Gaps = {}): string => fill((language() === "es" ? es : en)[word], gaps, language());

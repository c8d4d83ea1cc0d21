// What a judge says, in the language of the page. Its sentences are recorded in English; each is one of those below, where {…} is
// a number, or another of them. The first that fits counts.

import { currentLanguage } from "../../../ui/strings";

const SPANISH: Record<string, string> = {
  "{what} (by hand)": "{what} (a mano)",
  "{who} wins the bout ({what})": "gana el combate el {who} ({what})",
  "{who}: {what}": "{who}: {what}",
  "a person judges": "juzga una persona",
  "the program judges": "juzga el programa",
  "switched on: {n} s without motion": "encendido: {n} s sin moverse",
  "moved {n} s after switching on": "se movió {n} s después de encenderse",
  "first motion: leg 1": "primer movimiento: tramo 1",
  "first motion": "primer movimiento",
  "leg 2: back": "tramo 2: la vuelta",
  "leg {n} finished after {m} s": "tramo {n} terminado en {m} s",
  "both legs finished": "terminados ambos tramos",
  "time is up in leg {n} after {m} m": "se acabó el tiempo en el tramo {n}, a los {m} m",
  "time is up": "se acabó el tiempo",
  "it never moved": "no llegó a moverse",
  "ended by the judge": "terminado por el juez",
  "{what}: {n} of 30 points": "{what}: {n} de 30 puntos",
  "{what}: {n} of {m} steps, {k} penalties": "{what}: {n} de {m} escalones, {k} penalizaciones",
  "arrived after {n} s": "llegó en {n} s",
  "step {n} passed after {m} s": "escalón {n} superado a los {m} s",
  "penalty {n}: {what}": "penalización {n}: {what}",
  "an arm on the stairs": "un brazo en la escalera",
  "a penalty is taken back": "se retira una penalización",
  fell: "se cayó",
  stuck: "atascado",
  "could not rise": "no pudo levantarse",
  "did not rise for {n} s": "no se levantó en {n} s",
  "did not come on for {n} s": "no avanzó en {n} s",
  "moved a box": "movió una caja",
  "moved box {n} by {m} cm": "movió la caja {n} unos {m} cm",
  "passivity test, try {n}: {m} s without motion": "prueba de pasividad, intento {n}: {m} s sin moverse",
  "moved within the pause": "se movió durante la pausa",
  "did not touch the decoy within {n} s": "no tocó el señuelo en {n} s",
  "touched the decoy after {n} s: not passive": "tocó el señuelo a los {n} s: no es pasivo",
  "failed the passivity test: disqualified": "no superó la prueba de pasividad: descalificado",
  failed: "fallido",
  "the robot's program failed": "falló el programa del robot",
  "{what}: {n} s without motion": "{what}: {n} s sin moverse",
  "round {n} ends {m} : {k}": "el asalto {n} termina {m} : {k}",
  "round {n}": "asalto {n}",
  "the round goes on": "sigue el asalto",
  "new start": "nueva salida",
  "after the points": "tras los puntos",
  "knees bent more than 90 degrees for {n} s": "rodillas dobladas más de 90 grados durante {n} s",
  "{what} for {n} s": "{what} durante {n} s",
  "neither moved": "ninguno se movió",
  "they did not touch": "no se tocaron",
  "pushing without gain": "empujaron sin avanzar",
  "{n} : {m} points: {what}": "{n} : {m} puntos: {what}",
  "the opponent touched outside of the ring": "el rival tocó fuera del ring",
  "the opponent's hand was on the floor": "la mano del rival tocó el suelo",
  "the opponent fell by itself": "el rival se cayó solo",
  "the opponent fell after its own attack": "el rival se cayó por su propio ataque",
  "knocked the opponent down": "derribó al rival",
  "both fell": "cayeron ambos",
  "the last points are taken back": "se retiran los últimos puntos",
  "{who} wins the bout": "gana el combate el {who}",
  "the bout is level": "el combate termina en empate",
  "by the judge": "por el juez",
  blue: "azul",
  yellow: "amarillo",
};

const GAPS: Record<string, string> = { what: "(.+)", who: "(blue|yellow)" };
const NUMBER = "([\\d.]+)";
const quoted = (text: string) => text.replace(/[.*+?^$()[\]\\|]/g, "\\$&");

const sentences = Object.entries(SPANISH).map(([english, spanish]) => {
  const gaps: string[] = [];
  const form = quoted(english).replace(/\{(\w+)\}/g, (_, gap: string) => {
    gaps.push(gap);
    return GAPS[gap] ?? NUMBER;
  });
  return { form: new RegExp(`^${form}$`), gaps, spanish };
});

/// A sentence in Spanish; one that nobody here knows stays as it is.
export function inSpanish(sentence: string): string {
  for (const { form, gaps, spanish } of sentences) {
    const parts = form.exec(sentence);
    if (!parts) continue;
    return spanish.replace(/\{(\w+)\}/g, (_, gap: string) => {
      const part = parts[gaps.indexOf(gap) + 1] ?? "";
      return gap in GAPS ? inSpanish(part) : part.replace(".", ",");
    });
  }
  return sentence;
}

export const judged = (sentence: string): string => (currentLanguage() === "es" ? inSpanish(sentence) : sentence);

/// The events of a match are listed by a script that does not know contests, as they come.
export function translateEvents(list: Element | null): void {
  if (currentLanguage() !== "es" || !list) return;
  const translate = () => {
    for (const why of list.querySelectorAll<HTMLElement>(".why:not([data-judged])")) {
      why.dataset["judged"] = "";
      why.textContent = inSpanish(why.textContent);
    }
  };
  new MutationObserver(translate).observe(list, { childList: true });
  translate();
}

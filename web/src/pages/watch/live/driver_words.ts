// The names of a driver's controls, in the languages of the page. They come with their bundle, not with the first load.

import { currentLanguage } from "../../../ui/strings";

const en = {
  driveAhead: "Ahead",
  driveBack: "Back",
  driveLeft: "Turn left",
  driveRight: "Turn right",
  driveAsideLeft: "Step to the left",
  driveAsideRight: "Step to the right",
  driveKickLeft: "Kick with the left foot",
  driveKickRight: "Kick with the right foot",
  lookLeft: "Look left",
  lookUp: "Look up",
  lookDown: "Look down",
  lookRight: "Look right",
  lookFree: "Look freely",
};
export type Word = keyof typeof en;

const es: Record<Word, string> = {
  driveAhead: "Adelante",
  driveBack: "Atrás",
  driveLeft: "Girar a la izquierda",
  driveRight: "Girar a la derecha",
  driveAsideLeft: "Paso a la izquierda",
  driveAsideRight: "Paso a la derecha",
  driveKickLeft: "Tirar con el pie izquierdo",
  driveKickRight: "Tirar con el pie derecho",
  lookLeft: "Mirar izquierda",
  lookUp: "Mirar arriba",
  lookDown: "Mirar abajo",
  lookRight: "Mirar derecha",
  lookFree: "Mirar libre",
};

export const say = (word: Word): string => (currentLanguage() === "es" ? es : en)[word];

// The words about what robots see and hear, in the languages of the page. They come with their bundle, not with the first load.

import { fill } from "../../../ui/fill";
import { language } from "../../../ui/settings";

const en = {
  picture: "Camera picture",
  sector: "What the camera sees of the pitch",
  percepts: "Percepts against truth",
  cones: "Sonar cones and echoes",
  rays: "Laser rays",
  grid: "Obstacle grid and clusters",
  larger: "Larger picture",
  recorded: "recorded",
  drawn: "drawn from the recorded places",
  nothing: "nothing recognised",
  left: "left",
  right: "right",
  own: "(own)",
  opponents: "(opponents’)",
  ball: "ball",
  post: "post",
  robot: "robot",
  goal: "goal",
  "left landmark": "left landmark",
  "right landmark": "right landmark",
  "corner post": "corner post",
  line: "line",
  crossing: "crossing",
};
type Word = keyof typeof en;

const es: Record<Word, string> = {
  picture: "Imagen de la cámara",
  sector: "Lo que la cámara ve de la cancha",
  percepts: "Lo percibido y la verdad",
  cones: "Conos y ecos del sonar",
  rays: "Rayos del láser",
  grid: "Rejilla de obstáculos y grupos",
  larger: "Imagen más grande",
  recorded: "grabada",
  drawn: "dibujada según los lugares grabados",
  nothing: "nada reconocido",
  left: "a la izquierda",
  right: "a la derecha",
  own: "(propio)",
  opponents: "(del rival)",
  ball: "balón",
  post: "poste",
  robot: "robot",
  goal: "portería",
  "left landmark": "marca izquierda",
  "right landmark": "marca derecha",
  "corner post": "poste de esquina",
  line: "línea",
  crossing: "cruce",
};

export const say = (word: Word): string => fill((language() === "es" ? es : en)[word], {}, language());

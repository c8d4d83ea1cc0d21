// Why something happened in a match, in the language of the page. The referee's own sentence is English; the parts of the reason
// make it in Spanish. Recordings from before there were parts have the sentence only.

import type { MatchEvent } from "../../data/messages";
import { fill } from "../../ui/fill";
import { robotName } from "../../ui/names";
import { currentLanguage, named, t } from "../../ui/strings";

type Why = NonNullable<MatchEvent["why"]>;

const es: Record<Exclude<Why["cause"], "UNKNOWN">, string> = {
  GOAL_LINE: "el balón cruzó entero la línea de gol",
  BALL_OUT: "el balón salió de la cancha",
  BALL_STUCK: "el balón estuvo parado {seconds} s",
  BALL_HELD: "el balón estuvo {seconds} s en el área de meta del {team}",
  BALL_BLOCKED: "el balón estuvo {seconds} s en el área de meta del {team}, bloqueado por un atacante",
  TOO_MANY_DEFENDERS: "demasiados robots del {team} defendían su área",
  TOO_MANY_ATTACKERS: "demasiados robots del {team} estaban en el área del {other}",
  PUSHING: "{robot} empujó a un rival lejos del balón",
  AFTER_GOAL: "tras el gol",
  PERIOD_BEGINS: "comienzo: {period}",
  IN_PERIOD: "{period}",
  TIME_UP: "se acabó el tiempo",
  FORFEITED: "abandona el {team}",
  TEAM_FAILED: "falló el equipo {team}: {words}",
  SHOT_AT_GOAL: "el balón va hacia la portería",
  BALL_IN_PLAY: "el balón está en juego",
  RESTART_TOO_LONG: "el saque tardó demasiado",
  BALL_MOVED: "el balón se movió a mano",
  ROBOT_MOVED: "{robot} se movió a mano",
  TOUCH_LINE: "el balón salió por la banda",
  BEHIND_GOAL_LINE: "el balón salió por la línea de fondo",
  LEFT_FIELD: "{robot} salió de la cancha",
  NOT_GETTING_UP: "{robot} no se levantó",
  IN_GOAL_AREA: "{robot} estuvo {seconds} s en un área de meta",
  PENALTY_OVER: "{robot} cumplió su sanción",
  ROBOT_FELL: "{robot} se cayó",
  REFEREE_SAID: "así lo dice el árbitro",
  HELD_BALL: "{robot} retuvo el balón {seconds} s",
  BUTTON_PRESSED: "se pulsó el botón del pecho de {robot}",
  TOO_SOON: "{robot} jugó el balón en el saque del rival",
};

/// Why a robot is taken out. Schemas write the names of some penalties after the word itself, where another list has the same name.
export function penaltyName(penalty: string): string {
  return named(`OUT_${penalty.replace(/^PENALTY_/, "")}`).replace(/^out /, "");
}

/// Cards stand before the sentence, in English.
const cards: Record<string, string> = {
  "yellow card": "tarjeta amarilla",
  "second yellow card": "segunda tarjeta amarilla",
  "red card": "tarjeta roja",
};

export function reasonOf({ reason, why }: Pick<MatchEvent, "reason" | "why">): string {
  const text = currentLanguage() === "es" && why ? es[why.cause as keyof typeof es] : undefined;
  if (!why || !text) return reason;
  const card = cards[reason.split(":")[0]!];
  const side = why.team === "BLUE" ? "blue" : "yellow";
  return fill(
    card ? `${card}: ${text}` : text,
    {
      team: t(side),
      other: t(side === "blue" ? "yellow" : "blue"),
      robot: robotName(`${side} ${why.robot}`),
      words: reason,
      seconds: new Intl.NumberFormat("es", { maximumFractionDigits: 1 }).format(why.seconds),
      period: named(why.period).toLowerCase(),
    },
    "es",
  );
}

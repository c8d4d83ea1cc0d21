// Every text of the page, in English and Spanish. `{name}` is filled in.

const en = {
  home: "Recordings", studio: "Cancha studio", tagline: "Matches that were played on this computer. Choose one to watch it.",
  loading: "Loading …", noRecordings: "There are no recordings yet. Play a match and keep it:",
  listFailed: "The list of recordings could not be read: the server does not answer. Is it still running?",
  incomplete: "cut off", incompleteHint: "This recording has no index. Save it with: {command}",
  watch: "Watch", date: "Date", length: "Length", league: "League", size: "Size", teams: "Teams",
  matches: "Matches", matchesTagline: "Start one, follow those being played, or open a recording.",
  noRecordingsYet: "There are no recordings yet. Every match you start is kept here.", whatIf: "what if",
  s_title: "Start a match", s_blue: "Blue team", s_yellow: "Yellow team", s_minutes: "Minutes", s_leagueMinutes: "the league’s",
  s_seed: "Seed", s_dice: "Another seed", s_seedHint: "The same seed plays the same match again", s_pace: "Pace",
  s_real: "Watch in real time", s_fast: "As fast as possible", s_start: "Start",
  s_badMinutes: "Minutes must be a number between 0.01 and 1440; left empty, the match is as long as the league says.",
  s_badSeed: "The seed must be a whole number of at most 15 digits.",
  l_title: "Being played now", l_preparing: "preparing", l_playing: "playing", l_paused: "held", l_ended: "ended", l_stopped: "stopped", l_failed: "failed",
  l_watch: "Watch", l_hold: "Hold", l_goOn: "Go on", l_stop: "Stop", l_progress: "Played so far", l_speed: "{speed} × real time", l_fast: "as fast as possible",
  l_over: "{blue} – {yellow} is over: {b} : {y}. It is among the recordings now.",
  theme: "Theme", dark: "Dark", light: "Light", system: "System", language: "Language", back: "All recordings",
  picture: "The pitch with the ball and the robots", timeline: "Timeline", controls: "Playback",
  play: "Play", pause: "Pause", reverse: "Play backwards", stepBack: "One frame back", stepOn: "One frame on",
  previousEvent: "Previous event", nextEvent: "Next event", speed: "Speed", camera: "Camera",
  top: "Top", tv: "TV", ball: "Ball", robot: "Robot", whichRobot: "Robot to follow", trail: "Ball trail", overlays: "Overlays",
  prediction: "Predicted ball path", paths: "Robot paths", targets: "Targets of the robots", kicks: "Kicks", heat: "Heat map of the ball",
  heatWhole: "whole match", heatPast: "match so far", rarely: "rarely", often: "often",
  space: "Space control", spaceShare: "Space: blue {blue} %, yellow {yellow} %", distances: "Distances", k_select: "Choose the previous or next robot",
  chosenRobot: "Chosen robot", chooseRobot: "Click a robot, or choose it here, to see what it does.", none: "none", place: "Place", heading: "Heading",
  turnRate: "Turning", wheels: "Wheels L · R", toBall: "To the ball", role: "Role", target: "Target",
  plots: "Plots", addNumbers: "Add numbers", searchNumbers: "Search, e.g. ball speed", aroundNow: "10 s around now", valuesNow: "Values at this moment",
  remove: "Remove", numbersFailed: "The recording could not be read.", log: "Log lines", filter: "Filter", level: "Level", allLevels: "All levels",
  noLog: "Nothing was logged.", noMatch: "No line matches.", compare: "Compare", compareHint: "Choose two recordings to see them side by side.", compareOne: "Compare {name}", sideSize: "Width of the side panel", dockSize: "Height of plots and log",
  DEBUG: "Debug", INFO: "Info", WARNING: "Warning", ERROR: "Error", FATAL: "Fatal",
  events: "Events", goalsOnly: "Goals only", statistics: "Statistics", noEvents: "Nothing has happened.", reading: "reading …",
  panel: "Side panel", help: "Keyboard shortcuts", close: "Close", singleKeys: "Use these keys",
  scoreboard: "Score and clock", left: "{time} left", waiting: "Waiting for data …",
  goal: "Goal for {team}", announce: "Goal for {team} at {time}. {blue} {b}, {yellow} {y}.",
  possession: "Possession", shots: "Shots", touches: "Touches", fouls: "Fouls", distance: "Driven", thirds: "Where the ball was",
  topSpeed: "Fastest ball", noStatistics: "No statistics were recorded.", middle: "middle",
  share: "Save as one file that plays in any browser, without Cancha", sharing: "Making the file …", shared: "Saved as {file}.",
  shareFailed: "The file could not be made: {why}",
  blue: "blue", yellow: "yellow", robotName: "{team} {number}",
  k_space: "Play or pause", k_j: "Play backwards, again: faster", k_k: "Pause", k_l: "Play, again: faster",
  k_arrows: "One frame back or on", k_shift: "Five seconds back or on", k_home: "First or last moment",
  k_np: "Next or previous event", k_speed: "Slower or faster", k_views: "Camera: top, TV, ball, robot",
  k_help: "This list", k_esc: "Close, or choose no robot",
  e_noFile: "The address names no recording.", e_missing: "There is no recording called “{file}”. It may have been moved or deleted.",
  e_notMcap: "“{file}” is not an MCAP file, so it cannot be a recording of a match.",
  e_cut: "“{file}” is cut off: the program that wrote it was stopped, and the index at its end is missing. Save it, then open the saved one:",
  e_broken: "“{file}” cannot be read: {detail}.", e_network: "The server does not answer. Is it still running?",
  e_noRanges: "This server cannot send parts of a file, so the recording cannot be opened. Use ./cancha studio.",
  e_webgl: "This browser cannot draw in 3D (WebGL is missing or switched off).",
  e_title: "This does not work", PERIOD_START: "Period starts", PERIOD_END: "Period ends", GOAL: "Goal", PLACE_KICK: "Place kick",
  FREE_BALL: "Free ball", PENALTY_KICK: "Penalty kick", FREE_KICK: "Free kick", GOAL_KICK: "Goal kick", PLAY_ON: "Play on",
  SHOT: "Shot", FORFEIT: "Forfeit", MATCH_END: "Match ends",
  FIRST_HALF: "First half", HALF_TIME: "Half-time", SECOND_HALF: "Second half", EXTRA_TIME: "Extra time", ENDED: "Ended",
};

export type Key = keyof typeof en;

const es: Record<Key, string> = {
  home: "Grabaciones", studio: "Estudio Cancha", tagline: "Partidos jugados en este ordenador. Elige uno para verlo.",
  loading: "Cargando …", noRecordings: "Todavía no hay grabaciones. Juega un partido y guárdalo:",
  listFailed: "No se pudo leer la lista de grabaciones: el servidor no responde. ¿Sigue en marcha?",
  incomplete: "cortada", incompleteHint: "Esta grabación no tiene índice. Guárdala con: {command}",
  watch: "Ver", date: "Fecha", length: "Duración", league: "Liga", size: "Tamaño", teams: "Equipos",
  matches: "Partidos", matchesTagline: "Empieza uno, sigue los que se están jugando o abre una grabación.",
  noRecordingsYet: "Todavía no hay grabaciones. Cada partido que empieces se guarda aquí.", whatIf: "y si",
  s_title: "Empezar un partido", s_blue: "Equipo azul", s_yellow: "Equipo amarillo", s_minutes: "Minutos", s_leagueMinutes: "los de la liga",
  s_seed: "Semilla", s_dice: "Otra semilla", s_seedHint: "La misma semilla repite el mismo partido", s_pace: "Ritmo",
  s_real: "Ver en tiempo real", s_fast: "Lo más rápido posible", s_start: "Empezar",
  s_badMinutes: "Los minutos deben ser un número entre 0,01 y 1440; si se dejan vacíos, el partido dura lo que dice la liga.",
  s_badSeed: "La semilla debe ser un número entero de 15 cifras como mucho.",
  l_title: "Jugándose ahora", l_preparing: "preparando", l_playing: "en juego", l_paused: "detenido", l_ended: "terminado", l_stopped: "parado", l_failed: "fallido",
  l_watch: "Ver", l_hold: "Detener", l_goOn: "Seguir", l_stop: "Terminar", l_progress: "Jugado hasta ahora", l_speed: "{speed} × tiempo real", l_fast: "lo más rápido posible",
  l_over: "{blue} – {yellow} ha terminado: {b} : {y}. Ya está entre las grabaciones.",
  theme: "Tema", dark: "Oscuro", light: "Claro", system: "Sistema", language: "Idioma", back: "Todas las grabaciones",
  picture: "La cancha con el balón y los robots", timeline: "Línea de tiempo", controls: "Reproducción",
  play: "Reproducir", pause: "Pausa", reverse: "Reproducir hacia atrás", stepBack: "Un cuadro atrás", stepOn: "Un cuadro adelante",
  previousEvent: "Suceso anterior", nextEvent: "Suceso siguiente", speed: "Velocidad", camera: "Cámara",
  top: "Arriba", tv: "TV", ball: "Balón", robot: "Robot", whichRobot: "Robot que seguir", trail: "Estela del balón", overlays: "Capas",
  prediction: "Camino previsto del balón", paths: "Caminos de los robots", targets: "Metas de los robots", kicks: "Golpes", heat: "Mapa de calor del balón",
  heatWhole: "todo el partido", heatPast: "hasta ahora", rarely: "poco", often: "mucho",
  space: "Control del espacio", spaceShare: "Espacio: azul {blue} %, amarillo {yellow} %", distances: "Distancias", k_select: "Elegir el robot anterior o siguiente",
  chosenRobot: "Robot elegido", chooseRobot: "Haz clic en un robot, o elígelo aquí, para ver qué hace.", none: "ninguno", place: "Posición", heading: "Orientación",
  turnRate: "Giro", wheels: "Ruedas I · D", toBall: "Al balón", role: "Papel", target: "Meta",
  plots: "Gráficas", addNumbers: "Añadir números", searchNumbers: "Buscar, p. ej. ball speed", aroundNow: "10 s alrededor", valuesNow: "Valores en este momento",
  remove: "Quitar", numbersFailed: "No se pudo leer la grabación.", log: "Registro", filter: "Filtrar", level: "Nivel", allLevels: "Todos los niveles",
  noLog: "No hay registro.", noMatch: "Ninguna línea coincide.", compare: "Comparar", compareHint: "Elige dos grabaciones para verlas juntas.", compareOne: "Comparar {name}", sideSize: "Ancho del panel lateral", dockSize: "Alto de gráficas y registro",
  DEBUG: "Depuración", INFO: "Información", WARNING: "Aviso", ERROR: "Error", FATAL: "Fatal",
  events: "Sucesos", goalsOnly: "Solo goles", statistics: "Estadísticas", noEvents: "No ha pasado nada.", reading: "leyendo …",
  panel: "Panel lateral", help: "Atajos de teclado", close: "Cerrar", singleKeys: "Usar estas teclas",
  scoreboard: "Marcador y reloj", left: "quedan {time}", waiting: "Esperando datos …",
  goal: "Gol del {team}", announce: "Gol del {team} en {time}. {blue} {b}, {yellow} {y}.",
  possession: "Posesión", shots: "Tiros", touches: "Toques", fouls: "Faltas", distance: "Recorrido", thirds: "Dónde estuvo el balón",
  topSpeed: "Balón más rápido", noStatistics: "No se grabaron estadísticas.", middle: "centro",
  share: "Guardar como un archivo que se ve en cualquier navegador, sin Cancha", sharing: "Preparando el archivo …", shared: "Guardado como {file}.",
  shareFailed: "No se pudo preparar el archivo: {why}",
  blue: "azul", yellow: "amarillo", robotName: "{team} {number}",
  k_space: "Reproducir o parar", k_j: "Hacia atrás; otra vez: más rápido", k_k: "Pausa", k_l: "Reproducir; otra vez: más rápido",
  k_arrows: "Un cuadro atrás o adelante", k_shift: "Cinco segundos atrás o adelante", k_home: "Primer o último momento",
  k_np: "Suceso siguiente o anterior", k_speed: "Más lento o más rápido", k_views: "Cámara: arriba, TV, balón, robot",
  k_help: "Esta lista", k_esc: "Cerrar, o no elegir robot",
  e_noFile: "La dirección no nombra ninguna grabación.", e_missing: "No hay ninguna grabación llamada «{file}». Quizá se movió o se borró.",
  e_notMcap: "«{file}» no es un archivo MCAP; no puede ser la grabación de un partido.",
  e_cut: "«{file}» está cortada: el programa que la escribía se detuvo y falta el índice del final. Guárdala y abre la guardada:",
  e_broken: "No se puede leer «{file}»: {detail}.", e_network: "El servidor no responde. ¿Sigue en marcha?",
  e_noRanges: "Este servidor no puede enviar partes de un archivo; no se puede abrir la grabación. Usa ./cancha studio.",
  e_webgl: "Este navegador no puede dibujar en 3D (falta WebGL o está desactivado).",
  e_title: "Esto no funciona", PERIOD_START: "Empieza el periodo", PERIOD_END: "Acaba el periodo", GOAL: "Gol", PLACE_KICK: "Saque inicial",
  FREE_BALL: "Balón libre", PENALTY_KICK: "Penalti", FREE_KICK: "Tiro libre", GOAL_KICK: "Saque de meta", PLAY_ON: "Sigue el juego",
  SHOT: "Tiro", FORFEIT: "Abandono", MATCH_END: "Fin del partido",
  FIRST_HALF: "Primera parte", HALF_TIME: "Descanso", SECOND_HALF: "Segunda parte", EXTRA_TIME: "Prórroga", ENDED: "Terminado",
};

export type Language = "en" | "es";
const tables: Record<Language, Record<Key, string>> = { en, es };
let table = tables.en;

export function useLanguage(language: Language): void {
  table = tables[language];
}

/// The text for a key, with its gaps filled.
export function t(key: Key, gaps: Record<string, string | number> = {}): string {
  return table[key].replace(/\{(\w+)\}/g, (whole, name: string) => String(gaps[name] ?? whole));
}

/// The text for a name that comes from a recording; names nobody knows are shown as they are.
export function named(name: string): string {
  return table[name as Key] ?? name.toLowerCase().replaceAll("_", " ");
}

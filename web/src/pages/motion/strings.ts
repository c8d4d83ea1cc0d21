// The texts of the motion page, in English and Spanish.

import { fill } from "../../ui/fill";
import { language } from "../../ui/settings";

const en = {
  title: "Motions", chooseRobot: "Robot", failed: "The motions cannot be shown: {why}", noRobot: "There is no robot with joints: put one into content/robots.", badRobot: "The files of {robot} cannot be read:",
  list: "Motions", tunings: "Searches for better ones", fresh: "New", freshHint: "A new motion, empty or as a copy", newTitle: "New motion", newName: "Name", newNote: "Small letters, digits and _; it is the name of its file.", newFrom: "Begins as", newEmpty: "one pose: standing", newCopy: "copy of {name}", create: "Create", newMotionTitle: "New motion",
  poseCount: "{count} {count?pose|poses}", faulty: "has faults", missing: "There is no motion “{name}”.",
  picture: "The robot; arrow keys turn the view, + and − go closer and further", front: "Front", side: "Side", back: "Back", slant: "Slanted", view: "View",
  save: "Save", saveHint: "Save the motion (Ctrl S)", saved: "Saved.", saving: "Saving …", nothing: "Nothing to save.", unsaved: "unsaved", saveFailed: "Not saved: {why}", undo: "Undo", redo: "Redo",
  conflict: "The motion was changed by somebody else meanwhile. Yours is still here, and nothing was overwritten.", overwrite: "Save mine over it", takeTheirs: "Take theirs", later: "Decide later",
  leave: "There are unsaved changes", leaveText: "“{name}” was changed and not saved.", discard: "Leave without saving", stay: "Stay", remarks: "The file has remarks. Saving changed poses does not keep them; changing the text does.",
  motionTitle: "Title", repeat: "Rounds", repeatHint: "How often it is played; 0: until it is interrupted", liesDown: "Lies down", liesDownHint: "It lies on the ground on purpose; otherwise that is a fall, which ends the motion", mirrorOf: "This motion is the mirror image of “{name}”. When a pose is changed it gets poses of its own.",
  poses: "Poses", timeline: "Timeline", scrub: "Moment", seconds: "{at} s of {all} s", add: "Add pose", addHint: "A pose like the one shown, after this one; between two poses, right there", duplicate: "Duplicate", remove: "Delete", earlier: "Earlier", laterPose: "Later", start: "start",
  pose: "Pose", poseName: "Name", by: "Gets there", byTime: "in a time", bySpeed: "at a speed", time: "Seconds", speed: "% of the top speed", pause: "Pause, seconds", through: "Swings through", throughHint: "The next pose follows after this time, whether the joints have arrived or not", equilibrium: "Stands safely here", equilibriumHint: "Equilibrium: the motion may be stopped in this pose", imageOf: "Mirror image of “{name}” until it is changed.",
  badName: "A pose needs a name that no other pose has.", badNumber: "{what} must be between {least} and {most}.", lastPose: "A motion has at least one pose.",
  joints: "Joints of “{pose}”", jointsOf: "Joints", head: "Head", right_arm: "Right arm", left_arm: "Left arm", right_leg: "Right leg", left_leg: "Left leg", rest: "Others", degrees: "{joint}, degrees", free: "{joint}: leave it where it is", named: "named", limits: "{least}° to {most}°", limited: "{joint} goes from {least}° to {most}°.", beyond: "out of its range",
  mirrorPose: "Mirror pose", mirrorMotion: "Mirror motion", copyRight: "Right side to left", copyLeft: "Left side to right", sides: "Sides", mirroredMotion: "The motion is its mirror image now.",
  play: "Preview", playHint: "Play the poses without a world (Space)", stop: "Stop", simulate: "Play in simulation", simulating: "Simulating …", stance: "Begins", upright: "standing", onFront: "lying on its front", onBack: "lying on its back", randomBody: "A random body", randomHint: "Masses, friction, strength and delays differ, as those of real robots do", seed: "Seed", simulation: "Simulation", backToPoses: "Back to the poses", simulateFailed: "Not simulated: {why}",
  check: "Check", checkHint: "Look for mistakes without a world: ranges, speeds, balance", problems: "Problems", noProblems: "Nothing to complain about. Torque and collisions are seen in the simulation.", notChecked: "Not checked yet.", outcome: "Outcome", noOutcome: "Not simulated yet.", text: "Text", textLabel: "Text of {file}", line: "line {line}", goThere: "line {line}, column {column}", unreadable: "The text has faults, so that nothing is shown. Mend it here; nothing is lost.", mend: "The text has faults; mend them first.",
  out_stands: "It stands after {seconds} s.", out_fell: "It fell.", out_lies: "It does not stand in the end.", out_left: "The motion was still under way after {seconds} s.", out_torque: "No servo was at its limit of {most} N m.", out_torqueNot: "Servos were at their limit of {most} N m: {joints}.", out_speed: "All ways are slow enough for the servos.", out_speedNot: "Some ways are faster than the servos turn; those poses come late or are not reached.", out_contact: "Its own parts touch, by {mm} mm.", out_noContact: "Its own parts do not touch.", out_moved: "The trunk moved {along} and {aside}.", ahead: "{cm} cm ahead", astern: "{cm} cm back", leftwards: "{cm} cm to the left", rightwards: "{cm} cm to the right",
  load: "Highest load of each joint", joint: "Joint", torque: "Torque, N m", ofMost: "of the most", turned: "Speed, °/s",
  range: "range", speed_: "speed", start_: "start", end: "end", balance: "balance", keys: "Ctrl S saves · Ctrl Z undoes · Space plays · arrows on a slider: 1°, with Shift 0.1°, Page up and down 10° · Alt and arrows move a pose",
  sideSize: "Width of the sliders", lowerSize: "Height of the timeline",
};
export type Key = keyof typeof en;

const es: Record<Key, string> = {
  title: "Movimientos", chooseRobot: "Robot", failed: "No se pueden mostrar los movimientos: {why}", noRobot: "No hay ningún robot con articulaciones: pon uno en content/robots.", badRobot: "No se pueden leer los archivos de {robot}:",
  list: "Movimientos", tunings: "Búsquedas de mejores", fresh: "Nuevo", freshHint: "Un movimiento nuevo, vacío o como copia", newTitle: "Movimiento nuevo", newName: "Nombre", newNote: "Minúsculas, cifras y _; es el nombre de su archivo.", newFrom: "Empieza como", newEmpty: "una pose: de pie", newCopy: "copia de {name}", create: "Crear", newMotionTitle: "Movimiento nuevo",
  poseCount: "{count} {count?pose|poses}", faulty: "tiene errores", missing: "No hay ningún movimiento «{name}».",
  picture: "El robot; las flechas giran la vista, + y − acercan y alejan", front: "De frente", side: "De lado", back: "Por detrás", slant: "Oblicua", view: "Vista",
  save: "Guardar", saveHint: "Guardar el movimiento (Ctrl S)", saved: "Guardado.", saving: "Guardando …", nothing: "No hay nada que guardar.", unsaved: "sin guardar", saveFailed: "No se guardó: {why}", undo: "Deshacer", redo: "Rehacer",
  conflict: "Otra persona cambió el movimiento mientras tanto. El tuyo sigue aquí y no se ha sobrescrito nada.", overwrite: "Guardar el mío encima", takeTheirs: "Tomar el suyo", later: "Decidir después",
  leave: "Hay cambios sin guardar", leaveText: "«{name}» ha cambiado y no se ha guardado.", discard: "Salir sin guardar", stay: "Quedarse", remarks: "El archivo tiene comentarios. Al guardar poses cambiadas no se conservan; al cambiar el texto, sí.",
  motionTitle: "Título", repeat: "Vueltas", repeatHint: "Cuántas veces se hace; 0: hasta que se interrumpe", liesDown: "Se tumba", liesDownHint: "Se tumba a propósito; si no, es una caída y el movimiento acaba", mirrorOf: "Este movimiento es la imagen reflejada de «{name}». Si se cambia una pose, tendrá poses propias.",
  poses: "Poses", timeline: "Línea de tiempo", scrub: "Momento", seconds: "{at} s de {all} s", add: "Añadir pose", addHint: "Una pose como la que se ve, después de esta; entre dos poses, justo ahí", duplicate: "Duplicar", remove: "Borrar", earlier: "Antes", laterPose: "Después", start: "inicio",
  pose: "Pose", poseName: "Nombre", by: "Llega", byTime: "en un tiempo", bySpeed: "a una velocidad", time: "Segundos", speed: "% de la máxima", pause: "Pausa, segundos", through: "Pasa de largo", throughHint: "La pose siguiente empieza tras este tiempo, hayan llegado o no las articulaciones", equilibrium: "Aquí está seguro de pie", equilibriumHint: "Equilibrio: el movimiento se puede parar en esta pose", imageOf: "Imagen reflejada de «{name}» hasta que se cambie.",
  badName: "Una pose necesita un nombre que no tenga otra.", badNumber: "{what} debe estar entre {least} y {most}.", lastPose: "Un movimiento tiene al menos una pose.",
  joints: "Articulaciones de «{pose}»", jointsOf: "Articulaciones", head: "Cabeza", right_arm: "Brazo derecho", left_arm: "Brazo izquierdo", right_leg: "Pierna derecha", left_leg: "Pierna izquierda", rest: "Otras", degrees: "{joint}, grados", free: "{joint}: dejarla donde está", named: "nombrada", limits: "{least}° a {most}°", limited: "{joint} va de {least}° a {most}°.", beyond: "fuera de su alcance",
  mirrorPose: "Reflejar pose", mirrorMotion: "Reflejar movimiento", copyRight: "Lado derecho al izquierdo", copyLeft: "Lado izquierdo al derecho", sides: "Lados", mirroredMotion: "El movimiento es ahora su imagen reflejada.",
  play: "Vista previa", playHint: "Recorrer las poses sin mundo (espacio)", stop: "Parar", simulate: "Simular", simulating: "Simulando …", stance: "Empieza", upright: "de pie", onFront: "tumbado boca abajo", onBack: "tumbado boca arriba", randomBody: "Un cuerpo al azar", randomHint: "Masas, roce, fuerza y retrasos varían, como los de robots de verdad", seed: "Semilla", simulation: "Simulación", backToPoses: "Volver a las poses", simulateFailed: "No se simuló: {why}",
  check: "Comprobar", checkHint: "Buscar errores sin mundo: alcances, velocidades, equilibrio", problems: "Problemas", noProblems: "Nada que objetar. El par y los choques se ven en la simulación.", notChecked: "Sin comprobar todavía.", outcome: "Resultado", noOutcome: "Sin simular todavía.", text: "Texto", textLabel: "Texto de {file}", line: "línea {line}", goThere: "línea {line}, columna {column}", unreadable: "El texto tiene errores y no se puede mostrar nada. Corrígelo aquí; no se pierde nada.", mend: "El texto tiene errores; corrígelos primero.",
  out_stands: "Está de pie tras {seconds} s.", out_fell: "Se cayó.", out_lies: "Al final no está de pie.", out_left: "El movimiento seguía tras {seconds} s.", out_torque: "Ningún servo llegó a su límite de {most} N m.", out_torqueNot: "Hubo servos en su límite de {most} N m: {joints}.", out_speed: "Todos los recorridos son bastante lentos para los servos.", out_speedNot: "Algunos recorridos son más rápidos que los servos; esas poses llegan tarde o no se alcanzan.", out_contact: "Sus propias partes se tocan, {mm} mm.", out_noContact: "Sus propias partes no se tocan.", out_moved: "El tronco se movió {along} y {aside}.", ahead: "{cm} cm adelante", astern: "{cm} cm atrás", leftwards: "{cm} cm a la izquierda", rightwards: "{cm} cm a la derecha",
  load: "Carga más alta de cada articulación", joint: "Articulación", torque: "Par, N m", ofMost: "del máximo", turned: "Velocidad, °/s",
  range: "alcance", speed_: "velocidad", start_: "inicio", end: "final", balance: "equilibrio", keys: "Ctrl S guarda · Ctrl Z deshace · espacio: vista previa · flechas en un control: 1°, con mayúsculas 0,1°, página 10° · Alt y flechas mueven una pose",
  sideSize: "Ancho de los controles", lowerSize: "Alto de la línea de tiempo",
};

const texts = language() === "es" ? es : en;

/// The text in the language of the page.
export function m(key: Key, values: Record<string, string | number> = {}): string {
  return fill(texts[key], values, language());
}

/// A number with a few decimals, as people write it.
export const said = (value: number, decimals = 1): string => value.toLocaleString(language(), { maximumFractionDigits: decimals, useGrouping: false });
/// A joint's name in words.
export const words = (joint: string): string => joint.replaceAll("_", " ");

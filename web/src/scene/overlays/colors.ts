// Colours of the overlays, in linear light as the renderer wants them.

import { Color } from "three";

import type { Pitch } from "../scene";
import type { Rgb } from "./ribbon_mesh";

export const WHITE: Rgb = [1, 1, 1];
export const ORANGE: Rgb = [1, 0.2, 0.02];

export type Team = "blue" | "yellow";
export const teamOf = (robot: string): Team => (robot.startsWith("blue") ? "blue" : "yellow");

/// A team's colour; blue a little lighter than on the robots, for the green of the ground is dark.
export function teamColor(pitch: Pitch, team: Team): Rgb {
  const plain = new Color(
    pitch.colors[team] ? pitch.colors[team].replaceAll(" ", ",") : team === "blue" ? "#1c6bcc" : "#fac729",
  );
  return plain.lerp(new Color(0xffffff), team === "blue" ? 0.22 : 0).toArray() as unknown as Rgb;
}

// inferno: even steps of lightness, also for those who see few colours
const INFERNO = ["#000004", "#1f0c48", "#550f6d", "#88226a", "#ba3655", "#e35933", "#f98e09", "#f9cb35", "#fcffa4"];
const STOPS = INFERNO.map((text) => [1, 3, 5].map((i) => parseInt(text.slice(i, i + 2), 16)));

/// A value of 0…1 as red, green and blue of 0…255.
export function inferno(value: number): [number, number, number] {
  const at = Math.min(1, Math.max(0, value)) * (STOPS.length - 1);
  const [a, b] = [STOPS[Math.floor(at)]!, STOPS[Math.min(STOPS.length - 1, Math.floor(at) + 1)]!];
  return [0, 1, 2].map((i) => Math.round(a[i]! + (b[i]! - a[i]!) * (at % 1))) as [number, number, number];
}
/// The same as a CSS gradient, for a legend.
export const INFERNO_GRADIENT = `linear-gradient(90deg, ${INFERNO.slice(2).join(", ")})`;

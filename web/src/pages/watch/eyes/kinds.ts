// The kinds of things that are recognised, and their colours: as CSS on the picture, in linear light on the pitch.

import type { Rgb } from "../../../scene/overlays/ribbon_mesh";

export type Kind =
  "ball" | "post" | "robot" | "goal" | "left landmark" | "right landmark" | "corner post" | "line" | "crossing";

const linear = (level: number): number => (level / 255) ** 2.2;
const paint = (r: number, g: number, b: number): { css: string; light: Rgb } => ({
  css: `rgb(${r} ${g} ${b})`,
  light: [linear(r), linear(g), linear(b)],
});

const COLOURS: Partial<Record<Kind, ReturnType<typeof paint>>> = {
  ball: paint(255, 110, 60),
  post: paint(255, 225, 77),
  goal: paint(255, 225, 77),
  robot: paint(77, 210, 255),
  line: paint(255, 255, 255),
  crossing: paint(190, 255, 190),
};
const OTHER = paint(255, 157, 245);

export const colourOf = (kind: Kind): { css: string; light: Rgb } => COLOURS[kind] ?? OTHER;

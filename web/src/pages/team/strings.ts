// The texts of the team page, in English and Spanish; they are in texts/.

import { fill } from "../../ui/fill";
import { language } from "../../ui/settings";
import { coach } from "./texts/coach";
import { radio } from "./texts/radio";
import { referee, words } from "./texts/referee";
import { values } from "./texts/values";

const en = { ...values.en, ...radio.en, ...referee.en, ...coach.en };
const es = { ...values.es, ...radio.es, ...referee.es, ...coach.es };

export type Key = keyof typeof en;

/// The text for a key, with its gaps filled.
export function g(key: Key, gaps: Record<string, string | number> = {}): string {
  return fill((language() === "es" ? es : en)[key], gaps, language());
}
/// A word of the referee, for people.
export const word = (name: string): string =>
  (language() === "es" ? (words[name] ?? name) : name).replace(/^./, (first) => first.toUpperCase());
/// A robot's name; member 0 is no robot.
export const robotName = (member: number): string => (member === 0 ? g("base") : g("robot", { robot: member }));

// Every text that the pages share, in English and Spanish; they are in texts/, and fill.ts says what stands in braces.

import { fill, type Gaps, type Language } from "./fill";
import { match } from "./texts/match";
import { recorded } from "./texts/recorded";
import { studio } from "./texts/studio";

export type { Language };

const en = { ...studio.en, ...match.en, ...recorded.en };
const es = { ...studio.es, ...match.es, ...recorded.es };

export type Key = keyof typeof en;

const tables: Record<Language, Record<Key, string>> = { en, es };
let spoken: Language = "en";

export function useLanguage(language: Language): void {
  spoken = language;
}
export const currentLanguage = (): Language => spoken;

/// The text for a key, with its gaps filled.
export function t(key: Key, gaps: Gaps = {}): string {
  return fill(tables[spoken][key], gaps, spoken);
}

/// The text for a name that comes from a recording; names nobody knows are shown as they are.
export function named(name: string): string {
  return tables[spoken][name as Key] ?? name.toLowerCase().replaceAll("_", " ");
}

// Texts with gaps: `{count}` takes a value, `{count?place|places}` the form of the words that this number needs.

export type Language = "en" | "es";
export type Gaps = Record<string, string | number>;

const plurals: Record<Language, Intl.PluralRules> = { en: new Intl.PluralRules("en"), es: new Intl.PluralRules("es") };

/// A gap without a value stays as it is.
export function fill(text: string, gaps: Gaps, language: Language): string {
  return text.replace(
    /\{(\w+)(?:\?([^|{}]*)\|([^{}]*))?\}/g,
    (whole, name: string, one: string | undefined, other: string | undefined) => {
      const value = gaps[name];
      if (one === undefined) return String(value ?? whole);
      return plurals[language].select(Number(value)) === "one" ? one : other!;
    },
  );
}

// What the page remembers of its user: theme, language and a few switches; and the controls for the first two.

import { h } from "./dom";
import { comeBack } from "./keep";
import { type Language, t, useLanguage } from "./strings";

export type Theme = "dark" | "light" | "system";

export function recall(key: string, otherwise: string): string {
  try {
    return localStorage.getItem(`cancha.${key}`) ?? otherwise;
  } catch {
    return otherwise; // storage may be forbidden
  }
}
export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`cancha.${key}`, value);
  } catch {
    // then it is forgotten
  }
}

const prefersDark = matchMedia("(prefers-color-scheme: dark)");
const listeners = new Set<() => void>();

export function shownTheme(): "dark" | "light" {
  const theme = recall("theme", "system") as Theme;
  return theme === "system" ? (prefersDark.matches ? "dark" : "light") : theme;
}
export function onTheme(listener: () => void): void {
  listeners.add(listener);
}
function applyTheme(): void {
  document.documentElement.dataset["theme"] = shownTheme();
  for (const listener of listeners) listener();
}

export function language(): Language {
  const chosen = recall("language", "");
  if (chosen === "en" || chosen === "es") return chosen;
  return navigator.language.toLowerCase().startsWith("es") ? "es" : "en";
}

/// Reads what is remembered and makes it so.
export function startSettings(): void {
  useLanguage(language());
  document.documentElement.lang = language();
  applyTheme();
  prefersDark.addEventListener("change", applyTheme);
}

/// The controls for theme and language.
export function settingControls(): HTMLElement {
  const choice = (label: string, now: string, options: [string, string][], take: (value: string) => void) => {
    const list = h("select", { "aria-label": label, title: label });
    for (const [value, text] of options) list.append(h("option", { value, selected: value === now }, text));
    list.addEventListener("change", () => take(list.value));
    return list;
  };
  const themes: [string, string][] = [
    ["system", t("system")],
    ["dark", t("dark")],
    ["light", t("light")],
  ];
  return h(
    "div",
    { class: "settings" },
    choice(t("theme"), recall("theme", "system"), themes, (value) => {
      remember("theme", value);
      applyTheme();
    }),
    choice(
      t("language"),
      language(),
      [
        ["en", "English"],
        ["es", "Español"],
      ],
      (value) => {
        remember("language", value);
        comeBack();
      },
    ),
  );
}

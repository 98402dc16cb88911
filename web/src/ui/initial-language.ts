import type { Language } from "#shared/api/schemas/common";

/** Where the browser keeps the choice of language. */
export const LANGUAGE_KEY = "language";

/** The stored choice, else Spanish for a browser that speaks it, else English. */
export function initialLanguage(): Language {
  const stored = read();
  if (stored === "en" || stored === "es") return stored;
  return navigator.language.toLowerCase().startsWith("es") ? "es" : "en";
}

function read(): string | null {
  try {
    return localStorage.getItem(LANGUAGE_KEY);
  } catch {
    return null;
  }
}

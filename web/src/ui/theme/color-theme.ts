import { useSyncExternalStore } from "react";

type ColorTheme = "light" | "dark";

const STORAGE_KEY = "theme";
const listeners = new Set<() => void>();

/** The stored theme; if none, dark when the system prefers dark, otherwise light. */
export function initialTheme(): ColorTheme {
  const stored = read();
  if (stored === "light" || stored === "dark") return stored;
  return window.matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

/** Puts the theme's class on the root. Not next-themes: it renders a script element, which Trusted Types refuse. */
export function applyTheme(theme: ColorTheme): void {
  document.documentElement.classList.toggle("dark", theme === "dark");
  for (const listener of listeners) listener();
}

/**
 * Browsers print no grounds: the pale words of the dark theme would stand on white paper.
 *
 * @returns how to stop
 */
export function printInLight(page: Window): () => void {
  const { classList } = page.document.documentElement;
  let isDark = false;
  const lighten = () => {
    isDark = classList.contains("dark");
    classList.remove("dark");
  };
  const restore = () => classList.toggle("dark", isDark);

  page.addEventListener("beforeprint", lighten);
  page.addEventListener("afterprint", restore);
  return () => {
    page.removeEventListener("beforeprint", lighten);
    page.removeEventListener("afterprint", restore);
  };
}

/** The theme on the page, and the switch to the other one. */
export function useColorTheme(): { theme: ColorTheme; toggle: () => void } {
  const theme = useSyncExternalStore(subscribe, shownTheme);
  return { theme, toggle: () => choose(theme === "dark" ? "light" : "dark") };
}

function choose(theme: ColorTheme): void {
  applyTheme(theme);
  try {
    localStorage.setItem(STORAGE_KEY, theme);
  } catch (error) {
    console.warn("The theme was not kept", error);
  }
}

function shownTheme(): ColorTheme {
  return document.documentElement.classList.contains("dark") ? "dark" : "light";
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

import { applyTheme, printInLight } from "./color-theme";

const isDark = () => document.documentElement.classList.contains("dark");

test.each([
  ["dark", true],
  ["light", false],
] as const)("a page that is %s on the screen is light on paper", (theme, isDarkOnScreen) => {
  const stop = printInLight(window);
  applyTheme(theme);

  window.dispatchEvent(new Event("beforeprint"));
  expect(isDark()).toBe(false);
  window.dispatchEvent(new Event("afterprint"));
  expect(isDark()).toBe(isDarkOnScreen);
  stop();
});

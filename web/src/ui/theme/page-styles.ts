import { createSystem, defaultBaseConfig, defineConfig } from "@chakra-ui/react";
import { themeConfig } from "./config";

const FONT = 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif';

const page = defineConfig({
  preflight: true,
  globalCss: {
    html: {
      "--font": FONT,
      colorPalette: "accent",
      bg: "bg.canvas",
      scrollPaddingTop: "24",
      colorScheme: "light",
      // An open window stops the page behind it from scrolling; on paper that would cut off all but the first sheet.
      "@media print": { overflow: "visible !important" },
    },
    "html.dark": { colorScheme: "dark" },
    body: { fontFamily: "body", fontSize: "md", lineHeight: "1.5", color: "fg", bg: "bg.canvas", minHeight: "100dvh" },
    "*, *::before, *::after": {
      borderColor: "border.line",
      "@media (prefers-reduced-motion: reduce)": {
        animationDuration: "0.01ms !important",
        animationIterationCount: "1 !important",
        transitionDuration: "0.01ms !important",
        scrollBehavior: "auto !important",
      },
    },
    // As high as a thumb.
    summary: { paddingBlock: "2.5" },
    // No line of one word at the end, where the browser can help it.
    "p, li, dd": { overflowWrap: "break-word", textWrap: "pretty" },
    ":focus-visible": { outline: "2px solid", outlineColor: "accent.focusRing", outlineOffset: "2px" },
    // Forced colours take the backgrounds and colours away that say which page, tab, step or filter is chosen.
    "[aria-current], [aria-selected=true], button[aria-pressed=true]": {
      "@media (forced-colors: active)": {
        forcedColorAdjust: "none !important",
        bg: "Highlight !important",
        color: "HighlightText !important",
        borderColor: "Highlight !important",
      },
    },
    // Paper takes no presses, and cannot be opened.
    "header, footer, nav, button, a.button, [role=tablist], details:not([open])": {
      "@media print": { display: "none !important" },
    },
    // A title that opens what is below it is a title there too, without its arrow.
    "h2 > button, h3 > button": { "@media print": { display: "block !important" } },
    "h2 > button svg, h3 > button svg": { "@media print": { display: "none" } },
    "h2, h3": { "@media print": { breakAfter: "avoid" } },
    "li, article": { "@media print": { breakInside: "avoid" } },
    // Of an open window alone is printed what it holds, to its end.
    "body:has(> [data-scope=dialog]) > #root": { "@media print": { display: "none" } },
    "*::selection": { bg: "accent.muted", color: "fg" },
  },
});

/** The theme with what it says about the page as a whole: resets, the document's own styles and the tokens' variables. */
export const pageSystem = createSystem(defaultBaseConfig, themeConfig, page);

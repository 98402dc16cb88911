import { defineConfig } from "@chakra-ui/react";
import { semanticColors } from "./colors";
import { recipes } from "./recipes";
import { slotRecipes } from "./slot-recipes";
import { textStyles, tokens } from "./tokens";

export const themeConfig = defineConfig({
  cssVarsPrefix: "r",
  theme: {
    breakpoints: { sm: "480px", md: "768px", lg: "1024px", xl: "1280px" },
    keyframes: {
      "fade-in": { from: { opacity: 0 }, to: { opacity: 1 } },
      rise: { from: { opacity: 0, transform: "translateY(8px)" }, to: { opacity: 1, transform: "none" } },
      breathe: { "50%": { opacity: 0.5 } },
      turn: { to: { transform: "rotate(360deg)" } },
    },
    tokens,
    semanticTokens: { colors: semanticColors },
    recipes,
    slotRecipes,
    textStyles,
  },
});

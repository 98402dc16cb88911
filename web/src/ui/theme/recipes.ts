import { defineRecipe } from "@chakra-ui/react";
import { controlRecipes } from "./control-recipes";
import { forcedEdge } from "./forced-colors";

const heading = defineRecipe({
  className: "heading",
  base: { fontWeight: "semibold", letterSpacing: "tight", textWrap: "balance", color: "fg" },
  variants: {
    size: {
      sm: { textStyle: "md" },
      md: { textStyle: "lg" },
      lg: { textStyle: "xl" },
      xl: { textStyle: "xl" },
      "2xl": { textStyle: "2xl" },
      "3xl": { textStyle: "3xl" },
    },
  },
  defaultVariants: { size: "lg" },
});

const link = defineRecipe({
  className: "link",
  base: {
    color: "colorPalette.fg",
    borderRadius: "2px",
    textDecoration: "underline",
    textDecorationThickness: "1px",
    textUnderlineOffset: "3px",
    cursor: "pointer",
    focusVisibleRing: "outside",
    _hover: { textDecorationThickness: "2px" },
  },
  variants: { variant: { underline: {}, plain: { textDecoration: "none", _hover: { textDecoration: "underline" } } } },
  defaultVariants: { variant: "underline" },
});

const badge = defineRecipe({
  className: "badge",
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "1",
    px: "2",
    minH: "6",
    borderRadius: "full",
    borderWidth: "1px",
    borderColor: "transparent",
    whiteSpace: "normal",
    maxWidth: "full",
    flexShrink: "0",
    textStyle: "sm",
    fontWeight: "medium",
    fontVariantNumeric: "tabular-nums",
  },
  variants: {
    variant: {
      solid: { bg: "colorPalette.solid", color: "colorPalette.contrast" },
      subtle: { bg: "colorPalette.subtle", color: "colorPalette.fg" },
      outline: { borderColor: "border.control", color: "fg.quiet" },
    },
    size: { sm: {}, md: {} },
  },
  defaultVariants: { variant: "subtle", size: "md" },
});

const skeleton = defineRecipe({
  className: "skeleton",
  base: {},
  variants: {
    loading: {
      true: {
        borderRadius: "control",
        bg: "bg.subtle",
        ...forcedEdge,
        color: "transparent",
        userSelect: "none",
        flexShrink: "0",
        "&::before, &::after, *": { visibility: "hidden" },
      },
      false: {},
    },
    variant: { pulse: { animation: "breathe 1.6s ease-in-out infinite" }, none: {} },
  },
  defaultVariants: { loading: true, variant: "pulse" },
});

const spinner = defineRecipe({
  className: "spinner",
  base: {
    display: "inline-block",
    borderColor: "currentColor",
    borderStyle: "solid",
    borderWidth: "2px",
    borderRadius: "full",
    width: "var(--spinner-size)",
    height: "var(--spinner-size)",
    animation: "turn 800ms linear infinite",
    borderInlineStartColor: "transparent",
    borderBottomColor: "transparent",
  },
  variants: {
    size: {
      xs: { "--spinner-size": "sizes.3" },
      sm: { "--spinner-size": "sizes.4" },
      md: { "--spinner-size": "sizes.5" },
      lg: { "--spinner-size": "sizes.8" },
      xl: { "--spinner-size": "sizes.10" },
      inherit: { "--spinner-size": "1em" },
    },
  },
  defaultVariants: { size: "md" },
});

const container = defineRecipe({
  className: "container",
  base: { position: "relative", width: "100%", mx: "auto", maxWidth: "page", px: { base: "4", md: "6" } },
});

const icon = defineRecipe({
  className: "icon",
  base: { display: "inline-block", flexShrink: "0", verticalAlign: "middle" },
});

export const recipes = {
  ...controlRecipes,
  heading,
  link,
  badge,
  skeleton,
  spinner,
  container,
  icon,
};

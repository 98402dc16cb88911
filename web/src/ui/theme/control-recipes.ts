import { defineRecipe } from "@chakra-ui/react";
import { forcedNoBorder } from "./forced-colors";

/** What a select shares with an input. */
export const controlStyles = {
  width: "100%",
  minWidth: "0",
  appearance: "none",
  textAlign: "start",
  textStyle: "md",
  color: "fg",
  bg: "bg.surface",
  borderWidth: "1px",
  borderColor: "border.control",
  borderRadius: "control",
  px: "3",
  transitionProperty: "border-color",
  transitionDuration: "fast",
  focusVisibleRing: "outside",
  "--focus-ring-offset": "1px",
  _disabled: { opacity: "0.6", cursor: "not-allowed", bg: "bg.subtle" },
  _readOnly: { bg: "bg.subtle", color: "fg.quiet" },
  _invalid: { borderColor: "border.error", borderWidth: "2px" },
} as const;

const button = defineRecipe({
  className: "button",
  base: {
    // Its spinner stands in its middle.
    position: "relative",
    display: "inline-flex",
    appearance: "none",
    alignItems: "center",
    justifyContent: "center",
    textAlign: "center",
    textWrap: "balance",
    gap: "2",
    borderWidth: "1px",
    borderColor: "transparent",
    borderRadius: "control",
    fontWeight: "semibold",
    lineHeight: "1.25",
    cursor: "pointer",
    userSelect: "none",
    textDecoration: "none",
    transitionProperty: "background-color, border-color, color",
    transitionDuration: "fast",
    focusVisibleRing: "outside",
    _disabled: { opacity: "0.55", cursor: "not-allowed" },
    // While it works its words give place to a spinner: hidden ones would leave it without a name.
    "&[data-loading] > span > span": {
      visibility: "visible !important",
      color: "transparent",
      forcedColorAdjust: "none",
    },
    _icon: { flexShrink: "0" },
  },
  variants: {
    size: {
      xs: { minH: "9", minW: "9", px: "3", py: "1", textStyle: "sm" },
      sm: { minH: "11", minW: "11", px: "3", py: "2", textStyle: "sm" },
      md: { minH: "11", minW: "11", px: "5", py: "2", textStyle: "md" },
      lg: { minH: "12", minW: "12", px: "6", py: "2.5", textStyle: "lg" },
    },
    variant: {
      solid: {
        bg: "colorPalette.solid",
        color: "colorPalette.contrast",
        _hover: { bg: "color-mix(in srgb, {colors.colorPalette.solid} 88%, {colors.fg})" },
      },
      subtle: { bg: "colorPalette.subtle", color: "colorPalette.fg", _hover: { bg: "colorPalette.muted" } },
      outline: {
        bg: "bg.surface",
        borderColor: "border.control",
        color: "colorPalette.fg",
        _hover: { bg: "colorPalette.subtle" },
      },
      ghost: {
        color: "colorPalette.fg",
        _hover: { bg: "colorPalette.subtle" },
        _expanded: { bg: "colorPalette.subtle" },
      },
      plain: {
        color: "colorPalette.fg",
        px: "0",
        textAlign: "start",
        textDecoration: "underline",
        textUnderlineOffset: "3px",
        ...forcedNoBorder,
      },
    },
  },
  defaultVariants: { size: "md", variant: "solid" },
});

const input = defineRecipe({
  className: "input",
  base: { ...controlStyles, height: "11" },
  variants: { size: { sm: {}, md: {}, lg: { height: "12" } }, variant: { outline: {} } },
  defaultVariants: { size: "md", variant: "outline" },
});

const textarea = defineRecipe({
  className: "textarea",
  base: { ...controlStyles, py: "2.5", minHeight: "28" },
  variants: { size: { sm: {}, md: {}, lg: {} }, variant: { outline: {} } },
  defaultVariants: { size: "md", variant: "outline" },
});

/** A box to tick and its words, on a line as high as a thumb. */
const checkbox = defineRecipe({
  className: "checkbox",
  base: {
    display: "inline-flex",
    gap: "3",
    alignItems: "flex-start",
    minH: "11",
    py: "2.5",
    textStyle: "md",
    cursor: "pointer",
    // The words stay easy to read: they may be the name of an account.
    _disabled: { cursor: "not-allowed", color: "fg.quiet" },
    "& > input": {
      appearance: "none",
      display: "grid",
      placeContent: "center",
      flexShrink: "0",
      boxSize: "6",
      bg: "bg.surface",
      borderWidth: "1px",
      borderColor: "border.control",
      borderRadius: "sm",
      cursor: "inherit",
      focusVisibleRing: "outside",
      // Forced colours take the fill away that says what is ticked: there the browser draws the box.
      "@media (forced-colors: active)": { appearance: "auto" },
    },
    // The whole field ticks the box, its empty corners too: the box shows it before the press.
    "&:hover > input:enabled": {
      borderColor: "colorPalette.solid",
      boxShadow: "0 0 0 3px {colors.colorPalette.subtle}",
    },
    "& > input:disabled": { opacity: "0.5" },
    "& > input:checked": { bg: "colorPalette.solid", borderColor: "colorPalette.solid" },
    "& > input:checked::before": {
      content: '""',
      width: "0.4375rem",
      height: "0.8125rem",
      marginTop: "-0.1875rem",
      borderColor: "colorPalette.contrast",
      borderBottomWidth: "2px",
      borderInlineEndWidth: "2px",
      transform: "rotate(45deg)",
    },
  },
});

/** What people press, type in and tick. */
export const controlRecipes = { button, input, textarea, checkbox };

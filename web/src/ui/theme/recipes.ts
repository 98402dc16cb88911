import { defineRecipe } from "@chakra-ui/react";

const control = {
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
    display: "inline-flex",
    appearance: "none",
    alignItems: "center",
    justifyContent: "center",
    textAlign: "center",
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
      },
    },
  },
  defaultVariants: { size: "md", variant: "solid" },
});

const input = defineRecipe({
  className: "input",
  base: { ...control, height: "11" },
  variants: { size: { sm: {}, md: {}, lg: { height: "12" } }, variant: { outline: {} } },
  defaultVariants: { size: "md", variant: "outline" },
});

const textarea = defineRecipe({
  className: "textarea",
  base: { ...control, py: "2.5", minHeight: "28" },
  variants: { size: { sm: {}, md: {}, lg: {} }, variant: { outline: {} } },
  defaultVariants: { size: "md", variant: "outline" },
});

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
    whiteSpace: "nowrap",
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

/** The box of a checkbox; its slot recipe takes these styles too. */
export const checkmark = defineRecipe({
  className: "checkmark",
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    flexShrink: "0",
    boxSize: "6",
    p: "0.5",
    color: "transparent",
    bg: "bg.surface",
    borderWidth: "1px",
    borderColor: "border.control",
    borderRadius: "sm",
    cursor: "pointer",
    focusVisibleRing: "outside",
    _icon: { boxSize: "full" },
    _invalid: { borderColor: "border.error", borderWidth: "2px" },
    _disabled: { opacity: "0.5", cursor: "not-allowed" },
    "&:is([data-state=checked], [data-state=indeterminate])": {
      bg: "colorPalette.solid",
      color: "colorPalette.contrast",
      borderColor: "colorPalette.solid",
    },
  },
});

const icon = defineRecipe({
  className: "icon",
  base: { display: "inline-block", flexShrink: "0", verticalAlign: "middle" },
});

export const recipes = {
  button,
  input,
  textarea,
  heading,
  link,
  badge,
  skeleton,
  spinner,
  container,
  checkmark,
  icon,
};

/** What a select shares with an input. */
export const controlStyles = control;

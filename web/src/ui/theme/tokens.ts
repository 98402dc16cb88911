import { defineTokens } from "@chakra-ui/react";

const values = <V extends string | number>(of: Record<string, V>) =>
  Object.fromEntries(Object.entries(of).map(([name, value]) => [name, { value }]));

const steps = [
  0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32, 40, 48, 56, 64, 72, 80, 96,
];

/** The 4 px grid: step 1 is 4 px. */
const grid = Object.fromEntries(steps.map((step) => [String(step), `${step / 4}rem`]));

const widths = {
  "2xs": "16rem",
  xs: "20rem",
  sm: "24rem",
  md: "28rem",
  form: "560px",
  lg: "32rem",
  xl: "36rem",
  "2xl": "42rem",
  prose: "65ch",
  "3xl": "48rem",
  "4xl": "56rem",
  content: "1120px",
  // With the container's own padding: header, page and legal pages share one left edge.
  page: "calc(1120px + 3rem)",
  formPage: "calc(560px + 3rem)",
};

const fractions = {
  full: "100%",
  "1/2": "50%",
  "1/3": "33.333333%",
  "2/3": "66.666667%",
  auto: "auto",
  fit: "fit-content",
  min: "min-content",
  max: "max-content",
};

export const tokens = defineTokens({
  spacing: values(grid),
  sizes: values({ ...grid, ...widths, ...fractions, touch: "2.75rem" }),
  radii: values({
    none: "0",
    sm: "6px",
    control: "8px",
    md: "8px",
    card: "12px",
    lg: "12px",
    full: "9999px",
    l1: "6px",
    l2: "8px",
    l3: "12px",
  }),
  fonts: values({
    heading: "var(--font)",
    body: "var(--font)",
    mono: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace',
  }),
  fontSizes: values({
    xs: "0.875rem",
    sm: "0.875rem",
    md: "1rem",
    lg: "1.125rem",
    xl: "1.375rem",
    "2xl": "1.75rem",
    "3xl": "2.25rem",
  }),
  fontWeights: values({ normal: "400", medium: "500", semibold: "600", bold: "600" }),
  lineHeights: values({ tight: "1.2", short: "1.35", moderate: "1.5", tall: "1.6" }),
  letterSpacings: values({ tight: "-0.01em", normal: "0" }),
  durations: values({ faster: "100ms", fast: "150ms", moderate: "150ms", slow: "200ms" }),
  easings: values({ out: "cubic-bezier(0, 0, 0.2, 1)" }),
  zIndex: values({ base: 0, docked: 10, sticky: 20, overlay: 40, modal: 50, popover: 60, toast: 70, skipNav: 80 }),
  shadows: values({ float: "0 8px 28px rgba(16, 24, 32, 0.18), 0 2px 6px rgba(16, 24, 32, 0.10)" }),
  cursor: values({
    button: "pointer",
    checkbox: "pointer",
    radio: "pointer",
    menuitem: "pointer",
    disabled: "not-allowed",
  }),
});

const style = (fontSize: string, lineHeight: string) => ({ value: { fontSize, lineHeight } });

/** 14, 16, 18, 22, 28 and 36 px. */
export const textStyles = {
  xs: style("0.875rem", "1.45"),
  sm: style("0.875rem", "1.45"),
  md: style("1rem", "1.5"),
  lg: style("1.125rem", "1.5"),
  xl: style("1.375rem", "1.3"),
  "2xl": style("1.75rem", "1.25"),
  "3xl": style("2.25rem", "1.15"),
};

/** One of several choices. In the dark the browser's own looks switched off; in forced colours it is the one that shows. */
export const radioStyles = {
  boxSize: "6",
  flexShrink: "0",
  appearance: "none",
  bg: "bg.surface",
  borderWidth: "1px",
  borderColor: "border.control",
  borderRadius: "full",
  _checked: {
    bg: "accent.solid",
    borderColor: "accent.solid",
    boxShadow: "inset 0 0 0 5px var(--r-colors-bg-surface)",
  },
  _disabled: { bg: "bg.subtle", opacity: "0.6" },
  "@media (forced-colors: active)": { appearance: "auto" },
} as const;

import { defineSlotRecipe } from "@chakra-ui/react";

/** Without a margin at the screen's edge, and in the middle as wide as the pages are. */
const edge = { base: "0", md: "0" };
const filled = { width: "full", maxW: "page", mx: "auto" };

/** On paper a window is the page: at its place on the screen it would be cut at the first sheet, and be on each again. */
const onPaper = "@media print";

/** How dialogs and drawers look. */
export const dialog = defineSlotRecipe({
  className: "dialog",
  slots: [
    "trigger",
    "backdrop",
    "positioner",
    "content",
    "title",
    "description",
    "closeTrigger",
    "header",
    "body",
    "footer",
  ],
  base: {
    backdrop: {
      bg: "rgba(12, 16, 20, 0.55)",
      pos: "fixed",
      inset: "0",
      zIndex: "modal",
      _open: { animation: "fade-in 150ms ease-out" },
      [onPaper]: { display: "none" },
    },
    positioner: {
      display: "flex",
      justifyContent: "center",
      alignItems: "flex-start",
      pos: "fixed",
      inset: "0",
      zIndex: "modal",
      overflow: "auto",
      overscrollBehaviorY: "none",
      [onPaper]: { display: "block", pos: "static", overflow: "visible" },
    },
    content: {
      display: "flex",
      flexDirection: "column",
      position: "relative",
      width: "100%",
      outline: "0",
      // At the bottom of a phone; a margin, since what is taller than the screen must still scroll to its top.
      mt: { base: "auto", md: "16" },
      mb: { base: "0", md: "16" },
      mx: { md: "4" },
      bg: "bg.surface",
      color: "fg",
      borderWidth: "1px",
      borderColor: "border.line",
      borderTopRadius: "card",
      borderBottomRadius: { base: "0", md: "card" },
      boxShadow: "float",
      _open: { animation: "rise 150ms ease-out" },
      [onPaper]: { display: "block", maxW: "full", m: "0", borderWidth: "0", boxShadow: "none", animation: "none" },
    },
    // Its end is the place of the button that closes the window.
    header: { ps: { base: "4", md: "6" }, pe: "14", pt: "5", pb: "2" },
    body: { flex: "1", px: { base: "4", md: "6" }, py: "2", pb: "6" },
    footer: {
      display: "flex",
      flexWrap: "wrap",
      gap: "3",
      justifyContent: "flex-end",
      px: { base: "4", md: "6" },
      py: "4",
      borderTopWidth: "1px",
      borderColor: "border.line",
      // On a phone the buttons fill their line.
      "& > button": { flex: { base: "1 0 auto", sm: "none" } },
    },
    title: { textStyle: "xl", fontWeight: "semibold" },
    description: { color: "fg.quiet" },
    closeTrigger: { pos: "absolute", top: "2", insetEnd: "2" },
  },
  variants: {
    size: {
      sm: { content: { maxW: "md" } },
      md: { content: { maxW: "form" } },
      lg: { content: { maxW: "3xl" } },
      xl: { content: { maxW: "4xl" } },
      full: {
        content: {
          minH: "100dvh",
          mt: edge,
          mb: edge,
          mx: edge,
          borderWidth: "0",
          borderTopRadius: "0",
          borderBottomRadius: edge,
        },
        header: filled,
        body: filled,
        footer: filled,
      },
    },
  },
  defaultVariants: { size: "md" },
});

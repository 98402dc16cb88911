import { defineSlotRecipe } from "@chakra-ui/react";
import { controlStyles } from "./control-recipes";
import { dialog } from "./dialog-recipe";
import { forcedEdge, forcedFill, forcedNoBorder } from "./forced-colors";
import { colorOnPaper } from "./paper";

const fieldset = defineSlotRecipe({
  className: "fieldset",
  slots: ["root", "errorText", "helperText", "legend", "content"],
  base: {
    root: { display: "flex", flexDirection: "column", width: "100%", gap: "4" },
    content: { display: "flex", flexDirection: "column", width: "100%", gap: "3" },
    legend: { fontWeight: "semibold", textStyle: "lg" },
    helperText: { color: "fg.quiet", textStyle: "sm" },
    errorText: { color: "fg.error", textStyle: "sm", fontWeight: "semibold" },
  },
});

const nativeSelect = defineSlotRecipe({
  className: "native-select",
  slots: ["root", "field", "indicator"],
  base: {
    root: { display: "flex", width: "100%", position: "relative", height: "fit-content" },
    field: {
      ...controlStyles,
      height: "11",
      pe: "10",
      cursor: "pointer",
      "& > option": { bg: "bg.surface", color: "fg" },
    },
    indicator: {
      position: "absolute",
      top: "0",
      insetEnd: "3",
      height: "100%",
      display: "inline-flex",
      alignItems: "center",
      pointerEvents: "none",
      color: "fg.quiet",
      _icon: { boxSize: "5" },
    },
  },
});

const tabs = defineSlotRecipe({
  className: "tabs",
  slots: ["root", "trigger", "list", "content", "contentGroup", "indicator"],
  base: {
    root: { display: "block", position: "relative" },
    list: { display: "flex", gap: "1", overflowX: "auto", borderBottomWidth: "1px", borderColor: "border.line" },
    trigger: {
      minH: "11",
      px: "4",
      flexShrink: "0",
      display: "flex",
      alignItems: "center",
      justifyContent: "center",
      gap: "2",
      fontWeight: "semibold",
      color: "fg.quiet",
      cursor: "pointer",
      borderBottomWidth: "3px",
      borderBottomColor: "transparent",
      ...forcedNoBorder,
      marginBottom: "-1px",
      focusVisibleRing: "inside",
      "--focus-ring-width": "2px",
      _hover: { color: "fg" },
      _selected: { color: "colorPalette.fg", borderBottomColor: "colorPalette.solid" },
      _disabled: { opacity: "0.5", cursor: "not-allowed" },
    },
    content: { pt: "6", focusVisibleRing: "outside" },
  },
  // Two words of Spanish stay on one line of a phone.
  variants: { fitted: { true: { trigger: { flex: "1", px: "2", whiteSpace: "nowrap" } } } },
});

const progress = defineSlotRecipe({
  className: "progress",
  slots: ["root", "label", "track", "range", "valueText", "view", "circle", "circleTrack", "circleRange"],
  base: {
    root: { position: "relative", width: "100%" },
    track: {
      height: "2",
      overflow: "hidden",
      position: "relative",
      bg: "bg.subtle",
      borderRadius: "full",
      ...forcedEdge,
      ...colorOnPaper,
    },
    range: {
      height: "100%",
      bg: "colorPalette.solid",
      transitionProperty: "width",
      transitionDuration: "slow",
      ...forcedFill,
      ...colorOnPaper,
    },
    label: { fontWeight: "medium" },
    valueText: { textStyle: "sm", color: "fg.quiet", fontVariantNumeric: "tabular-nums" },
  },
  variants: {
    size: { xs: { track: { height: "1" } }, sm: { track: { height: "1.5" } }, md: {}, lg: { track: { height: "3" } } },
  },
  defaultVariants: { size: "md" },
});

const table = defineSlotRecipe({
  className: "table",
  slots: ["root", "header", "body", "row", "columnHeader", "cell", "footer", "caption"],
  base: {
    root: {
      width: "full",
      textAlign: "start",
      verticalAlign: "top",
      borderCollapse: "collapse",
      fontVariantNumeric: "lining-nums tabular-nums",
    },
    row: { borderBottomWidth: "1px", borderColor: "border.line", _last: { borderBottomWidth: "0" } },
    columnHeader: {
      textAlign: "start",
      fontWeight: "semibold",
      color: "fg.quiet",
      textStyle: "sm",
      px: "3",
      py: "2.5",
      whiteSpace: "nowrap",
    },
    cell: { textAlign: "start", px: "3", py: "3", verticalAlign: "middle" },
    caption: { textStyle: "sm", color: "fg.quiet", textAlign: "start" },
  },
});

const list = defineSlotRecipe({
  className: "list",
  slots: ["root", "item", "indicator"],
  base: {
    root: { display: "flex", flexDirection: "column", gap: "2" },
    indicator: { marginEnd: "2", display: "inline-block", verticalAlign: "middle" },
  },
  variants: {
    variant: {
      marker: { root: { listStyle: "revert", paddingStart: "5" } },
      plain: { root: { listStyle: "none" }, item: { alignItems: "flex-start", display: "flex" } },
    },
  },
  defaultVariants: { variant: "marker" },
});

export const slotRecipes = {
  fieldset,
  nativeSelect,
  tabs,
  dialog,
  progress,
  table,
  list,
};

import { defineSemanticTokens } from "@chakra-ui/react";

const pair = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } });

/** A palette as Chakra's components ask for it: text and surfaces of one meaning. */
function palette({
  solid,
  subtle,
  muted,
  contrast,
}: Record<"solid" | "subtle" | "muted" | "contrast", [string, string]>) {
  return {
    DEFAULT: pair(...solid),
    solid: pair(...solid),
    fg: pair(...solid),
    border: pair(...solid),
    focusRing: pair(...solid),
    emphasized: pair(...muted),
    muted: pair(...muted),
    subtle: pair(...subtle),
    contrast: pair(...contrast),
  };
}

type Shades = [light: string, dark: string];

function band(fill: Shades, text: Shades, edge: Shades = fill) {
  return { fill: pair(...fill), text: pair(...text), edge: pair(...edge) };
}

/** Paper and ink, one accent. Every text pair is at least 4.5:1, every control's edge 3:1, in both themes. */
export const semanticColors = defineSemanticTokens.colors({
  bg: {
    DEFAULT: pair("#FFFFFF", "#1A2026"),
    canvas: pair("#FBFAF7", "#12161A"),
    surface: pair("#FFFFFF", "#1A2026"),
    panel: pair("#FFFFFF", "#1A2026"),
    subtle: pair("#F3F1EB", "#222A31"),
    muted: pair("#F3F1EB", "#222A31"),
  },
  fg: {
    DEFAULT: pair("#1B1F24", "#ECEFF1"),
    default: pair("#1B1F24", "#ECEFF1"),
    quiet: pair("#56606B", "#A3AEB8"),
    muted: pair("#56606B", "#A3AEB8"),
    error: pair("#B3261E", "#F2B8B5"),
  },
  border: {
    DEFAULT: pair("#E4E1DA", "#2C353D"),
    line: pair("#E4E1DA", "#2C353D"),
    control: pair("#827C70", "#74818C"),
    error: pair("#B3261E", "#F2B8B5"),
  },
  accent: palette({
    solid: ["#0B6B63", "#5CC8BC"],
    subtle: ["#E3F1EF", "#17322F"],
    muted: ["#C9E4E0", "#1F4440"],
    contrast: ["#FFFFFF", "#08201D"],
  }),
  danger: palette({
    solid: ["#B3261E", "#F2B8B5"],
    subtle: ["#FBEAE8", "#3A2021"],
    muted: ["#F5D2CF", "#512B2C"],
    contrast: ["#FFFFFF", "#3B0D0B"],
  }),
  warning: palette({
    solid: ["#8A5A00", "#F0C36A"],
    subtle: ["#FBF1DC", "#352B17"],
    muted: ["#F4E1B8", "#4C3D1F"],
    contrast: ["#FFFFFF", "#2B1D00"],
  }),
  success: palette({
    solid: ["#1C7A3A", "#74D394"],
    subtle: ["#E4F3E8", "#16311F"],
    muted: ["#C9E6D1", "#1F452B"],
    contrast: ["#FFFFFF", "#06200F"],
  }),
  info: palette({
    solid: ["#1F5FB0", "#8FBDF5"],
    subtle: ["#E6EFFA", "#1A2A40"],
    muted: ["#CDDFF5", "#243B59"],
    contrast: ["#FFFFFF", "#071B33"],
  }),
  neutral: palette({
    solid: ["#56606B", "#A3AEB8"],
    subtle: ["#F3F1EB", "#222A31"],
    muted: ["#E4E1DA", "#2C353D"],
    contrast: ["#FFFFFF", "#12161A"],
  }),
  // What a band is filled with, the text on it, and an edge that stands out from the surface where the fill does not.
  score: {
    excellent: band(["#1C7A3A", "#74D394"], ["#FFFFFF", "#06200F"]),
    good: band(["#1F5FB0", "#8FBDF5"], ["#FFFFFF", "#071B33"]),
    fair: band(["#F5C518", "#F2CB3D"], ["#2B1D00", "#2B1D00"], ["#806000", "#F2CB3D"]),
    poor: band(["#B3261E", "#F2B8B5"], ["#FFFFFF", "#3B0D0B"]),
  },
});

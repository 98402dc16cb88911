/** Forced colours take backgrounds away: what only a background parts from the page gets a line around it instead. */
export const forcedEdge = { "@media (forced-colors: active)": { outline: "1px solid" } };

/** Forced colours draw all edges alike: the one of what is chosen among others has the colour of a selection. */
export const forcedChosen = {
  "@media (forced-colors: active)": { borderColor: "Highlight", outline: "2px solid Highlight" },
};

/** Forced colours draw transparent borders, which only keep a place: as a tight box around words, or below tabs that are not chosen. */
export const forcedNoBorder = { "@media (forced-colors: active)": { borderColor: "Canvas" } };

/** What is filled says something by its fill: bars, dots and lines. */
export const forcedFill = { "@media (forced-colors: active)": { forcedColorAdjust: "none", bg: "Highlight" } };

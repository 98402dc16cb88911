/** Browsers print no grounds: what says something by its colour, or has light words on it, keeps them on paper. */
export const colorOnPaper = { printColorAdjust: "exact" } as const;

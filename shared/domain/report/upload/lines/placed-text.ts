/** A piece of text as a PDF places it, in points; `y` grows upwards. `confidence` is 0 to 1, for text read from a picture. */
export type PlacedText = { text: string; x: number; y: number; width: number; height: number; confidence?: number };

/** A page of placed text, in points. */
export type Page = { width: number; height: number; pieces: PlacedText[] };

/** `below`: of a picture of two sheets, at which share of its height the second one begins. */
export type PageOfSheets = Page & { below?: { from: number } };

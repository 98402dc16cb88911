/** Parts the sheets of a document in its plain text. */
export const SHEET_BREAK = "\n\n\n";

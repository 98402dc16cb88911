type Cell = string | number | boolean | null | undefined;

/** What a spreadsheet would take for a formula, and run; some take the wide letters of East Asian keyboards, too. */
const startsFormula = /^[=+\-@\t\r\n＝＋－＠]/;
const needsQuotes = /[",\r\n]/;

/** One line of CSV (RFC 4180), its end included. A cell that a spreadsheet would run begins with an apostrophe (ASVS 1.2.10). */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(writeCell).join(",")}\r\n`;
}

function writeCell(cell: Cell): string {
  const text = String(cell ?? "");
  const harmless = startsFormula.test(text) ? `'${text}` : text;
  return needsQuotes.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

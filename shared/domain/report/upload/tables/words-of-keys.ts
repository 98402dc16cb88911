import type { TextLine } from "../lines/text-line";

/** Words of a program's own name for a column: "creditor_name", "pastDue". */
const key = /(?<![\p{L}\d_])(?:[A-Za-z]+(?:_[A-Za-z\d]+)+|[a-z]+(?:[A-Z][a-z\d]+)+)(?![\p{L}\d_])/gu;
/** In a line of so many of them they are headings; alone one is a name like any other. */
const FEWEST_KEYS = 3;

/** The headings of an exported table in words: "creditor_name,account_type,past_due" as "creditor name,account type,past due". */
export const withWordsOfKeys = (lines: readonly TextLine[]): readonly TextLine[] =>
  lines.map((line) => {
    const count = line.cells.reduce((sum, { text }) => sum + (text.match(key)?.length ?? 0), 0);
    if (count < FEWEST_KEYS) return line;
    return { ...line, cells: line.cells.map((cell) => ({ ...cell, text: cell.text.replaceAll(key, inWords) })) };
  });

const inWords = (name: string) =>
  name.replaceAll("_", " ").replaceAll(/(?<=[a-z\d])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

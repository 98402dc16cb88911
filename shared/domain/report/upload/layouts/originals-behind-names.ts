import { type TextLine, textOf } from "../lines/text-line";
import { bureauIn, columnsOf } from "../words/bureau-columns";
import { nameOf } from "../words/names";

const behind =
  /^(\S.{1,80}?) ?[([](?:(?:original|orig\.?) (?:creditor|cred\.?|cr\.?)|acreedor original) ?:? ?([^()[\]]{2,80})[)\]]$/i;

/** A name whose bracket ends in the next line, as one. */
export function withWholeBrackets(lines: readonly TextLine[]): readonly TextLine[] {
  const rows: TextLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const [line, below] = lines.slice(at, at + 2);
    if (!line) continue;
    const [first] = line.cells;
    const rest = below && closesBracket(line, below) ? textOf(below) : undefined;
    rows.push(first && rest ? { ...line, cells: [{ ...first, text: `${first.text} ${rest}` }] } : line);
    at += first && rest ? 1 : 0;
  }
  return rows;
}

const openBracket = /\(orig(?:inal)?\b[^()]*$/i;

/** "RIDGELINE RECOVERY (Original creditor: HUDSON" over "VALLEY CLINIC)". */
const closesBracket = (line: TextLine, below: TextLine) =>
  line.cells.length === 1 &&
  below.cells.length === 1 &&
  line.page === below.page &&
  openBracket.test(textOf(line)) &&
  /^[^()]*\)$/.test(textOf(below));

/**
 * "RIDGELINE RECOVERY (Original creditor: HUDSON CLINIC)" over an account, as a name and a label with its value below it. Over the
 * bureaus' names it is read as it is.
 */
export const withOriginalsBelowNames = (lines: readonly TextLine[]): readonly TextLine[] =>
  lines.flatMap((line, at) => {
    const [cell, ...others] = line.cells;
    const [, name, original] = (others.length === 0 && behind.exec(cell?.text ?? "")) || [];
    if (isOfBureaus(lines.slice(at + 1, at + 3))) return [line];
    if (!cell || !name || !original) return [line];
    const own = { ...line, cells: [{ ...cell, text: name }] };
    if (!nameOf(own)?.isSure) return [line];
    return [own, { ...line, cells: [{ ...cell, text: `Original creditor: ${original}` }] }];
  });

/** Beside or below one another; over the labels of its own account one bureau's name is no head of a table. */
const isOfBureaus = ([line, below]: readonly TextLine[]) =>
  line !== undefined && (columnsOf(line) !== undefined || (isBureau(line) && (below === undefined || isBureau(below))));

const isBureau = (line: TextLine) => bureauIn(textOf(line)) !== undefined;

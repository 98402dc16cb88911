import { type TextLine, textOf } from "../lines/text-line";
import { bureauIn, columnsOf } from "../words/bureau-columns";
import { nameOf } from "../words/names";

const behind =
  /^(\S.{1,80}?) ?[([](?:(?:original|orig\.?) (?:creditor|cred\.?|cr\.?)|acreedor original) ?:? ?([^()[\]]{2,80})[)\]]$/i;

/**
 * "RIDGELINE RECOVERY (Original creditor: HUDSON CLINIC)" over an account, as a name and a label with its value below it. Over the
 * bureaus' names it is read as it is.
 */
export const withOriginalsBelowNames = (lines: readonly TextLine[]): readonly TextLine[] =>
  lines.flatMap((line, at) => {
    const [cell, ...others] = line.cells;
    const [, name, original] = (others.length === 0 && behind.exec(cell?.text ?? "")) || [];
    if (isOfBureaus(lines[at + 1])) return [line];
    if (!cell || !name || !original) return [line];
    const own = { ...line, cells: [{ ...cell, text: name }] };
    if (!nameOf(own)?.isSure) return [line];
    return [own, { ...line, cells: [{ ...cell, text: `Original creditor: ${original}` }] }];
  });

const isOfBureaus = (line: TextLine | undefined) =>
  line !== undefined && (columnsOf(line) !== undefined || bureauIn(textOf(line)) !== undefined);

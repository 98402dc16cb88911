import type { Cell, TextLine } from "../lines/text-line";
import { labelledLine } from "../tables/table-values";
import { saysAllIsWell, typeOfPart } from "../words/account-status";
import { isStatusAlone } from "../words/status-values";

const FEWEST = 2;
/** "$1,204 of $2,000 limit", "$1,204 / $2,000" */
const owedOf = /^(\$[\d,]+(?:\.\d\d)?) (?:of|out of|de|\/) \$[\d,]+(?:\.\d\d)?(?: \p{L}[\p{L} ]{2,20})?$/u;

/**
 * Apps print what is owed and what might be in one, and how the account stands beside it: "$1,204 of $2,000 limit | Charge-off", as a
 * line for the balance and one for the status.
 */
export function withOwedOfLimit(lines: readonly TextLine[]): readonly TextLine[] {
  const found = lines.filter((line) => line.cells.length <= 2 && line.cells.some(isOwed));
  if (found.length < FEWEST) return lines;
  return lines.flatMap((line) => (found.includes(line) ? partsOf(line) : [line]));
}

const isOwed = ({ text }: Cell) => owedOf.test(text);

function partsOf(line: TextLine): TextLine[] {
  const owed = line.cells.find(isOwed);
  const beside = line.cells.find((cell) => cell !== owed);
  if (!owed || (beside && !saysStatus(beside.text))) return [line];
  const balance = labelledLine(line, "Balance:", { ...owed, text: owedOf.exec(owed.text)?.[1] ?? "" });
  return beside ? [balance, labelledLine(line, "Status:", beside)] : [balance];
}

const saysStatus = (text: string) =>
  isStatusAlone(text) || saysAllIsWell(text) || typeOfPart({ payStatus: text }) !== undefined;

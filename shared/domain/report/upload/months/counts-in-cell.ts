import type { TextLine } from "../lines/text-line";
import { inWords, typeOfPart } from "../words/account-status";
import { labelled } from "../words/fields";
import { isStatusWord } from "../words/status-values";
import { accountLabels } from "../words/vocabulary";

const days = "(?:(?: days?)?(?: late| past due)?:| days? (?:late|past due)) ?(\\d{1,2})(?: times?)?";
const allCounts = new RegExp(`(?:^|\\s)30${days}[,;|]? 60${days}[,;|]?(?: and)? 90\\+?${days}\\.?(?=\\s|$)`, "i");
/** "In prior 48 months from date closed:" */
const inMonths = /^in (?:the )?(?:prior|past|last) \d{1,3} months(?: from [a-z ]{4,30})?[:,]?$/i;

/**
 * All counts in one cell: "30: 1 60: 0 90: 0", "30 days late: 1 60 days late: 0 90+ days late: 0", "30 days late 1 time, 60 days late
 * 0 times, 90 days late 0 times"; of more such cells than one, each is of another bureau. Before them may be the account's status or
 * the months that are counted, and behind them what has a label: "DELINQ 120 30: 1 60: 1 90: 2 ORIGINAL CREDITOR: CITY LIGHT".
 */
export function withCountsInCell(line: TextLine): TextLine {
  const [cell, ...others] = line.cells;
  const found = allCounts.exec(cell?.text ?? "");
  if (!cell || others.length > 0 || !found) return line;
  const [before, behind] = [cell.text.slice(0, found.index), cell.text.slice(found.index + found[0].length).trim()];
  const isStatus = isStatusWord(before) || typeOfPart({ payStatus: inWords(before) }) !== undefined;
  if (
    (before !== "" && !isStatus && !inMonths.test(before.trim())) ||
    (behind !== "" && labelled({ ...cell, text: behind }, accountLabels).length === 0)
  )
    return line;
  const texts = [isStatus ? `Status: ${before}` : "", `Times late: ${found.slice(1).join("/")}`, behind];
  const letter = cell.width / cell.text.length;
  let x = cell.x;
  return {
    ...line,
    cells: texts.filter(Boolean).map((text) => {
      const part = { ...cell, text, x, width: text.length * letter };
      x += (text.length + 1) * letter;
      return part;
    }),
  };
}

import { anyWhole } from "#shared/domain/text/any-pattern";
import type { Day } from "../../days";
import { type Cell, type TextLine, textOf } from "../upload/lines/text-line";
import { plain } from "../upload/words/fields";
import { outcomeIn } from "./outcome-words";

const TOLERANCE = 3;

/** Over the new report that a letter of results encloses. */
const overReport = anyWhole(
  /(?:(?:your|the) )?(?:(?:equifax|experian|transunion) )?(?:(?:new|revised|updated|current|corrected) )?(?:personal )?(?:credit|consumer) (?:report|file|history|disclosure)/i,
  /(?:su|tu) (?:nuevo )?(?:informe|reporte|historial) de credito(?: actualizado| revisado)?/i,
);
/** "This item was updated from our processing of your dispute in Feb 2024." */
const inMonth = /\b(?:processing of your dispute|reinvestigation|investigation) in ([a-z]{3})[a-z]* (\d{4})\b/i;
const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
/** A dispute takes 45 days at the most; its results take some more. */
const MOST_MONTHS = 3;
const labelBegins = /^(?:date|last|status|balance|fecha)$/i;

/**
 * Lines without what is said of no item now: in the report behind the results, of an earlier dispute, and in the second line of a
 * column's heading ("Date", below it "updated").
 */
export function withoutReportBehind(lines: readonly TextLine[], answeredOn: Day | undefined): TextLine[] {
  const from = beginOfReport(lines);
  return lines
    .slice(0, from)
    .filter((line, at) => !isOfEarlierDispute(line, answeredOn) && !endsLabel(line, lines[at - 1]));
}

/** Where the results are before it: some letters have them in the report itself. */
function beginOfReport(lines: readonly TextLine[]): number {
  const first = lines.findIndex((line) => saysOutcome(line));
  const from = lines.findIndex((line, at) => at > first && overReport.test(plain(textOf(line)).trim()));
  return first < 0 || from < 0 ? lines.length : from;
}

const saysOutcome = ({ cells }: TextLine) => cells.some(({ text }) => outcomeIn(text) !== undefined);

function isOfEarlierDispute(line: TextLine, answeredOn: Day | undefined): boolean {
  const [, name = "", year = ""] = inMonth.exec(plain(textOf(line))) ?? [];
  const month = months.indexOf(name.toLowerCase());
  if (answeredOn === undefined || month < 0) return false;
  const [answeredIn = 0, answeredMonth = 0] = answeredOn.split("-").map(Number);
  return (answeredIn - Number(year)) * 12 + answeredMonth - 1 - month > MOST_MONTHS;
}

function endsLabel({ cells }: TextLine, above: TextLine | undefined): boolean {
  const [cell, ...others] = cells;
  if (!cell || !above || others.length > 0 || !/^\p{Ll}+$/u.test(cell.text)) return false;
  const isOver = (each: Cell) => Math.abs(each.x - cell.x) <= TOLERANCE && labelBegins.test(each.text);
  return above.cells.length > 1 && above.cells.some(isOver);
}

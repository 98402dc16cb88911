import { cut } from "#shared/domain/text/cut";
import type { Day } from "../../days";
import { maskAccountNumber } from "../account-number";
import { isTooLong, type TextLine, textOf } from "../upload/lines/text-line";
import { withoutNumbers } from "../upload/words/values";
import { namedAddressee } from "./addressee";
import type { BureauAnswer, FoundOutcome } from "./answer";
import { withCheckedSaid } from "./checked-boxes";
import { withCodesNamed } from "./codes";
import { type Item, itemsIn } from "./items";
import { withoutKeyBeside } from "./key-beside";
import { dayOfLetter } from "./letter-day";
import { letterKind } from "./letter-kind";
import { withMarksNamed } from "./marked-columns";
import { withParagraphsWhole } from "./paragraphs";
import { withoutReasons } from "./reasons-beside";
import { withoutReportBehind } from "./report-behind";
import { senderOf } from "./sender";
import { withStrokesApart } from "./strokes-apart";
import { withTablesApart } from "./tables-apart";
import { withCellsWhole } from "./wrapped-cells";

/** The letter itself says so before its enclosures. */
const FIRST_LINES = 400;

/**
 * Reads a bureau's letter about a dispute: what it did with each item, and where the letter says so. Undefined when it is no such
 * letter. A creditor or an outcome that is not sure is left out.
 */
export function readAnswer(lines: readonly TextLine[], today: Day): BureauAnswer | undefined {
  if (isTooLong(lines)) return undefined;
  const first = lines.slice(0, FIRST_LINES);
  const { isFrivolous, isResult } = letterKind(first);
  const bureau = senderOf(first);
  if (!bureau || !(isFrivolous || isResult)) return undefined;
  const answeredOn = dayOfLetter(first, today);
  const items = itemsIn(asWritten(withoutReportBehind(lines, answeredOn)));
  const told = firstOfEach(items.flatMap((item) => outcomeOf(item) ?? []));
  const read = { bureau, answeredOn, addressee: namedAddressee(first) };
  const hasDecided = told.some(({ outcome }) => outcome !== "frivolous" && outcome !== "verified");
  if (isFrivolous && (told.length === 0 || !(isResult || hasDecided))) {
    const outcomes = firstOfEach(items.flatMap((item) => outcomeOf(refused(item)) ?? []));
    return { ...read, letter: "frivolous", outcomes };
  }
  const letter = told.length > 0 && told.every(({ outcome }) => outcome === "frivolous") ? "frivolous" : "results";
  return told.length > 0 ? { ...read, letter, outcomes: told } : undefined;
}

/** What is said of an item in its columns, cells and paragraphs, each as a whole. */
const asWritten = (lines: readonly TextLine[]) =>
  withParagraphsWhole(
    withCellsWhole(
      withMarksNamed(
        withCheckedSaid(withCodesNamed(withoutReasons(withTablesApart(withoutKeyBeside(withStrokesApart(lines)))))),
      ),
    ),
  );

/** In a notice that nothing is investigated each item is refused: "verified" tells of the time before. */
function refused(item: Item): Item {
  const isKept = item.outcome && item.outcome.outcome !== "verified";
  return isKept ? item : { ...item, outcome: { outcome: "frivolous", line: item.line, isStated: false } };
}

/** The report that a letter encloses says some of it once more. */
function firstOfEach(outcomes: readonly FoundOutcome[]): FoundOutcome[] {
  const keyOf = ({ creditorName, accountNumber }: FoundOutcome) => `${creditorName}\n${accountNumber ?? ""}`;
  const keys = outcomes.map(keyOf);
  return outcomes.filter((_, place) => keys.indexOf(keys[place] ?? "") === place);
}

function outcomeOf({ creditorName, number, outcome }: Item): FoundOutcome | undefined {
  if (!outcome || creditorName === undefined) return undefined;
  const masked = maskAccountNumber(number);
  const rawText = number ? textOf(outcome.line).replaceAll(number, masked ?? "****") : textOf(outcome.line);
  const sure = outcome.isStated && number !== undefined ? "high" : outcome.isStated ? "medium" : "low";
  return {
    creditorName,
    ...(masked === undefined ? {} : { accountNumber: masked }),
    outcome: outcome.outcome,
    page: outcome.line.page,
    line: outcome.line.line,
    rawText: cut(withoutNumbers(rawText), 300),
    confidence: sure,
  };
}

import { cut } from "#shared/domain/text/cut";
import type { Day } from "../../days";
import { maskAccountNumber } from "../account-number";
import { isTooLong, type TextLine, textOf } from "../upload/lines/text-line";
import { withoutNumbers } from "../upload/words/values";
import { namedAddressee } from "./addressee";
import { joinTold } from "./anchored/join-told";
import type { DisputedItem } from "./anchored/mentions";
import { toldOfDisputed } from "./anchored/told-of-disputed";
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
 *
 * @param disputed the items of the member's disputes: what the letter says of them is found in words of its own
 */
export function readAnswer(
  lines: readonly TextLine[],
  today: Day,
  disputed: readonly DisputedItem[] = [],
): BureauAnswer | undefined {
  if (isTooLong(lines)) return undefined;
  const first = lines.slice(0, FIRST_LINES);
  const { isFrivolous, isResult } = letterKind(first);
  const bureau = senderOf(first);
  if (!bureau || !(isFrivolous || isResult)) return undefined;
  const answeredOn = dayOfLetter(first, today);
  const written = asWritten(withoutReportBehind(lines, answeredOn));
  const items = itemsIn(written);
  const ofDisputed = toldOfDisputed(written, disputed);
  const told = firstOfEach(items.flatMap((item) => outcomeOf(item) ?? []));
  const read = { bureau, answeredOn, addressee: namedAddressee(first) };
  const hasDecided = [...told, ...ofDisputed].some(({ outcome }) => outcome !== "frivolous" && outcome !== "verified");
  if (isFrivolous && (told.length === 0 || !(isResult || hasDecided))) {
    const refusals = firstOfEach(items.flatMap((item) => outcomeOf(refused(item)) ?? []));
    const outcomes = joinTold(refusals, ofDisputed, disputed);
    return { ...read, letter: hasDecided ? "results" : "frivolous", outcomes };
  }
  const outcomes = joinTold(told, ofDisputed, disputed);
  return outcomes.length > 0 ? { ...read, letter: kindOf(outcomes), outcomes } : undefined;
}

/**
 * Reads what is neither known as such a letter nor as a credit report: a bureau's name, and what became of an item of the member's
 * disputes, make it one. Undefined where the member wrote it.
 */
export function readByDisputed(
  lines: readonly TextLine[],
  today: Day,
  disputed: readonly DisputedItem[],
): BureauAnswer | undefined {
  const first = lines.slice(0, FIRST_LINES);
  const bureau = isTooLong(lines) || lines.some((line) => ofMember.test(textOf(line))) ? undefined : senderOf(first);
  if (!bureau) return undefined;
  const answeredOn = dayOfLetter(first, today);
  const outcomes = toldOfDisputed(asWritten(withoutReportBehind(lines, answeredOn)), disputed);
  if (outcomes.length === 0) return undefined;
  return { bureau, letter: kindOf(outcomes), answeredOn, addressee: namedAddressee(first), outcomes };
}

/** What only a member writes. */
const ofMember =
  /\bI (?:am (?:writing|disputing)|dispute|request|demand)\b|\bmy (?:credit )?(?:report|file)\b|\bmi (?:informe|reporte|expediente|historial)\b/i;

const kindOf = (outcomes: readonly FoundOutcome[]) =>
  outcomes.every(({ outcome }) => outcome === "frivolous") ? "frivolous" : "results";

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

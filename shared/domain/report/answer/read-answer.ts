import type { Day } from "../../days";
import { isTooLong, type TextLine, textOf } from "../upload/lines/text-line";
import { accountsNamed, othersThan, withOtherEnds } from "./accounts-named";
import { namedAddressee } from "./addressee";
import type { DisputedItem } from "./anchored/mentions";
import { toldOfItems } from "./anchored/told-of-items";
import type { BureauAnswer, FoundOutcome } from "./answer";
import { withCheckedSaid } from "./checked-boxes";
import { withCodesNamed } from "./codes";
import { withoutKeyBeside } from "./key-beside";
import { dayOfLetter } from "./letter-day";
import { letterKind } from "./letter-kind";
import { withMarksNamed } from "./marked-columns";
import { ofMember } from "./member-words";
import { withParagraphsWhole } from "./paragraphs";
import { withoutReasons } from "./reasons-beside";
import { withoutReportBehind } from "./report-behind";
import { senderOf } from "./sender";
import { withStrokesApart } from "./strokes-apart";
import { withTablesApart } from "./tables-apart";
import { withChangesNamed } from "./then-and-now";
import { withCellsWhole } from "./wrapped-cells";

/** The letter itself says so before its enclosures. */
const FIRST_LINES = 400;

/**
 * Reads a bureau's letter about a dispute: what it did with each item, and where the letter says so. Undefined when it is no such
 * letter. A creditor or an outcome that is not sure is left out.
 *
 * @param disputed the items of the member's disputes: they are found by what is known of them
 */
export function readAnswer(
  lines: readonly TextLine[],
  today: Day,
  disputed: readonly DisputedItem[] = [],
): BureauAnswer | undefined {
  const { isFrivolous, isResult } = letterKind(lines.slice(0, FIRST_LINES));
  if (!isFrivolous && !isResult) return undefined;
  const isRefusal = isFrivolous && !isResult;
  return read(
    lines,
    today,
    (written) => {
      const named = accountsNamed(written);
      return toldOfItems(written, withOtherEnds(disputed, named), {
        others: othersThan(disputed, named),
        isRefusal: isFrivolous,
        isAnswer: true,
      });
    },
    isRefusal,
  );
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
  if (lines.some((line) => ofMember.test(textOf(line)))) return undefined;
  return read(
    lines,
    today,
    (written) => {
      const own = withOtherEnds(disputed, accountsNamed(written));
      return toldOfItems(written, own, { others: [], isRefusal: false, isAnswer: false });
    },
    false,
  );
}

function read(
  lines: readonly TextLine[],
  today: Day,
  toldIn: (written: readonly TextLine[]) => FoundOutcome[],
  isRefusal: boolean,
): BureauAnswer | undefined {
  const first = lines.slice(0, FIRST_LINES);
  const bureau = isTooLong(lines) ? undefined : senderOf(first);
  if (!bureau) return undefined;
  const answeredOn = dayOfLetter(first, today);
  const outcomes = toldIn(asWritten(withoutReportBehind(lines, answeredOn)));
  if (outcomes.length === 0 && !isRefusal) return undefined;
  const isRefused = outcomes.every(({ outcome }) => outcome === "frivolous");
  return {
    bureau,
    letter: isRefused ? "frivolous" : "results",
    answeredOn,
    addressee: namedAddressee(first),
    outcomes,
  };
}

/** What is said of an item in its columns, cells and paragraphs, each as a whole. */
const asWritten = (lines: readonly TextLine[]) =>
  withParagraphsWhole(
    withCellsWhole(
      withMarksNamed(
        withChangesNamed(
          withCheckedSaid(withCodesNamed(withoutReasons(withTablesApart(withoutKeyBeside(withStrokesApart(lines)))))),
        ),
      ),
    ),
  );

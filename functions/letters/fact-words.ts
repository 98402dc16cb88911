import { bureauNames } from "#shared/domain/bureau/addresses";
import { isDay } from "#shared/domain/days";
import { isShownLate } from "#shared/domain/dispute/late-months";
import { dateFields, reportedValue, type StatedFact } from "#shared/domain/dispute/stated-facts";
import { isMonth } from "#shared/domain/report/reported-date";
import { isOneOf } from "#shared/domain/text/is-one-of";
import { printable } from "#shared/domain/text/printable";
import type { LetterFacts } from "./letter-facts";
import { dollars, longDate, longMonth } from "./letter-values";
import { bureauValue, fill, type Language, type Paragraph, type WordingId, wordings } from "./letter-words";

/** One stated fact: what the bureau reports, what is right, and where the consumer knows it from. */
export function factParagraph({ item, bureau }: LetterFacts, fact: StatedFact): Paragraph {
  const reported = reportedValue(fact.field, item);
  const id = factWording(fact, item);
  const inLanguage = (language: Language) => {
    const words = wordings[language];
    return fill(words[id], {
      bureau: bureauNames[bureau],
      creditor: item.creditorName,
      reported: reported === undefined ? undefined : valueText(language, reported),
      right: rightText(language, fact),
      source: words[`letters.knownFrom.${fact.knownFrom}`],
    });
  };
  return { english: printable(inLanguage("en")), spanish: inLanguage("es") };
}

/** Facts that say what holds if the bureau reports otherwise, where it is not seen to: they call nothing wrong. */
const onlyAsking: readonly WordingId[] = [
  "letters.fact.balance.unknown",
  "letters.fact.late_month.unknown",
  "letters.fact.date_opened.unknown",
  "letters.fact.date_closed.unknown",
  "letters.fact.first_delinquency.unknown",
  "letters.fact.duplicate_of",
  "letters.fact.duplicate_of.unknown",
];

/** Whether a stated fact calls wrong what the bureau is seen to report. */
export function assertsError(fact: StatedFact, item: LetterFacts["item"]): boolean {
  return !onlyAsking.includes(factWording(fact, item));
}

function factWording(fact: StatedFact, item: LetterFacts["item"]): WordingId {
  if (fact.field === "ownership") return `letters.fact.ownership.${fact.right}`;
  if (fact.field === "status") return `letters.fact.status.${fact.right}`;
  const reported = reportedValue(fact.field, item);
  // A month that is not known to be late is not called so.
  const isReported = fact.field === "late_month" ? isShownLate(fact.right, item) : reported !== undefined;
  if (!isReported) return `letters.fact.${fact.field}.unknown`;
  if (fact.field === "paid_on" && reported === 0) return "letters.fact.paid_on.owesNothing";
  const isMonthAlone = typeof reported === "string" && isMonth(reported);
  return isMonthAlone && isOneOf(dateFields, fact.field)
    ? `letters.fact.${fact.field}.month`
    : `letters.fact.${fact.field}`;
}

function rightText(language: Language, { field, right }: StatedFact): string {
  if (field === "late_month") return longMonth(right, language);
  return field === "duplicate_of" ? right : valueText(language, right);
}

function valueText(language: Language, value: number | string): string {
  if (typeof value === "number") return dollars(value);
  if (isDay(value) || isMonth(value)) return longDate(value, language);
  if (value === "open" || value === "closed") return wordings[language][`letters.status.${value}`];
  return bureauValue(value, language);
}

import { type TextLine, textOf } from "../lines/text-line";
import { plain } from "./fields";
import type { DateOrder } from "./values";

const inNumbers = /(?<![\d/-])(\d{1,2})\/(\d{1,2})\/(?:\d{4}|\d{2})(?![\d/])/g;
const spanish = /\b(?:cuentas?|saldo|fecha|estado|agencias?|acreedor|apertura|vencido|limite|pagos?|credito)\b/i;
const english = /\b(?:accounts?|balance|date|status|bureaus?|creditor|opened|past due|limit|payments?|credit)\b/i;

/** A misprint is no proof against so many others. */
const MANY = 5;

/**
 * Whether a report prints the month or the day first, by days whose number no month has. Without such a day a page in English has
 * the month first, as the United States print it; of a page in Spanish it is not known.
 */
export function dateOrderOf(lines: readonly TextLine[]): DateOrder {
  const texts = lines.map((line) => textOf(line));
  const days = texts.flatMap((text) => [...text.matchAll(inNumbers)]);
  const dayFirst = days.filter(([, first, second]) => Number(first) > 12 && Number(second) <= 12).length;
  const monthFirst = days.filter(([, first, second]) => Number(first) <= 12 && Number(second) > 12).length;
  if (dayFirst > monthFirst * MANY) return "day-first";
  if (monthFirst > dayFirst * MANY) return "month-first";
  if (dayFirst > 0) return "unknown";
  return isSpanish(texts) ? "unknown" : "month-first";
}

function isSpanish(texts: readonly string[]): boolean {
  const words = texts.map(plain);
  return count(words, spanish) > count(words, english);
}

const count = (texts: readonly string[], words: RegExp) => texts.filter((text) => words.test(text)).length;

import { LEAST_SURE, type TextLine, textOf } from "../lines/text-line";
import type { Reading } from "../words/fields";
import { type Name, nameOf } from "../words/names";
import { isPlace } from "../words/places";
import { isContactHeading } from "../words/sections";
import { isBrokenName } from "./broken-names";
import type { Pair } from "./pairs";

export type Heading = Name & { reading: Reading };

/**
 * The creditor over a block: the last line before it that is a name, before an address if there is one. That may be the end of the
 * account before: a name behind the address that has a number or a mark of its own is the next account's.
 */
export function headingOf(loose: readonly TextLine[]): Heading | undefined {
  const near = belowContact(loose).slice(-10);
  const firstPlace = near.findIndex((line) => isPlace(textOf(line)) && !nameOf(line));
  const [before, behind] = firstPlace > 0 ? [near.slice(0, firstPlace), near.slice(firstPlace)] : [near, []];
  const names = namesIn(before);
  const others = namesIn(behind);
  const marked = others.findLast(({ isMarked }) => isMarked);
  if (marked) return marked;
  const all = names.length > 0 ? names : others;
  const last = all.findLast(({ isSure }) => isSure) ?? all.at(-1);
  return all.find((name) => last && isBrokenName(last.value, last.reading, name.reading)) ?? last;
}

/** A name and an address under a heading of their own end an account: the next one's name is below them, if there is one. */
function belowContact(loose: readonly TextLine[]): readonly TextLine[] {
  const heading = loose.findLastIndex((line) => isContactHeading(textOf(line)));
  const below = loose.slice(heading + 1);
  const own = below.findIndex((line) => nameOf(line) !== undefined);
  const rest = heading < 0 || own < 0 ? [] : below.slice(own + 1);
  const end = rest.findLastIndex((line) => isPlace(textOf(line)) && !nameOf(line));
  const next = rest.slice(end + 1);
  return next.some((line, at) => nameOf(line)?.isSure || isOverAmount(line, next[at + 1])) ? next : loose;
}

/** "Northlake Card" over "$389": a name in other letters than capitals. */
const isOverAmount = (line: TextLine, below: TextLine | undefined) =>
  nameOf(line) !== undefined && below !== undefined && amount.test(textOf(below));

const namesIn = (lines: readonly TextLine[]): Heading[] =>
  lines.flatMap((line) => {
    const name = nameOf(line);
    return name ? [{ ...name, reading: readingOf(name.value, line) }] : [];
  });

/** What stands in a line, as a value that was read. */
export const readingOf = (value: string, line: TextLine): Reading => ({
  value,
  line,
  rawText: textOf(line),
  confidence: line.cells.some(({ confidence = 1 }) => confidence < LEAST_SURE) ? "low" : "medium",
});

const amount = /^\$[\d,]+(?:\.\d\d)?$/;

/**
 * What is owed may stand at the right of the creditor's name without a label, where none of the account's labels is of a balance. Not
 * where one of them has the same amount, for then it is that one's.
 */
export function amountBesideName(heading: Heading | undefined, pairs: readonly Pair[]): Reading | undefined {
  const [name, value, ...others] = heading?.reading.line.cells ?? [];
  if (!heading || !name || !value || others.length > 0 || !amount.test(value.text)) return undefined;
  const isSaid = pairs.some(({ field, reading }) => field === "balance" || reading?.value === value.text);
  return isSaid ? undefined : { ...heading.reading, value: value.text };
}

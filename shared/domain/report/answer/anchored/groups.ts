import { showSameDigits } from "../../account-number";
import { type TextLine, textOf } from "../../upload/lines/text-line";
import { subjectOf } from "../subjects";
import { type DisputedItem, type Mention, mentionsIn } from "./mentions";
import { rowOf, TOLERANCE, verdictOfRow, withoutNames } from "./rows";
import { type Verdict, verdictOf } from "./verdict";

/** An item, the lines that name it, and what these say of it; `isProven` by its number. */
export type Group = {
  item?: DisputedItem;
  oneOf?: readonly DisputedItem[];
  at: number;
  until: number;
  own?: Verdict;
  isProven?: boolean;
};

/** Lines between a name and its number. */
const MOST_NUMBER_BELOW = 3;

/** The items that a letter names: a name, and its number in one of the next lines, are one. */
export function groupsIn(lines: readonly TextLine[], items: readonly DisputedItem[]): Group[] {
  const groups: Group[] = [];
  for (const [at, line] of lines.entries()) {
    const own = new Map(sayingsOf(line, items));
    for (const { item, oneOf, isProven } of mentionsOf(line, items)) {
      const before = groups.at(-1);
      const isNear = before !== undefined && at - before.until <= MOST_NUMBER_BELOW;
      const isOfBefore = isNear && !item && oneOf?.some((each) => before.oneOf?.includes(each));
      const said = isOfBefore && before.item ? verdictIn(line, items) : undefined;
      // What was found of an item may name its creditor again.
      if (isOfBefore && (said || !before.own)) {
        before.until = at;
        before.own ??= said;
      } else if (isNear && item && (before.item ? before.item === item : before.oneOf?.includes(item))) {
        const row = before.own ? undefined : verdictOfRow(rowOf(lines.slice(before.at, at + 1)), items);
        Object.assign(before, {
          item,
          until: at,
          own: before.own ?? own.get(item) ?? row,
          isProven: before.isProven || isProven,
        });
      } else
        groups.push({
          item,
          oneOf,
          isProven,
          at,
          until: at,
          own: (item && own.get(item)) ?? ownInRowAbove(lines, at, before),
        });
    }
  }
  return groups;
}

/** A number stands below the row of its name, where the name is in other words than the member's report has. */
function ownInRowAbove(lines: readonly TextLine[], at: number, before: Group | undefined): Verdict | undefined {
  const [above, line] = [lines[at - 1], lines[at]];
  if (!above || !line || above.cells.length < 2 || line.cells.length > 1 || before?.until === at - 1) return undefined;
  const isUnder = Math.abs((above.cells[0]?.x ?? 0) - (line.cells[0]?.x ?? 0)) <= TOLERANCE;
  const { creditorName, number } = subjectOf(above);
  const isRow =
    isUnder && creditorName !== undefined && number === undefined && subjectOf(line).creditorName === undefined;
  return isRow ? verdictOfRow(above, []) : undefined;
}

/** A number cell alone may be of a name in another cell. */
function mentionsOf(line: TextLine, items: readonly DisputedItem[]): Mention[] {
  const whole = mentionsIn(textOf(line), items);
  if (whole.some(({ item, oneOf }) => item || oneOf)) return whole;
  const { number } = subjectOf(line);
  const inCells = line.cells.flatMap(({ text }) => mentionsIn(text, items));
  return [...inCells.filter(({ item }) => !item || !isAnothers(number, item)), ...whole].slice(0, 1);
}

/** Whether a number shows the same end as an item's and another value. */
const isAnothers = (number: string | undefined, { accountNumber, otherEnd }: DisputedItem) =>
  showSameDigits(accountNumber, number) === false && showSameDigits(otherEnd, number) !== true;

/** What the sentences of a line, or the cells of a row, say of the items that they name. */
function sayingsOf(line: TextLine, items: readonly DisputedItem[]): [DisputedItem, Verdict][] {
  const named = mentionsOf(line, items).flatMap(({ item }) => item ?? []);
  const [only] = named;
  if (!only) return [];
  if (named.length === 1) {
    const verdict = verdictIn(line, items);
    return verdict ? [[only, verdict]] : [];
  }
  const said: [DisputedItem, Verdict][] = [];
  let waiting: DisputedItem[] = [];
  for (const sentence of textOf(line).split(/(?<=[.!?])\s+(?=[\p{Lu}\d"])/u)) {
    for (const part of partsOf(sentence, items)) {
      const inPart = mentionsIn(part, items).flatMap(({ item }) => item ?? []);
      waiting = inPart.length > 0 && said.some(([item]) => waiting.includes(item)) ? inPart : [...waiting, ...inPart];
      const verdict = verdictOf(withoutNames(part, items));
      const rest = waiting.filter((item) => !said.some(([each]) => each === item));
      if (verdict) for (const item of rest) said.push([item, verdict]);
    }
    if (mentionsIn(sentence, items).length === 0) waiting = [];
  }
  return said;
}

/** What a line says that is about one item. */
function verdictIn(line: TextLine, items: readonly DisputedItem[]): Verdict | undefined {
  if (line.cells.length > 1) return verdictOfRow(line, items);
  const text = textOf(line);
  // In a row with single spaces the outcome is last, in capitals behind what was disputed.
  const [, last = ""] = /\p{Ll} (\p{Lu}{4,}(?: \p{Lu}+)*)$/u.exec(text) ?? [];
  return verdictOf(last) ?? verdictOf(withoutNames(text, items));
}

/** The parts of a sentence that say different things of different items. */
function partsOf(sentence: string, items: readonly DisputedItem[]): string[] {
  return sentence.split(/;\s/).every((part, place) => place === 0 || isBare(part))
    ? partsBetween(sentence, items)
    : sentence.split(/;\s/).flatMap((part) => partsBetween(part, items));
}

/** One of several accounts in a list: "NORTHLAKE CARD (****4417)" */
const isBare = (part: string) => !/\b\p{Ll}{3,} (?:.* )?\p{Ll}{2,}/u.test(part);

function partsBetween(sentence: string, items: readonly DisputedItem[]): string[] {
  const parts = sentence.split(/,? (?:while|whereas|mientras)\b|, (?:and|but|y|pero) /);
  const tell = parts.filter((part) => mentionsIn(part, items).length > 0 && verdictOf(part) !== undefined);
  return tell.length > 1 ? parts : [sentence];
}

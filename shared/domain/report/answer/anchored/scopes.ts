import { type TextLine, textOf } from "../../upload/lines/text-line";
import { plain } from "../../upload/words/fields";
import { joins } from "../paragraphs";
import { subjectOf } from "../subjects";
import { isKey } from "../told";
import { type DisputedItem, type Mention, mentionsIn } from "./mentions";
import { ofMember, rowOf, TOLERANCE, verdictOfRow, withoutNames } from "./rows";
import { type Verdict, verdictOf } from "./verdict";

/** What a letter says of one disputed item, and where. */
export type Told = { item: DisputedItem; verdict: Verdict; line: TextLine; isOwn: boolean };

/** An item, the lines that name it, and what these say of it. */
type Group = { item?: DisputedItem; oneOf?: readonly DisputedItem[]; at: number; until: number; own?: Verdict };

/** Lines between a name and its number. */
const MOST_NUMBER_BELOW = 3;
const MOST_BELOW = 16;
const MOST_BETWEEN = 6;
const LONGEST_HEADING = 90;

const overList = /:$|\b(?:below|following|siguientes?|a continuacion)\b/i;

/** What a letter says of each disputed item that it names: in the same sentence or row, below its name, or over its list. */
export function toldOf(lines: readonly TextLine[], items: readonly DisputedItem[], isOwnOnly: boolean): Told[] {
  const groups = groupsIn(lines, items);
  const needing = groups.filter(({ own, item }) => !own && item);
  const isOver = areOver(lines, needing, groups);
  return groups.flatMap(({ item, at, until, own }): Told[] => {
    const line = lines[at];
    if (!item || !line) return [];
    if (own) return [{ item, verdict: own, line, isOwn: true }];
    if (isOwnOnly) return [];
    const over = above(lines, at, groups);
    // What is verified is back: it says why.
    const isPointed = over !== undefined && pointsDown(over.line) && over.line === lines[at - 1];
    const found = isOver || isPointed || over?.verdict.said === "reinserted" ? over : below(lines, until, groups);
    return found ? [{ item, ...found, isOwn: false }] : [];
  });
}

/** The items that a letter names: a name, and its number in one of the next lines, are one. */
function groupsIn(lines: readonly TextLine[], items: readonly DisputedItem[]): Group[] {
  const groups: Group[] = [];
  for (const [at, line] of lines.entries()) {
    const own = new Map(sayingsOf(line, items));
    for (const { item, oneOf } of mentionsOf(line, items)) {
      const before = groups.at(-1);
      const isNear = before !== undefined && at - before.until <= MOST_NUMBER_BELOW;
      if (isNear && !item && oneOf?.some((each) => before.oneOf?.includes(each))) before.until = at;
      else if (isNear && item && (before.item === item || before.oneOf?.includes(item))) {
        const row = before.own ? undefined : verdictOfRow(rowOf(lines.slice(before.at, at + 1)), items);
        Object.assign(before, { item, until: at, own: before.own ?? own.get(item) ?? row });
      } else
        groups.push({ item, oneOf, at, until: at, own: (item && own.get(item)) ?? ownInRowAbove(lines, at, before) });
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
  return whole.some(({ item, oneOf }) => item || oneOf)
    ? whole
    : [...line.cells.flatMap(({ text }) => mentionsIn(text, items)), ...whole].slice(0, 1);
}

/** What the sentences of a line, or the cells of a row, say of the items that they name. */
function sayingsOf(line: TextLine, items: readonly DisputedItem[]): [DisputedItem, Verdict][] {
  const named = mentionsOf(line, items).flatMap(({ item }) => item ?? []);
  const [only] = named;
  if (!only) return [];
  if (named.length === 1) {
    const verdict = line.cells.length > 1 ? verdictOfRow(line, items) : verdictOf(withoutNames(textOf(line), items));
    return verdict ? [[only, verdict]] : [];
  }
  const said: [DisputedItem, Verdict][] = [];
  let waiting: DisputedItem[] = [];
  for (const sentence of textOf(line).split(/(?<=[.!?;])\s+(?=[\p{Lu}\d"])|;\s/u)) {
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

/** The parts of a sentence that say different things of different items. */
function partsOf(sentence: string, items: readonly DisputedItem[]): string[] {
  const parts = sentence.split(/,? (?:while|whereas|mientras)\b|, (?:and|but|y|pero) /);
  const tell = parts.filter((part) => mentionsIn(part, items).length > 0 && verdictOf(part) !== undefined);
  return tell.length > 1 ? parts : [sentence];
}

type Found = { verdict: Verdict; line: TextLine };

/** What is said below an item before the next one is named. */
function below(lines: readonly TextLine[], at: number, groups: readonly Group[]): Found | undefined {
  const next = groups.find((group) => group.at > at)?.at ?? lines.length;
  let weak: Found | undefined;
  for (let place = at + 1; place < Math.min(next, at + MOST_BELOW); place += 1) {
    const line = lines[place];
    if (!line || isKey(line) || (place === next - 1 && pointsDown(line))) break;
    const label = plain(textOf(lines[place - 1] ?? { cells: [] })).trim();
    const isMembers =
      ofMember.test(label) && label.length <= LONGEST_HEADING && /[?:]$|^[^\s:]+(?: [^\s:]+){0,5}$/.test(label);
    if (line.cells.length === 1 && (isMembers || ofMember.test(plain(textOf(line))))) continue;
    const verdict = line.cells.length > 1 ? verdictOfRow(line, []) : verdictOf(textOf(line));
    if (verdict?.isSure) return { verdict, line };
    weak ??= verdict && { verdict, line };
  }
  return weak;
}

/** "We have put a block on", ":": what follows is what it is said of. */
const pointsDown = (line: TextLine) => textOf(line).endsWith(":") || joins.test(textOf(line));

/** What a heading over an item, or over the list that it is in, says. */
function above(lines: readonly TextLine[], at: number, groups: readonly Group[]): Found | undefined {
  let between = 0;
  for (let place = at - 1; place >= 0 && between <= MOST_BETWEEN; place -= 1) {
    const line = lines[place];
    if (!line) break;
    if (groups.some((group) => group.at <= place && place <= group.until)) {
      between = 0;
      continue;
    }
    const verdict = headingVerdict(line);
    if (verdict) return { verdict, line };
    between += 1;
  }
  return undefined;
}

const headingVerdict = (line: TextLine) => (isHeading(line) ? verdictOf(textOf(line)) : undefined);

const isHeading = (line: TextLine) =>
  textOf(line).length <= LONGEST_HEADING || overList.test(plain(textOf(line)).trim());

/**
 * Whether a letter says outcomes over its items: over the first one there is one, and several items follow one another with none
 * between them, or what is over the first one looks like what is over the next one.
 */
function areOver(lines: readonly TextLine[], needing: readonly Group[], groups: readonly Group[]): boolean {
  const [first, last] = [needing[0], needing.at(-1)];
  const over = first && above(lines, first.at, groups);
  if (!first || !last || !over) return false;
  const under = needing.map(({ until }) => below(lines, until, groups));
  if (under.some((each) => each === undefined)) return true;
  const from = lines.indexOf(over.line);
  const run = lines.slice(0, from + 1).toReversed();
  const others = run.findIndex((line) => !headingVerdict(line));
  const forms = run.slice(0, others < 0 ? undefined : others).map(formOf);
  return needing.length > 1 && under.slice(0, -1).some((each) => each && forms.includes(formOf(each.line)));
}

/** How a heading ends: with a colon, a bracket, a point, or with its words. */
const formOf = (line: TextLine) => (isHeading(line) ? (/\W$/.exec(textOf(line))?.[0] ?? "") : undefined);

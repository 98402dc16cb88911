import { type TextLine, textOf } from "../../upload/lines/text-line";
import { plain } from "../../upload/words/fields";
import { isKey } from "../key";
import { joins } from "../paragraphs";
import { type Group, groupsIn } from "./groups";
import type { DisputedItem } from "./mentions";
import { ofMember, verdictOfRow } from "./rows";
import { type Verdict, verdictOf } from "./verdict";

/**
 * What a letter says of one item that it names, and where; `isClear` where only this item can be
 * meant, `isProven` where its number is there.
 */
export type Told = { item: DisputedItem; verdict?: Verdict; line: TextLine; isClear: boolean; isProven: boolean };

/** What a line that names no item says. */
type Said = { at: number; verdict: Verdict; line: TextLine };

const MOST_BELOW = 16;
const MOST_POINTED = 3;
const MOST_BETWEEN = 6;
const LONGEST_HEADING = 90;
const LEAST_EXPLAINED = 3;

const overList = /:$|\b(?:below|following|siguientes?|a continuacion)\b/i;

/**
 * What a letter says of each item that it names: in the same sentence or row, below its name, or over its list.
 *
 * @param mayMiss whether a letter may name this item without an outcome
 */
export function toldOf(
  lines: readonly TextLine[],
  items: readonly DisputedItem[],
  { isOwnOnly, mayMiss }: { isOwnOnly: boolean; mayMiss: (item: DisputedItem) => boolean },
): Told[] {
  const groups = groupsIn(lines, items);
  const said = withoutExplained(saidIn(lines, groups), groups);
  const needing = groups.filter(({ own, item }) => !own && item);
  const known = needing.filter(({ item }) => item && !mayMiss(item));
  const order = orderOf(known.length > 0 ? known : needing, groups, said);
  return groups.flatMap((group): Told[] => {
    const { item, at, own, isProven = false } = group;
    const line = lines[at];
    if (!item || !line) return [];
    if (own) return [{ item, verdict: own, line, isClear: true, isProven }];
    if (isOwnOnly) return [{ item, line, isClear: false, isProven }];
    const over = above(group, groups, said);
    // What is verified is back: it says why.
    const isPointed = over !== undefined && pointsDown(over.line) && over.at === at - 1;
    const isOver = order.isOver || isPointed || over?.verdict.said === "reinserted";
    const found =
      (isOver ? over : below(group, groups, said)) ?? said.find((each) => each.at > at && isOfAll(each.line));
    return [{ item, line, ...found, isProven, isClear: found !== undefined && (order.isClear || isPointed) }];
  });
}

/** What the lines that name no item say; nothing behind a key of the letter's words, up to the next item. */
function saidIn(lines: readonly TextLine[], groups: readonly Group[]): Said[] {
  let key = -1;
  return lines.flatMap((line, at): Said[] => {
    const isOfItem = groups.some((group) => group.at <= at && at <= group.until);
    if (isKey(line)) key = at;
    // What is explained looks alike.
    else if (isOfItem || line.cells.length !== lines[key + 1]?.cells.length) key = -1;
    if (isOfItem || key >= 0 || isOfMember(lines, at) || isOverMarks(line)) return [];
    const verdict = line.cells.length > 1 ? verdictOfRow(line, []) : verdictOf(textOf(line));
    return verdict ? [{ at, verdict, line }] : [];
  });
}

/** "Deleted | Verified | Updated": over the columns of a table. */
const isOverMarks = ({ cells }: TextLine) =>
  new Set(cells.flatMap(({ text }) => verdictOf(text)?.said ?? [])).size >= LEAST_EXPLAINED;

/** The member's own words, or what stands below "What did you say?" */
function isOfMember(lines: readonly TextLine[], at: number): boolean {
  const line = lines[at];
  if (!line || line.cells.length > 1 || /^\d{1,2}[.)] /.test(textOf(line))) return false;
  const label = plain(textOf(lines[at - 1] ?? { cells: [] })).trim();
  const isBelowLabel =
    ofMember.test(label) && label.length <= LONGEST_HEADING && /[?:]$|^[^\s:]+(?: [^\s:]+){0,5}(?<![.!])$/.test(label);
  return isBelowLabel || ofMember.test(plain(textOf(line)));
}

/** Where a letter explains its words, it says several outcomes one after another, and of no item. */
function withoutExplained(said: readonly Said[], groups: readonly Group[]): Said[] {
  const runs: Said[][] = [];
  for (const each of said) {
    const [run, before] = [runs.at(-1), runs.at(-1)?.at(-1)];
    const isAlike = before?.line.cells.length === each.line.cells.length;
    const isNext =
      before && isAlike && each.at - before.at <= 2 && !groups.some(({ at }) => before.at < at && at < each.at);
    if (run && isNext) run.push(each);
    else runs.push([each]);
  }
  const isKeyRun = (run: readonly Said[]) => new Set(run.map(({ verdict }) => verdict.said)).size >= LEAST_EXPLAINED;
  return runs.flatMap((run) => (isKeyRun(run) ? [] : run));
}

/** What is said below an item before the next one is named: what is sure counts first. */
function below({ until }: Group, groups: readonly Group[], said: readonly Said[]): Said | undefined {
  const next = groups.find((group) => group.at > until)?.at ?? Number.POSITIVE_INFINITY;
  const isOver = ({ at, line }: Said) => at >= next - MOST_POINTED && pointsDown(line);
  const all = said.filter((each) => each.at > until && each.at < Math.min(next, until + MOST_BELOW) && !isOver(each));
  return all.find(({ verdict }) => verdict.isSure) ?? all[0];
}

/** "We have put a block on", ":": what follows is what it is said of. */
const pointsDown = (line: TextLine) => textOf(line).endsWith(":") || joins.test(textOf(line));

/** What a heading over an item, or over the list that it is in, says. */
function above({ at: from }: Group, groups: readonly Group[], said: readonly Said[]): Said | undefined {
  const found = said.findLast(({ at, line }) => at < from && isHeading(line));
  if (!found) return undefined;
  // The other items of the list are between.
  const ends = groups.filter(({ at }) => at > found.at && at <= from).map(({ at }) => at);
  const begins = [found.at, ...groups.filter(({ at }) => at > found.at && at < from).map(({ until }) => until)];
  return ends.every((end, place) => end - (begins[place] ?? end) <= MOST_BETWEEN + 1) ? found : undefined;
}

/** "Each of these accounts was verified as accurate." */
const isOfAll = (line: TextLine) =>
  /^(?:each|all|both|every one) (?:of )?(?:these|those|the) (?:[a-z]+ )?(?:accounts|items)\b(?: (?:listed |named )?above)? (?:was|were|has|have)\b/i.test(
    textOf(line),
  );

const isHeading = (line: TextLine) =>
  textOf(line).length <= LONGEST_HEADING || overList.test(plain(textOf(line)).trim()) || labelOf(line) !== "";

/**
 * Whether a letter says outcomes over its items, or below them: only one of both is there, or what is between the items looks like
 * what is over the first one, or like what is below the last one.
 */
function orderOf(needing: readonly Group[], groups: readonly Group[], said: readonly Said[]) {
  const [first, last] = [needing[0], needing.at(-1)];
  const over = first && above(first, groups, said);
  const under = last && below(last, groups, said);
  const between = said.filter(({ at }) => first && last && at > first.until && at < last.at);
  // The first heading of a photo may be lost.
  if (!over && !under)
    return { isOver: between.length > 0 && between.every(({ line }) => titled.test(textOf(line))), isClear: false };
  if (!over || !under) return { isOver: over !== undefined, isClear: true };
  const isLike = (one: Said) => between.some((other) => formOf(other.line) === formOf(one.line));
  const isSome = needing.some((group) => !below(group, groups, said));
  const [isLikeOver, isLikeUnder] = [isLike(over), isLike(under)];
  if (isLikeOver !== isLikeUnder) return { isOver: isLikeOver, isClear: true };
  return { isOver: isSome, isClear: false };
}

/** Its label and how it ends: with a colon, a bracket, a point, or with its words. */
function formOf(line: TextLine): string {
  const text = textOf(line);
  const label = labelOf(line);
  return `${line.cells.length} ${label} ${label === "" ? (/\W$/.exec(text)?.[0] ?? "") : ""}`;
}

/** Printed so, it is over its item. */
const titled = /^\p{Lu}[\p{Lu} ]+ - /u;

/** "INVESTIGATION RESULTS - DELETED: ..." */
const labelOf = (line: TextLine) => /^([\p{L} ]{3,40}?) ?[:–-] ?\S/u.exec(textOf(line))?.[1] ?? "";

import { cut } from "#shared/domain/text/cut";
import { type Cell, LONGEST_CELL } from "../lines/text-line";
import { areFacts } from "../tables/name-facts";
import { bureauIn } from "../words/bureau-columns";
import { isCodes } from "../words/bureau-names";
import { fits, labelsIn } from "../words/fields";
import { recordLabels } from "../words/record-vocabulary";
import { accountLabels } from "../words/vocabulary";

/** Where a line ends within a cell, and where a part of a line begins or ends. */
export const BREAK = "\u0000";
export const SOFT = "\u0001";

/** Spaces that no browser closes up. */
const WIDE_GAP = /\u00a0 ?\u00a0/;

/** The parts of a line that its style may set apart: only labels with their values, or a name and its bureaus or number, are known to be. */
export function wordsApart(text: string): string[] {
  const wide = text.split(WIDE_GAP).filter((part) => part.trim() !== "");
  if (wide.length > 1) return wide.flatMap(wordsApart);
  const blocks = blocksOf(text);
  if (blocks.length > 1) return blocks.flatMap(wordsApart);
  const parts = text
    .replace(COLON_APART, ":$1")
    .split(SOFT)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  if (isPair(parts)) return [`${parts[0]?.replace(/:$/, "")}: ${parts[1]}`];
  const labels = Math.max(parts.filter(isLabel).length, parts.filter(isLabelled).length);
  const isNamed = parts.length > 1 && areFacts(parts.slice(1));
  const isApart = labels > 1 || isNamed || (parts.length > 1 && parts.some((part) => isCodes(part)));
  return isApart ? parts : [text.replaceAll(SOFT, " ")];
}

/** Behind a label's own tag comes its colon: "<label>Balance</label>: <span>$840</span>". */
const COLON_APART = new RegExp(`${SOFT}\\s*:(\\s*${SOFT})`, "g");

/**
 * Parts of a line whose tags touch, "</span><span>", would read as one word: their style sets them apart. A word may have tags
 * within it, too: what goes on with a capital or an amount is another one.
 */
function blocksOf(text: string): string[] {
  const blocks: string[][] = [];
  for (const part of text.split(SOFT + SOFT)) {
    const block = blocks.at(-1);
    if (block === undefined || touch(block.at(-1) ?? "", part)) blocks.push([part]);
    else block.push(part);
  }
  return blocks.map((parts) => withoutEdges(parts.join(SOFT)));
}

function touch(before: string, after: string): boolean {
  const word =
    before
      .slice(before.lastIndexOf(SOFT) + 1)
      .slice(-LONGEST_WORD)
      .split(/\s/)
      .at(-1) ?? "";
  const next = after.slice(0, LONGEST_WORD).split(SOFT)[0] ?? "";
  return word.length > 1 && /^(?:\p{Lu}|\$\d)/u.test(next) && bureauIn(word + next) === undefined;
}

/** A text without the spaces and soft breaks around it. A pattern would look for its end from each of them. */
function withoutEdges(text: string): string {
  const isEdge = (at: number) => text[at] === SOFT || text[at]?.trim() === "";
  let [from, to] = [0, text.length];
  while (from < to && isEdge(from)) from += 1;
  while (to > from && isEdge(to - 1)) to -= 1;
  return text.slice(from, to);
}

/** Of a longer word its beginning or end is enough. */
const LONGEST_WORD = 80;

/** A label, and its value that no words show to be one: "Type", "Credit card". */
function isPair([first = "", second = "", ...others]: readonly string[]): boolean {
  if (second === "" || others.length > 0) return false;
  // Behind a colon "Closed" and "60 days late" are no labels.
  if (first.endsWith(":") && !second.endsWith(":")) return isLabel(first);
  if (isLabel(second)) return false;
  return [accountLabels, recordLabels].some((labels) => {
    const [label, ...more] = labelsIn(first, labels);
    const isKnown = labelsIn(`${first} ${second}`, labels).length > 0;
    return label?.value === "" && more.length === 0 && !isKnown && fits(label.field, second);
  });
}

/** The words of a table's cell, in which a label that only its style sets over or beside its value says "label: value". */
export const labelApart = (text: string): string => text.split(BREAK).map(labelInStyle).join(BREAK);

function labelInStyle(text: string): string {
  const blocks = blocksOf(text);
  if (blocks.filter((block) => isLabel(block) || isLabelled(block)).length > 1) return pairsOf(blocks).join(BREAK);
  const [first = "", ...others] = text
    .split(SOFT)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const rest = others.join(" ");
  const isOver =
    rest !== "" &&
    [accountLabels, recordLabels].some((labels) => {
      const [label, ...more] = labelsIn(first, labels);
      return label?.value === "" && more.length === 0 && fits(label.field, rest);
    });
  return isOver ? `${first.replace(/:$/, "")}: ${rest}` : text.replaceAll(SOFT, " ");
}

/** Labels beside their values, each pair in one text. */
function pairsOf(blocks: readonly string[]): string[] {
  const pairs: string[] = [];
  for (const [at, block] of blocks.entries()) {
    const label = blocks[at - 1];
    if (label && isLabel(label) && !isLabel(block)) pairs.splice(-1, 1, labelInStyle(`${label}${SOFT}${block}`));
    else pairs.push(labelInStyle(block));
  }
  return pairs;
}

/** The lines of a cell; one with a label over its value says "label: value". */
export function withoutBreaks(text: string): string[] {
  const parts = text.split(BREAK).filter((part) => part.trim() !== "");
  const [first = "", ...others] = parts;
  const rest = others.join(" ");
  const isOver = [accountLabels, recordLabels].some((labels) => {
    const [label, ...more] = others.length > 0 ? labelsIn(first.trim(), labels) : [];
    return label?.value === "" && more.length === 0 && ![rest, ...others].some(isLabel) && fits(label.field, rest);
  });
  return isOver ? [`${first.trim().replace(/:$/, "")}: ${rest}`] : parts;
}

const WIDE_ROW = 5;

/** A row whose cells have several lines, as lines: what is beside one another in it belongs together. */
export function rowsOf(cells: Cell[], stacks: readonly string[][]): Cell[][] {
  const high = stacks.filter((stack) => stack.length > 1).length;
  const mayBeRow = high > 1 || cells.length >= WIDE_ROW || stacks.some(isOfLabels);
  if (high === 0 || cells.length < 3 || !mayBeRow) return [cells];
  const height = Math.min(MOST_STACKED, Math.max(...stacks.map((stack) => stack.length)));
  return Array.from({ length: height }, (_, row) =>
    cells.flatMap((cell, at): Cell[] => {
      // Words within the last line may go on in lines of their own.
      const text = row === MOST_STACKED - 1 ? stacks[at]?.slice(row).join(" ") : stacks[at]?.[row];
      return text ? [{ ...cell, text: cut(text, LONGEST_CELL) }] : [];
    }),
  );
}

const MOST_STACKED = 8;

/** "Status: Repossession" over "Balance: $840": what one bureau says, where the others say nothing. */
const isOfLabels = (stack: readonly string[]) => stack.length > 1 && stack.every(isLabelled);

const isLabel = (text: string) => labelsIn(text.trim(), accountLabels)[0]?.value === "";

/** "Balance: $1,240" */
const isLabelled = (text: string) => /^[^:]{2,40}: ?\S/.test(text) && labelsIn(text, accountLabels).length > 0;

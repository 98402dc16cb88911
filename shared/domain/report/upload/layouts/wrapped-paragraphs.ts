import { isApart, LONGEST_CELL, type TextLine, textOf } from "../lines/text-line";
import { labelled } from "../words/fields";
import { nameOf } from "../words/names";
import { accountLabels } from "../words/vocabulary";

const MOST_LINES = 12;
const FEWEST_PARTS = 3;

/**
 * Labels with their values one after the other, ";" between, in lines that end wherever they are full: "Account number: ****4417;
 * Account" over "type: Credit card; Status: Charged off", as a line for each.
 */
export function withWrappedParagraphs(lines: readonly TextLine[]): readonly TextLine[] {
  const rows: TextLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    const paragraph = line && isPart(textOf(line)) && textOf(line).includes(";") ? paragraphAt(lines, at) : [];
    const parts = paragraph.length > 1 ? partsOf(paragraph) : undefined;
    if (line) rows.push(...(parts ?? [line]));
    at += parts ? paragraph.length - 1 : 0;
  }
  return rows;
}

/** Up to an empty line, or to something beside another thing. */
function paragraphAt(lines: readonly TextLine[], from: number): TextLine[] {
  const left = lines[from]?.cells[0]?.x;
  const near = lines.slice(from, from + MOST_LINES);
  const end = near.findIndex((line, at) => {
    const before = near[at - 1];
    const isBeside = line.cells.length !== 1 || line.cells[0]?.x !== left;
    return isBeside || (before !== undefined && (isApart(before, line) || beginsAccount(line)));
  });
  return end < 0 ? near : near.slice(0, end);
}

/** "OAK BANK; Account: *3317" */
function beginsAccount({ page, line, cells: [cell] }: TextLine): boolean {
  const [head = ""] = cell?.text.split(/\s?;\s/) ?? [];
  return cell !== undefined && nameOf({ page, line, cells: [{ ...cell, text: head }] })?.isSure === true;
}

function partsOf(paragraph: readonly TextLine[]): TextLine[] | undefined {
  // With a space before it the sign is between accounts' names, too.
  if (paragraph.every(isWhole) || paragraph.some((line) => / ;/.test(textOf(line)))) return undefined;
  const [first] = paragraph;
  const [cell] = first?.cells ?? [];
  const parts: string[] = [];
  for (const text of paragraph.map(textOf).join(" ").split(/;\s+/)) {
    const before = parts.pop();
    if (before === undefined || isPart(text)) parts.push(...(before === undefined ? [] : [before]), text);
    else parts.push(`${before}; ${text}`);
  }
  if (!first || !cell || parts.length < FEWEST_PARTS || parts.some((text) => text.length > LONGEST_CELL))
    return undefined;
  return parts.map((text) => ({ ...first, cells: [{ ...cell, text: text.replace(/[;.]$/, "") }] }));
}

/** A line that begins with a label and does not end amid the next one. */
const isWhole = (line: TextLine) => isPart(textOf(line)) && !/;\s[^:;]+$/.test(textOf(line));

/** "Balance: $310" */
const isPart = (text: string) => /^[^:;]{2,40}: ?\S/.test(text) && labelled({ text }, accountLabels).length > 0;

import { type Cell, type TextLine, textOf } from "../lines/text-line";
import { CREDITOR, labelledLine, MOST_ACCOUNTS } from "../tables/table-values";
import { labelled, tellsStatus } from "../words/fields";
import { nameOf } from "../words/names";
import { accountLabels } from "../words/vocabulary";

const FEWEST = 3;
const MOST_LINES = 8;
const FEWEST_WORDS = 4;
const LONGEST = 800;

const money = "(\\$\\d(?:[\\d,]{0,10}\\d)?(?:\\.\\d\\d)?)";
/** What a sentence says of an account, and the label that others print before it. */
const said: readonly (readonly [label: string, words: RegExp])[] = [
  [
    "Balance:",
    new RegExp(
      `(?:\\b(?:your|the|its|a) (?:(?:remaining|current|outstanding|unpaid) )?balance (?:is|of)(?: now)?|\\bowes?|(?<=^|[.;] )balance:?) ${money}`,
      "i",
    ),
  ],
  ["Past due:", new RegExp(`\\bpast due (?:is|of)?\\s?${money}`, "i")],
  ["Date opened:", /\bopened (?:[^.$]{0,60} )?in ([a-z]{3,9}\.? \d{4})/i],
  ["Account number:", /\b(?:account|card|loan|mortgage|collection) ending (?:in )?(\d{4})\b/i],
];
/** Parts with marks between are a list, read by what each part is. */
const isList = /\s[·•|–—]\s/;
/** A sentence of one account. */
const isOfOne = /^(?:this|the|it|you|your)\b|\b(?:sent|assigned|sold) this (?:debt|account)\b/i;
/** What did not happen, or may, or what always happens is no account's status. */
const isNoFact =
  /\b(?:not|no|never|if|may|might|can|could|would|should|will|until|unless|(?:stay|remain|lower|hurt|affect)\w*)\b|n['’]t\b/i;

/** Whether a sentence says how one account stands. */
export const saysHowItStands = (sentence: string) =>
  tellsStatus(sentence) && isOfOne.test(sentence) && !isNoFact.test(sentence);

/**
 * Accounts told in sentences below their creditor's name, "The lender charged off the account, and you still owe $1,240.", as lines of a
 * label and its value. Only where several are told so, each with an amount.
 */
export function withProseBelowNames(lines: readonly TextLine[]): readonly TextLine[] {
  const rows: TextLine[] = [];
  let count = 0;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line) continue;
    const height = count <= MOST_ACCOUNTS && mayBeName(line) ? proseBelow(lines, at + 1) : 0;
    const own = height > 0 ? valuesOf(line, lines.slice(at + 1, at + 1 + height)) : undefined;
    rows.push(...(own ?? [line]));
    count += own ? 1 : 0;
    at += own ? height : 0;
  }
  return count < FEWEST ? lines : rows;
}

const mayBeName = (line: TextLine) => line.cells.length === 1 && !line.begins && nameOf(line)?.isSure === true;

/** How many lines of sentences follow: the first begins one, and a name ends them. */
function proseBelow(lines: readonly TextLine[], from: number): number {
  const near = lines.slice(from, from + MOST_LINES);
  const end = near.findIndex((line) => !isProse(line));
  return end < 0 ? near.length : end;
}

function isProse({ cells: [cell, ...others] }: TextLine): boolean {
  if (!cell || others.length > 0 || isList.test(cell.text) || labelled(cell, accountLabels).length > 0) return false;
  return /\p{Ll}/u.test(cell.text) && (cell.text.split(" ").length >= FEWEST_WORDS || /\.$/.test(cell.text));
}

function valuesOf(line: TextLine, prose: readonly TextLine[]): TextLine[] | undefined {
  const text = prose.map(textOf).join(" ").slice(0, LONGEST);
  const sentences = text.split(/(?<=[.;])\s+/);
  const statuses = sentences.filter(saysHowItStands);
  const found = said.flatMap(([label, words]) => {
    const value = words.exec(text)?.[1];
    return value === undefined ? [] : [[label, value] as const];
  });
  const name = nameOf(line)?.value;
  const [first] = line.cells;
  if (!first || !name || !found.some(([, value]) => value.startsWith("$"))) return undefined;
  const row = (label: string, value: string): TextLine => labelledLine(line, label, valueCell(first, value));
  return [
    { ...row(CREDITOR, name), begins: true },
    ...found.map(([label, value]) => row(label, value)),
    ...statuses.map((sentence) => row("Status:", sentence.replace(/[.;]$/, ""))),
  ];
}

const valueCell = (cell: Cell, text: string): Cell => ({ ...cell, text, width: text.length });

import { isApart, type TextLine, textOf } from "../lines/text-line";
import { CREDITOR, labelledLine, MOST_ACCOUNTS } from "../tables/table-values";
import { sectionOf } from "../words/sections";

const FEWEST = 2;
const MOST_LINES = 12;
const LONGEST = 1_500;

/** "NORTHLAKE CARD. Account 4417XXXX, ..." and "Account 4417XXXX with NORTHLAKE CARD, ...". */
const nameFirst =
  /^(\p{Lu}[\p{L}\d &/'’.-]{1,60}?)[.,:;] (?:account|acct)\.?(?: number| no\.?)? ?#? ?((?=[\dXx*•]{0,20}\d)[\dXx*•]{4,24})\b/iu;
const numberFirst =
  /^(?:account|acct)\.?(?: number| no\.?)? ?#? ?((?=[\dXx*•]{0,20}\d)[\dXx*•]{4,24}) (?:with|at|from) (\p{Lu}[\p{L}\d &/'’-]{1,60}?)(?=[.,:;]| (?:was|is|opened)\b)/iu;

const day = "(?:\\d{1,2}/\\d{1,2}/\\d{2,4}|\\d{1,2}/\\d{4}|[a-z]{3,9}\\.? (?:\\d{1,2}, )?\\d{4})";
const money = "(\\$[\\d,]{1,12}(?:\\.\\d\\d)?)";
/** What a sentence says of an account, and the label that others print before it. */
const said: readonly (readonly [label: string, words: RegExp])[] = [
  ["Account type:", /, an? ([a-z][a-z /-]{2,40}?) account\b/i],
  ["Date opened:", new RegExp(`\\bopened (?:on |in )?(${day})`, "i")],
  ["Original creditor:", /\boriginal creditor(?: is| was|:) (\p{Lu}[\p{L}\d &/'’-]{1,60}?)[.,;]/iu],
  ["Balance:", new RegExp(`(?<!\\b(?:high|highest|original|credit) )\\bbalance\\b[^.;$]{0,40}${money}`, "i")],
  ["Past due:", new RegExp(`\\bpast due\\b[^.;$\\d]{0,20}${money}`, "i")],
  ["Date reported:", new RegExp(`\\breported (?:on |in )(${day})`, "i")],
  ["Status:", /\bstatus(?:: ?| is | was )((?:[^.]|\.(?=\d)){3,280})/i],
];

/** Reports that say all of an account in one running text: each as lines of a label and its value. */
export function withAccountParagraphs(lines: readonly TextLine[]): TextLine[] {
  const rows: TextLine[] = [];
  let count = 0;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line) continue;
    const begins = count <= MOST_ACCOUNTS && beginsParagraph(line);
    const height = begins ? heightOf(lines, at) : 1;
    const own = begins ? valuesOf(line, lines.slice(at, at + height)) : undefined;
    rows.push(...(own ?? [line]));
    count += own ? 1 : 0;
    at += own ? height - 1 : 0;
  }
  return count < FEWEST ? [...lines] : rows;
}

const beginsParagraph = (line: TextLine) =>
  line.cells.length === 1 && (nameFirst.test(textOf(line)) || numberFirst.test(textOf(line)));

/** Up to the next paragraph, an empty line, a heading or something in columns. */
function heightOf(lines: readonly TextLine[], from: number): number {
  let at = from + 1;
  for (; at < lines.length && at - from < MOST_LINES; at += 1) {
    const [before, line] = [lines[at - 1], lines[at]];
    if (!before || !line || line.cells.length > 1 || beginsParagraph(line)) break;
    // "collection." may be the last word of a status.
    const isHeading = /[.:]$/.test(textOf(before)) && sectionOf(textOf(line)) !== undefined;
    if (isApart(before, line) || isHeading) break;
  }
  return at - from;
}

function valuesOf(line: TextLine, paragraph: readonly TextLine[]): TextLine[] | undefined {
  const text = paragraph.map(textOf).join(" ").slice(0, LONGEST);
  const [first] = line.cells;
  const [, name, number] = nameFirst.exec(text) ?? [];
  const [, otherNumber, otherName] = numberFirst.exec(text) ?? [];
  const found = said.flatMap(([label, words]) => {
    const value = words.exec(text)?.[1];
    return value === undefined ? [] : [[label, value] as const];
  });
  const labels = found.map(([label]) => label);
  if (!first || !labels.includes("Status:") || labels.length < FEWEST) return undefined;
  const row = (label: string, value: string): TextLine =>
    labelledLine(line, label, { ...first, text: value, width: value.length });
  return [
    { ...row(CREDITOR, name ?? otherName ?? ""), begins: true },
    row("Account number:", number ?? otherNumber ?? ""),
    ...found.map(([label, value]) => row(label, value.trim())),
  ];
}

import { type Cell, isApart, type TextLine, textOf } from "../lines/text-line";
import { CREDITOR, labelledLine, MOST_ACCOUNTS } from "../tables/table-values";
import { inWords, typeOfPart } from "../words/account-status";
import { labelled, tellsStatus } from "../words/fields";
import { isTypeLine, nameOf } from "../words/names";
import { sectionOf } from "../words/sections";
import { accountLabels } from "../words/vocabulary";

const FEWEST = 2;
const MOST_LINES = 12;
const LONGEST = 1_500;

/** "NORTHLAKE CARD. Account 4417XXXX, ..." and "Account 4417XXXX with NORTHLAKE CARD, ...". */
const nameFirst =
  /^(\p{Lu}[\p{L}\d &/'’.-]{1,60}?)[.,:;] (?:account|acct)\.?(?: number| no\.?)? ?#? ?((?=[\dXx*•]{0,20}\d)[\dXx*•]{4,24})\b/iu;
const numberFirst =
  /^(?:account|acct)\.?(?: number| no\.?)? ?#? ?((?=[\dXx*•]{0,20}\d)[\dXx*•]{4,24}) (?:with|at|from) (\p{Lu}[\p{L}\d &/'’-]{1,60}?)(?=[.,:;]| (?:was|is|opened)\b)/iu;

/** "NORTHLAKE CARD, account ending in 8315: credit card opened Jun 2025, charged off", "• NORTHLAKE CARD (ending 8315) – charged off". */
const endingFirst =
  /^(?:[•*–-] |\d{1,3}[.)] )?(\p{Lu}[\p{L}\d &/'’.#-]{1,60}?)(?:(?:, | \()(?:(?:account|card|loan)(?: number)? )?| )ending (?:in |with )?(\d{3,6})(?:[:,]|\) ?[–—:-]|(?= (?:was|is|has|reports?|reported)\b)) (?=[\p{L}\d])/iu;

/** "Account ending 9447", below a name and over what is said of it. */
const numberBelow = /^(?:account|acct)\.? (?:number )?end(?:ing|s)(?: in| with)?:? [*•Xx]*(\d{3,6})\.?$/i;
/** What is said begins with the status. */
const statusFirst = /^((?:[^.]|\.(?=\d)){3,280})\./;

const day = "(?:\\d{1,2}/\\d{1,2}/\\d{2,4}|\\d{1,2}/\\d{4}|[a-z]{3,9}\\.? (?:\\d{1,2}, )?\\d{4})";
const money = "(\\$[\\d,]{1,12}(?:\\.\\d\\d)?)";
/** What a sentence says of an account, and the label that others print before it. */
const said: readonly (readonly [label: string, words: RegExp])[] = [
  ["Account type:", /, an? ([a-z][a-z /-]{2,40}?) account\b/i],
  ["Date opened:", new RegExp(`\\bopened (?:on |in )?(${day})`, "i")],
  [
    "Original creditor:",
    /(?:\boriginal creditor(?: is| was|:)|^collection (?:for|of)|: collection account opened [^,]{4,20} for|\b(?:first|originally) owed to) (\p{Lu}[\p{L}\d &/'’-]{1,60}?)[.,;]/iu,
  ],
  ["Balance:", new RegExp(`(?<!\\b(?:high|highest|original|credit) )\\bbalance\\b[^.;$]{0,40}${money}`, "i")],
  ["Balance:", new RegExp(`\\bdeficiency of ${money}|${money} (?:is )?still owed`, "i")],
  ["Past due:", new RegExp(`\\bpast due\\b[^.;$\\d]{0,20}${money}|${money} (?:is )?(?:past due|overdue)\\b`, "i")],
  ["Source:", /\breported by ((?:(?:experian|equifax|trans ?union)(?:,? and |, )?)+)/i],
  ["Date reported:", new RegExp(`\\b(?:last reported|reported (?:on|in)) (${day})`, "i")],
  ["Status:", /\bstatus(?:: ?| is | was )((?:[^.]|\.(?=\d)){3,280})/i],
];

/** Reports that say all of an account in one running text: each as lines of a label and its value. */
export function withAccountParagraphs(lines: readonly TextLine[]): TextLine[] {
  const rows: TextLine[] = [];
  let count = 0;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line) continue;
    const begins = count <= MOST_ACCOUNTS && beginsParagraph(lines, at);
    const height = begins ? heightOf(lines, at) : 1;
    const own = begins ? valuesOf(line, lines.slice(at, at + height), lines[at - 1]) : undefined;
    rows.push(...(own ?? [line]));
    count += own ? 1 : 0;
    at += own ? height - 1 : 0;
  }
  return count < FEWEST ? [...lines] : rows;
}

function beginsParagraph(lines: readonly TextLine[], at: number): boolean {
  const [line, below] = [lines[at], lines[at + 1]];
  if (line?.cells.length !== 1) return false;
  const isNumber = below !== undefined && numberBelow.test(textOf(below));
  const isNameOver = isNumber && nameOf(line) !== undefined && !areLabels(lines.slice(at + 2, at + MOST_LINES));
  const text = textOf(line);
  return isNameOver || endingHead(text) !== undefined || [nameFirst, numberFirst].some((head) => head.test(text));
}

/** Lines of a label with its colon and its value are no sentences: "Account status: Open" over "Payment status: 60 days late". */
const areLabels = (below: readonly TextLine[]) =>
  below.filter(({ cells: [cell, ...others] }) => cell && others.length === 0 && isLabelled(cell)).length > FEWEST;

const isLabelled = (cell: Cell) =>
  /^[^:.]{2,40}: ?\S/.test(cell.text) && labelled(cell, accountLabels).some(({ value }) => value !== "");

/** A name with the last figures of its number. "Personal loan ending in 0744" is the kind of an account whose name is above. */
function endingHead(text: string): { told: string; name: string; end: string } | undefined {
  const [told, name = "", end = ""] = endingFirst.exec(text) ?? [];
  return told !== undefined && !isTypeLine(name) ? { told, name, end } : undefined;
}

/** Up to the next paragraph, an empty line, a heading or something in columns. */
function heightOf(lines: readonly TextLine[], from: number): number {
  let at = from + 1;
  for (; at < lines.length && at - from < MOST_LINES; at += 1) {
    const [before, line] = [lines[at - 1], lines[at]];
    if (!before || !line || line.cells.length > 1 || beginsParagraph(lines, at)) break;
    // "collection." may be the last word of a status.
    const isHeading = /[.:]$/.test(textOf(before)) && sectionOf(textOf(line)) !== undefined;
    if (isApart(before, line) || isHeading || isLink(before, line)) break;
  }
  return at - from;
}

function valuesOf(line: TextLine, paragraph: readonly TextLine[], above?: TextLine): TextLine[] | undefined {
  const [first] = line.cells;
  const { name, number, text, status } = headOf(paragraph, above);
  const found = said.flatMap(([label, words]) => {
    const value = words
      .exec(text)
      ?.slice(1)
      .find((each) => each !== undefined);
    return value === undefined ? [] : [[label, value] as const];
  });
  const isSaid = found.some(([label]) => label === "Status:");
  if (!isSaid && status) found.push(["Status:", status]);
  if (!first || !(isSaid || status) || found.length < FEWEST) return undefined;
  const row = (label: string, value: string): TextLine =>
    labelledLine(line, label, { ...first, text: value, width: value.length });
  return [
    { ...row(CREDITOR, name), begins: true },
    row("Account number:", number),
    ...found.map(([label, value]) => row(label, value.trim())),
  ];
}

type Head = { name: string; number: string; text: string; status?: string };

/** The name and the number of an account, and what is said of it. */
function headOf(paragraph: readonly TextLine[], above: TextLine | undefined): Head {
  const [over = "", below = "", ...rest] = paragraph.map(textOf);
  const [, ending] = numberBelow.exec(below) ?? [];
  if (ending) {
    const text = rest.join(" ").slice(0, LONGEST);
    const [, first = ""] = statusFirst.exec(text) ?? [];
    // Where a label's value comes first, there are lines of them and no sentence.
    const isStatus = !said.some(([label, words]) => label !== "Original creditor:" && words.test(first));
    return { name: over, number: `****${ending}`, text, status: isStatus ? first : undefined };
  }
  const text = [over, below, ...rest].join(" ").slice(0, LONGEST);
  const head = endingHead(text);
  if (head)
    return {
      name: head.name,
      number: `****${head.end}`,
      text,
      status: statusAmong(text.slice(head.told.length)) ?? titleOf(above),
    };
  const [, name, number] = nameFirst.exec(text) ?? [];
  const [, otherNumber, otherName] = numberFirst.exec(text) ?? [];
  return { name: name ?? otherName ?? "", number: number ?? otherNumber ?? "", text };
}

/** "See details" below the end of a sentence. */
const isLink = (before: TextLine, line: TextLine) =>
  /[.!]$/.test(textOf(before)) && textOf(line).length < LONGEST_TITLE && !/[.!,]$/.test(textOf(line));

/** Of the parts of its sentences the gravest that tells how the account stands, without the day on which it was opened. */
function statusAmong(said: string): string | undefined {
  const parts = said
    .split(/, |[.;] (?=\p{Lu}|$)|[.;]$/u)
    .map((part) => part.replace(/ ?\bopened .*$/, "").trim())
    .filter((part) => tellsStatus(part) && !isOfMoney.test(part));
  return parts.find((part) => typeOfPart({ payStatus: inWords(part) })) ?? parts[0];
}

/** "The balance is $120 and none of it has been paid" */
const isOfMoney = /^(?:the |a )?(?:balance|payment)\b/i;

/** What happened may be over the sentence that says to which account: "New collection". */
function titleOf(above: TextLine | undefined): string | undefined {
  const text = above?.cells.at(-1)?.text ?? "";
  return text.length <= LONGEST_TITLE && typeOfPart({ payStatus: inWords(text) }) ? text : undefined;
}

const LONGEST_TITLE = 40;

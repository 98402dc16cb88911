import { isApart, type TextLine, textOf } from "../lines/text-line";
import { CREDITOR, labelledLine, MOST_ACCOUNTS } from "./table-values";

const MOST_REMARKS = 3;

/** How the print that Equifax sends to lenders heads its accounts: "FIRM/ID CODE  CS  RPTD  LIMIT  HICR  BAL $  DLA  MR". */
const heading = /^FIRM\/ID(?:ENT)?\.? CODE\b.*\bRPTD\b/;
/** The second line of the heading: "ECOA/ACCOUNT NUMBER  OPND  P/D  TERM  24 MONTH HISTORY  CS". */
const secondHeading = /^ECOA\/ACCOUNT NUMBER\b/;
/**
 * "NORTHLAKE CARD *805BB4295 R9 09/26 2500 1208 830 01/25 48(01-01-02)": the last amount before the last activity is the balance. The
 * status ("R9") may be at the end of the second line instead.
 */
const account =
  /^([\p{Lu}\d][\p{L}\d &/'.-]{1,30}?) ?\*\w{3,14}(?: ([RIOMC]\d[A-Z]?))? (\d\d\/\d\d)((?: [\d,]{1,9}){0,3}) \d\d\/\d\d \d{1,3}(?: ?\((\d\d)-(\d\d)-(\d\d)\+?\))?/u;
/** "I/8054295850 03/20": whose it is, its number and when it was opened. */
const secondLine = /^[IJUASCTX]\/(\S{3,24}) (\d\d\/\d\d)\b/;
const lastStatus = / ([RIOMC]\d[A-Z]?)$/;
const collection = /^\*?COLL(?:ECTION)? (?:RPTD|REPORTED) (\d\d\/\d\d);/;
/** "ASSIGNED 04/25 TO RIDGELINE RECOVERY CLIENT - HUDSON CLINIC. AMOUNT $962; UNPAID BALANCE $840; ... ACCOUNT NUMBER 0041" */
const assigned =
  /; ASSIGNED (\d\d\/\d\d) TO ([^.;]{2,60}?) CLIENT - ([^;]{2,60}?)\. AMOUNT \$[\d,]{1,9}; ([A-Z ]{2,20}) BALANCE (\$[\d,]{1,9});(?:.{0,80} ACCOUNT NUMBER (\S{3,24}))?/;

/** Equifax's coded print for lenders as lines of a label and its value; other reports have no such heading. */
export function withCodedPrint(lines: readonly TextLine[]): TextLine[] {
  if (!lines.some((line) => heading.test(textOf(line)))) return [...lines];
  const rows: TextLine[] = [];
  let count = 0;
  let columns: TextLine | undefined;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line) continue;
    if (secondHeading.test(textOf(line))) columns = line;
    const begins = count <= MOST_ACCOUNTS && (account.test(textOf(line)) || collection.test(textOf(line)));
    const height = begins ? heightOf(lines, at) : 1;
    const own = lines.slice(at, at + height);
    const values = begins ? (accountIn(own, columns) ?? collectionIn(own.map(textOf).join(" "))) : undefined;
    rows.push(...(values ? values.map((value, index) => rowOf(line, value, index === 0)) : [line]));
    count += values ? 1 : 0;
    at += height - 1;
  }
  return rows;
}

type Value = readonly [label: string, value: string];

/** The account's two lines and its remarks below them, or the lines of a collection. */
function heightOf(lines: readonly TextLine[], from: number): number {
  let at = from + 1;
  for (; at < lines.length && at - from < 2 + MOST_REMARKS; at += 1) {
    const [before, line] = [lines[at - 1], lines[at]];
    if (!before || !line || isApart(before, line) || next.test(textOf(line)) || account.test(textOf(line))) break;
  }
  return at - from;
}

const next = /^\*|^FIRM\/ID|^COLL(?:ECTION)? R/;

function accountIn(
  [first, second, ...remarks]: readonly TextLine[],
  columns: TextLine | undefined,
): Value[] | undefined {
  const below = second ? textOf(second) : "";
  const [, name, code, reported, amounts = "", ...late] = account.exec(first ? textOf(first) : "") ?? [];
  const status = code ?? lastStatus.exec(below)?.[1];
  if (name === undefined || status === undefined || reported === undefined) return undefined;
  const [, number, opened] = secondLine.exec(below) ?? [];
  const printed = amounts.trim().split(" ");
  const counts = late.filter((count) => count !== undefined);
  return [
    [CREDITOR, name.trim()],
    ...told("Account number:", number),
    ["Status:", status],
    ["Date reported:", monthOf(reported)],
    ...told("Balance:", printed.length > 1 ? printed.at(-1) : undefined, "$"),
    ...told("Past due:", pastDueIn(second, columns), "$"),
    ...told("Date opened:", opened && monthOf(opened)),
    ...told("Times late 30/60/90:", counts.length === 3 ? counts.map(Number).join("/") : undefined),
    ...told("Remarks:", remarks.map(textOf).join("; ") || undefined),
  ];
}

/** The amount below "P/D" or "P/DUE", left of the terms: a number there may be one of months. */
function pastDueIn(line: TextLine | undefined, columns: TextLine | undefined): string | undefined {
  const due = columns?.cells.find(({ text }) => /^P\/D(?:UE)?$/.test(text));
  const term = columns?.cells.find(({ text }) => /^TERM\b/.test(text));
  if (!line || !due || !term) return undefined;
  const width = term.x - due.x;
  return line.cells.find(({ text, x }) => /^[\d,]{1,9}$/.test(text) && x > due.x - width / 2 && x < term.x)?.text;
}

type Collection = Partial<Record<"agency" | "client" | "number" | "state" | "balance" | "since", string>>;

function collectionIn(text: string): Value[] | undefined {
  const reported = collection.exec(text)?.[1];
  const { agency, client, number, state, balance, since } = inSentences(text) ?? inParts(text);
  if (reported === undefined || agency === undefined) return undefined;
  return [
    [CREDITOR, agency],
    ...told("Original creditor:", client),
    ...told("Account number:", number),
    ["Status:", ["Collection", state].filter(Boolean).join(", ")],
    ["Date reported:", monthOf(reported)],
    ...told("Balance:", balance),
    ...told("Date opened:", since && monthOf(since)),
  ];
}

function inSentences(text: string): Collection | undefined {
  const [all, since, agency, client, state, balance, number] = assigned.exec(text) ?? [];
  return all === undefined ? undefined : { since, agency, client, state, balance, number };
}

/** "*COLL RPTD 09/26; ASSIGNED 05/22; CLIENT - HUDSON CLINIC; AGENCY - RIDGELINE RECOVERY; STAT UNPAID 09/26; BAL - $840;" */
function inParts(text: string): Collection {
  const parts = text.split(";").map((part) => /^([A-Z]+)(?: #)?(?: -)? (.+)$/.exec(part.trim()));
  const of = (label: string) => parts.find((part) => part?.[1] === label)?.[2];
  const state = of("STAT")?.replace(/ \d\d\/\d\d$/, "");
  return {
    agency: of("AGENCY"),
    client: of("CLIENT"),
    number: of("ACCT"),
    state,
    balance: of("BAL"),
    since: of("ASSIGNED"),
  };
}

const told = (label: string, value: string | undefined, sign = ""): Value[] =>
  value === undefined ? [] : [[label, `${sign}${value}`]];

/** "09/26" is a month of this century, unless that is to come for long. */
const monthOf = (month: string) =>
  month.replace(/\/(\d\d)$/, (_, year: string) => `/${Number(year) > 60 ? 19 : 20}${year}`);

function rowOf(line: TextLine, [label, text]: Value, begins: boolean): TextLine {
  const cell = { x: 0, ...line.cells[0], text, width: text.length };
  return { ...labelledLine(line, label, cell), ...(begins && { begins: true as const }) };
}

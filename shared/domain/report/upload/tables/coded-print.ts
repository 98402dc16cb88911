import { isApart, type TextLine, textOf } from "../lines/text-line";
import { CREDITOR, MOST_ACCOUNTS } from "./table-values";

const GAP = 60;
const MOST_REMARKS = 3;

/** How the print that Equifax sends to lenders heads its accounts: "FIRM/ID CODE  CS  RPTD  LIMIT  HICR  BAL $  DLA  MR". */
const heading = /^FIRM\/ID(?:ENT)?\.? CODE\b.*\bRPTD\b/;
/** "NORTHLAKE CARD *805BB4295 R9 09/26 2500 1208 830 01/25 48(01-01-02)": the last amount before the last activity is the balance. */
const account =
  /^([\p{Lu}\d][\p{L}\d &/'.-]{1,30}?) ?\*\w{3,14} ([RIOMC]\d[A-Z]?) (\d\d\/\d\d)((?: [\d,]{1,9}){0,3}) \d\d\/\d\d \d{1,3}(?:\((\d\d)-(\d\d)-(\d\d)\+?\))?/u;
/** "I/8054295850 03/20 830 REV": whose it is, its number, when it was opened, what is past due, before the terms. */
const secondLine = /^[IJUASCTX]\/(\S{3,24}) (\d\d\/\d\d)(?: ([\d,]{1,9})(?= (?:REV|\d{1,3}M?)\b))?/;
const collection = /^\*COLL(?:ECTION)? RPTD (\d\d\/\d\d);/;

/** Equifax's coded print for lenders as lines of a label and its value; other reports have no such heading. */
export function withCodedPrint(lines: readonly TextLine[]): TextLine[] {
  if (!lines.some((line) => heading.test(textOf(line)))) return [...lines];
  const rows: TextLine[] = [];
  let count = 0;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line) continue;
    const isFull = count > MOST_ACCOUNTS;
    const height = !isFull && account.test(textOf(line)) ? heightOf(lines, at) : 1;
    const values = isFull ? undefined : (accountIn(lines.slice(at, at + height)) ?? collectionIn(textOf(line)));
    rows.push(...(values ? values.map((value, index) => rowOf(line, value, index === 0)) : [line]));
    count += values ? 1 : 0;
    at += height - 1;
  }
  return rows;
}

type Value = readonly [label: string, value: string];

/** The account's two lines, and its remarks below them. */
function heightOf(lines: readonly TextLine[], from: number): number {
  let at = from + 1;
  for (; at < lines.length && at - from < 2 + MOST_REMARKS; at += 1) {
    const [before, line] = [lines[at - 1], lines[at]];
    if (!before || !line || isApart(before, line) || /^\*|^FIRM\/ID/.test(textOf(line)) || account.test(textOf(line)))
      break;
  }
  return at - from;
}

function accountIn([first, second, ...remarks]: readonly TextLine[]): Value[] | undefined {
  const [, name, status, reported, amounts = "", ...late] = account.exec(first ? textOf(first) : "") ?? [];
  if (name === undefined || status === undefined || reported === undefined) return undefined;
  const [, number, opened, pastDue] = secondLine.exec(second ? textOf(second) : "") ?? [];
  const printed = amounts.trim().split(" ");
  const counts = late.filter((count) => count !== undefined);
  return [
    [CREDITOR, name.trim()],
    ...told("Account number:", number),
    ["Status:", status],
    ["Date reported:", monthOf(reported)],
    ...told("Balance:", printed.length > 1 ? printed.at(-1) : undefined, "$"),
    ...told("Past due:", pastDue, "$"),
    ...told("Date opened:", opened && monthOf(opened)),
    ...told("Times late 30/60/90:", counts.length === 3 ? counts.map(Number).join("/") : undefined),
    ...told("Remarks:", remarks.map(textOf).join("; ") || undefined),
  ];
}

/** "*COLL RPTD 09/26; ASSIGNED 05/22; CLIENT - HUDSON CLINIC; AGENCY - RIDGELINE RECOVERY; STAT UNPAID 09/26; BAL - $840;" */
function collectionIn(text: string): Value[] | undefined {
  const reported = collection.exec(text)?.[1];
  if (reported === undefined) return undefined;
  const parts = text.split(";").map((part) => /^([A-Z]+)(?: #)?(?: -)? (.+)$/.exec(part.trim()));
  const of = (label: string) => parts.find((part) => part?.[1] === label)?.[2];
  const agency = of("AGENCY");
  if (agency === undefined) return undefined;
  const [assigned, status] = [of("ASSIGNED"), of("STAT")?.replace(/ \d\d\/\d\d$/, "")];
  return [
    [CREDITOR, agency],
    ...told("Original creditor:", of("CLIENT")),
    ...told("Account number:", of("ACCT")),
    ["Status:", ["Collection", status].filter(Boolean).join(", ")],
    ["Date reported:", monthOf(reported)],
    ...told("Balance:", of("BAL")),
    ...told("Date opened:", assigned && monthOf(assigned)),
  ];
}

const told = (label: string, value: string | undefined, sign = ""): Value[] =>
  value === undefined ? [] : [[label, `${sign}${value}`]];

/** "09/26" is a month of this century, unless that is to come for long. */
const monthOf = (month: string) =>
  month.replace(/\/(\d\d)$/, (_, year: string) => `/${Number(year) > 60 ? 19 : 20}${year}`);

function rowOf(line: TextLine, [label, value]: Value, begins: boolean): TextLine {
  const [first] = line.cells;
  const cells = [
    { ...first, text: label, x: 0, width: label.length },
    { ...first, text: value, x: label.length + GAP, width: value.length },
  ];
  return { ...line, cells, ...(begins && { begins: true as const }) };
}

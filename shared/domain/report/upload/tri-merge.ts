import { type Bureau, bureaus } from "../../bureau/bureau";
import type { Block } from "./account";
import { MOST_ENTRIES } from "./blocks";
import { addReading, type Field, hasLabel, labelled, type Reading, type Readings } from "./fields";
import { historyOf } from "./pay-status";
import { type Cell, type TextLine, textOf } from "./text-line";
import { printed } from "./values";
import { triMergeLabels } from "./vocabulary";

/** Where each bureau's column begins. */
type Columns = Readonly<Record<Bureau, number>>;
type Draft = { lines: TextLine[]; columns: Columns; heading?: Reading; isRecord: boolean };

const bureauWords: readonly (readonly [Bureau, RegExp])[] = [
  ["transunion", /^trans ?union(?:®|™)?$/i],
  ["experian", /^experian(?:®|™)?$/i],
  ["equifax", /^equifax(?:®|™)?$/i],
];
const quiet = /^(?:inquiries|summary|personal information|creditor contacts?|consumer statement|credit score)$/i;
const records = /^public (?:information|records?)$/i;
const accounts = /^(?:account history|accounts?|.{0,20} accounts)$/i;
const originalCreditor = /\s*\(original creditor:? ?(.+?)\)$/i;

/** The bureaus' columns, when a line is their heading: all three names, each in a cell of its own. */
export function columnsOf({ cells }: Pick<TextLine, "cells">): Columns | undefined {
  const places = bureauWords.map(([bureau, word]) => [bureau, cells.find(({ text }) => word.test(text))?.x] as const);
  const [transunion, experian, equifax] = places.map(([, x]) => x);
  if (transunion === undefined || experian === undefined || equifax === undefined || cells.length > 4) return undefined;
  return { transunion, experian, equifax };
}

/** Whether this is a report with a column for each bureau. */
export function isTriMerge(lines: readonly TextLine[]): boolean {
  return lines.some(columnsOf) && lines.some((line) => isRow(line, "account #", "account number"));
}

/** What each bureau reports of each account. A dash means that this bureau does not report it. */
export function triMergeBlocks(lines: readonly TextLine[]): Record<Bureau, Block[]> {
  const drafts = draftsOf(lines);
  const of = (bureau: Bureau) => drafts.flatMap((draft) => blockOf(draft, bureau) ?? []);
  return { experian: of("experian"), equifax: of("equifax"), transunion: of("transunion") };
}

/** The bureaus' own scores, where the report prints them; 300 to 850. */
export function triMergeScores(lines: readonly TextLine[]): Partial<Record<Bureau, number>> {
  let columns: Columns | undefined;
  for (const line of lines) {
    columns = columnsOf(line) ?? columns;
    if (!columns || !isRow(line, "credit score")) continue;
    const known = columns;
    const scores = bureaus.map((bureau) => [bureau, Number(cellOf(line, bureau, known)?.text)] as const);
    return Object.fromEntries(scores.filter(([, score]) => Number.isInteger(score) && score >= 300 && score <= 850));
  }
  return {};
}

function draftsOf(lines: readonly TextLine[]): Draft[] {
  const drafts: Draft[] = [];
  let section: "accounts" | "records" | "quiet" = "accounts";
  let columns: Columns | undefined;
  let draft: Draft | undefined;
  let heading: Reading | undefined;

  for (const line of lines) {
    const text = textOf(line);
    const opened = quiet.test(text)
      ? "quiet"
      : records.test(text)
        ? "records"
        : accounts.test(text)
          ? "accounts"
          : undefined;
    if (opened) {
      [section, draft, heading] = [opened, undefined, undefined];
      continue;
    }
    const header = columnsOf(line);
    if (header) {
      columns = header;
      // The next account: its rows follow.
      draft = undefined;
    } else if (section !== "quiet" && columns && isRow(line)) {
      const isRecord = section === "records";
      const begins = draft === undefined || beginsAnother(draft, line);
      if (begins) {
        draft = { lines: [line], columns, heading, isRecord };
        drafts.push(draft);
        if (drafts.length > MOST_ENTRIES) break;
      } else draft?.lines.push(line);
      heading = undefined;
    } else {
      draft?.lines.push(line);
      if (line.cells.length === 1) heading = { value: text, line, rawText: text, confidence: "medium" };
    }
  }
  return drafts;
}

/** An account has its number once, a court record its type. */
function beginsAnother({ lines, isRecord }: Draft, line: TextLine): boolean {
  const first = isRecord ? ["type"] : ["account #", "account number"];
  return isRow(line, ...first) && lines.some((earlier) => isRow(earlier, ...first));
}

function isRow(line: TextLine, ...labels: string[]): boolean {
  const [first, ...values] = line.cells;
  return first !== undefined && values.length > 0 && hasLabel({ ...line, cells: [first] }, triMergeLabels, ...labels);
}

function cellOf({ cells }: TextLine, bureau: Bureau, columns: Columns): Cell | undefined {
  const values = cells.slice(1);
  // Three values are one for each column, wherever they are set in it.
  const order = bureauWords.findIndex(([each]) => each === bureau);
  if (values.length === 3) return values[order];
  const nearest = (x: number) => [...bureaus].sort((a, b) => Math.abs(columns[a] - x) - Math.abs(columns[b] - x))[0];
  return values.find(({ x }) => nearest(x) === bureau);
}

function blockOf({ lines, columns, heading, isRecord }: Draft, bureau: Bureau): Block | undefined {
  const readings: Readings = new Map();
  for (const line of lines.filter((each) => isRow(each))) {
    const label = labelled(line.cells[0] ?? { text: "" }, triMergeLabels)[0]?.label ?? "";
    const field: Field = triMergeLabels[label] ?? "none";
    const value = printed(cellOf(line, bureau, columns)?.text ?? "");
    if (field !== "none" && value !== undefined) {
      addReading(readings, field, { value, line, rawText: textOf(line), confidence: "high" });
    }
  }
  const history = historyRow(lines, bureau);
  if (readings.size === 0 && !history) return undefined;
  const name = heading?.value ?? "";
  const first = originalCreditor.exec(name);
  if (first && heading) readings.set("originalCreditor", [{ ...heading, value: first[1] ?? "" }]);
  return {
    kind: isRecord ? "public_record" : "tradeline",
    readings,
    heading: heading && { ...heading, value: name.replace(originalCreditor, "").trim() },
    history,
  };
}

/** "TransUnion OK OK 30 60": newest first unless the years above say otherwise. */
function historyRow(lines: readonly TextLine[], bureau: Bureau): Block["history"] {
  const word = bureauWords.find(([each]) => each === bureau)?.[1];
  const line = lines.find(({ cells }) => cells.length > 3 && word?.test(cells[0]?.text ?? ""));
  const own = line ?? lines.find((each) => word?.test(textOf(each).split(" ")[0] ?? ""));
  const values = own ? textOf(own).split(" ").slice(1) : [];
  const marks = historyOf(values);
  if (!own || marks === undefined) return undefined;
  return { marks: isOldestFirst(lines) ? [...marks].reverse().join("") : marks, line: own };
}

function isOldestFirst(lines: readonly TextLine[]): boolean {
  const years =
    lines
      .map(textOf)
      .find((text) => /^year\b/i.test(text))
      ?.match(/\d{2,4}/g) ?? [];
  return Number(years[0] ?? 0) < Number(years.at(-1) ?? 0);
}

import type { Bureau } from "../../bureau/bureau";
import type { Block } from "./account";
import { MOST_ENTRIES } from "./blocks";
import { bureauIn, type Columns, cellOf, columnsOf, nearest, rowsOfCopy } from "./bureau-columns";
import { columnRows } from "./column-rows";
import { addReading, type Field, isText, type Labels, labelled, type Reading, type Readings } from "./fields";
import { nameOf } from "./names";
import { historyOf } from "./pay-status";
import { headingWords, isPart, type SectionKind, sectionOf } from "./sections";
import { LEAST_SURE, type TextLine, textOf } from "./text-line";
import { printed } from "./values";
import { accountLabels, recordRowLabels } from "./vocabulary";

type Row = { line: TextLine; label: string; wraps: TextLine[] };
type Heading = Reading & { isSure: boolean; originalCreditor?: string };
type Draft = { rows: Row[]; others: TextLine[]; columns: Columns; heading?: Heading; section: SectionKind };

const originalCreditor = /\s*\(?(?:original creditor|acreedor original):? ?(.+?)\)?$/i;

/** The lines as rows of tables with a column for each bureau; undefined when this is no such report. */
export function triMergeRows(lines: readonly TextLine[]): TextLine[] | undefined {
  const isCopy = lines.some((line) => line.cells.length === 1 && bureauIn(textOf(line)));
  const rows = columnRows(isCopy ? rowsOfCopy(lines, accountLabels) : lines);
  const known = new Set<Field>();
  let columns: Columns | undefined;
  for (const row of rows) {
    columns = columnsOf(row) ?? columns;
    const first = row.cells.length > 1 && columns ? rowLabel(row, accountLabels) : undefined;
    if (first) known.add(accountLabels[first] ?? "none");
  }
  const isTable = known.has("accountNumber") || (known.has("balance") && known.has("payStatus"));
  return isTable ? rows : undefined;
}

/** What each bureau reports of each account; one table is one account. A dash means that this bureau does not report it. */
export function triMergeBlocks(lines: readonly TextLine[]): Record<Bureau, Block[]> {
  const drafts = draftsOf(lines);
  const of = (bureau: Bureau) => drafts.flatMap((draft, index) => blockOf(draft, bureau, `table-${index}`) ?? []);
  return { experian: of("experian"), equifax: of("equifax"), transunion: of("transunion") };
}

/** The bureaus' own scores, where the report prints them; 300 to 850. */
export function triMergeScores(lines: readonly TextLine[]): Partial<Record<Bureau, number>> {
  let columns: Columns | undefined;
  for (const line of lines) {
    columns = columnsOf(line) ?? columns;
    if (!columns || !["credit score", "score"].includes(rowLabel(line, accountLabels) ?? "")) continue;
    const known = columns;
    const scores = known.map(({ bureau }) => [bureau, Number(cellOf(line, bureau, known)?.text)] as const);
    return Object.fromEntries(scores.filter(([, score]) => Number.isInteger(score) && score >= 300 && score <= 850));
  }
  return {};
}

function draftsOf(lines: readonly TextLine[]): Draft[] {
  const drafts: Draft[] = [];
  let section: SectionKind = "accounts";
  let columns: Columns | undefined;
  let draft: Draft | undefined;
  let heading: Heading | undefined;
  for (const line of lines) {
    const opened = opensSection(line, draft);
    if (opened) {
      [section, draft, heading] = [opened, undefined, undefined];
      continue;
    }
    const header = columnsOf(line);
    const label = header ? undefined : rowLabel(line, labelsOf(section));
    if (header) {
      [columns, draft] = [header, undefined];
      const [first] = line.cells;
      // The creditor may stand in the row of the bureaus' names.
      if (first && !bureauIn(first.text)) heading = headingOf({ ...line, cells: [first] }, heading);
    } else if (section !== "other" && columns && label && line.cells.length > 1) {
      if (draft === undefined || beginsAnother(draft, label, heading)) {
        draft = { rows: [], others: [], columns, heading, section };
        drafts.push(draft);
        if (drafts.length > MOST_ENTRIES) break;
      }
      draft.rows.push({ line, label, wraps: [] });
      heading = undefined;
    } else if (!label && !(draft && wraps(draft, line))) {
      draft?.others.push(line);
      heading = headingOf(line, heading);
    }
  }
  return drafts;
}

const labelsOf = (section: SectionKind): Labels => (section === "records" ? recordRowLabels : accountLabels);

function opensSection(line: TextLine, draft: Draft | undefined): SectionKind | undefined {
  const opened = line.cells.length === 1 ? sectionOf(textOf(line)) : undefined;
  return opened === "accounts" && draft && isPartOfAccount(textOf(line)) ? undefined : opened;
}

const isPartOfAccount = (text: string) => /^account (?:history|summary)$/.test(headingWords(text));

/** The label with which a row begins. */
function rowLabel({ cells }: TextLine, labels: Labels): string | undefined {
  const [first] = cells;
  const [part, ...others] = first ? labelled(first, labels) : [];
  return part?.value === "" && others.length === 0 ? part.label : undefined;
}

/** Within one table for several accounts each begins with the same label, or with a name above a label that was there before. */
function beginsAnother({ rows }: Draft, label: string, heading: Heading | undefined): boolean {
  const isRepeated = rows.some((row) => row.label === label);
  const isFirst = rows[0]?.label === label || /^(?:account|acct|numero)/.test(label);
  return isRepeated && (isFirst || heading?.isSure === true);
}

function headingOf(line: TextLine, before: Heading | undefined): Heading | undefined {
  const text = textOf(line);
  const original = originalCreditor.exec(text);
  if (original && original.index === 0) return before && { ...before, originalCreditor: original[1] };
  if (line.cells.length !== 1 || isPart(text)) return before;
  const bare = text.replace(originalCreditor, "").trim();
  const name = nameOf({ ...line, cells: line.cells.map((cell) => ({ ...cell, text: bare })) });
  if (!name || (before?.isSure && !name.isSure)) return before;
  const place = { line, rawText: text, confidence: "medium" as const };
  return { ...place, value: name.value, isSure: name.isSure, originalCreditor: original?.[1] };
}

/** A value goes on in the next row, in its own column and without a label. */
function wraps({ rows, columns, heading }: Draft, line: TextLine): boolean {
  const last = rows.at(-1);
  // Where the first column begins at the edge, so do the headings.
  const isHeading = line.cells.length === 1 && line.cells[0]?.x === heading?.line.cells[0]?.x;
  if (isHeading && nameOf(line)?.isSure) return false;
  const left = Math.min(...columns.map(({ x }) => x)) - STRAY;
  if (!last || !isText(accountLabels[last.label] ?? "none") || line.cells.length > columns.length) return false;
  if (!line.cells.every(({ x, text }) => x >= left && !bureauIn(text)) || last.wraps.length > 2) return false;
  const starts = last.line.cells.slice(1);
  if (!line.cells.every((cell) => starts.some(({ x }) => Math.abs(x - cell.x) < STRAY / 2))) return false;
  last.wraps.push(line);
  return true;
}

const STRAY = 12;

function blockOf(draft: Draft, bureau: Bureau, table: string): Block | undefined {
  const { rows, others, columns, heading, section } = draft;
  const readings: Readings = new Map();
  for (const { line, label, wraps: more } of rows) {
    const field = labelsOf(section)[label] ?? "none";
    const cell = cellOf(line, bureau, columns);
    const rest = more.flatMap(({ cells }) => cells.filter((each) => nearest(each, columns) === bureau));
    const value = printed([cell?.text ?? "", ...rest.map(({ text }) => text)].join(" "));
    if (field === "none" || value === undefined) continue;
    const confidence = (cell?.confidence ?? 1) < LEAST_SURE ? "low" : "high";
    addReading(readings, field, { value, line, rawText: textOf(line), confidence });
  }
  const history = historyRow(others, bureau);
  if (readings.size === 0 && !history) return undefined;
  if (heading?.originalCreditor) readings.set("originalCreditor", [{ ...heading, value: heading.originalCreditor }]);
  const kind = section === "records" ? "public_record" : section === "collections" ? "collection" : "tradeline";
  return { kind, readings, heading, history, table };
}

/** "TransUnion OK OK 30 60": newest first unless the years above say otherwise. */
function historyRow(lines: readonly TextLine[], bureau: Bureau): Block["history"] {
  for (const line of lines) {
    const [name = "", ...values] = textOf(line)
      .replace(/^trans union/i, "transunion")
      .split(" ");
    const marks = bureauIn(name) === bureau ? historyOf(values) : undefined;
    if (marks !== undefined) return { marks: isOldestFirst(lines) ? [...marks].reverse().join("") : marks, line };
  }
  return undefined;
}

function isOldestFirst(lines: readonly TextLine[]): boolean {
  const years =
    lines
      .map(textOf)
      .find((text) => /^(?:year|año)\b/i.test(text))
      ?.match(/\d{2,4}/g) ?? [];
  return Number(years[0] ?? 0) < Number(years.at(-1) ?? 0);
}

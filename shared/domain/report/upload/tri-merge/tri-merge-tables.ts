import { partWords } from "../accounts/parts";
import { type TextLine, textOf } from "../lines/text-line";
import { MOST_ACCOUNTS } from "../tables/table-values";
import { bureauIn, type Columns, columnsOf } from "../words/bureau-columns";
import { fits, isText, type Labels, labelled, type Reading, tellsStatus } from "../words/fields";
import { isTypeLine, nameOf } from "../words/names";
import { recordRowLabels } from "../words/record-vocabulary";
import { headingWords, isPart, type SectionKind, sectionOf } from "../words/sections";
import { isStatusAlone } from "../words/status-values";
import { printed } from "../words/values";
import { accountLabels } from "../words/vocabulary";
import { nameLabelled } from "./labelled-names";

type Row = { line: TextLine; label: string; wraps: TextLine[] };
type Heading = Reading & { isSure: boolean; originalCreditor?: string; type?: string };
export type Draft = { rows: Row[]; others: TextLine[]; columns: Columns; heading?: Heading; section: SectionKind };

/** Of "(Original Creditor: NAME)" the first word may be lost in a photo. */
const originalCreditor =
  /\s*[-–/|,]?\s*\(?(?:(?:original|orig\.?) creditor:?|acreedor original:?|orig\.?:|^creditor:(?=[^()]+\)$)) ?(.+?)\)?$/i;

const STRAY = 12;
/** So many lines of remarks may be between two rows. */
const NEAR = 4;

/** The tables of a report with a column for each bureau, each with the name above it. */
export function draftsOf(lines: readonly TextLine[]): Draft[] {
  const drafts: Draft[] = [];
  let section: SectionKind = "accounts";
  let columns: Columns | undefined;
  let draft: Draft | undefined;
  let heading: Heading | undefined;
  let before: TextLine | undefined;
  let rest: TextLine | undefined;
  for (const [at, line] of lines.entries()) {
    if (line === rest) continue;
    if (before && heading && before === heading.line && heading.isSure && isKindOf(line, lines[at + 1])) {
      if (isTypeLine(textOf(line))) heading = { ...heading, type: textOf(line) };
      continue;
    }
    const opened = opensSection(line, draft, lines.slice(at + 1, at + 1 + NEAR));
    if (opened) {
      // Right below a name it is the heading of a part of that account.
      if (before && before === heading?.line && partWords.test(headingWords(textOf(line)))) continue;
      [section, draft, heading] = [opened, undefined, undefined];
      continue;
    }
    before = line;
    const header = columnsOf(line) ?? (columns && onlyColumn(line, lines[at + 1], section));
    const isAbove = heading?.isSure === true && isOverColumns(lines, at);
    const isLabelled = !header && !isAbove && !isBelowValues(draft, line);
    const label = isLabelled ? (rowLabel(line, labelsOf(section)) ?? negativeLabel(line)) : undefined;
    const named = header || section === "records" ? undefined : nameLabelled(line, lines[at + 1]);
    if (named) {
      heading = headingOf(named.name, undefined) ?? heading;
      rest = named.rest;
      // Over the bureaus' names it is the next table's.
      if (draft && heading && !columnsOf(lines[at + 1] ?? line)) draft.heading ??= heading;
    } else if (header) {
      [columns, draft] = [header, undefined];
      const [first] = line.cells;
      // The creditor may be in the row of the bureaus' names.
      if (first && !bureauIn(first.text)) heading = headingOf({ ...line, cells: [first] }, heading);
    } else if (columns && label && hasOtherLabels(line, label, section)) {
      [columns, draft] = [undefined, undefined];
    } else if (columns && label && line.cells.length > 1) {
      if (draft === undefined || beginsAnother(draft, label, heading)) {
        draft = { rows: [], others: [], columns, heading, section };
        drafts.push(draft);
        if (drafts.length > MOST_ACCOUNTS) break;
      }
      draft.rows.push({ line, label, wraps: [] });
      heading = undefined;
    } else if (!label && !(draft && wraps(draft, line))) {
      draft?.others.push(line);
      heading = headingOf(line, heading);
    }
  }
  return drafts.filter((each) => each.section !== "other" || isAccount(each));
}

/** "Closed  30 days late: 1", or "Status: Charge-off" over counts, between a name and the bureaus' names is no row of their table. */
function isOverColumns(lines: readonly TextLine[], at: number): boolean {
  const below = lines.slice(at + 1, at + 1 + NEAR);
  const end = below.findIndex((line) => columnsOf(line) !== undefined);
  return end >= 0 && below.slice(0, end).every(saysCounts);
}

const saysCounts = ({ cells: [cell, ...others] }: TextLine) =>
  cell !== undefined && others.length === 0 && labelled(cell, accountLabels)[0]?.field === "lateCounts";

/** Where one bureau reports an account, its table may have that bureau's column alone: below its name are a label and one value. */
function onlyColumn(line: TextLine, below: TextLine | undefined, section: SectionKind): Columns | undefined {
  const [cell, ...others] = line.cells;
  const bureau = cell && others.length === 0 ? bureauIn(cell.text) : undefined;
  const [label, value, ...more] = below?.cells ?? [];
  if (!cell || !bureau || !below || !label || !value || more.length > 0) return undefined;
  const isOver = value.x < cell.x + cell.width + STRAY && cell.x < value.x + value.width + STRAY && label.x < cell.x;
  const isRow = isOver && rowLabel(below, labelsOf(section)) !== undefined;
  return isRow ? [{ bureau, x: cell.x, middle: cell.x + cell.width / 2 }] : undefined;
}

/** A table of an account is one wherever it is. */
function isAccount({ rows }: Draft): boolean {
  const fields = new Set(rows.map(({ label }) => accountLabels[label] ?? "none"));
  return fields.has("accountNumber") && (fields.has("balance") || fields.has("payStatus"));
}

/** The labels that a section's rows may have. */
export const labelsOf = (section: SectionKind): Labels => (section === "records" ? recordRowLabels : accountLabels);

function opensSection(line: TextLine, draft: Draft | undefined, below: readonly TextLine[]): SectionKind | undefined {
  const opened = line.cells.length === 1 ? sectionOf(textOf(line)) : undefined;
  if (opened === undefined) return undefined;
  const goesOn = goesOnBelow(draft, below);
  // Where the table has ended, only the words of a status may be the rest of its last value.
  if (isStatusAlone(textOf(line)) ? goesOn || isUnderValue(draft, line) : goesOn && isUnderValue(draft, line))
    return undefined;
  return opened === "accounts" && draft && isPartOfAccount(textOf(line)) ? undefined : opened;
}

/** Whether the next row goes on the same table: no heading is between two rows of an account. */
function goesOnBelow(draft: Draft | undefined, below: readonly TextLine[]): boolean {
  const next = below.find(
    (line) => columnsOf(line) || (line.cells.length > 1 && draft && rowLabel(line, labelsOf(draft.section))),
  );
  const label = draft && next && !columnsOf(next) ? rowLabel(next, labelsOf(draft.section)) : undefined;
  return label !== undefined && draft?.rows.every((row) => row.label !== label) === true;
}

/** "Collection account" may be the last words of a bureau's remark: no heading begins below a value. */
function isUnderValue(draft: Draft | undefined, { cells: [cell] }: TextLine): boolean {
  const last = draft?.rows.at(-1);
  const [label, ...values] = last?.line.cells ?? [];
  const isWords = isText(accountLabels[last?.label ?? ""] ?? "none");
  const column = values.find(({ x }) => cell && Math.abs(x - cell.x) < STRAY / 2);
  return isWords && draft?.others.length === 0 && label !== undefined && column !== undefined && column.x > label.x;
}

/** "Credit grantor" may be the last words of each bureau's remark: a label is not where the row above has its values. */
function isBelowValues(draft: Draft | undefined, { cells }: TextLine): boolean {
  const [label, ...values] = draft?.rows.at(-1)?.line.cells ?? [];
  const [first] = cells;
  if (!label || !first || first.x < label.x + STRAY) return false;
  return cells.every((cell) => values.some(({ x }) => Math.abs(x - cell.x) < STRAY / 2));
}

/** "Collection" between a name and the bureaus' names says what kind of account it is. */
const isKindOf = (line: TextLine, below: TextLine | undefined) =>
  line.cells.length === 1 &&
  (isTypeLine(textOf(line)) || isStatusAlone(textOf(line))) &&
  below?.cells.some(({ text }) => bureauIn(text)) === true;

const isPartOfAccount = (text: string) => /^account (?:history|summary)$/.test(headingWords(text));

/** The label with which a row begins. */
export function rowLabel({ cells }: TextLine, labels: Labels): string | undefined {
  const [first] = cells;
  const [part, ...others] = first ? labelled(first, labels) : [];
  return part?.value === "" && others.length === 0 ? part.label : undefined;
}

/** "Account number 4417 | Balance $120": a label stands where no value of the row's own can, so that these are no bureaus' columns. */
function hasOtherLabels({ cells }: TextLine, label: string, section: SectionKind): boolean {
  const field = labelsOf(section)[label] ?? "none";
  return cells.slice(1).some((cell) => {
    const [part, ...others] = labelled(cell, accountLabels);
    const isLabel = part?.value === "" && others.length === 0 && part.label !== label;
    return isLabel && (cell.text.endsWith(":") || (part.field !== field && !fits(field, cell.text)));
  });
}

/** "Negative: Charge-off" says what makes the account negative; beside a name the same word is a mark. */
function negativeLabel({ cells: [first, ...values] }: TextLine): string | undefined {
  const isSaid = values.length > 0 && values.every(({ text }) => tellsStatus(text) || printed(text) === undefined);
  return isSaid && /^negative:?$/i.test(first?.text ?? "") ? "payment status" : undefined;
}

/** Within one table for several accounts each begins with the same label, or with a name above a label that was there before. */
function beginsAnother({ rows }: Draft, label: string, heading: Heading | undefined): boolean {
  const isRepeated = rows.some((row) => row.label === label);
  const isFirst = rows[0]?.label === label || /^(?:account|acct|numero)/.test(label);
  return isRepeated && (isFirst || heading?.isSure === true);
}

function headingOf(line: TextLine, before: Heading | undefined): Heading | undefined {
  const text = textOf(line);
  const original = line.cells.map((cell) => originalCreditor.exec(cell.text)).find((found) => found !== null);
  if (original && textOf(line).startsWith(original[0]))
    return before && { ...before, originalCreditor: saidIn(original) };
  if (isPart(text)) return before;
  const bare = line.cells.map((cell) => ({ ...cell, text: cell.text.replace(originalCreditor, "").trim() }));
  const name = nameOf({ ...line, cells: bare.filter((cell) => cell.text !== "") });
  if (!name || (before?.isSure && !name.isSure)) return before;
  const place = { line, rawText: text, confidence: "medium" as const };
  return { ...place, value: name.value, isSure: name.isSure, originalCreditor: saidIn(original) };
}

/** "NORTHLAKE CARD (Original creditor: )" names none. */
const saidIn = (original: RegExpExecArray | undefined) => (original?.[1] === ")" ? undefined : original?.[1]);

/** A value goes on in the next row, in its own column and without a label. */
function wraps({ rows, columns, heading }: Draft, line: TextLine): boolean {
  const last = rows.at(-1);
  // Where the first column begins at the edge, so do the headings.
  const isHeading = line.cells.length === 1 && line.cells[0]?.x === heading?.line.cells[0]?.x;
  if (isHeading && nameOf(line)?.isSure) return false;
  const left = Math.min(...columns.map(({ x }) => x)) - STRAY;
  if (!last || !isText(accountLabels[last.label] ?? "none") || line.cells.length > columns.length) return false;
  if (!line.cells.every(({ x, text }) => x >= left && !bureauIn(text)) || last.wraps.length > 2) return false;
  // "30 days: 1" in each column, or "30 | 60 | 90" over counts, is no value that goes on.
  if (line.cells.every(({ text }) => /^\d{1,3}\+?$/.test(text))) return false;
  if (line.cells.every(({ text }) => /^[\p{L}\d ]{2,30}: ?\S/u.test(text))) return false;
  if (line.cells.some((cell) => labelled(cell, accountLabels).some(({ value }) => value !== ""))) return false;
  const starts = last.line.cells.slice(1);
  if (!line.cells.every((cell) => starts.some(({ x }) => Math.abs(x - cell.x) < STRAY / 2))) return false;
  last.wraps.push(line);
  return true;
}

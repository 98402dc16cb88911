import { type Cell, isApart, type TextLine, textOf } from "../lines/text-line";
import { CREDITOR, lineOf } from "../tables/table-values";
import { labelsIn } from "../words/fields";
import { nameOf } from "../words/names";
import { isPlace, withoutPlace } from "../words/places";
import { recordLabels } from "../words/record-vocabulary";
import { sectionOf } from "../words/sections";
import { accountLabels } from "../words/vocabulary";

const MOST_LINES = 8;
const FEWEST_PARTS = 3;
const FEWEST_KNOWN = 2;

/**
 * Equifax's letters say of an account in one sentence what others put in rows: "Current Status - Charge Off; Type of Loan - Credit
 * Card; Balance as of 10/2026 - $655;". Each part becomes a line of its own; the sentence may go on in the next lines.
 */
export function withSentencesApart(lines: readonly TextLine[]): TextLine[] {
  const rows: TextLine[] = [];
  const margins = marginsOf(lines);
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line) continue;
    const height = isSentence(textOf(line)) ? heightOf(lines, at, margins.get(line.page) ?? 0) : 0;
    const parts = partsOf(
      lines
        .slice(at, at + height)
        .map(textOf)
        .join(" "),
    );
    if (new Set(parts.filter(isKnown).flatMap(fieldOf)).size < FEWEST_KNOWN) {
      rows.push(line);
      continue;
    }
    const [first] = line.cells;
    const name = collectorIn(parts);
    const own = parts.filter(isKnown).flatMap((text) => (first ? [{ ...line, cells: [{ ...first, text }] }] : []));
    if (first && name) rows.push(creditorLine(line, first, name));
    rows.push(...own);
    at += height - 1;
  }
  return rows;
}

/** The account before may have no name of its own: this one is not that. */
const creditorLine = (line: TextLine, cell: Cell, name: string): TextLine => ({
  ...lineOf(line, { label: CREDITOR, field: "creditorName" }, { ...cell, text: name }),
  begins: true,
});

const isSentence = (text: string) => text.split(";").length >= FEWEST_PARTS;

const collectionReported = /^(?:\S.{1,60}[ ;] ?)?collection reported\b/i;
/** "Bankruptcy Filed 02/2022; Us Bankruptcy Court Toledo; Case Number …": what was filed, when, and at which court. */
const recordFiled =
  /^(bankruptcy|(?:civil )?judge?ment|(?:federal |state |tax )*lien) filed ([\d/]{6,10}) *; ((?:(?! - )[^;]){3,60});/i;
const isHead = (text: string) =>
  collectionReported.test(text) || recordFiled.test(text) || labelsIn(text, accountLabels)[0]?.field === "creditorName";
/** A telephone may be behind it. */
const zipAtEnd = /\b\d{5}(?:-\d{4})?(?:[ :,-]*\(?\d{3}\)?[ -]\d{3}-\d{4})?$/;
const hasAddress = (line: TextLine) => /\baddress: /i.test(textOf(line));

const telephone = / (?:\(?\d{3}\)?[ -])?\d{3}-\d{4}$/;

const endOf = ({ cells }: TextLine) => Math.max(...cells.map(({ x, width }) => x + width));

/** Where the widest sentence of each page ends. */
function marginsOf(lines: readonly TextLine[]): Map<number, number> {
  const margins = new Map<number, number>();
  for (const line of lines) {
    if (isSentence(textOf(line))) margins.set(line.page, Math.max(margins.get(line.page) ?? 0, endOf(line)));
  }
  return margins;
}

/** Whether the first word of the next line had no room: then the line goes on there, if it ends within a part. */
function isWrapped(line: TextLine, next: TextLine, margin: number): boolean {
  const [cell, ...others] = next.cells;
  if (!cell || others.length > 0 || sectionOf(cell.text) || isPlace(cell.text)) return false;
  const last = textOf(line).split(";").at(-1) ?? "";
  if (last === "" || (/ - \S/.test(last) && nameOf(next))) return false;
  const letter = cell.width / Math.max(1, cell.text.length);
  return endOf(line) + ((cell.text.split(" ")[0]?.length ?? 0) + 1) * letter > margin;
}

/** How many lines a sentence has: up to the one that ends with its last part. */
function heightOf(lines: readonly TextLine[], at: number, margin: number): number {
  const [first, ...others] = lines.slice(at, at + MOST_LINES);
  let before = first;
  let height = 1;
  for (const line of others) {
    if (before === undefined || isHead(textOf(line)) || isApart(before, line)) break;
    // A collection's sentence ends with an address; a line of it may end where a part does.
    const isOpen =
      collectionReported.test(textOf(lines[at] ?? before)) && !lines.slice(at, at + height).some(hasAddress);
    if (!isOpen && /;$/.test(textOf(before))) break;
    const endsAddress = /\baddress:(?: [^;]*)?$/i.test(textOf(before)) && zipAtEnd.test(textOf(line));
    const widest = height > 1 ? Math.max(...lines.slice(at, at + height).map(endOf)) : margin;
    const isAddress = isOpen && /^address:/i.test(textOf(line));
    const isRest = isOpen && telephone.test(` ${textOf(line)}`) && endsWithoutLabel(before);
    if (!endsAddress && !isAddress && !isRest && !textOf(line).includes(";") && !isWrapped(before, line, widest)) break;
    before = line;
    height += 1;
  }
  return height;
}

/** The collector's name goes on in the next line, up to its telephone. */
const endsWithoutLabel = (line: TextLine) => /; [^;:]*$/.test(textOf(line)) && !/; [^;]* - [^;]*$/.test(textOf(line));

/** "Balance as of 10/2026 - $655" is "Balance: $655". */
const partsOf = (text: string) =>
  text
    .replace(/^([^;]{2,60}); ?(?=collection reported\b)/i, "$1 ")
    .replace(recordFiled, "Record: $1; Filed: $2; Court: $3;")
    .split(";")
    .map((part) => part.trim().replace(/^([^-]{3,60}?)(?: as of \d{1,2}\/\d{4})? - (?=\S)/i, "$1: "));

/**
 * The collector: its sentence begins with the name ("RIDGELINE RECOVERY Collection Reported 10/2026"), or has it before the address
 * with which it ends ("ADDRESS: RIDGELINE RECOVERY PO Box 8 Akron OH 44309", "RIDGELINE RECOVERY; PO Box 8, Akron OH 44309").
 */
function collectorIn(parts: readonly string[]): string | undefined {
  const [head = ""] = parts;
  if (!collectionReported.test(head)) return undefined;
  const before = head.replace(/ ?collection reported\b.*$/i, "");
  if (before !== "") return before;
  const [, place = ""] = parts.map((part) => /^address: (.+)$/i.exec(part)).find((found) => found !== null) ?? [];
  if (place === "") return partBeforeAddress(parts) ?? nameBeforeTelephone(parts);
  // The telephone behind it may be in the next line.
  const whole = place.replace(/[ :,-]+$/, "");
  const name = withoutPlace(whole);
  return name === whole ? undefined : name;
}

/** A part of its own, without a label, right before the one that is an address. */
const partBeforeAddress = (parts: readonly string[]) =>
  nameAlone(parts[parts.findLastIndex((part) => zipAtEnd.test(part)) - 1] ?? "");

/** "RIDGELINE RECOVERY (800) 555-0121", the last part of all. */
function nameBeforeTelephone(parts: readonly string[]): string | undefined {
  const last = parts.findLast((part) => part !== "") ?? "";
  return telephone.test(last) ? nameAlone(last.replace(telephone, "").trim()) : undefined;
}

const nameAlone = (text: string) =>
  text.includes(":") || /\d{3}/.test(text)
    ? undefined
    : nameOf({ page: 1, line: 1, cells: [{ text, x: 0, width: 0 }] })?.value;

/** Counts of late months in the columns of a table have marks between them too. */
const fieldOf = (text: string, _at: number, [head]: readonly string[]) => {
  const { field } = labelsIn(text, head?.startsWith("Record: ") ? recordLabels : accountLabels)[0] ?? {};
  return field === undefined || field === "none" ? [] : [field];
};

const isKnown = (text: string, _at: number, [head]: readonly string[]) => {
  const [part] = labelsIn(text, head?.startsWith("Record: ") ? recordLabels : accountLabels);
  return part !== undefined && part.value !== "";
};

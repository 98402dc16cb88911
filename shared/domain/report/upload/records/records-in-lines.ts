import { type Cell, type TextLine, textOf } from "../lines/text-line";
import { recordTypeOf } from "../words/record-type";
import { sectionOf } from "../words/sections";

const LONGEST = 240;
/** "Public records: Chapter 7 bankruptcy, case 1811903, filed 01/24/2022" */
const labelled = /^[-*•> ]*(?:public records?|registros? p[uú]blicos?) ?: ?(?=\S)/i;
const kind =
  "(?:(?:chapter|ch\\.?|cap[ií]tulo) ?(?:7|11|12|13) bankruptcy|bankruptcy,? (?:chapter|ch\\.?) ?(?:7|11|12|13)|bankruptcy|bk[ -]?(?:ch\\.? ?)?(?:7|11|12|13)|bancarrota cap[ií]tulo (?:7|11|12|13)|(?:civil )?judge?ment|(?:federal |state |county )?tax lien)";
const beginsWithKind = new RegExp(`^(?:[-*•] )?(${kind})\\b(?:[,:;]?\\s+| [|·•] )`, "i");
const kindAlone = new RegExp(`^${kind}$`, "i");
/** Another record behind the first one. */
const between = new RegExp(`\\s*(?:;|\\s/)\\s+(?=${kind}\\b)`, "i");
const filedOn = /\bfiled:?(?: on| in)? ((?:\d{1,2}\/){1,2}\d{4}|\d{4}-\d\d-\d\d|[a-z]{3,9}\.? (?:\d{1,2}, )?\d{4})\b/i;
const day =
  /(?:\bfiled:?(?: on)? )?\b(\d{1,2}\/(?:\d{1,2}\/)?\d{4})\b|\bfiled:?(?: on| in)? ([a-z]{3,9}\.? (?:\d{1,2}, )?\d{4})\b/i;
const number =
  /\b(?:case|docket|ref(?:erence)?)\b\.? ?(?:#|no\.?|number)? ?:?#? ?([A-Z\d-]*\d{3}[A-Z\d-]*)|#\s?([A-Z\d-]*\d{3}[A-Z\d-]*)/i;
const amount = /(?:\b(?:amount|amt|for):? )?(\$\d[\d,]*(?:\.\d\d)?)/i;
const disposition = /\b(discharged|dismissed|satisfied|unsatisfied|released|vacated|withdrawn)\b/i;
const bureau = "(?:XPN?|TUC?|EFX?|EQ|EX|Trans ?Union|Experian|Equifax)";
const sources = new RegExp(
  `\\(?(?:(?:source|src|bureaus?|reported by):? )?\\b(${bureau}(?:(?: ?[,/] ?| )${bureau})*)\\)?\\s*$`,
);
const court = /\b(?:court|ct|recorder|clerk|county|municipal|superior|tribunal|corte)\b/i;

/**
 * Court records that are each one line without labels over columns, behind "Public records:" or below that heading, as lines of a
 * label and its value: "CIVIL JUDGMENT 06/27/2019 SUPERIOR COURT OF FRESNO #1586252 $8,358". Only with its kind, its day and where
 * or under which number it was filed, or the word that it was.
 */
export function withRecordsInLines(lines: readonly TextLine[]): TextLine[] {
  let isRecords = false;
  return withKindsBeside(lines).flatMap((line) => {
    const [cell, ...others] = line.cells;
    const opened = line.cells.length < 3 ? sectionOf(textOf(line)) : undefined;
    if (opened) isRecords = opened === "records";
    const text = textOf(line);
    const isLabelled = labelled.test(text);
    if (!cell || others.length > 0 || text.length > LONGEST || !(isRecords || isLabelled)) return [line];
    const own = text
      .replace(labelled, "")
      .split(between)
      .map((record) => recordIn(record, line, cell));
    if (own.some((record) => record === undefined)) return [line];
    const heading = isLabelled && !isRecords ? [{ ...line, cells: [{ ...cell, text: "Public records" }] }] : [];
    return [...heading, ...own.flatMap((record) => record ?? [])];
  });
}

/** What a record is may be over its line: "Chapter 13 Bankruptcy", and below it its court and number. */
function withKindsBeside(lines: readonly TextLine[]): TextLine[] {
  const rows: TextLine[] = [];
  for (const line of lines) {
    const above = rows.at(-1);
    const [cell, ...others] = line.cells;
    const isBelow = above?.cells.length === 1 && kindAlone.test(textOf(above)) && others.length === 0;
    if (cell && isBelow && number.test(cell.text) && day.test(cell.text) && !beginsWithKind.test(cell.text))
      rows.splice(-1, 1, { ...line, cells: [{ ...cell, text: `${textOf(above)}, ${cell.text}` }] });
    else rows.push(line);
  }
  return rows;
}

function recordIn(text: string, line: TextLine, cell: Cell): TextLine[] | undefined {
  const [, type] = beginsWithKind.exec(text) ?? [];
  const [, inDigits, inWords] = day.exec(text) ?? [];
  const filed = filedOn.exec(text)?.[1] ?? inDigits ?? inWords;
  const [, behindWord, behindSign] = number.exec(text) ?? [];
  const place = courtIn(text);
  const known = behindWord ?? behindSign;
  if (!type || !filed || recordTypeOf(type) === undefined) return undefined;
  if (!place && !known && !filedOn.test(text)) return undefined;
  const row = (label: string, value: string | undefined): TextLine[] =>
    value ? [{ ...line, cells: [{ ...cell, text: `${label} ${value}` }] }] : [];
  const [first, ...rest] = [
    ...row("court:", place ?? type),
    ...row("type:", type),
    ...row("date filed:", filed),
    ...row("case number:", known),
    ...row("amount:", amount.exec(text)?.[1]),
    ...row("status:", disposition.exec(text)?.[1]),
    ...row("source:", sources.exec(text)?.[1]),
  ];
  return first && [{ ...first, begins: true }, ...rest];
}

/** What is left of a line without all that is known of it, or the part of a list that names a court. */
function courtIn(text: string): string | undefined {
  const bare = [beginsWithKind, sources, number, day, amount, disposition].reduce(
    (rest, known) => rest.replace(known, " , "),
    text,
  );
  const parts = bare.split(/[,;|·•]/).map((part) => part.replaceAll(/\s+/g, " ").trim());
  return parts.find((part) => part.length < 60 && court.test(part) && /\p{L}{2} ?\p{L}/u.test(part));
}

import { anyWhole } from "#shared/domain/text/any-pattern";
import { type Cell, type TextLine, textOf } from "../lines/text-line";
import { labelled } from "../words/fields";
import { sectionOf } from "../words/sections";
import { accountLabels } from "../words/vocabulary";

const FEWEST = 2;
const COLUMN_WIDTH = 600;
const MOST_COLUMNS = 20;
/** In English and in Spanish: "heading level 3", "título nivel 3". */
const level = String.raw`(?:heading level|(?:t[ií]tulo|encabezado)(?: de)? nivel) \d`;
/** "NORTHLAKE CARD, heading level 3, potentially negative", "heading level 3 NORTHLAKE CARD"; the name may be in the next line. */
const headingBehind = new RegExp(`^(.+?), ${level}(?:, (.+))?$`, "i");
const headingBefore = new RegExp(`^${level},? (.+)$`, "i");
const headingAlone = new RegExp(`^${level}$`, "i");
const bullet = /^(?:bullet|viñeta),? /i;
const blank = /(?<=:) blank$/i;
/** "Jan 2025, Current" in a table of months. */
const month = /^(\p{L}{3,10}\.? \d{4}), (?=\p{L}|\d)/u;
/** "row 2 column 1 Balance", "columna 2 $310". */
const column = /(?:^|\s)(?:(?:row|fila) \d+,? )?(?:column|columna) (\d{1,2}),? /gi;
const link = /^(?:link|enlace),? (.+)$/i;
/** What is said of the page itself. */
const ofPage = anyWhole(
  /(?:list|table|toolbar|tab list)(?: with .*)?/i,
  /(?:out of|end of|leaving) (?:list|table|region)/i,
  /(?:lista|tabla)(?: con .*)?|(?:fin|fuera|final) de (?:la )?(?:lista|tabla)/i,
  /button,? .*|.*,? button|bot[oó]n,? .*|.* (?:landmark|region|regi[oó]n)/i,
  /bullet|viñeta|graphic|gr[aá]fico/i,
);

/** What a screen reader says of a page, as the lines that the page shows. */
export function withoutSpokenMarks(lines: readonly TextLine[]): readonly TextLine[] {
  const headings = lines.filter((line) => isHeading(textOf(line)));
  return headings.length < FEWEST ? lines : withWholeRows(lines.flatMap(linesOf));
}

const headingOf = (text: string) => headingBehind.exec(text) ?? headingBefore.exec(text);
const isHeading = (text: string) => headingAlone.test(text) || headingOf(text) !== null;

function linesOf(line: TextLine): TextLine[] {
  const text = textOf(line);
  const heading = headingOf(text);
  if (headingAlone.test(text)) return [];
  if (heading) return heading.slice(1).flatMap((part) => (part ? [withText(line, part)] : []));
  if (ofPage.test(text)) return [];
  const linked = link.exec(text)?.[1];
  // A link to a part of the page is not that part.
  if (linked !== undefined) return sectionOf(linked) ? [] : [withText(line, linked)];
  const said = withColon(text.replace(bullet, "").replace(blank, " -").replace(month, "$1 "));
  return said === text ? [line] : [withText(line, said)];
}

/** "Balance, $310": between a label and its value a comma is a pause. */
function withColon(text: string): string {
  const [label = "", ...value] = text.split(", ");
  const [part, ...others] = value.length > 0 ? labelled({ text: label }, accountLabels) : [];
  return part?.value === "" && others.length === 0 ? `${label}: ${value.join(", ")}` : text;
}

/** The cells of a table's row, which are said one after the other. */
function withWholeRows(lines: readonly TextLine[]): TextLine[] {
  const rows: TextLine[] = [];
  let last = 0;
  for (const line of lines) {
    const cells = cellsIn(line);
    const [first] = cells;
    const row = rows.at(-1);
    const goesOn = first !== undefined && row !== undefined && last > 0 && first.at > last;
    const own = cells.map(({ cell }) => cell);
    if (goesOn) rows[rows.length - 1] = { ...row, cells: [...row.cells, ...own] };
    else rows.push(first ? { ...line, cells: own } : line);
    last = cells.at(-1)?.at ?? 0;
  }
  return rows;
}

function cellsIn(line: TextLine): { at: number; cell: Cell }[] {
  const text = textOf(line);
  const marks = [...text.matchAll(column)];
  if (marks[0]?.index !== 0) return [];
  return marks.slice(0, MOST_COLUMNS).flatMap(({ 0: mark, 1: number, index }, each) => {
    const said = text.slice(index + mark.length, marks[each + 1]?.index).trim();
    const at = Number(number);
    return said === "" ? [] : [{ at, cell: { text: said, x: at * COLUMN_WIDTH, width: said.length } }];
  });
}

const withText = (line: TextLine, text: string): TextLine => ({
  ...line,
  cells: line.cells.slice(0, 1).map((cell) => ({ ...cell, text })),
});

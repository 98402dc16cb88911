import { type Cell, type TextLine, textOf } from "../lines/text-line";
import { labelIn } from "../words/heading-words";

const FEWEST_LABELS = 4;
const MOST_COLUMNS = 60;
const COLUMN_WIDTH = 600;
/** No person's accounts have more. */
const MOST_CELLS = 40_000;
const marks = [",", ";", "|"] as const;
type Mark = (typeof marks)[number];

/** Rows of an exported table, whose columns are parted by a sign, with a cell for each column: 'NORTHLAKE CARD,4417****,"$1,240"'. */
export function withDelimitedRows(lines: readonly TextLine[]): readonly TextLine[] {
  let table: { mark: Mark; columns: number } | undefined;
  const parted = bareRows(lines).map((line) => {
    const text = textOf(line);
    const pieces = table ? piecesOf(text, table.mark) : [];
    if (table && pieces.length === table.columns) return cellsOf(line, pieces);
    const mark = marks.find((each) => isHeading(text, each));
    table = mark && { mark, columns: piecesOf(text, mark).length };
    return mark ? cellsOf(line, piecesOf(text, mark)) : line;
  });
  return parted.reduce((sum, { cells }) => sum + cells.length, 0) > MOST_CELLS ? lines : parted;
}

/** "|---|:--|--:|": in text that was written to be formatted, the line below a table's heading. */
const rule = /^\|(?: ?:?-+:? ?\|){3,}$/;

/**
 * The rows of such tables without the signs at both ends, where their columns are not set below one another: others are read by
 * their places.
 */
function bareRows(lines: readonly TextLine[]): TextLine[] {
  const rows: TextLine[] = [];
  let isTable = false;
  for (const [at, line] of lines.entries()) {
    const [below, first] = [lines[at + 1], lines[at + 2]];
    if (below && first && isDrawn(line) && rule.test(textOf(below))) isTable = isRagged(line, first);
    else if (isTable && rule.test(textOf(line))) continue;
    else isTable &&= isDrawn(line);
    rows.push(isTable ? { ...line, cells: [{ ...wholeOf(line), text: textOf(line).slice(1, -1).trim() }] } : line);
  }
  return rows;
}

const isDrawn = (line: TextLine) => /^\|.{3,}\|$/.test(textOf(line));

/** Whether the signs of two rows are at other places. */
const isRagged = (heading: TextLine, row: TextLine) =>
  heading.cells.length === 1 && row.cells.length === 1 && placesOf(heading) !== placesOf(row);

const placesOf = (line: TextLine) => [...textOf(line).matchAll(/\|/g)].map(({ index }) => index).join(" ");

const wholeOf = ({ cells: [first] }: TextLine): Cell => first ?? { text: "", x: 0, width: 0 };

/** Labels alone, the creditor's among them. */
function isHeading(text: string, mark: Mark): boolean {
  if (!text.includes(mark)) return false;
  const pieces = piecesOf(text, mark);
  // What begins with the sign is drawn.
  if (pieces.length < FEWEST_LABELS || pieces.length > MOST_COLUMNS || pieces[0] === "") return false;
  const known = pieces.flatMap((piece) => labelIn(piece) ?? []);
  return (
    known.length >= Math.max(FEWEST_LABELS, pieces.length / 2) && known.some(({ field }) => field === "creditorName")
  );
}

/** The pieces of a row; within quotes the sign parts nothing. */
function piecesOf(text: string, mark: Mark): string[] {
  const pieces: string[] = [];
  let [from, isQuoted] = [0, false];
  for (let at = 0; at <= text.length; at += 1) {
    if (text[at] === '"') isQuoted = !isQuoted;
    if (at < text.length && (isQuoted || text[at] !== mark)) continue;
    pieces.push(text.slice(from, at).trim().replaceAll(/^"|"$/g, "").trim());
    from = at + 1;
  }
  return pieces;
}

const cellsOf = (line: TextLine, pieces: readonly string[]): TextLine => ({
  ...line,
  cells: pieces.flatMap((text, at): Cell[] =>
    text === "" ? [] : [{ text, x: at * COLUMN_WIDTH, width: Math.min(text.length * 6, COLUMN_WIDTH - 60) }],
  ),
});

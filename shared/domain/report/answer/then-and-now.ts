import { type Cell, type TextLine, textOf } from "../upload/lines/text-line";
import { plain } from "../upload/words/fields";
import { outcomeIn } from "./outcome-words";
import { isOfItems } from "./results-table";

const TOLERANCE = 6;
const LONGEST = 40;

const then = /^(?:before\b|when you disputed\b|then$|previously\b|antes\b)/i;
const now = /^(?:after\b|now\b|despues\b|ahora\b)/i;

type Columns = { before: Cell; after: Cell; isSpanish: boolean };

/** Lines in which a row of what an account was and what it is now says which of both became of it: the same, or changed. */
export function withChangesNamed(lines: readonly TextLine[]): TextLine[] {
  let columns: Columns | undefined;
  return lines.map((line) => {
    const begins = columnsIn(line);
    if (begins) columns = begins;
    if (begins || !columns) return line;
    const said = changeIn(line, columns);
    const last = line.cells.at(-1);
    return said && last ? { ...line, cells: [...line.cells, { ...last, text: said }] } : line;
  });
}

function columnsIn({ cells }: TextLine): Columns | undefined {
  const [before, after] = cells.slice(-2);
  if (cells.length < 3 || !before || !after || !isOfItems(cells[0]?.text ?? "")) return undefined;
  const [said, saidAfter] = [plain(before.text).trim(), plain(after.text).trim()];
  if (!then.test(said) || !now.test(saidAfter)) return undefined;
  return { before, after, isSpanish: /^(?:antes|despues|ahora)/i.test(saidAfter) };
}

function changeIn({ cells }: TextLine, columns: Columns): string | undefined {
  const [before, after] = cells.slice(-2);
  const isIn = (cell: Cell | undefined, column: Cell) => cell && Math.abs(cell.x - column.x) <= TOLERANCE;
  if (!before || !after || !isIn(before, columns.before) || !isIn(after, columns.after)) return undefined;
  const texts = [before, after].map((cell) => textOf({ cells: [cell] }));
  if (texts.some((text) => text.length > LONGEST || !/\p{L}/u.test(text)) || outcomeIn(after.text)) return undefined;
  const [one = "", other = ""] = texts.map((text) => plain(text).toLowerCase().replaceAll(/\W+/g, ""));
  if (one === other) return columns.isSpanish ? "sin cambios" : "unchanged";
  return columns.isSpanish ? "modificada" : "changed";
}

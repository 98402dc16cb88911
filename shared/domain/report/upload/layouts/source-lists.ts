import type { Cell, TextLine } from "../lines/text-line";
import { bureauIn } from "../words/bureau-columns";
import { isWords } from "../words/heading-words";
import { withoutRepeatedNames } from "./repeated-names";

const SAME_START = 8;
const boxed = /^(?:[☐☒☑✓✔✗✘]|\[[ Xx✓]?\])\s*(?:trans ?union|experian|equifax|xp|tu|ef)$/i;

/**
 * Bureaus listed below one another behind a label or in a column, as one value: "Experian", and below it "TransUnion". Beside what
 * else goes on in its column, only behind a comma: "Experian," over "TransUnion, Equifax".
 */
export function withSourceLists(lines: readonly TextLine[]): TextLine[] {
  const rows: TextLine[] = [];
  for (const each of withoutRepeatedNames(lines)) {
    const line = withSourcesJoined(each);
    const above = rows.at(-1);
    const cell = line.cells.find(({ text }) => isBureaus(text));
    const at = cell && above ? goesOnIn(above, cell, line.cells.length === 1) : -1;
    if (!cell || !above || at < 0) {
      rows.push(line);
      continue;
    }
    const cells = above.cells.map((each, index) =>
      index === at ? { ...each, text: `${each.text} ${cell.text}` } : each,
    );
    rows[rows.length - 1] = { ...above, cells };
    const others = line.cells.filter((each) => each !== cell);
    if (others.length > 0) rows.push({ ...line, cells: others });
  }
  return rows;
}

/** In which cell of the line above a list goes on. */
const goesOnIn = ({ cells }: TextLine, cell: Cell, isAlone: boolean) =>
  cells.findIndex(
    ({ x, text }, index) =>
      index > 0 && Math.abs(x - cell.x) < SAME_START && isBureaus(text) && (isAlone || /[,;/&]$/.test(text.trim())),
  );

/** Bureaus beside one another in a row of values are one value too; in a heading each has a column. */
function withSourcesJoined(line: TextLine): TextLine {
  const [first] = line.cells;
  // "☒ Experian", "☐ TransUnion": each with its box.
  if (first && line.cells.length > 1 && line.cells.every(({ text }) => boxed.test(text)))
    return { ...line, cells: [{ ...first, text: line.cells.map(({ text }) => text).join(" ") }] };
  const others = line.cells.filter(({ text }) => !isBureaus(text));
  if (line.cells.length - others.length < 2 || others.length < 2 || others.every(isWords)) return line;
  const cells: Cell[] = [];
  for (const cell of line.cells) {
    const last = cells.at(-1);
    if (!last || !isBureaus(last.text) || !isBureaus(cell.text)) cells.push({ ...cell });
    else cells[cells.length - 1] = { ...last, text: `${last.text} ${cell.text}`, width: cell.x + cell.width - last.x };
  }
  return { ...line, cells };
}

/** Only names of bureaus, numbered or not: "XPN-1, TUC-1". */
const isBureaus = (text: string) =>
  text.split(/[\s,;/]+/).every((word) => word === "" || bureauIn(word.replace(/[-\d]+$/, "")) !== undefined);

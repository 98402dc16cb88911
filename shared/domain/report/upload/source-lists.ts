import { bureauIn } from "./bureau-columns";
import type { TextLine } from "./text-line";

const SAME_START = 8;

/** Bureaus listed below one another behind a label or in a column, as one value: "Experian", and below it "TransUnion". */
export function withSourceLists(lines: readonly TextLine[]): TextLine[] {
  const rows: TextLine[] = [];
  for (const line of lines) {
    const [cell, ...others] = line.cells;
    const above = rows.at(-1);
    const at =
      cell && others.length === 0 && isBureaus(cell.text)
        ? (above?.cells.findIndex(
            ({ x, text }, index) => index > 0 && Math.abs(x - cell.x) < SAME_START && isBureaus(text),
          ) ?? -1)
        : -1;
    if (!cell || !above || at < 0) rows.push(line);
    else {
      const cells = above.cells.map((each, index) =>
        index === at ? { ...each, text: `${each.text} ${cell.text}` } : each,
      );
      rows[rows.length - 1] = { ...above, cells };
    }
  }
  return rows;
}

const isBureaus = (text: string) => text.split(/[\s,;/]+/).every((word) => word === "" || bureauIn(word) !== undefined);

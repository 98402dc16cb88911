import type { TextLine } from "../lines/text-line";
import { withTouchingCellsApart } from "./touching-cells";

const LETTER = 5;
const line = (at: number, ...cells: [x: number, text: string][]): TextLine => ({
  page: 1,
  line: at,
  cells: cells.map(([x, text]) => ({ x, text, width: text.length * LETTER })),
});

const heading = line(
  1,
  [10, "Company name"],
  [150, "Account number"],
  [240, "Balance"],
  [290, "Rate"],
  [370, "Remarks"],
);

test("a value that touches the one before is parted where the next column begins", () => {
  const row = line(2, [10, "NORTHLAKE CARD"], [150, "XXXXXX9148"], [240, "$0"], [290, "Charged off     "]);
  const touching = {
    ...row,
    cells: row.cells.map((cell) =>
      cell.x === 290 ? { ...cell, text: "Charged off now Closed", width: 22 * LETTER } : cell,
    ),
  };
  const [, found] = withTouchingCellsApart([heading, touching]);
  expect(found?.cells.map(({ text }) => text)).toEqual([
    "NORTHLAKE CARD",
    "XXXXXX9148",
    "$0",
    "Charged off now",
    "Closed",
  ]);
});

test("a value that begins left of its own heading, behind the value of the column before, is whole", () => {
  const row = line(
    2,
    [10, "NORTHLAKE CARD"],
    [150, "XXXXXX9148"],
    [240, "$0"],
    [290, "R9"],
    [315, "SETTLED FOR LESS THAN FULL BALANCE"],
  );
  const [, found] = withTouchingCellsApart([heading, row]);
  expect(found?.cells.at(-1)?.text).toBe("SETTLED FOR LESS THAN FULL BALANCE");
});

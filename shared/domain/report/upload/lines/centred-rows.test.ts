import { foundByBureau } from "#shared/testing/found-by-bureau";
import { lenderHeading, lenderRows } from "#shared/testing/lender-table";
import type { PlacedText } from "./placed-text";
import { linesOfPages } from "./text-line";

const HEIGHT = 8;
const LINE = 9.2;
const widths = [62, 62, 56, 40, 40, 40, 62, 40];

/** A table as a browser prints it: the words of each cell in lines, in the middle of its row. */
function printed(rows: readonly (readonly string[])[], padding: number): PlacedText[] {
  const pieces: PlacedText[] = [];
  let top = 700;
  for (const row of rows) {
    const cells = row.map((text, column) => inLines(text, (widths[column] ?? 50) - 6));
    const height = Math.max(...cells.map(({ length }) => length)) * LINE;
    cells.forEach((lines, column) => {
      const x = 40 + widths.slice(0, column).reduce((sum, width) => sum + width, 0);
      const first = top - (height - lines.length * LINE) / 2;
      const placed = lines.map((text, at) => ({
        text,
        x,
        y: first - at * LINE,
        width: widthOf(text),
        height: HEIGHT,
      }));
      pieces.push(...placed);
    });
    top -= height + padding * 2;
  }
  return pieces;
}

const widthOf = (text: string) => text.length * 4.4;

function inLines(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const whole = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && widthOf(whole) <= width) lines[lines.length - 1] = whole;
    else lines.push(word);
  }
  return lines;
}

const rows = [lenderHeading, ...lenderRows];

test.each([
  ["much", 5],
  ["little", 1],
])("a printed table whose cells are in the middle of their rows is read, with %s space between", (_, padding) => {
  const title = { text: "Merged credit report", x: 40, y: 760, width: 100, height: 12 };
  const section = { text: "Liabilities", x: 40, y: 740, width: 60, height: 12 };
  const lines = linesOfPages([{ width: 612, height: 792, pieces: [title, section, ...printed(rows, padding)] }]);
  expect(foundByBureau(lines).sort()).toEqual([
    "charge_off | CRESCENT HARBOR NATIONAL BANK | ex 1240 | tr 1240",
    "collection | MALLARD RECOVERY & RECEIVABLES LLC | ex 358",
    "late_payment | BASALT AUTO | eq 9140 | ex 9140 | tr 9140",
    "repossession | FLINT RIVER MOTOR ACCEPTANCE | ex 0 | tr 0",
  ]);
});

test("rows of one line with an empty cell above and below are rows still", () => {
  const names = ["TransUnion", "Experian", "Equifax"];
  const pieces = names.flatMap((name, at): PlacedText[] => {
    const values = at === 1 ? ["55019****", "Auto Loan", "$0", "Repossession"] : ["Not reported"];
    return [name, ...values].map((text, column) => ({
      text,
      x: 40 + column * 70,
      y: 700 - at * 11,
      width: widthOf(text),
      height: HEIGHT,
    }));
  });
  const lines = linesOfPages([{ width: 612, height: 792, pieces }]);
  expect(lines.map(({ cells }) => cells[0]?.text)).toEqual(names);
});

test("a label in the middle of its row's height has the values beside it that begin at the top, a dash among them", () => {
  const at = (x: number, y: number, text: string): PlacedText => ({
    text,
    x,
    y,
    width: text.length * 3.4,
    height: HEIGHT,
  });
  const columns = [173, 307, 442];
  const rowAt = (y: number, label: string, values: readonly string[]) => [
    at(38, y, label),
    ...values.map((text, column) => at(columns[column] ?? 0, y, text)),
  ];
  const pieces = [
    ...columns.map((x, column) => at(x, 700, ["TransUnion", "Experian", "Equifax"][column] ?? "")),
    ...rowAt(686, "Payment Status:", ["Current", "-", "-"]),
    at(173, 672, "Account paid for less than full"),
    at(307, 672, "-"),
    at(442, 672, "-"),
    at(38, 666.5, "Comments:"),
    at(173, 661, "balance"),
    ...rowAt(647, "Date Last Active:", ["02/15/2025", "-", "-"]),
  ];
  const lines = linesOfPages([{ width: 612, height: 792, pieces }]);
  expect(lines.map(({ cells }) => cells.map(({ text }) => text))).toContainEqual([
    "Comments:",
    "Account paid for less than full balance",
    "-",
    "-",
  ]);
});

test("headings of three lines beside headings of two are in the middle of their row, though none has one line", () => {
  const at = (x: number, y: number, text: string): PlacedText => ({
    text,
    x,
    y,
    width: text.length * 3.4,
    height: HEIGHT,
  });
  const heads: [x: number, words: string[]][] = [
    [34, ["Items As of", "Date Reported"]],
    [90, ["Balance", "Amount"]],
    [136, ["Date of", "Last", "Paymnt"]],
    [199, ["Scheduled", "Paymnt", "Amount"]],
  ];
  const pieces = [
    ...heads.flatMap(([x, words]) => words.map((text, row) => at(x, 700 + (words.length * 9.2) / 2 - row * 9.2, text))),
    ...["10/17/2026", "$13,552", "10/2026", "$263"].map((text, column) => at(heads[column]?.[0] ?? 0, 670, text)),
  ];
  const [head] = linesOfPages([{ width: 612, height: 792, pieces }]);
  expect(head?.cells.map(({ text }) => text)).toEqual([
    "Items As of Date Reported",
    "Balance Amount",
    "Date of Last Paymnt",
    "Scheduled Paymnt Amount",
  ]);
});

/** Two columns of labels with their values, beside a row of another column that is between two of theirs. */
const inStep = [
  [219, 700, "High Balance"],
  [286, 700, "$444"],
  [219, 686.5, "Past Due"],
  [286, 686.5, ">$444<"],
  [36, 680.5, "Account Type"],
  [103, 680.5, "Open Account"],
  [219, 673, "Pay Status"],
  [286, 673, ">Collection Account<"],
  [219, 659.5, "Original"],
  [286, 659.5, "HARBOR"],
  [219, 649, "Creditor"],
  [286, 649, "EMERGENCY GROUP"],
  [36, 645.25, "Loan Type"],
  [103, 645.25, "COLLECTION"],
  [286, 638.5, "(Utilities)"],
  [103, 634.75, "AGENCY/ATTORNEY"],
] as const;

test.each([
  ["go on below in lines that are closer", (y: number) => y],
  ["go on above in lines that are closer", (y: number) => 1340 - y],
])("rows whose labels and values %s are no lines of one cell", (_, heightOf) => {
  const pieces = inStep.map(([x, y, text]): PlacedText => {
    return { text, x, y: heightOf(y), width: text.length * 3.4, height: HEIGHT };
  });
  const lines = linesOfPages([{ width: 612, height: 792, pieces }]);
  const texts = lines.flatMap(({ cells }) => cells.map(({ text }) => text));
  expect(texts).toEqual(expect.arrayContaining(["High Balance", "Past Due", "Pay Status"]));
});

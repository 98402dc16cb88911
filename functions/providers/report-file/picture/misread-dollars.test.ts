import type { Word } from "./engine";
import { withDollarSigns } from "./misread-dollars";

/** Rows of a table, each cell at its column's left edge: 20 high, each letter 12 wide. */
const table = (...rows: string[][]): Word[] =>
  rows.flatMap((cells, row) =>
    cells.flatMap((text, column): Word[] =>
      text === ""
        ? []
        : [{ text, x: column * 200, y: row * 40, width: text.length * 12, height: 20, confidence: 0.95 }],
    ),
  );
const read = (...rows: string[][]) => withDollarSigns(table(...rows)).map(({ text }) => text);

const above = ["OAK BANK", "$5217", "$2929", "$260"];
const below = ["ELM LOANS", "$6435", "$6435", "$0"];

test("a five where the amounts of its row and column have a dollar sign is that sign", () => {
  const words = withDollarSigns(table(above, ["PINE MORTGAGE", "$336100", "5262687", "50"], below));
  const [changed, none] = words.slice(6);
  expect(words.map(({ text }) => text)).toEqual([...above, "PINE MORTGAGE", "$336100", "$262687", "$0", ...below]);
  expect([changed?.confidence, none?.confidence]).toEqual([0.85, 0.85]);
});

test("letters that stand alone among amounts are no dollars", () => {
  expect(read(above, ["PINE MORTGAGE", "$336100", "so", "S0"], below).slice(4, 8)).toEqual([
    "PINE MORTGAGE",
    "$336100",
    "$0",
    "$0",
  ]);
  expect(read(["so", "what"], ["so", "be"])).toEqual(["so", "what", "so", "be"]);
});

test.each([
  ["without amounts in its row", [above, ["PINE MORTGAGE", "", "5262687", ""], below]],
  [
    "in a column of numbers",
    [
      ["OAK BANK", "$52", "24", "60"],
      ["PINE", "$33", "51", "61"],
      ["ELM", "$64", "53", "62"],
    ],
  ],
  ["with a comma that shows that it is a digit", [above, ["PINE", "$336,100", "5,262", "$0"], below]],
])("a number %s stays", (_, rows) => {
  expect(read(...rows)).toEqual(rows.flat().filter((text) => text !== ""));
});

test("amounts that end at one place are a column as well", () => {
  const words = table(above, ["PINE", "$336100", "$1", "5262"], below);
  const moved = words.map((word) => (word.x === 600 ? { ...word, x: 700 - word.width } : word));
  expect(withDollarSigns(moved).map(({ text }) => text)).toContain("$262");
});

test("an amount that begins with a five in a column of dollars, with none in its row, is unsure", () => {
  const words = withDollarSigns(table(above, ["PINE MORTGAGE", "", "5262687", ""], below));
  expect(words.find(({ text }) => text === "5262687")?.confidence).toBe(0.85);
});

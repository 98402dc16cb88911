import { withLooseWords } from "./loose-words";

const cell = (text: string, x: number, width: number) => ({ text, x, width, confidence: 0.92 });
const read = (...lines: ReturnType<typeof cell>[][]) =>
  withLooseWords(lines.map((cells) => ({ cells, height: 16 }))).map((cells) => cells.map(({ text }) => text));

const status = [cell("Status", 42, 50), cell("In collections", 322, 120)];

test("an initial before a creditor's name may be a little too far from it", () => {
  const name = [cell("I", 42.7, 4), cell("C SYSTEM", 65.8, 106), cell("$143", 385, 50)];
  expect(read(name, status)[0]).toEqual(["I C SYSTEM", "$143"]);
});

test.each([
  ["letters of another column", [[cell("B", 20, 8), cell("OSPREY BANK", 44, 106)], status]],
  [
    "the first of two columns",
    [
      [cell("B", 42, 8), cell("OSPREY BANK", 66, 106)],
      [cell("J", 42, 8), cell("PELICAN HOME", 66, 106)],
    ],
  ],
  ["what is farther away", [[cell("B", 42, 8), cell("OSPREY BANK", 80, 106)], status]],
  ["marks of months", [[cell("C", 42, 8), cell("CO", 66, 16)], status]],
])("it stays apart otherwise: %s", (_, lines) => {
  expect(read(...lines)).toEqual(lines.map((cells) => cells.map(({ text }) => text)));
});

import { placedInGrid } from "./label-grid";

const cell = (text: string, x: number, width = text.length * 5) => ({ text, x, width });
const columns = [
  { cell: cell("Furnisher", 75, 35), part: { label: "furnisher", field: "creditorName" as const, value: "" } },
  { cell: cell("Account #", 156, 36) },
  { cell: cell("Equifax", 202, 27) },
  { cell: cell("Experian", 238, 32) },
  { cell: cell("TransUnion", 278, 41) },
  { cell: cell("Reason", 413, 27) },
  { cell: cell("Balance", 541, 29), part: { label: "balance", field: "balance" as const, value: "" } },
];
const row = (reason: string, balance: string) => [
  cell("NORTHLAKE CARD", 36, 55),
  cell("****4417", 155, 28),
  cell("Negative", 200, 30),
  cell("Negative", 237, 30),
  cell("Negative", 277, 30),
  cell(reason, 326, 35),
  cell(balance, 533, 33),
];
const placed = (cells: readonly { text: string; x: number; width: number }[]) =>
  placedInGrid(cells, columns).map((each) => each?.text);

test("a short value left of a heading in the middle of its column is in that column where no other is empty", () => {
  expect(placed(row("Charge-off", "$840.00")).slice(4)).toEqual(["Negative", "Charge-off", "$840.00"]);
});

test("values that do not fit the headings in their order stay where they are", () => {
  expect(placed(row("$840.00", "Repossession"))[5]).toBeUndefined();
});

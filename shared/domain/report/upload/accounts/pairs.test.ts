import { accountLabels } from "../words/vocabulary";
import { readPairs } from "./pairs";

const line = (no: number, ...cells: [x: number, text: string][]) => ({
  page: 1,
  line: no,
  cells: cells.map(([x, text]) => ({ text, x, width: text.length * 5 })),
});
const valuesOf = (...lines: ReturnType<typeof line>[]) =>
  readPairs(lines, accountLabels).pairs.map(({ label, reading }) => [label, reading?.value]);

test("of two tables beside one another a value goes on where lines of the other one come between", () => {
  const lines = [
    line(1, [35, "Date Opened"], [146, "11/11/2017"]),
    line(2, [316, "Credit Limit"], [427, "$2,500"]),
    line(3, [35, "Status"], [146, "Discharged through"]),
    line(4, [316, "Highest Balance"], [427, "$3,087"]),
    line(5, [146, "Bankruptcy Chapter"]),
    line(6, [146, "7/Never late."], [316, "Terms"], [427, "-"]),
    line(7, [35, "Status Updated"], [146, "Oct 2026"]),
  ];
  expect(valuesOf(...lines)).toContainEqual(["status", "Discharged through Bankruptcy Chapter 7/Never late."]);
});

test("no value goes on below the next label of its own table", () => {
  const lines = [
    line(1, [35, "Status"], [146, "Open"]),
    line(2, [35, "Terms"], [146, "-"]),
    line(3, [146, "Charged off"]),
  ];
  expect(valuesOf(...lines)).toContainEqual(["status", "Open"]);
});

test("a number alone behind its label is an account's, and how many there are of something is none", () => {
  const lines = [
    line(1, [36, "Number"], [159, "****4417"]),
    line(2, [36, "Number of accounts"], [159, "12"]),
    line(3, [36, "Balance"], [159, "$310"]),
  ];
  expect(valuesOf(...lines)).toEqual([
    ["number", "****4417"],
    ["balance", "$310"],
  ]);
});

test("below a number behind words of its own the next label has its value", () => {
  const lines = [
    line(1, [36, "Account number"], [159, "ending in 4417"]),
    line(2, [36, "Status"], [159, "Repossession"]),
    line(3, [36, "Past due"], [159, "$310"]),
  ];
  expect(valuesOf(...lines)).toContainEqual(["status", "Repossession"]);
});

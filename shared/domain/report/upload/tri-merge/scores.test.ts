import { analyzeReport } from "../analyze";
import { linesOfText } from "../files/plain-text";

const row = (label: string, ...values: string[]) => label.padEnd(20) + values.map((value) => value.padEnd(24)).join("");
const bureaus = row("", "TransUnion", "Experian", "Equifax");

const page = (scores: string) =>
  [
    `Three bureau credit report\nPersonal Information\n${bureaus}`,
    row("Name:", "JANE Q SAMPLE", "JANE SAMPLE", "JANE Q SAMPLE"),
    `${scores}\nSummary\n${bureaus}`,
    row("Total Accounts:", "4", "4", "3"),
    `Account History\nNORTHLAKE CARD\n${bureaus}`,
    row("Account #:", "517805****", "517805****", "517805****"),
    row("Payment Status:", "Collection/Chargeoff", "Collection/Chargeoff", "Collection/Chargeoff"),
    row("Balance:", "$1,254.00", "$1,198.00", "$1,254.00"),
  ].join("\n");

const scoresIn = (scores: string) =>
  analyzeReport(linesOfText(page(scores)), "2026-11-20")?.files.map(({ bureau, score }) => [bureau, score]);

const scored = [
  ["experian", 601],
  ["equifax", 593],
  ["transunion", 587],
];

test("the bureaus' scores are read below a heading of the same words, whatever bureaus' columns are above it", () => {
  const values = row("Credit Score:", "587", "601", "593");
  expect(scoresIn(`Credit Score\n${bureaus}\n${values}`)).toEqual(scored);
  expect(scoresIn(`Credit Scores\n${bureaus}\n${values}`)).toEqual(scored);
  expect(scoresIn(`Credit Score\n${values}`)).toEqual(scored);
});

test("a score that a bureau does not print is none", () => {
  const values = row("Credit Score:", "-", "601", "-");
  expect(scoresIn(`Credit Score\n${bureaus}\n${values}`)).toEqual([
    ["experian", 601],
    ["equifax", null],
    ["transunion", null],
  ]);
});

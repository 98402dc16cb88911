import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";
import { withStackedLabels } from "./stacked-labels";

test.each([
  ["Comments:", "Original creditor:"],
  ["Remarks", "Original Creditor"],
])(
  "words behind “%s” stand over no other label: “settled for less than full”, and below it “balance”",
  (remarks, original) => {
    const row = (...texts: string[]) =>
      texts
        .map((text) => text.padEnd(30))
        .join("")
        .trimEnd();
    const text = [
      "PINE LOANS",
      row("", "TransUnion", "Experian", "Equifax"),
      row("Account #:", "441712****", "441712****", "441712****"),
      row("Account Status:", "Closed", "Closed", "Closed"),
      row("Balance:", "$0.00", "$0.00", "$0.00"),
      row(original, "N/A", "N/A", "N/A"),
      row(remarks, "Settled for less than full", "Settled for less than full", "Settled for less than full"),
      row("", "balance", "balance", "balance"),
      row("Date Last Active:", "06/01/2026", "06/01/2026", "06/01/2026"),
    ].join("\n");
    expect(foundByBureau(linesOfText(text))).toEqual(["other | PINE LOANS | eq 0 | ex 0 | tr 0"]);
  },
);

test("the ratings at the end of an account stand over no label of the next one", () => {
  const lines = linesOfText(
    [
      "                      Rating    60    30    OK    OK",
      "                      Rating    OK    OK    OK    OK",
      "Account Name                                               Account Number",
      "PINE LOANS                                                 441712****",
    ].join("\n"),
  );
  expect(withStackedLabels(lines)).toEqual(lines);
});

test("the last value under labels of two lines may be a word", () => {
  const row = (no: number, ...cells: [x: number, text: string][]) => ({
    page: 1,
    line: no,
    cells: cells.map(([x, text]) => ({ text, x, width: text.length * 3 })),
  });
  const lines = [
    row(1, [34, "Account"], [76, "Date"], [112, "High"], [140, "Credit"], [251, "Months"], [284, "Activity"]),
    row(2, [34, "Number"], [76, "Opened"], [112, "Credit"], [140, "Limit"], [251, "Revd"], [284, "Designator"]),
    row(3, [34, "****7845"], [76, "06/03/2022"], [112, "$717"], [140, "$750"], [251, "41"], [284, "Closed"]),
  ];
  const [labels] = withStackedLabels(lines);
  expect(labels?.cells.map(({ text }) => text)).toEqual([
    "Account Number",
    "Date Opened",
    "High Credit",
    "Credit Limit",
    "Months Revd",
    "Activity Designator",
  ]);
});

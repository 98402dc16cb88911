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

import { analyzeReport } from "../analyze";
import { linesOfText } from "../files/plain-text";

test("a kind and a number below a name belong together, though a photo lost the dot between them", () => {
  const report = `Experian credit report
Potentially negative
NORTHLAKE CARD
Credit Card     5333XXXXXXXX
Status          Account charged off
Balance         $2,953
Date opened     05/26/2020
RIDGELINE RECOVERY LLC
Collection -    7928 XXXXXXXX
Status          Collection account
Balance         $1,741
Date opened     04/13/2024
`;
  const entries = analyzeReport(linesOfText(report), "2026-11-20")?.files[0]?.entries ?? [];
  expect(
    entries.map(({ creditorName, accountNumber, accountType }) => [creditorName, accountNumber, accountType]),
  ).toEqual([
    ["NORTHLAKE CARD", "5333****", "Credit Card"],
    ["RIDGELINE RECOVERY LLC", "7928****", "Collection"],
  ]);
});

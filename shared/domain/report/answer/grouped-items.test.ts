import { linesOfText } from "../upload/files/plain-text";
import { readAnswer } from "./read-answer";

const outcomesOf = (text: string) =>
  readAnswer(linesOfText(text), "2026-11-20")?.outcomes.map(({ creditorName, outcome }) => [creditorName, outcome]);

const results = (rows: string) => `Experian
Date: 06/15/2026
Dispute Results
Our reinvestigation is now complete.
${rows}
Experian, P.O. Box 9701, Allen, TX 75013`;

test("what the member asked for is not what was done", () => {
  const letter = results(`NORTHLAKE CARD SERVICES
Account number: 517805XXXX
You asked us to: have this account deleted
Outcome: Remains
HARBOR LANE BANK
Account number: 300415XXXX
Requested action: removed from file
Outcome: Updated`);
  expect(outcomesOf(letter)).toEqual([
    ["NORTHLAKE CARD SERVICES", "verified"],
    ["HARBOR LANE BANK", "modified"],
  ]);
});

test.each([
  `Deleted items
NORTHLAKE CARD SERVICES 517805XXXX
RIDGELINE RECOVERY LLC 850122XXXX
Items that remain
HARBOR LANE BANK 300415XXXX
Updated items
TRI-COUNTY AUTO 620741XXXX`,
  `The following items were deleted:
1. NORTHLAKE CARD SERVICES, account 517805XXXX
2. RIDGELINE RECOVERY LLC, account 850122XXXX
The following items were verified as accurate and remain on your report:
1. HARBOR LANE BANK, account 300415XXXX
The items below were updated:
1. TRI-COUNTY AUTO, account 620741XXXX`,
  `Outcome         Item                         Account number
Deleted         NORTHLAKE CARD SERVICES      517805XXXX
Deleted         RIDGELINE RECOVERY LLC       850122XXXX
Remains         HARBOR LANE BANK             300415XXXX
Updated         TRI-COUNTY AUTO              620741XXXX`,
])("items in groups, or behind their outcomes: %s", (rows) => {
  expect(outcomesOf(results(rows))).toEqual([
    ["NORTHLAKE CARD SERVICES", "deleted"],
    ["RIDGELINE RECOVERY LLC", "deleted"],
    ["HARBOR LANE BANK", "verified"],
    ["TRI-COUNTY AUTO", "modified"],
  ]);
});

test("a letter that comes before the results is none", () => {
  const letter = `Equifax
July 7, 2026
Dear MAYA LOPEZ:
We have received your dispute about NORTHLAKE CARD (517805****) and forwarded it to the company that reported it. You will
receive the results of our investigation within 30 days. When our investigation is complete the item may be removed.
Items that are not verified are deleted.`;
  expect(readAnswer(linesOfText(letter), "2026-11-20")).toBeUndefined();
});

test("a page in Spanish with what was disputed, and an action in place of an outcome", () => {
  const page = `Experian
Disputas completadas (2)
NORTHLAKE CARD SERVICES
517805XXXX
Eliminada
Usted disputó
La cuenta no es mía
HARBOR LANE BANK
990412XXXX
Permanece`;
  expect(outcomesOf(page)).toEqual([
    ["NORTHLAKE CARD SERVICES", "deleted"],
    ["HARBOR LANE BANK", "verified"],
  ]);
  const rows = `NORTHLAKE CARD SERVICES 517805****
Dispute reason: Please remove, not mine
Action: Verified as accurate; no change
HARBOR LANE BANK 990412****
Action: Deleted from your credit report`;
  expect(outcomesOf(results(rows))).toEqual([
    ["NORTHLAKE CARD SERVICES", "verified"],
    ["HARBOR LANE BANK", "deleted"],
  ]);
});

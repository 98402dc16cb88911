import { linesOfText } from "../upload/files/plain-text";
import { readAnswer } from "./read-answer";

const outcomesOf = (text: string) =>
  readAnswer(linesOfText(text), "2026-11-20")?.outcomes.map(({ creditorName, outcome }) => [creditorName, outcome]);

const letter = (items: string) => `TransUnion
Date Issued: 10/14/2026
Your Investigation Results
${items}`;

test.each([
  `INVESTIGATION RESULTS - VERIFIED AS ACCURATE: The disputed item was verified as accurate.
NORTHLAKE CARD SERVICES #441712****
INVESTIGATION RESULTS - DELETED: The disputed item was removed from your credit report.
HARBOR LANE BANK #517805****
How to Read Your Investigation Results
For each disputed item, a summary explanation appears in the gray box.`,
  `Verified as accurate
  NORTHLAKE CARD SERVICES
  441712****

DELETED
  HARBOR LANE BANK  517805****
Do not reply to this e-mail.`,
  `INVESTIGATION RESULTS - VERIFIED AS ACCURATE: The disputed item was verified as accurate.
NORTHLAKE CARD SERVICES #441712**** ( PO BOX 981, EL PASO, TX 79998 )
We investigated the information you disputed and it was VERIFIED AS ACCURATE; no change was made.
Balance: $1,911
INVESTIGATION RESULTS - DELETED: The disputed item was removed from your credit report.
HARBOR LANE BANK #517805****
We investigated the information you disputed. This item was deleted.
TransUnion Credit Report
TRI-COUNTY AUTO FINANCE #66104****
Balance: $455`,
])("an outcome over an item is of the item below it: %s", (items) => {
  expect(outcomesOf(letter(items))).toEqual([
    ["NORTHLAKE CARD SERVICES", "verified"],
    ["HARBOR LANE BANK", "deleted"],
  ]);
});

test("an outcome below an item is of the item above it, whatever is below", () => {
  const items = `NORTHLAKE CARD SERVICES
441712****
Date opened: 06/2017
Balance: $1,911
Verified as accurate
HARBOR LANE BANK
517805****
Deleted
TRI-COUNTY AUTO FINANCE
66104****`;
  expect(outcomesOf(letter(items))).toEqual([
    ["NORTHLAKE CARD SERVICES", "verified"],
    ["HARBOR LANE BANK", "deleted"],
  ]);
});

test("an outcome over several items is of each, and of none in the report behind them", () => {
  const items = `VERIFIED AS ACCURATE
NORTHLAKE CARD SERVICES # 441712****
HARBOR LANE BANK # 517805****
DELETED
RIDGELINE RECOVERY
850122****
BAYSIDE CARD # 9900****
TransUnion Credit Report
TRI-COUNTY AUTO FINANCE # 66104****`;
  expect(outcomesOf(letter(items))).toEqual([
    ["NORTHLAKE CARD SERVICES", "verified"],
    ["HARBOR LANE BANK", "verified"],
    ["RIDGELINE RECOVERY", "deleted"],
    ["BAYSIDE CARD", "deleted"],
  ]);
});

test("where a photo lost the first heading, its item takes no other's", () => {
  const items = `INV re: TION RESULTS - : The disputed item was verified as accurate.
NORTHLAKE CARD SERVICES #441712****
INVESTIGATION RESULTS - DELETED: The disputed item was removed from your credit report.
HARBOR LANE BANK #517805****`;
  const found = outcomesOf(letter(items))?.filter(
    ([name]) => name === "NORTHLAKE CARD SERVICES" || name === "HARBOR LANE BANK",
  );
  expect(found).toEqual([["HARBOR LANE BANK", "deleted"]]);
});

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

test("a row that names an item is no heading over the number below it", () => {
  const rows = `ITEM                                DESCRIPTION            RESULTS
NRTH                                COLLECTION ACCOUNT     DELETED
# 441712****
HARBOR LANE BANK OF COMMERCE NA     COLLECTION ACCOUNT     VERIFIED, NO CHANGE
# 517805****`;
  const outcomes = readAnswer(linesOfText(letter(rows)), "2026-11-20")?.outcomes;
  expect(outcomes?.map(({ creditorName, accountNumber, outcome }) => [creditorName, accountNumber, outcome])).toEqual([
    ["NRTH", "4417****", "deleted"],
    ["HARBOR LANE BANK OF COMMERCE NA", "5178****", "verified"],
  ]);
});

test.each([
  `Term                          Meaning
Deleted                       The item was removed from your credit report
Disputed information updated  A change was made to the item based on your dispute
Verified as accurate          No change was made`,
  `Result                        What it means
Deleted                       The item was removed from your credit report`,
  `Frequently asked questions
What does Deleted mean? The item no longer appears on your credit report.
What does Verified mean? The company that reported the item confirmed it is accurate.`,
  `Common questions
What does "Deleted" mean?
The item no longer appears on your credit report.`,
])("what the words of a letter mean is said of no item: %s", (explained) => {
  const item = "NORTHLAKE CARD SERVICES    441712****\nUpdated";
  const told = [["NORTHLAKE CARD SERVICES", "modified"]];
  expect(outcomesOf(letter(`${explained}\n${item}`))).toEqual(told);
  expect(outcomesOf(letter(`${item}\n${explained}`))).toEqual(told);
});

test("a sentence may be between a heading and the name of its item", () => {
  const items = `INVESTIGATION RESULTS - DELETED:
In response to your dispute, this item was DELETED from your credit report.
NORTHLAKE CARD
70686232****
INVESTIGATION RESULTS - DISPUTED INFORMATION UPDATED:
A change was made to the item(s) based on your dispute.
HARBOR LANE BANK
80265521****
We investigated the information you disputed and updated: Balance; Pay Status.
INVESTIGATION RESULTS - DELETED:
In response to your dispute, this item was DELETED from your credit report.
TRI-COUNTY AUTO
66104****`;
  expect(outcomesOf(letter(items))).toEqual([
    ["NORTHLAKE CARD", "deleted"],
    ["HARBOR LANE BANK", "modified"],
    ["TRI-COUNTY AUTO", "deleted"],
  ]);
});

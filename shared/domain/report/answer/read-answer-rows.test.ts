import { linesOfText } from "../upload/files/plain-text";
import { readAnswer, readByDisputed } from "./read-answer";

const letter = (rows: string) => `TransUnion
Investigation Results
File Number: 390018842
Date: 10/12/2026
Dear Daniel Okafor,
Our investigation of the dispute you recently submitted is now complete. The results are listed below.
${rows}
`;
const outcomesOf = (rows: string) =>
  readAnswer(linesOfText(letter(rows)), "2026-11-20")?.outcomes.map(({ creditorName, accountNumber, outcome }) => [
    creditorName,
    accountNumber,
    outcome,
  ]);

test.each([
  [
    "the outcome behind the number",
    `NORTHLAKE CARD SERVICES #441712****** DELETED
EMPIRE COLLECTION BUREAU #88012**** VERIFIED AS ACCURATE
TRI-COUNTY AUTO FINANCE #66104**** VERIFIED AS ACCURATE AND UPDATED`,
  ],
  [
    "what was disputed between",
    `ITEM DISPUTE RESULTS
NORTHLAKE CARD SERVICES #441712****** Not my account DELETED
EMPIRE COLLECTION BUREAU #88012**** Paid in full VERIFIED AS ACCURATE
TRI-COUNTY AUTO FINANCE #66104**** Balance incorrect VERIFIED AS ACCURATE AND UPDATED`,
  ],
  [
    "numbers that are not masked",
    `NORTHLAKE CARD SERVICES #4417120098 DELETED
EMPIRE COLLECTION BUREAU #880124471 VERIFIED AS ACCURATE
TRI-COUNTY AUTO FINANCE #661040025 VERIFIED AS ACCURATE AND UPDATED`,
  ],
  [
    "in small letters",
    `NORTHLAKE CARD SERVICES # 441712****** Deleted
EMPIRE COLLECTION BUREAU # 88012**** Verified as accurate
TRI-COUNTY AUTO FINANCE # 66104**** Verified as accurate and updated`,
  ],
])("rows with single spaces are read: %s", (_, rows) => {
  expect(outcomesOf(rows)).toEqual([
    ["NORTHLAKE CARD SERVICES", expect.stringContaining("****"), "deleted"],
    ["EMPIRE COLLECTION BUREAU", expect.stringContaining("****"), "verified"],
    ["TRI-COUNTY AUTO FINANCE", expect.stringContaining("****"), "verified_but_corrected"],
  ]);
});

test.each([
  ["0540****", "9999****", 0],
  ["****0540", "****9999", 0],
  ["0540****", "0540****", 1],
  ["****0540", "9999****", 1],
  [undefined, "9999****", 1],
])("of an item %s a row with its name and the number %s says as much as the number allows", (own, shown, count) => {
  const items = [{ creditorName: "Northlake Card Services", accountNumber: own }];
  const rows = linesOfText(letter(`NORTHLAKE CARD SERVICES   #${shown}   DELETED`));
  expect(readByDisputed(rows, "2026-11-20", items)?.outcomes ?? []).toHaveLength(count);
});

test("a row without an outcome has none", () => {
  expect(outcomesOf("NORTHLAKE CARD SERVICES #441712****** Not my account\nHARBOR LANE #5178**** DELETED")).toEqual([
    ["HARBOR LANE", "5178****", "deleted"],
  ]);
});

test("a row whose next lines look like a place is no person's", () => {
  const text = `Experian
Dispute results
October 15, 2026
Here are the results:
Credit items                 Outcome
NORTHLAKE CARD SERVICES      Deleted
441712....
HARBOR LANE BANK             Remains
517805....
Visit experian.com/status to check the status of your pending disputes at any time.
`;
  expect(
    readAnswer(linesOfText(text), "2026-11-20")?.outcomes.map(({ creditorName, outcome }) => [creditorName, outcome]),
  ).toEqual([
    ["NORTHLAKE CARD SERVICES", "deleted"],
    ["HARBOR LANE BANK", "verified"],
  ]);
});

test("new information below is a correction, and whom the letter is sent to is no item", () => {
  const text = `TransUnion
File Number: 390018842
DANIEL OKAFOR
Our investigation of the dispute you recently submitted is now complete. If an item you disputed is not in the list, it was
not appearing or it already reflected the corrected status at the time of our investigation.
Investigation Results
ITEM                      DESCRIPTION     RESULTS
NORTHLAKE CARD SERVICES   # 441712****    DELETED
HARBOR LANE BANK          # 517805****    NEW INFORMATION BELOW
`;
  expect(
    readAnswer(linesOfText(text), "2026-11-20")?.outcomes.map(({ creditorName, outcome }) => [creditorName, outcome]),
  ).toEqual([
    ["NORTHLAKE CARD SERVICES", "deleted"],
    ["HARBOR LANE BANK", "modified"],
  ]);
});

test("what the words of a letter mean is said of no item, nor of whom it is sent to", () => {
  const text = `TransUnion
Your Investigation Results
Clyde S. Pruitt          Date Issued: 03/25/2026
Our investigation of the dispute you recently submitted is now complete. The results are listed below.
VERIFIED AS ACCURATE: the disputed item(s) was verified as accurate. UPDATED: a change was made to the item(s). DELETED: the item was removed from your credit report.
INVESTIGATION RESULTS
NORTHLAKE CARD # 482150389107****     UPDATED
Balance: $1,230   Past Due: $1,230   Date Opened: 12/02/2018
RIDGELINE RECOVERY # 51417****     VERIFIED AS ACCURATE
`;
  const found = readAnswer(linesOfText(text), "2026-11-02")?.outcomes.map(({ creditorName, outcome }) => [
    creditorName,
    outcome,
  ]);
  expect(found).toEqual([
    ["NORTHLAKE CARD", "modified"],
    ["RIDGELINE RECOVERY", "verified"],
  ]);
});

test("a letter's day may be the last of several facts in one line", () => {
  const text = `EQUIFAX | Confirmation number 4417122990 | Date completed: 10/20/2026
Dispute results
NORTHLAKE CARD #441712****** DELETED`;
  expect(readAnswer(linesOfText(text), "2026-11-20")?.answeredOn).toBe("2026-10-20");
});

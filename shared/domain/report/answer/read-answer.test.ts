import { analyzeReport } from "../upload/analyze";
import { linesOfText } from "../upload/files/plain-text";
import type { FoundOutcome } from "./answer";
import { matchOutcomes } from "./match-outcomes";
import { readAnswer } from "./read-answer";

const today = "2026-11-20";
const outcomesOf = (letter: string) =>
  readAnswer(linesOfText(letter), today)?.outcomes.map(({ creditorName, outcome }) => [creditorName, outcome]);

const experian = `Experian
Dispute Results
Report number: 1234-5678-90            Oct 12, 2026
MAYA LOPEZ
40 PINE STREET
ALBANY NY 12207
Dear MAYA LOPEZ,
Our reinvestigation of the dispute(s) and/or other requests you recently submitted is now complete.
If an item was deleted, it will no longer appear. If it was verified, it will remain on your report.
Here are the results
NORTHLAKE CARD SERVICES 441712XXXXXX
Outcome: Deleted - This item was removed from your credit report.
TRI-COUNTY AUTO FINANCE 66104XXXX
Outcome: Verified and Updated - The information you disputed has been verified as accurate; however
information unrelated to the dispute has been updated.
RIDGELINE RECOVERY LLC RR77A4XXXX12
Outcome: Remains - The company that reported the information has certified that it is accurate.
HARBOR LANE BANK 517805XXXXXX
Outcome: Updated - The item you disputed has been updated.
`;

const equifax = `EQUIFAX
Equifax Information Services LLC
October 12, 2026
ROSA DELGADO
40 PINE STREET, ALBANY, NY 12207
Dear Rosa Delgado:
Below are the results of your request for Equifax to reinvestigate certain elements of your Equifax credit file.
>>> We have researched the credit account. Account # - 441712* The results are: This account has been deleted
from the credit file. If you have additional questions about this item please contact: NORTHLAKE CARD SERVICES, PO
Box 7710, Albany NY 12207-7710 Phone: (800) 555-0166
>>> We have researched the credit account. Account # - 66104* The results are: We verified that this item belongs
to you. If you have additional questions about this item please contact: TRI-COUNTY AUTO FINANCE, PO Box 220
Phone: (800) 555-0101
>>> We have researched the collection account. Account # - 77A4471 The results are: This item has been updated.
If you have additional questions about this item please contact: RIDGELINE RECOVERY LLC, PO Box 10
`;

const transunion = `TransUnion
Investigation Results
File Number: 390018842
Date: 10/12/2026
DANIEL OKAFOR
Our investigation of the dispute you recently submitted is now complete. The results are listed below.
ITEM                                     DISPUTE                 RESULTS
NORTHLAKE CARD SERVICES #441712******    Not my account          DELETED
EMPIRE COLLECTION BUREAU #88012****      Paid in full            VERIFIED AS ACCURATE
TRI-COUNTY AUTO FINANCE #66104****       Balance incorrect       VERIFIED AS ACCURATE AND UPDATED
`;

const short = ({ creditorName, accountNumber, outcome, line }: FoundOutcome) =>
  `${outcome} | ${creditorName} | ${accountNumber ?? "-"} | ${line}`;

test.each([
  [
    "experian",
    experian,
    [
      "deleted | NORTHLAKE CARD SERVICES | 4417**** | 12",
      "verified_but_corrected | TRI-COUNTY AUTO FINANCE | 6610**** | 14",
      "verified | RIDGELINE RECOVERY LLC | RR77**** | 17",
      "modified | HARBOR LANE BANK | 5178**** | 19",
    ],
  ],
  [
    "equifax",
    equifax,
    [
      "deleted | NORTHLAKE CARD SERVICES | 4417**** | 8",
      "verified | TRI-COUNTY AUTO FINANCE | 6610**** | 11",
      "modified | RIDGELINE RECOVERY LLC | ****4471 | 14",
    ],
  ],
  [
    "transunion",
    transunion,
    [
      "deleted | NORTHLAKE CARD SERVICES | 4417**** | 8",
      "verified | EMPIRE COLLECTION BUREAU | 8801**** | 9",
      "verified_but_corrected | TRI-COUNTY AUTO FINANCE | 6610**** | 10",
    ],
  ],
])("the results of %s are read item by item", (bureau, text, outcomes) => {
  const read = readAnswer(linesOfText(text), today);
  expect(read?.outcomes.map(short)).toEqual(outcomes);
  expect(read).toMatchObject({ bureau, letter: "results", answeredOn: "2026-10-12" });
});

test.each([
  [
    "We have determined that your dispute is frivolous or irrelevant because you did not provide enough information.",
    "Account in question:\nNORTHLAKE CARD SERVICES 441712XXXXXX",
  ],
  [
    "We believe this request was not sent by you and will not be investigating it.",
    "NORTHLAKE CARD SERVICES     441712XXXXXX",
  ],
])("a notice that nothing is investigated is one: %s", (why, item) => {
  const text = `TransUnion\nOctober 1, 2026\nMAYA LOPEZ\nDear Maya Lopez,\n${why}\n${item}\nSincerely,\nTransUnion`;
  expect(readAnswer(linesOfText(text), today)).toMatchObject({
    bureau: "transunion",
    letter: "frivolous",
    answeredOn: "2026-10-01",
    outcomes: [{ creditorName: "NORTHLAKE CARD SERVICES", accountNumber: "4417****", outcome: "frivolous" }],
  });
});

test.each([
  "Dear Maya Lopez,\nRe: Northlake Card Services, account 441712XXXXXX",
  "Re: NORTHLAKE CARD SERVICES, Account Number: 441712XXXXXX\nDear Maya Lopez,",
  "RE: Your dispute of Northlake Card Services 441712XXXXXX\nDear Maya Lopez,",
  "Asunto: Northlake Card Services, cuenta 441712XXXXXX\nEstimada Maya Lopez:",
])("the item in the subject of a letter is its item: %s", (subject) => {
  const why =
    "We have determined that your dispute is frivolous or irrelevant: you did not send enough to investigate it.";
  const text = `TransUnion\nOctober 1, 2026\nMAYA LOPEZ\n12 Elm Street\nDayton, OH 45402\n${subject}\n${why}\nSincerely,\nTransUnion`;
  const read = readAnswer(linesOfText(text), today);
  expect(read?.outcomes.map(({ creditorName, ...found }) => [creditorName.toUpperCase(), found])).toMatchObject([
    ["NORTHLAKE CARD SERVICES", { accountNumber: "4417****", outcome: "frivolous" }],
  ]);
});

test("a letter that names no item is a notice without items", () => {
  const text = "Equifax\nDear Maya,\nWe have determined that your dispute is frivolous.\nSincerely,\nEquifax";
  expect(readAnswer(linesOfText(text), today)).toMatchObject({ letter: "frivolous", outcomes: [] });
});

test("a letter in Spanish is read", () => {
  const text = `Experian\nResultados de su disputa\nEstimada Maya:\nNORTHLAKE CARD SERVICES 441712XXXXXX\nResultado: Eliminado\n`;
  expect(readAnswer(linesOfText(text), today)?.outcomes.map(short)).toEqual([
    "deleted | NORTHLAKE CARD SERVICES | 4417**** | 5",
  ]);
});

test("a report with disputed accounts and the summary of rights is no answer", () => {
  const text = `Experian
Report number: 12
Accounts
NORTHLAKE CARD SERVICES 441712XXXXXX
Status: Charge off
Balance: $1,240
Comment: Investigation completed, consumer disagrees. Account information disputed by consumer.
A Summary of Your Rights
The agency must investigate unless your dispute is frivolous. Inaccurate information must be removed or corrected.`;
  expect(readAnswer(linesOfText(text), today)).toBeUndefined();
  expect(analyzeReport(linesOfText(text), today)?.files[0]?.entries).toHaveLength(1);
});

test("an outcome is of the disputed item of the same creditor and no other number", () => {
  const found = { outcome: "deleted", page: 1, line: 1, rawText: "", confidence: "high" } as const;
  const items = [
    { id: "a", creditorName: "Northlake Card Services", accountNumber: "4417****" },
    { id: "b", creditorName: "Northlake Card Services", accountNumber: "9999****" },
    { id: "c", creditorName: "Harbor Lane Bank" },
  ];
  const outcomes: FoundOutcome[] = [
    { ...found, creditorName: "NORTHLAKE CARD SERVICES", accountNumber: "4417****" },
    { ...found, creditorName: "NORTHLAKE CARD SERVICES" },
    { ...found, creditorName: "HARBOR LANE BANK", accountNumber: "5178****" },
    { ...found, creditorName: "OTHER BANK" },
  ];
  expect(matchOutcomes(outcomes, items).map(({ item }) => item?.id)).toEqual(["a", undefined, "c", undefined]);
});

test("two outcomes that may be of one item are of none, unless one has its very name", () => {
  const found = { page: 1, line: 1, rawText: "", confidence: "high" } as const;
  const items = [{ id: "a", creditorName: "Northlake Card", accountNumber: "4417****" }];
  const idsOf = (...outcomes: FoundOutcome[]) => matchOutcomes(outcomes, items).map(({ item }) => item?.id);
  const kept = { ...found, creditorName: "NORTHLAKE CARD", accountNumber: "4417****", outcome: "verified" } as const;
  const gone = { ...kept, creditorName: "NORTHLAKE CARD 2", outcome: "deleted" } as const;
  expect(idsOf(kept, gone)).toEqual(["a", undefined]);
  expect(idsOf(kept, { ...gone, creditorName: kept.creditorName })).toEqual([undefined, undefined]);
  expect(idsOf(gone)).toEqual(["a"]);
});

test("what was disputed is no creditor's name, and a heading neither", () => {
  const letter = `TransUnion Consumer Solutions
Your TransUnion dispute results
Date Issued: 10/14/2026
NORTHLAKE CARD SERVICES 441712345678****
WHAT YOU DISPUTED
Balance incorrect
RESULT
INFORMATION UPDATED: A change was made to the item(s) based on your dispute.
RIDGELINE RECOVERY LLC 77A4471****
WHAT YOU DISPUTED
Not mine
RESULT
DELETED: The item you disputed was removed from your credit report.`;
  expect(outcomesOf(letter)).toEqual([
    ["NORTHLAKE CARD SERVICES", "modified"],
    ["RIDGELINE RECOVERY LLC", "deleted"],
  ]);
});

test("the end of a number is no name, nor is the report's own number", () => {
  const letter = `Experian
Prepared for: MAYA LOPEZ
Date: October 12, 2026
Report number: 1234-5678-90
Dispute Results
Our reinvestigation of the dispute(s) you recently submitted is now complete. If an item you disputed is not in the list of
results below, it was either not appearing in your credit file or already updated to the status requested.
NORTHLAKE CARD SERVICES
Account ending in 4417
Outcome: Remains - The company that reported the information has certified to Experian that the information is accurate.
RIDGELINE RECOVERY LLC
Account ending in 4471
Outcome: Deleted - This item was removed from your credit report.`;
  expect(outcomesOf(letter)).toEqual([
    ["NORTHLAKE CARD SERVICES", "verified"],
    ["RIDGELINE RECOVERY LLC", "deleted"],
  ]);
});

test("an item that is verified with some of its fields modified was corrected", () => {
  const letter = `EQUIFAX
CREDIT FILE : October 10, 2026
Below are the results of your request for Equifax to reinvestigate certain elements of your Equifax credit file.
>>> We have researched the credit account. Account # - 5178* The results are: We verified that this item belongs to you. Additional information has been provided from the original source regarding this item. THE FOLLOWING FIELDS HAVE BEEN MODIFIED: *BALANCE *PAST DUE. If you have additional questions about this item please contact: Harbor Lane Bank, PO Box 9, Dover, DE 19901`;
  expect(outcomesOf(letter)).toEqual([["Harbor Lane Bank", "verified_but_corrected"]]);
  expect(readAnswer(linesOfText(letter), today)?.answeredOn).toBe("2026-10-10");
});

test("a request that a bureau calls suspicious is not investigated", () => {
  const letter = `Experian
October 12, 2026
Dear MAYA LOPEZ:
We received a suspicious request in the mail regarding your personal credit information that we determined was not sent by you.
We will not be initiating any disputes based on the suspicious correspondence.`;
  expect(readAnswer(linesOfText(letter), today)).toMatchObject({ letter: "frivolous", outcomes: [] });
});

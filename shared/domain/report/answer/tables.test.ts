import { linesOfText } from "../upload/files/plain-text";
import { readAnswer } from "./read-answer";

const read = (text: string) => readAnswer(linesOfText(text), "2026-11-20");
const outcomesOf = (text: string) => read(text)?.outcomes.map(({ creditorName, outcome }) => [creditorName, outcome]);

test("a cell that goes on in the next lines is read whole", () => {
  const letter = `EQUIFAX
10/05/2026         Confirmation: 0619306087
Your Dispute Results
Maya Lopez, we have completed your dispute. The following is a summary of the results.
Company                   Account number       Dispute reason             Result
NORTHLAKE CARD            ************1591     Not mine                   THE INFORMATION YOU DISPUTED HAS
                                                                          BEEN VERIFIED AS ACCURATE; HOWEVER,
                                                                          WE HAVE UPDATED: *BALANCE *DATE
                                                                          REPORTED
HARBOR LANE BANK          *****4466            Paid in full, please       THIS ITEM HAS BEEN DELETED
                                               delete
TRI-COUNTY AUTO           ******3165           Incorrect balance          THE INFORMATION YOU DISPUTED HAS
                                                                          BEEN UPDATED AS WELL AS OTHER
                                                                          INFORMATION ON THIS ITEM
RIDGELINE RECOVERY        ******7720           Incorrect balance          THE INFORMATION YOU DISPUTED HAS
                                                                          BEEN VERIFIED AS ACCURATE
Understanding your results
Deleted                   The item has been removed from your Equifax credit report
Verified as accurate      The data furnisher confirmed that the information is correct
Updated                   Information about the item has changed`;
  expect(outcomesOf(letter)).toEqual([
    ["NORTHLAKE CARD", "verified_but_corrected"],
    ["HARBOR LANE BANK", "deleted"],
    ["TRI-COUNTY AUTO", "modified"],
    ["RIDGELINE RECOVERY", "verified"],
  ]);
});

test.each([
  `Item                                     Result
NORTHLAKE CARD XXXXXXXXXXXX5675          VERIFIED, NO CHANGE
HARBOR LANE BANK XXXXXXXXXXXX0856        DELETED`,
  `Company             Account       Outcome
NORTHLAKE CARD      XXXX5675      Remains
HARBOR LANE BANK    XXXX0856      Deleted`,
  `Item                       Where it stands
NORTHLAKE CARD             Verified as accurate
ending in 9533
HARBOR LANE BANK           Deleted
ending in 0856`,
])("a bureau's table of items and results is a letter of results: %s", (table) => {
  expect(outcomesOf(`TransUnion Consumer Relations\nJune 19, 2026\n${table}`)).toEqual([
    ["NORTHLAKE CARD", "verified"],
    ["HARBOR LANE BANK", "deleted"],
  ]);
});

test("an item that is not investigated is refused, wherever its cell ends", () => {
  const letter = `TransUnion Consumer Relations
July 15, 2026
Item                       Where it stands
NORTHLAKE CARD             Not investigated: previously verified, no new information
ending in 2942             supplied
HARBOR LANE BANK           Investigation in progress
ending in 9007`;
  expect(outcomesOf(letter)).toEqual([["NORTHLAKE CARD", "frivolous"]]);
});

test("a bureau's page of one dispute, with dots between items and what became of them", () => {
  const page = `myEquifax
Dispute Center > Dispute details
Completed 10/01/2026
NORTHLAKE CARD ending in 5730
Status     Completed
Result     Verified as accurate. No changes were made.
HARBOR LANE BANK ending in 5511
Status     In progress
Result     We are still waiting for the company to respond.`;
  expect(outcomesOf(page)).toEqual([["NORTHLAKE CARD", "verified"]]);
  const dotted = `TransUnion Service Center
Your dispute is complete. What the results mean:
  Deleted: the item was taken off your report.
  Verified as accurate: the item stays as it was.
NORTHLAKE CARD (************1153) .......... Verified as accurate
HARBOR LANE BANK (******0844) .......... Deleted`;
  expect(outcomesOf(dotted)).toEqual([
    ["NORTHLAKE CARD", "verified"],
    ["HARBOR LANE BANK", "deleted"],
  ]);
});

test("numbered rows, and questions that are answered below each item", () => {
  const rows = `Experian
January 22, 2026
Investigation results
We investigated 2 items. 1 item was deleted. 1 item was verified as accurate.
1  NORTHLAKE CARD       441712XXXX    verified as accurate
2  HARBOR LANE BANK     551209XXXX    deleted`;
  const asked = `Experian
January 22, 2026
Investigation results
NORTHLAKE CARD ****4417
   Your claim: This is not my account, please have it deleted
   What we found: The bank verified that the account belongs to you.
   What changed: Nothing was changed or deleted.
HARBOR LANE BANK ****5512
   Your claim: Paid in full
   What we found: The credit union did not answer in time.
   What changed: The account was deleted.`;
  for (const letter of [rows, asked]) {
    expect(outcomesOf(letter)).toEqual([
      ["NORTHLAKE CARD", "verified"],
      ["HARBOR LANE BANK", "deleted"],
    ]);
  }
});

test.each([
  `DELETED - NORTHLAKE CARD, 441712****
VERIFIED - HARBOR LANE BANK, 551209****
UPDATED - TRI-COUNTY AUTO, 7712****`,
  `1. NORTHLAKE CARD (441712****) - We removed this account at the request of the bank.
2. HARBOR LANE BANK (551209****) - We did not change this account. The bank says that it is right.
3. TRI-COUNTY AUTO (7712****) - We changed the status from charged off to paid.`,
  `Item                         Your request     Our decision
NORTHLAKE CARD 441712****    Delete           Deleted
HARBOR LANE BANK 551209****  Delete           Not deleted
TRI-COUNTY AUTO 7712****     Update           Updated`,
  `NORTHLAKE CARD
441712****
Before: Collection, balance $120
After: -
Result: Removed
HARBOR LANE BANK
551209****
After: 60 days late
Result: Same as before
TRI-COUNTY AUTO
7712****
After: Paid, balance $0
Result: Changed`,
])("outcomes before a dash, behind one, in a column and below values: %s", (items) => {
  expect(outcomesOf(`TransUnion\nOctober 6, 2026\nInvestigation results\n${items}`)).toEqual([
    ["NORTHLAKE CARD", "deleted"],
    ["HARBOR LANE BANK", "verified"],
    ["TRI-COUNTY AUTO", "modified"],
  ]);
});

test("labels in a column of their own name the item beside them", () => {
  const letter = `EQUIFAX
03/11/2026
Your dispute is complete
Item 1
Account name        NORTHLAKE CARD SERVICES
Account number      *2997
Dispute outcome     Updated disputed account information
What this means     The data furnisher changed the information you disputed.
Item 2
Account name        HARBOR LANE BANK
Account number      *7274
Dispute outcome     Verified as reported
Frequently asked questions
What does Deleted mean? The item no longer appears on your credit report.`;
  const outcomes = read(letter)?.outcomes;
  expect(outcomes?.map(({ creditorName, accountNumber, outcome }) => [creditorName, accountNumber, outcome])).toEqual([
    ["NORTHLAKE CARD SERVICES", "****2997", "modified"],
    ["HARBOR LANE BANK", "****7274", "verified"],
  ]);
});

test("a heading behind an item without a name gives it none", () => {
  const letter = `EQUIFAX
Your dispute is complete
Account number      *2997
Dispute outcome     Deleted
Frequently asked questions
What does Deleted mean? The item no longer appears on your credit report.`;
  expect(outcomesOf(letter)).toBeUndefined();
});

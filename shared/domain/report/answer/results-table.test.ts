import { linesOfText } from "../upload/files/plain-text";
import { readAnswer } from "./read-answer";

const read = (text: string) => readAnswer(linesOfText(text), "2026-11-20");

test("a creditor over its own address is no person, and the headings of a table are no item", () => {
  const letter = `experian
Prepared for: MAYA LOPEZ
Date: February 11, 2026
Summary of results
The investigation you requested has been completed. These are the outcomes:
Source of information     Account number     Outcome
HARBOR LANE BANK
PO BOX 72672
Waco, TX 76701            ....6195           This item was deleted
NORTHLAKE CARD SERVICES
PO BOX 27887
Erie, PA 16501            ....5138           This item was updated from our processing of your dispute in Feb 2026
RIDGELINE RECOVERY
PO BOX 69727
Macon, GA 31201           ....6418           Information verified as accurate`;
  const outcomes = read(letter)?.outcomes;
  expect(outcomes?.map(({ creditorName, accountNumber, outcome }) => [creditorName, accountNumber, outcome])).toEqual([
    ["HARBOR LANE BANK", "****6195", "deleted"],
    ["NORTHLAKE CARD SERVICES", "****5138", "modified"],
    ["RIDGELINE RECOVERY", "****6418", "verified"],
  ]);
});

test.each(["Pending - awaiting response from the data furnisher", "In process", "Still under investigation"])(
  "an item without an outcome yet takes none of what follows: %s",
  (result) => {
    const letter = `TransUnion
October 1, 2026
Your dispute results
Creditor: HARBOR LANE BANK
Account: ending in 4186
Result: ${result}
The item was deleted from the report that we sent last year.
Creditor: NORTHLAKE CARD
Account: ending in 9380
Result: Removed from your TransUnion credit report`;
    expect(read(letter)?.outcomes).toMatchObject([{ creditorName: "NORTHLAKE CARD", outcome: "deleted" }]);
  },
);

test("a table may begin with the outcomes", () => {
  const letter = `EXPERIAN
Dispute results for Maya Lopez
Outcome        Account         Company
Deleted        ********7179    NORTHLAKE CARD
Verified       ********7521    HARBOR LANE BANK`;
  expect(read(letter)?.outcomes).toMatchObject([
    { creditorName: "NORTHLAKE CARD", accountNumber: "****7179", outcome: "deleted" },
    { creditorName: "HARBOR LANE BANK", accountNumber: "****7521", outcome: "verified" },
  ]);
});

test("what was done with each request to block", () => {
  const letter = `TransUnion Fraud Victim Assistance
October 1, 2026
We received your identity theft report under section 605B. This is what we did with each account:
Account             Number       Action
NORTHLAKE CARD      ****7179     Blocked
HARBOR LANE BANK    ****7521     Request to block declined`;
  expect(read(letter)?.outcomes).toMatchObject([
    { creditorName: "NORTHLAKE CARD", outcome: "blocked" },
    { creditorName: "HARBOR LANE BANK", outcome: "block_declined" },
  ]);
});

test.each([
  "Experian dispute results          Maya Lopez          Apr 27, 2026          Page 1 of 3",
  "Page 1 of 3                       Maya Lopez          Date: Apr 27, 2026",
])("the day in the head of a page is the letter's, and an account's is not: %s", (head) => {
  const letter = `${head}
NORTHLAKE CARD
Account number          Date opened     Balance     Outcome
441712XXXX              06/04/2022      $1,240      Deleted
517805XXXX              07/05/2023      $1,240      Deleted`;
  expect(read(`${letter}\nExperian dispute results`)?.answeredOn).toBe("2026-04-27");
  expect(read(`Experian dispute results\n${letter.split("\n").slice(1).join("\n")}`)?.answeredOn).toBeUndefined();
});

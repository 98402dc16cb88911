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

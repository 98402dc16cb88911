import { linesOfText } from "../../upload/files/plain-text";
import { understandLines } from "../../upload/understand";

const disputed = [
  { creditorName: "NORTHLAKE CARD SERVICES", accountNumber: "****4417" },
  { creditorName: "TRI-COUNTY AUTO FINANCE", accountNumber: "****6610" },
];
const outcomesIn = (text: string) => {
  const lines = linesOfText(`TransUnion\nP.O. Box 2000\nChester, PA 19016\n\nOctober 12, 2026\n\n${text}`);
  const said = understandLines({ lines, today: "2026-11-20", disputed });
  return "letter" in said ? said.outcomes.map(({ accountNumber, outcome }) => [accountNumber, outcome]) : said;
};

test("a result that ends an item's block is not the next item's, whatever is explained over the first one", () => {
  const letter = `Your Investigation Results
DELETED                 The account you disputed was taken off your report.
VERIFIED AS ACCURATE    The disputed item was confirmed.
NEW INFORMATION BELOW   One or more parts of the item were changed.

NORTHLAKE CARD SERVICES #XXXXXXXX4417
Balance: $1,911    Pay Status: >Charged Off<
INVESTIGATION RESULTS - VERIFIED AS ACCURATE: The furnisher stated that the item belongs to you.

TRI-COUNTY AUTO FINANCE #XXXXXXXX6610
Balance: $455      Pay Status: >Collection<
INVESTIGATION RESULTS - DELETED: This item no longer appears on your credit report.`;
  expect(outcomesIn(letter)).toEqual([
    ["****4417", "verified"],
    ["****6610", "deleted"],
  ]);
});

test("what the member wrote below a label is not the company's word in the next row", () => {
  const letter = `Our investigation of your dispute has been completed.
Company         NORTHLAKE CARD SERVICES    Account No.    XXXX4417
You told us     Balance should be zero
What we found   THE DISPUTED ITEM WAS REMOVED FROM YOUR FILE.
Company         TRI-COUNTY AUTO FINANCE    Account No.    XXXX6610
You told us     Please delete, too old
What we found   THE INFORMATION YOU DISPUTED HAS BEEN VERIFIED AS ACCURATE; HOWEVER,
                information unrelated to your dispute was updated.`;
  expect(outcomesIn(letter)).toEqual([
    ["****4417", "deleted"],
    ["****6610", "verified_but_corrected"],
  ]);
});

test("headings without a sign at their end say what became of the items below them, also below a sentence on the dispute", () => {
  const letter = `Your dispute is closed.

These items were confirmed and stay
  NORTHLAKE CARD SERVICES XXXXXXXX4417

We deleted these items
  TRI-COUNTY AUTO FINANCE XXXXXXXX6610`;
  expect(outcomesIn(letter)).toEqual([
    ["****4417", "verified"],
    ["****6610", "deleted"],
  ]);
});

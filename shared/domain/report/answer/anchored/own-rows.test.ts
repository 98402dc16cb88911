import { linesOfText } from "../../upload/files/plain-text";
import { understandLines } from "../../upload/understand";

const disputed = [
  { creditorName: "NORTHLAKE CARD SERVICES", accountNumber: "****4417" },
  { creditorName: "EMPIRE COLLECTION BUREAU", accountNumber: "****8012" },
  { creditorName: "NORTHLAKE CARD SERVICES", accountNumber: "****6610" },
];
const head = (bureau: string) => `${bureau}\nP.O. Box 740256\nAtlanta, GA 30374\n\nOctober 12, 2026\n\n`;
const toldIn = (text: string, bureau = "Equifax") => {
  const said = understandLines({ lines: linesOfText(head(bureau) + text), today: "2026-11-20", disputed });
  const told = "letter" in said ? said.outcomes : [];
  return Object.fromEntries(told.map(({ accountNumber, outcome }) => [accountNumber, outcome]));
};

test("a row of then and now tells by its two cells what became of the account", () => {
  const text = `Confirmation 6545583345
Your reinvestigation: then and now

Account                       When you disputed it   After our reinvestigation
NORTHLAKE CARD SERVICES       Charge off             Paid as agreed
****4417
EMPIRE COLLECTION BUREAU      In collection          Not on file
****8012
NORTHLAKE CARD SERVICES       60 days past due       60 days past due
****6610`;
  expect(toldIn(text)).toEqual({ "****4417": "modified", "****8012": "deleted", "****6610": "verified" });
});

test("the fuller word of a row counts, where its sentence goes on below it", () => {
  const text = `Dispute results
NORTHLAKE CARD SERVICES   Account number ****4417
Outcome:   Verified and Updated   - The information you disputed has been verified as accurate; however,
information unrelated to your dispute has been updated.`;
  expect(toldIn(text, "Experian")).toEqual({ "****4417": "verified_but_corrected" });
});

test("what is found of an item names its creditor again, who has two of them", () => {
  const text = `Here is what came of your dispute
Who reports it     NORTHLAKE CARD SERVICES
Account            ****4417
What you told us   I do not recognize this account, remove it
What we found      NORTHLAKE CARD SERVICES confirmed each field you questioned.
Who reports it     NORTHLAKE CARD SERVICES
Account            ****6610
What you told us   The late payments are not accurate
What we found      NORTHLAKE CARD SERVICES agreed in part: the balance was put right.`;
  expect(toldIn(text)).toEqual({ "****4417": "verified", "****6610": "modified" });
});

test("codes of a letter and a figure are what the key says, whatever it is called", () => {
  const text = `Outcome of your request
Dear Maya Ortiz:
Our work on the items you questioned is complete. The codes are explained under the key.

No.   Furnisher                  Account number   Type         Code
1     NORTHLAKE CARD SERVICES    XXXXXXXX4417     Trade        B1
2     EMPIRE COLLECTION BUREAU   XXXXXXXX8012     Collection   A3
3     NORTHLAKE CARD SERVICES    XXXXXXXX6610     Trade        C2

Key
A3   Item no longer reported. It was taken off your credit file.
B1   The company told us that it is reported correctly. Nothing was changed.
C2   The item was amended in line with your dispute.`;
  expect(toldIn(text)).toEqual({ "****4417": "verified", "****8012": "deleted", "****6610": "modified" });
});

test("an answer that calls the dispute a letter, or what was asked, is an answer", () => {
  const text = `Dear Maya Ortiz:
You asked us to look again at some accounts. That work is over.

EMPIRE COLLECTION BUREAU did not get back to us about account XXXXXXXX8012, and it has come off your report.

Sincerely,
Equifax`;
  expect(toldIn(text)).toEqual({ "****8012": "deleted" });
});

test("a watch over a report that tells of a change is no answer", () => {
  const text = `Dear Maya Ortiz:
You asked us to tell you when something changes. This alert is about account XXXXXXXX8012 of EMPIRE COLLECTION BUREAU.
The balance was updated.
Sincerely,
Equifax`;
  expect(toldIn(text)).toEqual({});
});

test("a sentence over several accounts is said of each, and of none that it says something else of", () => {
  const first =
    "Your dispute has ended. We took these off your report: NORTHLAKE CARD SERVICES (****4417); EMPIRE COLLECTION (****8012).";
  expect(toldIn(first)).toEqual({ "****4417": "deleted", "****8012": "deleted" });
  const other =
    "Your dispute has ended. We deleted NORTHLAKE CARD SERVICES (****4417); EMPIRE COLLECTION (****8012) wants another month for it.";
  expect(toldIn(other)).toEqual({ "****4417": "deleted" });
});

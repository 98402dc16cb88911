import { linesOfText } from "../../upload/files/plain-text";
import { understandLines } from "../../upload/understand";

const disputed = [
  { creditorName: "NORTHLAKE CARD SERVICES", accountNumber: "****4417" },
  { creditorName: "EMPIRE COLLECTION BUREAU", accountNumber: "****8012" },
  { creditorName: "TRI-COUNTY AUTO FINANCE", accountNumber: "****6610" },
];

const head = `Equifax
P.O. Box 740256
Atlanta, GA 30374

October 12, 2026

`;
const read = (text: string, items = disputed) =>
  understandLines({ lines: linesOfText(head + text), today: "2026-11-20", disputed: items });
const outcomesIn = (text: string, items = disputed) => {
  const said = read(text, items);
  const told = "letter" in said ? said.outcomes : [];
  return Object.fromEntries(told.map(({ accountNumber, outcome }) => [accountNumber, outcome]));
};
const all = { "****4417": "deleted", "****8012": "verified", "****6610": "modified" };

test.each([
  [
    "in sentences of several accounts",
    "Our work on your dispute is done. We have taken NORTHLAKE CARD (ending 4417) out of your file. The company behind EMPIRE COLLECTION BUREAU (ending 8012) stood by what it reported, so nothing there has changed. For TRI-COUNTY AUTO (ending 6610), the lender sent us new figures.",
  ],
  [
    "in a row of its own words",
    `STATEMENT OF DISPUTE DISPOSITION
SUBSCRIBER                ACCT NBR            DISPOSITION
NORTHLAKE CARD SERVICES   XXXXXXXX4417        DROPPED FROM FILE
EMPIRE COLLECTION BUR     XXXXXXXX8012        RETAINED - SOURCE AFFIRMED
TRI-COUNTY AUTO           XXXXXXXX6610        AMENDED PER SOURCE

DROPPED MEANS THE LINE WILL NOT BE SHOWN TO CREDITORS.`,
  ],
  [
    "below the name, behind the member's words",
    `Your dispute, answered
NORTHLAKE CARD SERVICES
Account XXXXXXXX4417
What did you say?
The balance should be updated
What did the company say?
They could not back it up
What happens to your report?
You will not see this account on your report any more
EMPIRE COLLECTION BUREAU
Account XXXXXXXX8012
What did you say?
Remove it, I paid in full
What did the company say?
They say that it is right
TRI-COUNTY AUTO FINANCE
Account XXXXXXXX6610
What did you say?
I never had this account
What did the company say?
They agreed that part of it was wrong`,
  ],
  [
    "over a list",
    `We looked into your dispute.
Erased:
NORTHLAKE CARD ****4417
Kept as it was:
EMPIRE COLLECTION ****8012
Adjusted:
TRI-COUNTY AUTO ****6610
You may ask us to delete an account again when you have new proof.`,
  ],
  [
    "before the name, in a sentence that goes on with it",
    `Your dispute
1) We have struck from your file
   NORTHLAKE CARD XXXXXXXX4417.
2) The source upheld all details of
   EMPIRE COLLECTION XXXXXXXX8012.
3) These have a different balance now:
   TRI-COUNTY AUTO XXXXXXXX6610.
An entry that is struck is not given to anyone.`,
  ],
  [
    "in Spanish",
    `Ya revisamos su disputa. Esto es lo que pasó con cada cuenta:

1. NORTHLAKE CARD, número ****4417
   Ya no aparece en su informe: la compañía no pudo comprobar la deuda.

2. EMPIRE COLLECTION BUREAU, número ****8012
   La compañía respondió que los datos son exactos y por eso siguen igual.

3. TRI-COUNTY AUTO, número ****6610
   La compañía nos mandó datos nuevos y los pusimos en su informe.`,
  ],
])("what became of a disputed item is found in words of the letter's own: %s", (_, text) => {
  expect(outcomesIn(text)).toEqual(all);
});

test.each([
  [
    "proofs are asked for",
    `We got your dispute of:
NORTHLAKE CARD SERVICES   ****4417
but we cannot match you to a credit file. Before an account is corrected or removed we need proof of who you are.
No change has been made to your file. Accounts that prove to be wrong will be deleted or updated.`,
  ],
  [
    "it is still open",
    `About your dispute
Your letter gave us more to look at. We are extending our time by 15 days. Still open:
NORTHLAKE CARD SERVICES, ****4417
Our answer will say whether each account was deleted, changed or left alone.`,
  ],
  [
    "a deleted one is back",
    `Information that had been deleted after your dispute is on your credit file again:
NORTHLAKE CARD SERVICES   ****4417
The source certified that it is complete and accurate.`,
  ],
  [
    "a member wrote it",
    `I am writing to dispute these accounts on my credit report.
NORTHLAKE CARD SERVICES ****4417: this account was paid and should be deleted.`,
  ],
])("nothing is proposed where %s", (_, text) => {
  expect(outcomesIn(text)).toEqual({});
});

test("what the member claimed is no outcome, whatever it says", () => {
  const text = `Su disputa quedó resuelta así:
NORTHLAKE CARD
Cuenta XXXXXXXX4417
Qué reclamó usted: Deben eliminarla
Qué hicimos: El acreedor sostiene que está bien; no hicimos cambios.`;
  expect(outcomesIn(text)).toEqual({ "****4417": "verified" });
});

test("a letter that names none of the member's items is not taken for their answer", () => {
  const text = "Our work on your dispute is done. We have taken HARBOR LANE (ending 9113) out of your file.";
  expect(outcomesIn(text)).toEqual({});
});

test("what is found by names and numbers alone is not sure", () => {
  const said = read("Our work on your dispute is done. NORTHLAKE CARD SERVICES (ending 4417) is gone from your file.");
  expect(said).toMatchObject({ outcomes: [{ outcome: "deleted", confidence: "medium" }] });
});

test("a bureau that shows the beginning of a number, of which the report shows the end, tells of the item that it names", () => {
  const letter = `INVESTIGATION RESULTS
ITEM                              RESULTS
EMPIRE COLLECTION BUREAU #4417****          VERIFIED AS ACCURATE
TRI-COUNTY AUTO FINANCE #8301****           DELETED`;
  expect(outcomesIn(letter)).toEqual({ "****8012": "verified", "****6610": "deleted" });
});

test("two accounts of one creditor of which the letter shows no known end are not taken for the disputed one", () => {
  const letter = `INVESTIGATION RESULTS
ITEM                              RESULTS
EMPIRE COLLECTION BUREAU #4417****          VERIFIED AS ACCURATE
EMPIRE COLLECTION BUREAU #8301****          DELETED`;
  expect(outcomesIn(letter)).not.toHaveProperty("****8012");
});

test("the number below a name may show its other end", () => {
  const letter = `Your dispute results
We completed investigating the items you disputed with the sources of the information.
Credit items            Outcome
EMPIRE COLLECTION BUREAU
Partial account number 4417....      Remains`;
  expect(outcomesIn(letter)).toEqual({ "****8012": "verified" });
});

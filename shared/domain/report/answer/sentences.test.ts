import { linesOfText } from "../upload/files/plain-text";
import { readAnswer } from "./read-answer";

const outcomesOf = (text: string) =>
  readAnswer(linesOfText(text), "2026-11-20")?.outcomes.map(({ creditorName, outcome }) => [creditorName, outcome]);

test("sentences that begin with what was disputed name it", () => {
  const letter = `Equifax Information Services LLC
June 26, 2026
Results of your dispute
Accounts
The account NORTHLAKE CARD XXXXXXXXXXXX7724 was verified and remains on your file.
Your account with HARBOR LANE BANK, number XXXXXX4417, was deleted.
Inquiries
The inquiry of 02/11/2026 by KESTREL AUTO FINANCE has been deleted from your file.`;
  expect(outcomesOf(letter)).toEqual([
    ["NORTHLAKE CARD", "verified"],
    ["HARBOR LANE BANK", "deleted"],
    ["KESTREL AUTO FINANCE", "deleted"],
  ]);
});

test("what could not be removed is kept, and what the member asked for in the sentence before is not done", () => {
  const letter = `TransUnion
March 3, 2026
Dear Maya Lopez:
You asked us to delete three accounts. Here is what we found.
NORTHLAKE CARD (XXXXXXXXXXXX2474): the creditor told us that the account is yours and that the
balance is right, so it could not be removed.
HARBOR LANE BANK (XXXXX6214): you asked that this account be deleted. It was not deleted, because the
collector verified it.
TRI-COUNTY AUTO (XXXXXXXXXXXX7216): the creditor could not verify this account. It is no longer in
your file.`;
  expect(outcomesOf(letter)).toEqual([
    ["NORTHLAKE CARD", "verified"],
    ["HARBOR LANE BANK", "verified"],
    ["TRI-COUNTY AUTO", "deleted"],
  ]);
});

test("a refusal that names its item in a sentence", () => {
  const letter = `Experian
March 3, 2026
Dear Maya Lopez:
You recently asked us to remove NORTHLAKE CARD SERVICES account ending in 2932. This information was
already investigated. We are not required to reinvestigate a dispute that is frivolous or irrelevant.`;
  expect(outcomesOf(letter)).toEqual([["NORTHLAKE CARD SERVICES", "frivolous"]]);
});

test.each(["left", "right"])("the meanings of the words beside the items, on the %s, are no outcomes", (side) => {
  const rows = [
    ["What the outcomes mean", "NORTHLAKE CARD"],
    ["", "XXXXXXXXXXXX2337"],
    ["Deleted We took the item off.", "Outcome: Updated"],
    ["Remains The item was verified and stays.", "HARBOR LANE BANK"],
    ["", "XXXXXXXX4704"],
    ["Updated We changed the item.", "Outcome: Remains"],
  ].map(([key = "", item = ""]) => (side === "left" ? key.padEnd(50) + item : item.padEnd(30) + key));
  expect(outcomesOf(["Experian", "March 3, 2026", "Dispute results", ...rows].join("\n"))).toEqual([
    ["NORTHLAKE CARD", "modified"],
    ["HARBOR LANE BANK", "verified"],
  ]);
});

test("a mark in a column says what its heading does", () => {
  const letter = `Equifax
05/25/2026
Results of your dispute
Account                                 Deleted     Updated     Verified, no change
NORTHLAKE CARD ending in 7800           X
HARBOR LANE BANK ending in 4789                                 X
TRI-COUNTY AUTO ending in 3328                      X
RIDGELINE RECOVERY ending in 1120       X           X`;
  expect(outcomesOf(letter)).toEqual([
    ["NORTHLAKE CARD", "deleted"],
    ["HARBOR LANE BANK", "verified"],
    ["TRI-COUNTY AUTO", "modified"],
  ]);
});

test("a creditor that a sentence names before its account is the account's", () => {
  const letter = `December 13, 2025
Dear Maya Lopez:
Thank you for contacting Experian. We have finished looking into the accounts you told us about. Information that
cannot be verified is deleted, as the law requires. Here is what happened with each one.

We contacted NORTHLAKE CARD about the account ending in 5613. Because the company did not respond within
the time allowed, the account has been removed from your credit report.

For the HARBOR LANE BANK account ending in 0531, the company told us to change the balance from $7,463 to $4,563. We
have made that change.

RIDGELINE RECOVERY (account ending in 9789) confirmed that the information it reports is accurate and
complete, so the account will continue to appear on your credit report without change.

Under the FCRA you may add a statement about the account ending in 5613.`;
  const found = readAnswer(linesOfText(letter), "2026-11-20")?.outcomes;
  expect(found?.map(({ creditorName, accountNumber, outcome }) => [creditorName, accountNumber, outcome])).toEqual([
    ["NORTHLAKE CARD", "****5613", "deleted"],
    ["HARBOR LANE BANK", "****0531", "modified"],
    ["RIDGELINE RECOVERY", "****9789", "verified"],
  ]);
});

test("what a sentence says of several items is so of each", () => {
  const letter = `TransUnion
October 6, 2026
Dear Maya Lopez:
We have completed our investigation.
We deleted the following accounts: NORTHLAKE CARD (XXXXXXXX2474) and HARBOR LANE BANK (XXXXXXXX6214).
We updated the following account: TRI-COUNTY AUTO (XXXXXXXX7216).`;
  expect(outcomesOf(letter)).toEqual([
    ["NORTHLAKE CARD", "deleted"],
    ["HARBOR LANE BANK", "deleted"],
    ["TRI-COUNTY AUTO", "modified"],
  ]);
});

test.each([
  ["Each of these accounts was verified as accurate by the company that reports it, and none was changed.", "verified"],
  ["All of the accounts listed above have been deleted from your file.", "deleted"],
])("what is said of all items above is so of each: %s", (said, outcome) => {
  const letter = (after: string) => `Experian
October 6, 2026
Dear Maya Lopez,
We have finished our review of the accounts below.
NORTHLAKE CARD - ending in 2474
HARBOR LANE BANK - ending in 6214
${after}`;
  expect(outcomesOf(letter(said))).toEqual([
    ["NORTHLAKE CARD", outcome],
    ["HARBOR LANE BANK", outcome],
  ]);
  expect(outcomesOf(letter("If all of these accounts were verified, they remain."))).toBeUndefined();
  expect(outcomesOf(letter("All of these accounts will be updated or deleted."))).toBeUndefined();
});

test("what the source of an item did is its outcome", () => {
  const letter = `EQUIFAX
Results of the reinvestigation
1. NORTHLAKE CARD, account number XXXXXX3246
The source of this information instructed us to delete it. The item no longer appears in your credit file.
2. HARBOR LANE BANK, account number XXXXXXXX3184
The source corrected the information. Your credit file now shows the account as paid.`;
  expect(outcomesOf(letter)).toEqual([
    ["NORTHLAKE CARD", "deleted"],
    ["HARBOR LANE BANK", "modified"],
  ]);
});

test("a short sentence behind a number says its outcome, and a name may wrap before its number", () => {
  const letter = `TransUnion
May 2, 2026
Dear Maya Lopez,
Our investigation is now complete. We updated the following accounts: TRI-COUNTY AUTO (XXXXXXXX2474) and RIDGELINE
RECOVERY SV (XXXXXXXX6214).
NORTHLAKE CARD (ending in 7730) - Removed.
HARBOR LANE BANK (ending in 0021) - Verified as accurate.`;
  expect(outcomesOf(letter)).toEqual([
    ["TRI-COUNTY AUTO", "modified"],
    ["RIDGELINE RECOVERY SV", "modified"],
    ["NORTHLAKE CARD", "deleted"],
    ["HARBOR LANE BANK", "verified"],
  ]);
});

test("what follows the word that a dispute is finished is the bureau's", () => {
  const letter = (said: string) => `Experian
April 2, 2026
Dear Maya Lopez,
Your dispute about NORTHLAKE CARD (ending 6612) ${said}
Experian`;
  const finished = "is finished. The bank did not reply, and the account no longer appears on your report.";
  expect(outcomesOf(letter(finished))).toEqual([["NORTHLAKE CARD", "deleted"]]);
  expect(outcomesOf(letter("was that the account was deleted by the bank. It is finished."))).toBeUndefined();
});

test("a Spanish letter says in sentences what was done", () => {
  const letter = `Equifax Information Services LLC
2 de octubre de 2026
Estimada Maya Lopez:
Recibimos su disputa y terminamos la reinvestigación.
NORTHLAKE CARD, cuenta ****2541: el acreedor confirmó que la información es correcta, por lo que no se hizo
ningún cambio.
Corregimos la cuenta ****6550 de HARBOR LANE BANK; el saldo ahora aparece como $0.
La cuenta de TRI-COUNTY AUTO con terminación 1906 fue eliminada de su expediente de crédito.
Si la información eliminada se vuelve a incluir, le avisaremos en un plazo de cinco días hábiles.`;
  expect(outcomesOf(letter)).toEqual([
    ["NORTHLAKE CARD", "verified"],
    ["HARBOR LANE BANK", "modified"],
    ["TRI-COUNTY AUTO", "deleted"],
  ]);
});

test("one sentence may say of several accounts what was done with each of them", () => {
  const letter = `Experian National Consumer Assistance Center
October 27, 2026
Dear Maya Lopez:
We have completed our reinvestigation of the items you disputed.
NORTHLAKE CARD (account ending 1280) and HARBOR LANE BANK (account ending 2176)
could not be verified within the time allowed and have therefore been removed from your file.
TRI-COUNTY AUTO (account ending 1718) and RIDGELINE RECOVERY (account ending
4549) were not deleted, because the furnisher confirmed that the information is accurate and complete.
For KESTREL AUTO FINANCE (account ending 1608), the furnisher told us that the information needed to
be corrected, and we have corrected it.`;
  expect(outcomesOf(letter)).toEqual([
    ["NORTHLAKE CARD", "deleted"],
    ["HARBOR LANE BANK", "deleted"],
    ["TRI-COUNTY AUTO", "verified"],
    ["RIDGELINE RECOVERY", "verified"],
    ["KESTREL AUTO FINANCE", "modified"],
  ]);
});

test("a letter that extends the investigation may say what is done already", () => {
  const letter = `Equifax
October 27, 2026
Dear Maya Lopez:
The account of NORTHLAKE CARD, ****4183, has already been deleted from your file.
Because you sent us more information, we are extending our investigation by 15 days. We are still investigating:
HARBOR LANE BANK ****5651
When the investigation is complete we will tell you whether each item was verified, updated or deleted.`;
  expect(outcomesOf(letter)).toEqual([["NORTHLAKE CARD", "deleted"]]);
});

test("an app's page says over each item what happened to it", () => {
  const page = `TransUnion Service Center
Investigation completed on October 3, 2026
Company:      NORTHLAKE CARD
Account no.:  66575****
You told us:  I paid this account; please delete
What happened: Confirmed accurate by the data furnisher
Company:      HARBOR LANE BANK
Account no.:  81926****
What happened: Removed at the request of the data furnisher`;
  expect(outcomesOf(page)).toEqual([
    ["NORTHLAKE CARD", "verified"],
    ["HARBOR LANE BANK", "deleted"],
  ]);
});

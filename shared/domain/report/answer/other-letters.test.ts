import { linesOfText } from "../upload/files/plain-text";
import { readAnswer } from "./read-answer";

const outcomesOf = (text: string) =>
  readAnswer(linesOfText(text), "2026-11-20")?.outcomes.map(({ creditorName, outcome }) => [creditorName, outcome]);

test("a heading with a count is over all items up to the next one", () => {
  const page = `Experian
Your dispute is complete
Completed October 5, 2026
Removed from your report (2)
NORTHLAKE CARD
Account ending in 0325
See details
HARBOR LANE BANK
Account ending in 6954
See details
Staying the same (1)
TRI-COUNTY AUTO
Account ending in 7712
See details
Removed items can come back if the company proves they are right. Changed items are updated on your next report.`;
  expect(outcomesOf(page)).toEqual([
    ["NORTHLAKE CARD", "deleted"],
    ["HARBOR LANE BANK", "deleted"],
    ["TRI-COUNTY AUTO", "verified"],
  ]);
});

test("what a furnisher told the bureau to do, and the bureau did, is said in many ways", () => {
  const letter = `Equifax Information Services LLC
October 5, 2026
Dear Maya Lopez:
We have completed our reinvestigation. Our findings are as follows:
1. Creditor: NORTHLAKE CARD
Account: XXXXXXXX5438
Your claim: This account is not mine and should be removed.
Our finding: The data furnisher has advised us to delete this tradeline. We have done so.
2. Creditor: HARBOR LANE BANK
Account: XXXXXX6044
Your claim: I was never late.
Our finding: The data furnisher informed us that it is reporting this account accurately. No change was made.
3. Creditor: TRI-COUNTY AUTO
Account: XXXXXXXX2997
Your claim: The balance was paid and should be updated.
Our finding: The data furnisher provided an updated balance, which we have posted to your file.
4. Creditor: RIDGELINE RECOVERY
Account: XXXXXXXX8084
Your claim: This account is not mine and should be removed.
Our finding: The creditor instructed us to change the payment status to current, and this change has been made.
5. Creditor: KESTREL AUTO FINANCE
Account: XXXXXXXX8998
Your claim: This account is not mine and should be removed.
Our finding: The data furnisher did not respond within the time allowed, so this account has been taken off your file.`;
  expect(outcomesOf(letter)).toEqual([
    ["NORTHLAKE CARD", "deleted"],
    ["HARBOR LANE BANK", "verified"],
    ["TRI-COUNTY AUTO", "modified"],
    ["RIDGELINE RECOVERY", "modified"],
    ["KESTREL AUTO FINANCE", "deleted"],
  ]);
});

test("a table of responses has the codes of the furnishers' network, which the letter explains", () => {
  const letter = `EXPERIAN
DISPUTE RESOLUTION NOTICE
DATE 10/05/2026
FURNISHER              ACCOUNT             RECEIVED      RESPONSE
NORTHLAKE CARD         XXXXXXXXXXXX4554    09/07/2026    01
HARBOR LANE BANK       XXXXXX5674          09/07/2026    03
TRI-COUNTY AUTO        XXXXXX1004          09/07/2026    23
RESPONSE CODES
01 - Account information accurate as of date reported
02 - Account information modified as shown
03 - Account deleted
23 - Disputed information accurate; other account information updated`;
  expect(outcomesOf(letter)).toEqual([
    ["NORTHLAKE CARD", "verified"],
    ["HARBOR LANE BANK", "deleted"],
    ["TRI-COUNTY AUTO", "verified_but_corrected"],
  ]);
});

test("a table may show each account before and after, and what was done with it", () => {
  const letter = `TransUnion Consumer Solutions
10/05/2026
Summary of actions taken on your dispute
Subscriber         Account       Dispute           Previous       Revised       Action taken
NORTHLAKE CARD     9238****      Deleted before    Balance $90    Balance $90   Trade verified - no change
HARBOR LANE BANK   6155****      Not mine          Balance $80    -             Trade deleted`;
  expect(outcomesOf(letter)).toEqual([
    ["NORTHLAKE CARD", "verified"],
    ["HARBOR LANE BANK", "deleted"],
  ]);
});

test("a dispute that was resolved within days is answered by a sentence", () => {
  const letter = `Experian
October 5, 2026
Dear Maya Lopez,
We resolved your dispute within three business days and write to confirm what we told you by telephone.
As of October 5, 2026, NORTHLAKE CARD account number ****0325 no longer appears on your Experian credit report.`;
  expect(outcomesOf(letter)).toEqual([["NORTHLAKE CARD", "deleted"]]);
});

test("of a page about disputes only what is decided is an outcome", () => {
  const page = `Equifax dispute status
As of 10/05/2026
Item               Account     Submitted     Status
NORTHLAKE CARD     ****0961    09/20/2026    Deleted
HARBOR LANE BANK   ****3305    09/20/2026    In progress - results by 10/25/2026
TRI-COUNTY AUTO    ****7712    09/20/2026    Verified
Deleted items were removed. Verified items were confirmed by the company.`;
  expect(outcomesOf(page)).toEqual([
    ["NORTHLAKE CARD", "deleted"],
    ["TRI-COUNTY AUTO", "verified"],
  ]);
});

test("the label of a number in Spanish is no creditor", () => {
  const page = `Equifax
5 de octubre de 2026
Resultados de su disputa
Acreedor: NORTHLAKE CARD
Núm. de cuenta: ****0961
Motivo de su disputa: No es mi cuenta
Resultado: Cuenta eliminada de su archivo`;
  expect(outcomesOf(page)).toEqual([["NORTHLAKE CARD", "deleted"]]);
});

test("labels may be parted from their values by strokes", () => {
  const page = `Equifax Dispute Results
Generated: 10/05/2026
Account Name | NORTHLAKE CARD
Account Number | 7994****9712
Dispute Type | Account should be deleted
Disposition | Verified accurate - unchanged

Account Name | HARBOR LANE BANK
Account Number | 0491**3943
Dispute Type | Not mine
Disposition | Deleted per furnisher`;
  expect(outcomesOf(page)).toEqual([
    ["NORTHLAKE CARD", "verified"],
    ["HARBOR LANE BANK", "deleted"],
  ]);
});

test("a letter may say in its own words what was done", () => {
  const letter = `TransUnion Consumer Relations
October 5, 2026
Dear Maya Lopez:
Your dispute has been investigated. This is what we did:
We took NORTHLAKE CARD (****4908) off your credit report.
HARBOR LANE BANK (****8711) told us the information is right, so nothing changes.
TRI-COUNTY AUTO, account ****5053: the balance and status were corrected.`;
  expect(outcomesOf(letter)).toEqual([
    ["NORTHLAKE CARD", "deleted"],
    ["HARBOR LANE BANK", "verified"],
    ["TRI-COUNTY AUTO", "modified"],
  ]);
});

test("a Spanish table says what was done beside what the member wrote", () => {
  const letter = `Experian
5 de octubre de 2026
Estimado/a Maya Lopez:
Terminamos de investigar su disputa. Aquí están los resultados:
Acreedor            Cuenta      Lo que usted disputó    Lo que hicimos
NORTHLAKE CARD      ****0448    Ya fue eliminada        Sin cambio: el acreedor confirmó los datos
HARBOR LANE BANK    ****7728    No es mía               Se eliminó
TRI-COUNTY AUTO     ****2342    Ya pagada               Se corrigió el saldo`;
  expect(outcomesOf(letter)).toEqual([
    ["NORTHLAKE CARD", "verified"],
    ["HARBOR LANE BANK", "deleted"],
    ["TRI-COUNTY AUTO", "modified"],
  ]);
});

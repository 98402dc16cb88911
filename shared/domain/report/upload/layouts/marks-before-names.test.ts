import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

test("a badge may stand before the creditor's name", () => {
  const account = (badge: string, name: string, number: string, status: string) => `${badge}    ${name}
PO BOX 4411, OMAHA, NE 68103
Account number      Account type    Responsibility    Date opened
${number}        Credit Card     Individual        04/2018
Date reported       Balance         Highest balance   Amount past due
10/2026             $4,107          $4,250            $0
Status              Payment status
${status}          ${status}
`;
  const text = [
    "TransUnion credit report",
    account("Negative", "NORTHLAKE CARD", "4417XXXX", "Charged off"),
    account("Positive", "ELM BANK", "5512XXXX", "Open"),
    account("Derogatory", "MESA CREDIT UNION", "7714XXXX", "Repossession"),
    account("Closed", "PINE STORES", "9921XXXX", "Paid as agreed"),
  ].join("\n");
  expect(foundByBureau(linesOfText(text))).toEqual([
    "charge_off | NORTHLAKE CARD | tr 4107",
    "repossession | MESA CREDIT UNION | tr 4107",
  ]);
});

test("what is below two labels is no name with a mark before it", () => {
  const account = (name: string, original: string) => `${name}
Account number          Pay status
057340******            In collection
Balance                 Past due
$287                    $287
Loan type               Original creditor
Collection              ${original}
Remarks
Account information
disputed by consumer
`;
  const text = `TransUnion credit report\nAccounts\n${account("RIDGELINE RECOVERY", "VERTEL WIRELESS")}${account("OAK RECOVERY", "PINE DENTAL")}`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "collection | RIDGELINE RECOVERY | tr 287",
    "collection | OAK RECOVERY | tr 287",
  ]);
});

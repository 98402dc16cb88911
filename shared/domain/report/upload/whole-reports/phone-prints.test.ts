import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const account = (name: string, amount: string, status: string, counts = "00/00/00") => `${name}
Account ending 2981 · Reported Apr 13, 2026
${amount}
Balance
Account details
Account status                     Open
Type                        Credit Card
Times 30/60/90 days late       ${counts}
Payment details
Current Payment Status      ${status}
Opened                      Apr 5, 2020
`;

test("the counts over an app's accounts are no headings, and an amount stands over what it is", () => {
  const page = `TransUnion credit report
Accounts                             12
Collections                           2
Hard inquiries                        2
Public records                        0
${account("PALMETTO RETAIL CARD", "$985", "Charge-off")}
${account("OAKHOLLOW CREDIT UNION", "$640", "As agreed")}
${account("KESTREL CREDIT CARD", "$5,910", "As agreed", "01/00/00")}`;
  expect(foundByBureau(linesOfText(page))).toEqual([
    "charge_off | PALMETTO RETAIL CARD | tr 985",
    "late_payment | KESTREL CREDIT CARD | tr 5910",
  ]);
});

test("labels in two languages are read as in one", () => {
  const page = `Informe de crédito de TransUnion / Credit report
Cuentas / Accounts
REDLANE MOTOR CREDIT
Nombre de la cuenta / Account name    REDLANE MOTOR CREDIT
Número de cuenta / Account number     533454****
Estado / Status                       Reposesión
Saldo / Balance                       $14,122
Monto vencido / Past due              $310
BENTON CARD
Nombre de la cuenta / Account name    BENTON CARD
Número de cuenta / Account number     416220****
Estado / Status                       Al corriente
Saldo / Balance                       $88
Monto vencido / Past due              $0
`;
  expect(foundByBureau(linesOfText(page))).toEqual(["repossession | REDLANE MOTOR CREDIT | tr 14122"]);
});

test("the words below a table of what its statuses mean are no status", () => {
  const page = `Equifax Credit Report
Accounts
Creditor                  Account No.    Type          Balance   Past Due   Status
PALMETTO RETAIL CARD      412140****     Credit Card   $120      $120       Charge-off
BENTON CARD               416220****     Credit Card   $88       $0         Current
Status key: Charge-off = the creditor wrote the debt off. Collection = placed with an agency.
`;
  expect(foundByBureau(linesOfText(page))).toEqual(["charge_off | PALMETTO RETAIL CARD | eq 120"]);
});

import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const found = [
  "charge_off | NORTHLAKE CARD SERVICES, N.A. | ex 1240",
  "late_payment | HARBOR LANE BANK | ex 9410",
  "collection | RIDGELINE RECOVERY LLC | ex 840",
];

const inRows = `Experian report
Negative marks
NORTHLAKE CARD SERVICES, N.A.          $1,240
Charge-off                            Balance
Account 441712****** • Opened 03/11/2019 • Past due $1,240
HARBOR LANE BANK                       $9,410
60 days past due                      Balance
Account 51780***** • Opened 01/15/2022 • Past due $812
RIDGELINE RECOVERY LLC                   $840
Collection account                    Balance
Account 209*** • Opened 07/19/2025 • Past due $840
Accounts in good standing
PINE CREDIT UNION                         $75
Current                               Balance
Account 771500****** • Opened 06/15/2014 • Past due $0
`;

const inOneCell = inRows.replaceAll(/ {2,}/g, " ");
const oneEach = inRows.replaceAll(/ {2,}/g, "\n");

test.each([
  ["in rows", inRows],
  ["in one cell", inOneCell],
  ["one in a line", oneEach],
])("an amount beside a creditor's name is the one that the word below it says: %s", (_, text) => {
  expect(foundByBureau(linesOfText(text))).toEqual(found);
});

test.each(["60-89 days late", "60 días de atraso", "Mortgage · 60 days late"])("so is one over %s", (status) => {
  const card = `Experian report
Negative marks
HARBOR LANE BANK                       $9,410
${status.padEnd(38)}Balance
Account 51780***** • Opened 01/15/2022 • Past due $812
`;
  for (const text of [card, card.replaceAll(/ {2,}/g, " "), card.replaceAll(/ {2,}/g, "\n")])
    expect(foundByBureau(linesOfText(text))).toEqual(["late_payment | HARBOR LANE BANK | ex 9410"]);
});

test.each(["Debt Buyer Account", "Unsecured", "Conventional Re Mortgage"])("so is one over the kind: %s", (kind) => {
  const lines = (name: string, number: string) => `${name}
${kind} ending in ${number}
$840
Collection
Date Reported
09/12/2026
Balance
$840
Account Number
*${number}
Status
Collection
`;
  const card = `Equifax report
Accounts
RIDGELINE RECOVERY                     $840
${kind.padEnd(38)}Balance
Date Reported      Account Number      Owner
09/12/2026         *8788               Individual Account
Status             Date Opened         Amount Past Due
Collection         02/12/2024          $840
`;
  for (const text of [card, `Equifax report\nAccounts\n${lines("RIDGELINE RECOVERY", "8788")}`])
    expect(foundByBureau(linesOfText(text))).toEqual(["collection | RIDGELINE RECOVERY | eq 840"]);
});

test("an amount with another amount below its word is not the word's", () => {
  const text = `Experian report
NORTHLAKE CARD SERVICES, N.A.
$1,240
Charge-off
Balance
$1,190
Account 441712******
`;
  expect(foundByBureau(linesOfText(text))).toEqual(["charge_off | NORTHLAKE CARD SERVICES, N.A. | ex 1190"]);
});

test("so is the amount of a card that opens, over whether the account is open, and its details", () => {
  const text = `TransUnion credit report
Accounts
HARBOR LANE BANK
$9,410
Open
Account details
Account number: ****7243
Account type: Personal loan
Status: Pays as agreed
Opened: Mar 2020
Highest balance: $12,000
Late payments: 30 days: 1, 60 days: 1, 90 days: 1
See less
PINE CREDIT UNION
$75
Open
Account details
Account number: ****1133
Account type: Credit card
Status: Pays as agreed
Opened: Oct 2018
Highest balance: $310
`;
  expect(foundByBureau(linesOfText(text))).toEqual(["late_payment | HARBOR LANE BANK | tr 9410"]);
});

test("so is one over the labels of the account's facts; “Collections” there is no heading, and what is below a label no name", () => {
  const row = (...texts: string[]) => texts.map((text) => text.padEnd(34)).join("");
  const card = (name: string, amount: string, status: string, payStatus: string, more = "") => `
${row(name, amount)}
${status}
${row("Account status", "Payment status")}
${row("Open", payStatus)}
${row("Opened", "Reported")}
${row("Aug 08, 2016", "Feb 15, 2026")}
${row("Balance", "Account number")}
${row(amount, "****8163")}${more}`;
  const text = `Credit Karma
TransUnion credit report
${card("NORTHLAKE CARD", "$743", "Closed - Derogatory", "Charge off")}${card("RIDGELINE RECOVERY", "$840", "Collections", "Collection", `\n${row("Original creditor", "Type")}\n${row("HARBOR LANE BANK", "Collection")}`)}${card("PINE CREDIT UNION", "$75", "Open", "Current")}`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "charge_off | NORTHLAKE CARD | tr 743",
    "collection | RIDGELINE RECOVERY | tr 840",
  ]);
});

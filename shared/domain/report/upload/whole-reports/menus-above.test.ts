import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const account = (name: string, number: string, balance: string, status: string) => `
${name}
Closed
Account number
xxxxxxxx${number}
Account status
${status}
Balance
${balance}
Amount past due
$0
Date opened
03/11/2019
`;

test("accounts are read below a copied menu whose last entry is over courts' records elsewhere", () => {
  const text = `Equifax credit report
Summary
Accounts
Inquiries
Public records
0
${account("OAK BANK", "3317", "$310", "Pays as agreed")}${account("NORTHLAKE CARD", "4417", "$812", "Charge-off")}
Inquiries
OAK BANK
03/01/2024
`;
  expect(foundByBureau(linesOfText(text))).toEqual(["charge_off | NORTHLAKE CARD | eq 812"]);
});

test("accounts are read below a copied menu whose last entry is of what is no account, each label over its value", () => {
  const account = (name: string, balance: string, status: string) => `
${name}
517805XXXXXXXX
Balance
${balance}
Account info
Account name
${name}
Account number
517805XXXXXXXX
Account type
Credit Card
Responsibility
Individual
Date opened
Jun 06, 2019
Status
${status}
`;
  const text = `Experian
Credit report
Accounts
Open accounts
Closed accounts
Collections
Inquiries
${account("OAK BANK", "$310", "Open/Never late.")}${account("NORTHLAKE CARD", "$812", "Account charged off. $812 written off.")}
Hard inquiries
OAK BANK
Inquired on
Mar 01, 2025
`;
  expect(foundByBureau(linesOfText(text))).toEqual(["charge_off | NORTHLAKE CARD | ex 812"]);
});

test("headings with counts that have nothing under them name no kind of what follows", () => {
  const account = (name: string, number: string, kind: string, balance: string, status: string) => `
${name}
...${number}
${balance}

Balance: ${balance}
Payment status: ${status}
Account type: ${kind}
Opened on: 03/11/2019
Last reported on: 02/20/2025
`;
  const text = `TransUnion® Credit Report
Report pulled on 03/16/2025
Open accounts (2)
Closed accounts (1)
Collections (1)
${account("NORTHLAKE CARD", "4417", "Credit card", "$3,014", "Charged off as bad debt")}${account("CEDAR COLLECTIONS", "8210", "Collection", "$410", "Placed for collection")}${account("OAK BANK", "3317", "Credit card", "$310", "Paying as agreed")}`;
  expect(foundByBureau(linesOfText(text)).sort()).toEqual([
    "charge_off | NORTHLAKE CARD | tr 3014",
    "collection | CEDAR COLLECTIONS | tr 410",
  ]);
});

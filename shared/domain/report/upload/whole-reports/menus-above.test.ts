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

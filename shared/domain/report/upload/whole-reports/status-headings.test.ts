import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const found = (text: string) => foundByBureau(linesOfText(text)).sort();
const account = (name: string, balance: string, facts: string) => `    ${name}      ${balance}\n    ${facts}\n`;

test("accounts listed by how they stand are what the heading over them says", () => {
  const text = `Your Experian accounts by status
Charge-offs (1)
${account("NORTHLAKE CARD", "$1,240", "Credit Card ending in 4417, opened Mar 2019")}
Late payments (2)
${account("OAK BANK", "$310", "Credit Card ending in 3317, opened May 2018, past due $90")}
${account("PINE LOANS", "$2,310", "Auto Loan ending in 2217, opened Apr 2013")}
Included in bankruptcy (1)
${account("HARBOR LENDING", "$0", "Unsecured Loan ending in 1117, opened Jan 2016")}
Open, in good standing (1)
${account("ELM CREDIT UNION", "$650", "Credit Card ending in 5517, opened Oct 2015")}
`;
  expect(found(text)).toEqual([
    "charge_off | NORTHLAKE CARD | ex 1240",
    "late_payment | OAK BANK | ex 310",
    "late_payment | PINE LOANS | ex 2310",
    "other | HARBOR LENDING | ex 0",
  ]);
});

test("a heading's status is of no more accounts than it counts", () => {
  const text = `Your Experian accounts by status
Repossessions (1)
${account("PINE LOANS", "$2,310", "Auto Loan ending in 2217, opened Apr 2013")}
Everything else
${account("OAK BANK", "$310", "Credit Card ending in 3317, opened May 2018")}
Foreclosures (0)
None
`;
  expect(found(text)).toEqual(["repossession | PINE LOANS | ex 2310"]);
});

test("counts in a summary are no headings", () => {
  const text = `Experian credit report
Summary
Charge-offs (1)
Late payments (1)
Open accounts (1)

OAK BANK
Account number: ****3317
Account type: Credit card
Balance: $310
Status: Paying as agreed
`;
  expect(found(text)).toEqual([]);
});

test.each([1, 0])("what an account counts of itself is no heading over the next ones", (other) => {
  const own = (name: string, number: string, count?: number) =>
    `${name}\nAccount number: ${number}\nBalance: $310\nStatus: Paying as agreed\n${count ? `Late payments (${count})\n` : ""}`;
  const text = `Experian credit report
Collections (1)
RIDGELINE RECOVERY
Account number: ****1117
Balance: $840
Accounts
${own("OAK BANK", "****3317", 1)}${own("ELM CREDIT UNION", "****5517", other)}${own("PINE LOANS", "****2217")}`;
  expect(found(text)).toEqual(["collection | RIDGELINE RECOVERY | ex 840"]);
});

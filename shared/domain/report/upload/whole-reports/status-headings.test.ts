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

test("headings that count nothing say it too, and end the collections above them", () => {
  const row = (...cells: string[]) =>
    cells
      .map((cell) => cell.padEnd(24))
      .join("")
      .trimEnd();
  const text = `Experian credit summary
Collections
${row("Agency", "Account", "Original creditor", "Amount owed", "Reported")}
${row("RIDGELINE RECOVERY", "xxxx4417", "HUDSON CLINIC", "$2,617", "07/2026")}
${row("FENWICK COLLECTIONS", "xxxx9240", "OAK BANK", "$310", "07/2026")}
Charge-offs
${row("Creditor", "Account", "Type", "Balance", "Reported")}
${row("NORTHLAKE CARD", "xxxx3964", "Credit Card", "$4,731", "07/2026")}
${row("HARBOR LANE BANK", "xxxx2376", "Credit Card", "$8,886", "07/2026")}
Accounts past due
${row("Creditor", "Account", "Status", "Balance", "Past due")}
${row("PINE LOANS", "xxxx8665", "Past due 60 days", "$2,069", "$102")}
${row("ELM CREDIT UNION", "xxxx4025", "Past due 90 days", "$650", "$90")}
Accounts in good standing
${row("Creditor", "Account", "Type", "Balance", "Reported")}
${row("BLUE MESA BANK", "xxxx8085", "Credit Card", "$5,415", "07/2026")}
${row("MESA STORES", "xxxx5693", "Credit Card", "$207", "07/2026")}
`;
  expect(found(text)).toEqual([
    "charge_off | HARBOR LANE BANK | ex 8886",
    "charge_off | NORTHLAKE CARD | ex 4731",
    "collection | FENWICK COLLECTIONS | ex 310",
    "collection | RIDGELINE RECOVERY | ex 2617",
    "late_payment | ELM CREDIT UNION | ex 650",
    "late_payment | PINE LOANS | ex 2069",
  ]);
});

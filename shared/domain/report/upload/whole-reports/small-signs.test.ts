import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfHtml } from "../files/html-lines";
import { linesOfText } from "../files/plain-text";

test("what explains a label where a pointer is over it is no value", () => {
  const note = '<span class="tip" role="tooltip">What is this? A charge off or collection is negative.</span>';
  const row = (label: string, value: string) => `<div><div>${label} ${note}</div><div>${value}</div></div>`;
  const account = (name: string, status: string, balance: string) =>
    `<h3>${name}</h3><p>441712****</p>${row("Balance", balance)}${row("Pay Status", status)}${row("Past Due", "$0")}`;
  const page = `<h1>TransUnion credit report</h1><h2>Accounts</h2>
${account("NORTHLAKE CARD", "&gt;Charged Off&lt;", "$812")}${account("OAK BANK", "Current; Paid or Paying as Agreed", "$310")}`;
  expect(foundByBureau(linesOfHtml(page))).toEqual(["charge_off | NORTHLAKE CARD | tr 812"]);
});

test("in a list with a star before each account, a late month in brackets is late", () => {
  const text = `Equifax credit report
* NORTHLAKE LOANS | Acct: 4417**** | Type: Education loan | Balance: $2,969 | Status: Pays As Agreed | Late payments: 30 days (01/2022)

* OAK BANK | Acct: 3317**** | Type: Credit card | Balance: $310 | Status: Pays As Agreed
`;
  expect(foundByBureau(linesOfText(text))).toEqual(["late_payment | NORTHLAKE LOANS | eq 2969"]);
});

test("a count before a closed account's name is none of its words, and a dot in a history is a mark", () => {
  const text = `Equifax credit report
Credit Accounts

1.  NORTHLAKE CARD - Closed
Account Number: xxxx 4417        Balance: $219
Status: Charge Off               High Credit: $529

2.  OAK BANK
Account Number: xxxx 3317        Balance: $310
Status: Pays As Agreed           High Credit: $900
Payment History
Year   Jan   Feb   Mar   Apr
2025   •     30    •     •
• Paid on Time   30 30 Days Past Due   CO Charge-Off
Account Details
Date Opened: 05/2019             Loan Type: Credit card
`;
  expect(foundByBureau(linesOfText(text)).sort()).toEqual([
    "charge_off | NORTHLAKE CARD | eq 219",
    "late_payment | OAK BANK | eq 310",
  ]);
});

test.each([
  ["the most that it was late, with its month", "Worst delinquency: 90 days, Apr 2022"],
  ["late days with a month behind their label", "Late Payments:      30 days late 09/2023"],
  ["counts under one label", "Times 30/60/90 late: 1/0/0"],
])("an account that is current may say that it was late: %s", (_, line) => {
  const text = `Experian credit report
Accounts
NORTHLAKE LOANS
Account number: 4417XXXX
Balance: $2,969
Status: Current
${line}
OAK BANK
Account number: 3317XXXX
Balance: $310
Status: Current
`;
  expect(foundByBureau(linesOfText(text))).toEqual(["late_payment | NORTHLAKE LOANS | ex 2969"]);
});

test("a value behind its label goes on below it in its column, beside another label", () => {
  const row = (...texts: string[]) => texts.map((text) => text.padEnd(36)).join("");
  const text = `Personal Credit Report for: TransUnion
NORTHLAKE LOANS 441712****
${row("Date Opened: 09/13/2018", "Balance: $5,335", "Pay Status: Current; Paid or Paying as")}
${row("Responsibility: Individual Account", "Date Updated: 09/11/2025", "Agreed")}
${row("Loan Type: CREDIT CARD", "Last Payment Made: 10/14/2023", "Maximum Delinquency: Maximum")}
${row("Remarks: -", "High Balance: $6,244", "Delinquency of 30 days in 10/2023")}
`;
  expect(foundByBureau(linesOfText(text))).toEqual(["late_payment | NORTHLAKE LOANS | tr 5335"]);
});

test("a remark says whether what is a collection or a charge-off is a collection", () => {
  const account = (name: string, remark: string) => `${name}
                    TransUnion             Experian
Account #:          441712****             441712****
Balance:            $455                   $455
Payment Status:     Collection/Chargeoff   Collection/Chargeoff
Comments:           ${remark.padEnd(23)}${remark}
`;
  const text = `3-Bureau Credit Report\nAccount History\n${account("ELM RECOVERY", "Collection account")}${account("OAK BANK", "Charged off account")}`;
  expect(foundByBureau(linesOfText(text)).sort()).toEqual([
    "charge_off | OAK BANK | ex 455 | tr 455",
    "collection | ELM RECOVERY | ex 455 | tr 455",
  ]);
});

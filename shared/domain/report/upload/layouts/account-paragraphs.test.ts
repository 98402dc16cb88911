import { foundByBureau } from "#shared/testing/found-by-bureau";
import { analyzeReport } from "../analyze";
import { linesOfText } from "../files/plain-text";

const text = `Equifax Consumer Credit Disclosure
JOAN DOE
Account history
RIDGELINE RECOVERY. Account 759481XXXX, a collection account, opened 07/14/2021, individual responsibility. The
original creditor is HUDSON CLINIC. The balance reported on 09/14/2026 is $266; the high balance was $266. The
amount past due is $266. Status: the account has been placed for
collection.
NORTHLAKE CARD. Account 441712XXXX, a credit card account, opened 03/23/2013. The high balance was $5,819; the balance
is $5,333. Status: current; the payment was 30 days late in 04/2026, 90 days late in 11/2025.
PINE AUTO FINANCE. Account 098620XXXX, a auto loan account, opened 08/21/2014. The balance is $8,535. Status: open,
paid as agreed, never late.
Account 517805XXXX with HARBOR LANE BANK, a credit card account, opened May 2, 2017. The balance is $0. Status: settled
for less than the full balance.
Inquiries
On 03/04/2026 LENDMARQ FINANCIAL asked for your report.
`;

test("accounts that are told in a running text are read", () => {
  expect(foundByBureau(linesOfText(text))).toEqual([
    "collection | RIDGELINE RECOVERY | eq 266",
    "late_payment | NORTHLAKE CARD | eq 5333",
    "other | HARBOR LANE BANK | eq 0",
  ]);
  const [collection] = analyzeReport(linesOfText(text), "2026-11-20")?.files[0]?.entries ?? [];
  expect(collection).toMatchObject({ originalCreditor: "HUDSON CLINIC", pastDue: 266, dateOpened: "2021-07-14" });
});

test("a name and its number stand over one sentence that begins with the status", () => {
  const short = `Experian Credit Report Summary
Negative accounts (3)
NORTHLAKE CARD
Account ending 9447
Charge-off. Balance $2,586, opened Mar 2020, last reported Sep 2026.
HARBOR LANE BANK
Account ending in 2347
30 days past due. Balance $1,636, opened Feb 2017, last reported Sep 2026.
RIDGELINE RECOVERY
Account ending 6630
Collection for HUDSON CLINIC. Balance $1,678, opened Aug 2022,
last reported Aug 2026.
Accounts in good standing (1)
PINE AUTO FINANCE
Account ending 4761
Current. Balance $3,298, opened Jan 2015, last reported Sep 2026.
`;
  expect(foundByBureau(linesOfText(short))).toEqual([
    "charge_off | NORTHLAKE CARD | ex 2586",
    "late_payment | HARBOR LANE BANK | ex 1636",
    "collection | RIDGELINE RECOVERY | ex 1678",
  ]);
  const [, , collection] = analyzeReport(linesOfText(short), "2026-11-20")?.files[0]?.entries ?? [];
  expect(collection).toMatchObject({
    originalCreditor: "HUDSON CLINIC",
    accountNumber: "****6630",
    dateReported: "2026-08",
  });
});

test("one paragraph alone is a remark and no account", () => {
  const alone = text.split("\n").slice(0, 7).join("\n");
  expect(foundByBureau(linesOfText(alone))).toEqual([]);
});

test("a reader view says all of an account in one sentence, behind the end of its number", () => {
  const page = `Your Equifax credit report
Report date: October 1, 2026
Accounts
RIDGELINE RECOVERY, account ending in 8315: collection account opened Jun 2025 for HUDSON CLINIC
OF AKRON, with a balance of $2,192.
NORTHLAKE CARD, account ending in 3131: credit card opened Jan 2021, charged off, with a balance of $6,545.
PINE AUTO FINANCE, account ending in 1516: auto loan opened Mar 2022, repossession, with a balance of $7,253.
HARBOR LANE BANK, account ending in 2030: student loan opened Dec 2020, paid as agreed, with a balance of $7,227.
OAK MORTGAGE, account ending in 2746: mortgage opened Sep 2023, 60 days late, with a balance of $80,100.
Inquiries
NORTHLAKE CARD asked for your report on August 10, 2025.
`;
  expect(foundByBureau(linesOfText(page))).toEqual([
    "collection | RIDGELINE RECOVERY | eq 2192",
    "charge_off | NORTHLAKE CARD | eq 6545",
    "repossession | PINE AUTO FINANCE | eq 7253",
    "late_payment | OAK MORTGAGE | eq 80100",
  ]);
  const [collection] = analyzeReport(linesOfText(page), "2026-11-20")?.files[0]?.entries ?? [];
  expect(collection).toMatchObject({ originalCreditor: "HUDSON CLINIC OF AKRON", accountNumber: "****8315" });
});

test("a list says all of an account in one line, with the end of its number in brackets", () => {
  const list = `My Experian report, October 14, 2026

Negative accounts
• NORTHLAKE CARD (ending 2438) – charged off, balance $1,410, opened Nov 2024
• OAK BANK/ULTRA (ending 1880) – 60 days late, balance $4,143, opened Mar 2025
• RIDGELINE RECOVERY (account ending in 3375) – in collection, balance $7,809, opened Jan 2019

Good accounts
• PINE BANK (ending 5400) – current, balance $6,297, opened Aug 2019
`;
  expect(foundByBureau(linesOfText(list)).sort()).toEqual([
    "charge_off | NORTHLAKE CARD | ex 1410",
    "collection | RIDGELINE RECOVERY | ex 7809",
    "late_payment | OAK BANK/ULTRA | ex 4143",
  ]);
});

test("below a name and its number lines of labels with colons are no paragraph", () => {
  const account = (name: string, digits: string, status: string) => `${name}
Account ending in ${digits}
Account status: Open
Payment status: ${status}
Account type: Credit Card
Opened: 09/08/2018
Balance: $5,727
Past due: $0
`;
  const list = `Your TransUnion credit report
Accounts
${account("HARBOR LANE BANK", "2208", "Current, was 30 days late")}
${account("NORTHLAKE CARD", "4417", "60 days late")}
${account("CORAL BAY BANK", "9031", "Current")}`;
  expect(foundByBureau(linesOfText(list))).toEqual([
    "late_payment | HARBOR LANE BANK | tr 5727",
    "late_payment | NORTHLAKE CARD | tr 5727",
  ]);
});

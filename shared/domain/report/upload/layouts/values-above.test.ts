import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const found = [
  "charge_off | NORTHLAKE CARD SERVICES | ex 1240",
  "late_payment | HARBOR LANE BANK | ex 9410",
  "collection | RIDGELINE RECOVERY LLC | ex 840",
];

const oneEach = `Experian credit report
NORTHLAKE CARD SERVICES
Closed
Charge-off
$1,240
Balance
$1,000
Limit
03/11/2019
Opened
HARBOR LANE BANK
Open
60 days late
$9,410
Balance
$812
Past due
RIDGELINE RECOVERY LLC
Collection
$840
Balance
HUDSON CLINIC
Original creditor
`;

const inRows = `Experian credit report
NORTHLAKE CARD SERVICES
Charge-off
$1,240         $1,000         03/11/2019
Balance        Limit          Opened
10/28/2026     441712XX       Individual
Reported       Account no.    Owner
HARBOR LANE BANK
60 days late
$9,410         $812           01/15/2022
Balance        Past due       Opened
10/28/2026     5178XX         Individual
Reported       Account no.    Owner
RIDGELINE RECOVERY LLC
Collection
$840           HUDSON CLINIC        07/19/2025
Balance        Original creditor    Opened
`;

test.each([
  ["one in a line", oneEach],
  ["in rows", inRows],
])("values above their labels are read, and statuses without a label: %s", (_, text) => {
  expect(foundByBureau(linesOfText(text))).toEqual(found);
});

test("where values fit the labels above them as well they are read as theirs", () => {
  const text = `Experian credit report
NORTHLAKE CARD SERVICES
Loan sum reported
$5,000
Balance
$1,240
Past due
$310
Status
Charge-off
`;
  expect(foundByBureau(linesOfText(text))).toEqual(["charge_off | NORTHLAKE CARD SERVICES | ex 1240"]);
});

test("how often an account was late may be above a label that says of which days in brackets", () => {
  const account = (name: string, late: string) => `
${name}
Current             $900
Status              Balance
$2,000              $1,999
Credit Limit        Highest Balance
Oct 2018            Sep 24, 2026
Opened              Last Reported
100%                ${late}
On-Time Payments    Late Payments (30 / 60 / 90+ days)
None
Remarks
`;
  const text = `TransUnion credit report
Open accounts
${account("NORTHLAKE CARD", "1 / 1 / 0")}${account("HARBOR LANE BANK", "0 / 0 / 0")}`;
  expect(foundByBureau(linesOfText(text))).toEqual(["late_payment | NORTHLAKE CARD | tr 900"]);
});

test("a label without a value may stand among the others' values", () => {
  const account = (name: string, [first, second]: readonly [string, string], remark: string) => `
${name}
${first}
${second}
$2,198              $2,198
Original Amount     Highest Balance
Oct 13, 2026        ${remark}
Last Reported       Remarks
`;
  const text = `TransUnion credit report
Closed accounts
${account("RIDGELINE RECOVERY", ["Collection          Balance", "Status"], "PLACED FOR COLLECTION")}${account("MARIGOLD COLLECTORS", ["Collection          Balance", "Status"], "PLACED FOR COLLECTION")}${account("NORTHLAKE CARD", ["Charge-off          $900", "Status              Balance"], "None")}`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "collection | RIDGELINE RECOVERY | tr unknown",
    "collection | MARIGOLD COLLECTORS | tr unknown",
    "charge_off | NORTHLAKE CARD | tr 900",
  ]);
});

test("a copied table of the bureaus has its values below its labels, whatever else they look like", () => {
  const label = (name: string, ...values: string[]) => [name, ...values].join("\n");
  const account = (name: string, status: string) => `${name} Closed

TransUnion
Experian
Equifax
${label("Account #", "--", "867016****", "867016****")}
${label("Balance Owed", "--", "$90.00", "$90.00")}
${label("Creditor Type", "--", "All Banks", "All Banks")}
${label("Account Status", "--", "Closed", "Closed")}
${label("Payment Status", "--", status, status)}
${label("Creditor Remarks", "--", "--", "--")}
`;
  const page = `Credit report
Account History
${account("NORTHLAKE CARD", "Collection/Chargeoff")}
${account("HARBOR LANE BANK", "Foreclosure")}`;
  expect(foundByBureau(linesOfText(page))).toEqual([
    "charge_off | NORTHLAKE CARD | eq 90 | ex 90",
    "foreclosure | HARBOR LANE BANK | eq 90 | ex 90",
  ]);
});

test("a remark above its label may have several lines for itself", () => {
  const account = (name: string, status: string, remark: string) => `${name}
$1,240              $0                  03/11/2019
Balance             Past due            Opened
441712XX            ${status.padEnd(20)}10/28/2026
Account number      Payment status      Last reported
${remark}`;
  const text = `Experian credit report
${account("NORTHLAKE CARD", "Current", "30 days Apr 2026, 60 days Oct\n2025, 30 days Sep 2025\nLate payments")}
${account("HARBOR LANE BANK", "Charge-off", "Charged off account Customer\ndisputed account - reported by\nsubscriber\nRemarks")}
${account("PINE CREDIT UNION", "Current", "None\nLate payments")}
`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "late_payment | NORTHLAKE CARD | ex 1240",
    "charge_off | HARBOR LANE BANK | ex 1240",
  ]);
});

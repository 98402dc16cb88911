import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const account = (name: string, number: string, type: string, status: string, balance: string) => `${name}
Account Number   ${number}   Type      ${type}
Balance          ${balance}       Opened    03/04/2019
Pay Status       ${status}
`;

test("an account begins under a heading that is not known, where what is above it is no account", () => {
  const text = `TransUnion Credit Report
Personal Information
Name: JORDAN T PEREZ
Addresses
14 Alder Rd, Mesa, AZ 85204
Plastic
${account("NORTHLAKE CARD SERVICES", "441712XXXX", "Credit Card", "Charged Off", "$1,240")}Revolving
${account("PINE CREDIT UNION", "559912XXXX", "Credit Card", "Current", "$415")}`;
  expect(foundByBureau(linesOfText(text))).toEqual(["charge_off | NORTHLAKE CARD SERVICES | tr 1240"]);
});

test("a table's heading over an account ends what its payment history means", () => {
  const row = (name: string, number: string, balance: string, status: string) =>
    `Account name              Account number    Recent balance    Date opened    Status
${name.padEnd(26)}${number}      ${balance.padEnd(10)}        11/2020        ${status}
`;
  const text = `Experian
Potentially negative items
${row("NORTHLAKE CARD SERVICES", "44171208....", "$1,240", "Account charged off. $1,240 written off.")}
Payment history guide
120 days past due as of Mar 2026
90 days past due as of Feb 2026
${row("RIDGELINE RECOVERY LLC", "77170008....", "$840", "Collection account. $840 past due.")}`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "charge_off | NORTHLAKE CARD SERVICES | ex 1240",
    "collection | RIDGELINE RECOVERY LLC | ex 840",
  ]);
});

test("a legend below a table's account is no row of the table", () => {
  const cell = (text: string, x: number) => ({ text, x, width: text.length * 5 });
  const head = ["Account name", "Account number", "Recent balance", "Date opened", "Status"];
  const columns = [29, 141, 252, 364, 475];
  const legend: [string, number][] = [
    ["✓ Current / Terms met", 27],
    ["30 Past due 30 days", 83],
    ["60 Past due 60 days", 134],
    ["120 Past due 120 days", 237],
    ["CO Charge off", 408],
    ["C Collection", 445],
    ["RF Repossession", 477],
  ];
  const row = (...texts: string[]) => texts.map((text, at) => cell(text, columns[at] ?? 0));
  const rows = [
    [cell("Experian", 30)],
    [cell("Accounts in good standing", 30)],
    row(...head),
    row("NORTHLAKE CARD SERVICES", "44171208....", "$1,240", "11/2020", "Open/Never late."),
    [cell("PO BOX 118", 27)],
    row(...head),
    row("PINE CREDIT UNION", "55991208....", "$415", "11/2021", "Open/Never late."),
    [cell("PO BOX 214", 27)],
    legend.map(([text, x]) => cell(text, x)),
    [cell("F Foreclosed", 30), cell("D Defaulted", 64), cell("B Included in Bankruptcy", 96)],
  ];
  expect(foundByBureau(rows.map((cells, at) => ({ page: 1, line: at + 1, cells })))).toEqual([]);
});

test("what its history's guide says of an account is of that account", () => {
  const text = `Experian
Accounts in good standing
NORTHLAKE CARD SERVICES
Account number    44171208....
Recent balance    $1,240
Status            Open.
Payment history guide
60 days past due as of Mar 2026
30 days past due as of Feb 2026
PINE CREDIT UNION
Account number    55991208....
Recent balance    $415
Status            Open.
`;
  expect(foundByBureau(linesOfText(text))).toEqual(["late_payment | NORTHLAKE CARD SERVICES | ex 1240"]);
});

test("a section's word below its label in one of several columns is a value", () => {
  const cell = (text: string, x: number) => ({ text, x, width: text.length * 5 });
  const rows = [
    [cell("Experian", 20)],
    [cell("Potentially negative items", 20)],
    [cell("RIDGELINE RECOVERY LLC", 20)],
    [cell("Account number", 20), cell("Recent balance", 200)],
    [cell("44171208....", 20), cell("$1,240", 200)],
    [cell("Type", 20), cell("Date opened", 200)],
    [cell("Collection", 20)],
    [cell("Status", 20), cell("03/2019", 200)],
    [cell("Collection account. $1,240 past due.", 20)],
  ];
  const lines = rows.map((cells, at) => ({ page: 1, line: at + 1, cells }));
  expect(foundByBureau(lines)).toEqual(["collection | RIDGELINE RECOVERY LLC | ex 1240"]);
});

test("what the marks mean, over the first account, is no label with a value", () => {
  const text = `Equifax
Credit Accounts
When reviewing your account information, see if an account is open. ✓ Paid on Time 30 30 Days
Past Due 60 60 Days Past Due 90 90 Days Past Due 120 120 Days Past Due V Voluntary Surrender
NORTHLAKE CARD SERVICES - Closed
PO BOX 118, SALINA, KS 67402 | (800) 555-0111
Date Reported: 10/07/2026 | Balance: $4,196 | Account Number: *6119 | Owner: Joint
Loan/Account Type: Credit Card | Status: Charge Off | Date Opened: 04/24/2019
`;
  expect(foundByBureau(linesOfText(text))).toEqual(["charge_off | NORTHLAKE CARD SERVICES | eq 4196"]);
});

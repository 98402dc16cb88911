import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const row = (label: string, value: string) => `${label.padEnd(32)}${value}`;

const account = (name: string, balance: string, status: string, unknown: readonly string[]) =>
  [
    name,
    row("Address", "PO BOX 4410 DAYTON, OH 45402"),
    row("Date Opened", "09/12/2019"),
    row("Balance", balance),
    row("Date Updated", "03/12/2026"),
    ...unknown,
    row("Last Payment Made", "05/03/2024"),
    row("Pay Status", status),
  ].join("\n");

const report = (unknown: readonly string[]) => `TransUnion Credit Report
Personal Credit Report for:
File Number: 823041465

Accounts with Adverse Information

${account("NORTHLAKE AUTO 271063****", "$1,450", ">Charged Off<", unknown)}

${account("RIDGELINE RECOVERY 804052****", "$210", ">Collection Account<", unknown)}
`;

const found = ["charge_off | NORTHLAKE AUTO | tr 1450", "collection | RIDGELINE RECOVERY | tr 210"];

test.each([
  ["an amount", [row("Refund Received", "$0")]],
  ["words", [row("Rebate Program", "Standard Rewards")]],
  ["more than one of them", [row("Refund Received", "$0"), row("Rebate Program", "Standard Rewards")]],
])("a label that is not known is no creditor where its row is like those around it: beside it %s", (_, unknown) => {
  expect(foundByBureau(linesOfText(report(unknown)))).toEqual(found);
});

test("a creditor with its balance beside it begins its account between rows of the same columns", () => {
  const text = [
    "TransUnion Credit Report",
    "Accounts with Adverse Information",
    row("NORTHLAKE AUTO", "$1,450"),
    row("Date Opened", "09/12/2019"),
    row("Pay Status", ">Charged Off<"),
    row("RIDGELINE RECOVERY", "$210"),
    row("Date Opened", "06/02/2021"),
    row("Pay Status", ">Collection Account<"),
  ].join("\n");
  expect(foundByBureau(linesOfText(text)).map((item) => item.split(" | ")[1])).toEqual([
    "NORTHLAKE AUTO",
    "RIDGELINE RECOVERY",
  ]);
});

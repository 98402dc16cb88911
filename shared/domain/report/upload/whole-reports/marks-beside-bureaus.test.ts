import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const row = (...texts: string[]) => texts.map((text) => text.padEnd(36)).join("");
const same = (label: string, value: string) => row(label, value, value, value);

const account = (name: string, ...rows: string[]) => [row(name, "Experian", "Equifax", "TransUnion"), ...rows];

test("what a service marks an account with stands behind its name, beside the bureaus' names", () => {
  const lines = [
    "3-Bureau Credit Report",
    "Open Accounts",
    ...account(
      "NORTHLAKE CARD Past due",
      same("Account Number", "XXXXXXXX4417"),
      same("Status", "60 days past due"),
      same("Balance", "$1,251"),
    ),
    ...account(
      "HARBOR LANE BANK Past delinquency",
      same("Account Number", "XXXXXXXX0093"),
      same("Status", "Current, was past due 30 days"),
      same("Balance", "$310"),
      same("30 / 60 / 90+ Days Late", "1 / 0 / 0"),
    ),
  ];
  expect(foundByBureau(linesOfText(lines.join("\n")))).toEqual([
    "late_payment | NORTHLAKE CARD | eq 1251 | ex 1251 | tr 1251",
    "late_payment | HARBOR LANE BANK | eq 310 | ex 310 | tr 310",
  ]);
});

test("a name that says nothing of who was owed first is no collector's", () => {
  const lines = [
    "Account History",
    "NORTHLAKE CARD (Original Creditor: )",
    row("", "TransUnion", "Experian", "Equifax"),
    same("Account #:", "441712****"),
    same("Account Type:", "Revolving"),
    same("Payment Status:", "Collection/Chargeoff"),
    same("Balance:", "$1,251.00"),
  ];
  expect(foundByBureau(linesOfText(lines.join("\n")))).toEqual([
    "charge_off | NORTHLAKE CARD | eq 1251 | ex 1251 | tr 1251",
  ]);
});

test("a mark in the line below the bureaus' names is none of the account's name", () => {
  const text = [
    "3-Bureau Credit Report",
    "Closed Accounts",
    "NORTHLAKE CARD",
    row("", "Experian", "Equifax", "TransUnion"),
    "Potentially negative",
    same("Account Number", "XXXXXXXX4417"),
    same("Status", "Charged off"),
    same("Balance", "$1,251"),
    "HARBOR LANE BANK",
    row("", "Experian", "Equifax", "TransUnion"),
    "Past due",
    same("Account Number", "XXXXXXXX0093"),
    same("Status", "60 days past due"),
    same("Balance", "$310"),
  ].join("\n");
  expect(foundByBureau(linesOfText(text))).toEqual([
    "charge_off | NORTHLAKE CARD | eq 1251 | ex 1251 | tr 1251",
    "late_payment | HARBOR LANE BANK | eq 310 | ex 310 | tr 310",
  ]);
});

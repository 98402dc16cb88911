import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "./plain-text";

const row = (...texts: string[]) =>
  texts
    .map((text, at) => text.padEnd(at === 0 ? 24 : 22))
    .join("")
    .trimEnd();

const table = (name: string, status: string, comments: readonly string[], balance: string) =>
  [
    name,
    row("", "TransUnion", "Experian", "Equifax"),
    row("Account #:", "4447****", "4447****", "4447****"),
    row("Account Type:", "Loan", "Loan", "Loan"),
    row("Balance:", balance, balance, balance),
    row("Payment Status:", status, status, status),
    row("Comments:", "Fixed rate", comments[0] ?? "-", "-"),
    ...comments.slice(1).map((text) => row("", "", text)),
    row("Date Last Active:", "11/01/2026", "06/01/2023", "-"),
  ].join("\n");

test("the last words of a bureau's remark open no section", () => {
  const page = `3 Bureau Credit Report
Accounts
${table("NORTHLAKE CARD", "Charge-off", ["Account information", "disputed by consumer", "Collection account"], "$1,240")}
${table("HARBOR LANE BANK", "Current", ["-"], "$90")}
${table("PINEFIELD LENDING", "Late 60 Days", ["-"], "$310")}`;
  expect(foundByBureau(linesOfText(page))).toEqual([
    "charge_off | NORTHLAKE CARD | eq 1240 | ex 1240 | tr 1240",
    "late_payment | PINEFIELD LENDING | eq 310 | ex 310 | tr 310",
  ]);
});

import { foundByBureau } from "#shared/testing/found-by-bureau";
import { analyzeReport } from "../analyze";
import { linesOfHtml } from "../files/html-lines";
import { linesOfText } from "../files/plain-text";
import { columnRows } from "../tri-merge/column-rows";
import { columnsOf } from "../words/bureau-columns";

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

test.each(["credit grantor", "account number"])(
  "nor are they the label of a row where each bureau has them: %s",
  (end) => {
    const remark = row("Remarks:", ...Array.from({ length: 3 }, () => "Reported a loss by"));
    const page = `3 Bureau Credit Report
Accounts
${table("NORTHLAKE CARD", "Charge-off", ["-"], "$1,240").replace(/Comments:.*/, `${remark}\n${row("", end, end, end)}`)}
${table("PINEFIELD LENDING", "Late 60 Days", ["-"], "$310")}`;
    expect(foundByBureau(linesOfText(page))).toEqual([
      "charge_off | NORTHLAKE CARD | eq 1240 | ex 1240 | tr 1240",
      "late_payment | PINEFIELD LENDING | eq 310 | ex 310 | tr 310",
    ]);
  },
);

test("a bureau without a value does not report the account, though its counts are zero", () => {
  const page = `3 Bureau Credit Report
Accounts
RIDGELINE RECOVERY
${row("", "TransUnion", "Experian", "Equifax")}
${row("Account #:", "--", "33012XX", "33012XX")}
${row("Balance:", "--", "$419", "--")}
${row("Account Type:", "--", "Collection", "Collection")}
${row("Payment Status:", "--", "Collection/Charge-Off", "Collection/Charge-Off")}
Days Late - 7 Year History
${row("", "30", "60", "90")}
${row("TransUnion", "0", "0", "0")}
${row("Experian", "0", "0", "0")}
${row("Equifax", "0", "0", "0")}`;
  const found = analyzeReport(linesOfText(page), "2026-11-20")?.files.map(({ bureau, entries }) => [
    bureau,
    entries.length,
  ]);
  expect(found).toEqual([
    ["experian", 1],
    ["equifax", 1],
  ]);
});

test("a saved page whose cells are not in rows is read, each label with as many cells as bureaus", () => {
  const cells = (...texts: string[]) => texts.map((text) => `<div>${text}</div>`).join("");
  const names = ["TransUnion", "Experian", "Equifax"].map((name) => `${name}<sup>®</sup>`);
  const account = (
    name: string,
    status: string,
    balance: string,
  ) => `<div><div><h4>${name}</h4><span>Closed</span></div>
    <div><div>${cells("", ...names)}${cells("Account #", "4417XX", "--", "4417XX")}${cells("Balance Owed", balance, "--", "$0")}
    ${cells("Account Type", "Credit Card", "--", "Credit Card")}${cells("Payment Status", status, "--", status)}</div></div></div>`;
  const html = `<section><h3>Account History</h3>${account("NORTHLAKE CARD", "Charge-off", "$748")}${account(
    "HARBOR LANE BANK",
    "Current",
    "$90",
  )}${account("PINEFIELD AUTO", "Repossession", "$1,375")}</section>`;
  expect(foundByBureau(linesOfHtml(html))).toEqual([
    "charge_off | NORTHLAKE CARD | eq 0 | tr 748",
    "repossession | PINEFIELD AUTO | eq 0 | tr 1375",
  ]);
});

test("nor do they in a copy of one value per line", () => {
  const copied = (name: string, status: string, remarks: readonly string[]) =>
    [name, "TransUnion", "Experian", "Equifax", "Account #:", "4447****", "4447****", "4447****"]
      .concat(["Account Type:", "Loan", "Loan", "Loan", "Balance:", "$90", "$90", "$90"])
      .concat(["Payment Status:", status, status, status])
      .concat(["Comments:", "Fixed rate", remarks[0] ?? "-", "-", ...remarks.slice(1)])
      .concat(["Date Last Active:", "11/01/2026", "06/01/2023", "-"]);
  const remarks = ["Account information", "disputed by consumer", "(FCRA)", "Collection account"];
  const page = ["3 Bureau Credit Report", "Accounts", ...copied("NORTHLAKE CARD", "Charge-off", remarks)].concat(
    copied("HARBOR LANE BANK", "Late 60 Days", ["-"]),
  );
  expect(foundByBureau(linesOfText(page.join("\n")))).toEqual([
    "charge_off | NORTHLAKE CARD | eq 90 | ex 90 | tr 90",
    "late_payment | HARBOR LANE BANK | eq 90 | ex 90 | tr 90",
  ]);
});

test("a copied remark that is a label elsewhere is a value", () => {
  const copied = (name: string, status: string, remarks: readonly string[]) =>
    [name, "Loan", "TransUnion", "Experian", "Equifax", "Account #:", "4447****", "4447****", "4447****"]
      .concat(["Account Type:", "Loan", "Loan", "Loan", "Payment Status:", status, status, status])
      .concat(["Balance:", "$90", "$90", "$90", "Comments:", ...remarks]);
  const page = ["3 Bureau Credit Report", "Accounts"]
    .concat(
      copied("MARIGOLD RECOVERY", "Collection", ["--", "Placed for collection", "Account in dispute", "by consumer"]),
    )
    .concat(copied("PINE BANK", "Late 60 Days", ["--", "--", "--"]));
  expect(foundByBureau(linesOfText(page.join("\n")))).toEqual([
    "collection | MARIGOLD RECOVERY | eq 90 | ex 90 | tr 90",
    "late_payment | PINE BANK | eq 90 | ex 90 | tr 90",
  ]);
});

test("the bureaus' names in one cell, with marks behind them, are the heading of columns", () => {
  const [row] = columnRows(linesOfText("Equifax Negative TransUnion Negative Experian"));
  expect(row && columnsOf(row)?.map(({ bureau }) => bureau)).toEqual(["equifax", "transunion", "experian"]);
});

import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "./plain-text";

test("a table for each account is read where it is drawn with letters", () => {
  const bars = `+${"-".repeat(14)}+${"-".repeat(13)}+${"-".repeat(13)}+${"-".repeat(13)}+`;
  const row = (...cells: string[]) => `|${cells.map((cell, at) => ` ${cell}`.padEnd(at === 0 ? 14 : 13)).join("|")}|`;
  const account = (name: string, number: string, balance: string, status: string) =>
    [
      `+${"-".repeat(56)}+`,
      `|${` ${name}   ACCT ****${number}`.padEnd(56)}|`,
      bars,
      row("", "TransUnion", "Experian", "Equifax"),
      bars,
      row("Type", "Revolving", "", "Revolving"),
      row("Opened", "03/2019", "", "03/2019"),
      row("Balance", balance, "", balance),
      row("Pay status", status, "", status),
      bars,
      "",
    ].join("\n");
  const text = `CREDIT FILE SUMMARY OF A MEMBER
PRINTED 10/09/2025

${account("NORTHLAKE CARD", "4417", "$812", "Charge-off")}
${account("OAK BANK", "3317", "$310", "Current")}
${account("PINE LOANS", "2217", "$2,310", "60 days late")}`;
  expect(foundByBureau(linesOfText(text)).sort()).toEqual([
    "charge_off | NORTHLAKE CARD | eq 812 | tr 812",
    "late_payment | PINE LOANS | eq 2310 | tr 2310",
  ]);
});

test("one table of all accounts is read where bars part its columns", () => {
  const text = `# Credit report

## Tradelines

| Creditor | Acct | Type | Bureaus | Opened | Balance | Past due | High | Status |
|---|---|---|---|---|---:|---:|---:|---|
| NORTHLAKE CARD | ...4417 | Credit Card | TU, EX | 03/2019 | $812 | $812 | $1,200 | Charged off |
| OAK BANK | ...3317 | Credit Card | EQ | 03/2018 | $310 | $0 | $900 | Current |
| PINE LOANS | ...2217 | Auto Loan | EX | 05/2020 | $2,310 | $120 | $9,310 | 60 days past due |
`;
  expect(foundByBureau(linesOfText(text)).sort()).toEqual([
    "charge_off | NORTHLAKE CARD | ex 812 | tr 812",
    "late_payment | PINE LOANS | ex 2310",
  ]);
});

test("a row whose words go on below within its own rules is read whole", () => {
  const widths = [26, 8, 9, 9, 22, 10];
  const rule = `+${widths.map((width) => "-".repeat(width)).join("+")}+`;
  const row = (...cells: string[]) => `|${widths.map((width, at) => ` ${cells[at] ?? ""}`.padEnd(width)).join("|")}|`;
  const text = [
    "RESIDENTIAL MERGED CREDIT REPORT",
    rule,
    row("CREDITOR", "ACCT", "OPENED", "BALANCE", "STATUS", "SOURCE"),
    rule,
    row("OAK BANK", "*3317", "03/2018", "$310", "Account current", "TU/XP/EF"),
    rule,
    row("REGIONAL ACCEPTANCE CO", "*7060", "04/2018", "$15,138", "Voluntarily", "XP"),
    row("", "", "", "", "surrendered"),
    rule,
    row("CREDIT ACCEPTANCE", "*8357", "09/2022", "$16,896", "Past due 120 days", "TU/XP"),
    row("CORPORATION"),
    rule,
  ].join("\n");
  expect(foundByBureau(linesOfText(text)).sort()).toEqual([
    "late_payment | CREDIT ACCEPTANCE CORPORATION | ex 16896 | tr 16896",
    "repossession | REGIONAL ACCEPTANCE CO | ex 15138",
  ]);
});

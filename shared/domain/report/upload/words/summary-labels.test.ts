import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const account = (name: string, number: string, status: string, worst: string, label: string, pastDue = "$0.00") =>
  [
    name,
    `Account  ending ${number}          Kind of account   Credit card`,
    `Present status  ${status}      Reporting bureaus      TransUnion, Equifax`,
    `Balance owed  $840.00             Amount past due       ${pastDue}`,
    `Opened  May 20, 2015             ${label}      ${worst}`,
    "",
  ].join("\n");

test.each(["Worst past delinquency", "Worst late", "Worst status", "Worst delinquency"])(
  "a summary says how an account stands now and at its worst: %s",
  (label) => {
    const text = `Three-Bureau Credit Review\nAccount details\n${account("NORTHLAKE CARD", "4417", "Charged off", "120 days in Jan 2024", label)}${account(
      "OAK BANK",
      "3317",
      "Current",
      "60 days in Aug 2023",
      label,
    )}${account("PINE LOANS", "2217", "Current", "None", label)}`;
    expect(foundByBureau(linesOfText(text)).sort()).toEqual([
      "charge_off | NORTHLAKE CARD | eq 840 | tr 840",
      "late_payment | OAK BANK | eq 840 | tr 840",
    ]);
  },
);

test("an audit gives the reason why an account is negative, and how late it was", () => {
  const text = `Credit Audit Report
Furnisher            Account #   Bureaus      Reason                                   Balance
NORTHLAKE CARD       ****4417    TU, EX       Charge-off                               $1,240.00
OAK BANK             ****3317    TU           Late payments: 90 days                   $310.00
PINE LOANS           ****2217    EX           Late payments: 60 days, past due $70     $9,310.00
ELM CREDIT           ****1117    EX                                                    $75.00
`;
  expect(foundByBureau(linesOfText(text)).sort()).toEqual([
    "charge_off | NORTHLAKE CARD | ex 1240 | tr 1240",
    "late_payment | OAK BANK | tr 310",
    "late_payment | PINE LOANS | ex 9310",
  ]);
});

test("a note beside an account says how late it was", () => {
  const text = `| Creditor | Acct | Type | Bureaus | Opened | Balance | Past due | Status | Notes |
|---|---|---|---|---|---|---|---|---|
| OAK BANK | …3317 | Credit card | TU, EX | Nov 2020 | $2,509 | $0 | Current | 60 days late Nov 2025 |
| PINE LOANS | …2217 | Auto loan | TU, EX | Jun 2019 | $9,310 | $0 | Current | – |
`;
  expect(foundByBureau(linesOfText(text))).toEqual(["late_payment | OAK BANK | ex 2509 | tr 2509"]);
});

test("days right behind a label without a colon are how late an account was", () => {
  const card = (name: string, worst: string) =>
    `${name}\nAccount number ****4417\nBalance $840\nStatus Current\nBureaus TransUnion / Equifax\nWorst delinquency ${worst}\n`;
  const text = `Three-Bureau Credit Review\n${card("OAK BANK", "90 days late (Dec 2025)")}${card("ELM CREDIT", "Never late")}`;
  expect(foundByBureau(linesOfText(text))).toEqual(["late_payment | OAK BANK | eq 840 | tr 840"]);
});

test("labels that narrow columns cut are read as the whole ones", () => {
  const row = (...cells: string[]) => cells.map((cell) => cell.padEnd(18)).join("");
  const text = `EQUIFAX INFORMATION SERVICES LLC
Credit Account Information
NORTHLAKE CARD
${row("Account Number", "Date Open", "High Cred", "Credit Lim", "Terms Dur")}
${row("786337656651*", "12/09/2019", "$1,755", "$2,500", "-")}
${row("Items As of Date", "Bal Amount", "Amt Past Du", "Date Lst Pmt", "Sched Pmt")}
${row("02/27/2025", "$1,531", "$1,429", "12/11/2023", "$62")}
Status - Charge Off; Type of Account - Revolving; Whose Account - Individual Account;`;
  expect(foundByBureau(linesOfText(text))).toEqual(["charge_off | NORTHLAKE CARD | eq 1531"]);
});

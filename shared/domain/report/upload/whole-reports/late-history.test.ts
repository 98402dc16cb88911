import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

test("an account that is current was late where its history says so in words", () => {
  const text = `Experian    Report number 1111-2222-33
Potentially negative items
NORTHLAKE CARD SERVICES
Account Number:    441712....    Recent Balance:    $1,450
Date Opened:       Aug 2018      Status:            Open. Current, was past due.
Account History: 60 days as of Aug 2025, 30 days as of Jul 2025
PINE CREDIT UNION
Account Number:    771512....    Recent Balance:    $6,310
Date Opened:       Aug 2022      Status:            Open/Never late.
`;
  expect(foundByBureau(linesOfText(text))).toEqual(["late_payment | NORTHLAKE CARD SERVICES | ex 1450"]);
});

test("a history in words may stand below its heading, and say more than lates", () => {
  const text = `Experian    Report number 1111-2222-33
Potentially negative items
NORTHLAKE CARD SERVICES
Partial account number    Date opened    Recent balance
441712....                08/2018        $0 as of 02/2024
Status
Account legally paid in full for less than the full balance.
Payment history
90 days past due as of Jan 2024
60 days past due as of Dec 2023, Nov 2023
PINE CREDIT UNION
Partial account number    Date opened    Recent balance
771512....                08/2022        $310 as of 02/2024
Payment history
Charge Off as of Aug 2025 to Jun 2021
180 days past due as of May 2021
`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "late_payment | NORTHLAKE CARD SERVICES | ex 0",
    "charge_off | PINE CREDIT UNION | ex 310",
  ]);
});

test("lates before a bankruptcy do not hide it, in whatever words it is", () => {
  const account = (name: string, status: string) => `${name}
Account Number:    441712....    Date Opened:    Aug 2018
Account Status:    ${status}     Worst delinquency:    60 days past due
Balance:           $0
`;
  const text = `Equifax    Confirmation # 6300000019
${account("NORTHLAKE CARD SERVICES", "INCLUDED_IN_CHAPTER_13")}${account("PINE CREDIT UNION", "Discharged through Bankruptcy Chapter 7")}`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "other | NORTHLAKE CARD SERVICES | eq 0",
    "other | PINE CREDIT UNION | eq 0",
  ]);
});

test.each([
  ["Included in Chapter 7 bankruptcy", ["other | NORTHLAKE CARD SERVICES | eq 0"]],
  ["Bankruptcy chapter 13 dismissed", []],
])("a remark may be all that says that a bankruptcy includes an account: %s", (remark, items) => {
  const text = `Equifax    Confirmation # 6300000019
NORTHLAKE CARD SERVICES
Account Number:    441712....    Date Opened:    Aug 2018
Account Status:    Closed        Balance:        $0
Comments:          ${remark}
`;
  expect(foundByBureau(linesOfText(text))).toEqual(items);
});

test("a year of a copied history may have a single mark", () => {
  const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
  const text = ["EQUIFAX", "Confirmation # 6300000019", "3.1 NORTHLAKE CARD SERVICES", "Account Number", "*4583"]
    .concat(["Reported Balance", "$1,272", "Account Status", "PAYS_AS_AGREED", "Payment History"])
    .concat(months, ["2026", "30", "2025", "2024", "3.2 PINE CREDIT UNION", "Account Number", "*7715"])
    .concat(["Reported Balance", "$2,025", "Account Status", "PAYS_AS_AGREED", "Payment History"], months, ["2026"])
    .join("\n");
  expect(foundByBureau(linesOfText(text))).toEqual(["late_payment | NORTHLAKE CARD SERVICES | eq 1272"]);
});

test("the letters of months below copied marks are no marks", () => {
  const letters = ["J", "M", "A", "M", "F", "J", "D", "N", "O", "S", "A", "J"];
  const marks = letters.map(() => "C");
  const copied = (name: string) =>
    [name, "TransUnion", "Experian", "Equifax", "Account #", "4447****", "4447****", "4447****"]
      .concat(["Payment Status", "Current", "Current", "Current", "Balance", "$90", "$90", "$90"])
      .concat([...letters, "TransUnion", ...marks, ...letters, "Experian", ...marks, ...letters, "Equifax", ...marks]);
  const page = ["3 Bureau Credit Report", "Accounts", ...copied("NORTHLAKE CARD"), ...copied("PINE BANK")].join("\n");
  expect(foundByBureau(linesOfText(page))).toEqual([]);
});

test("under a heading for negative items a status in unknown words is one, what is paid as agreed is none", () => {
  const account = (name: string, status: string) => `${name}
Account Number:    441712....    Recent Balance:    $0
Date Opened:       Aug 2018      Status:            ${status}
`;
  const both =
    account("NORTHLAKE CARD SERVICES", "Credit line ended by the court.") + account("PINE CREDIT UNION", "Paid.");
  const agreed = account("HARBOR LANE BANK", "Paid, closed. Never late.");
  const text = `Experian    Report number 1111-2222-33
Potentially Negative Items
${both}${agreed}Accounts in Good Standing
${both}`;
  expect(foundByBureau(linesOfText(text))).toEqual(["other | NORTHLAKE CARD SERVICES | ex 0"]);
});

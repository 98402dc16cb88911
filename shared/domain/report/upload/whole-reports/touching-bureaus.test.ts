import { analyzeReport } from "../analyze";
import { linesOfText } from "../files/plain-text";

/** What each bureau is read to say, of a text whose columns are one space apart. */
function saidIn(...lines: string[]): string[] {
  const report = analyzeReport(linesOfText(lines.join("\n")), "2026-11-20");
  return (report?.files ?? []).flatMap(({ bureau, entries }) =>
    entries.map(({ kind, creditorName, balance, payStatus, originalCreditor, accountType }) =>
      [bureau, kind, creditorName, balance, payStatus, originalCreditor ?? accountType].join(" | "),
    ),
  );
}

const names = "TransUnion Experian Equifax";
const account = (name: string, ...rows: string[]) => [name, names, "Account #: 4417**** 4417**** 4417****", ...rows];

test("a bureau's name over nothing gives it no part of the accounts below, which are in columns", () => {
  const found = saidIn(
    ...account("NORTHLAKE CARD", "Balance: $812.00 $812.00 $799.00", "Payment Status: Chargeoff Chargeoff Chargeoff"),
    "Two-Year payment history",
    "Equifax",
    ...account("HOLLOW RIDGE AUTO", "Balance: $655.00 $655.00 -", "Payment Status: Repossession Repossession -"),
  );
  expect(found.sort()).toEqual([
    "equifax | tradeline | HOLLOW RIDGE AUTO |  |  | ",
    "equifax | tradeline | NORTHLAKE CARD | 799 | Chargeoff | ",
    "experian | tradeline | HOLLOW RIDGE AUTO | 655 | Repossession | ",
    "experian | tradeline | NORTHLAKE CARD | 812 | Chargeoff | ",
    "transunion | tradeline | HOLLOW RIDGE AUTO | 655 | Repossession | ",
    "transunion | tradeline | NORTHLAKE CARD | 812 | Chargeoff | ",
  ]);
});

test("a label may come again before each bureau's value, and the names may have marks", () => {
  const found = saidIn(
    "NORTHLAKE CARD",
    "TransUnion ® Experian ® Equifax ®",
    "Account # ****5527 Account # ****5527 Account # ****5527",
    "Account Type Credit Card Account Type Credit Card Account Type Credit Card",
    "Payment Status Chargeoff Payment Status Chargeoff Payment Status --",
    "Balance $866 Balance $841 Balance --",
  );
  expect(found).toEqual([
    "experian | tradeline | NORTHLAKE CARD | 841 | Chargeoff | Credit Card",
    "equifax | tradeline | NORTHLAKE CARD |  |  | Credit Card",
    "transunion | tradeline | NORTHLAKE CARD | 866 | Chargeoff | Credit Card",
  ]);
});

test("of values that are fewer than the bureaus it is not known whose they are", () => {
  const found = saidIn(
    ...account(
      "BLUE HERON RECOVERY",
      "Original Creditor: CAPSTONE BANK -- CAPSTONE BANK",
      "Balance: $655.00 $655.00 $640.00",
      "Payment Status: Collection In dispute since",
      "March Collection",
    ),
  );
  expect(found).toEqual([
    "experian | tradeline | BLUE HERON RECOVERY | 655 |  | ",
    "equifax | tradeline | BLUE HERON RECOVERY | 640 |  | CAPSTONE BANK",
    "transunion | tradeline | BLUE HERON RECOVERY | 655 |  | CAPSTONE BANK",
  ]);
});

test("the end of a remark between two rows of an account is no heading over the accounts that follow", () => {
  const found = saidIn(
    ...account(
      "BLUE HERON RECOVERY",
      "Balance: $655.00 $655.00 $655.00",
      "Payment Status: Collection Collection -",
      "Comments: Placed for collection Account information",
      "disputed by consumer",
      "(FCRA)",
      "Collection account",
      "-",
      "Date of Last Payment: 10/12/2026 10/12/2026 -",
    ),
    ...account(
      "NORTHLAKE CARD",
      "Account Type: Installment Installment Installment",
      "Account Status: Open Open Open",
      "Balance: $5.00 $5.00 $5.00",
      "Payment Status: Current Current Current",
    ),
  );
  expect(found.filter((line) => line.includes("NORTHLAKE"))).toEqual([
    "experian | tradeline | NORTHLAKE CARD | 5 | Open | Installment",
    "equifax | tradeline | NORTHLAKE CARD | 5 | Open | Installment",
    "transunion | tradeline | NORTHLAKE CARD | 5 | Open | Installment",
  ]);
});

test("a dash may be the first bureau's value, and a status may stand behind the creditor's name", () => {
  const found = saidIn(
    "BLUE HERON RECOVERY Collection",
    names,
    "Account # -- 4011**** 4011****",
    "Account Type -- Collection Collection",
    "Payment Status -- Collection/Chargeoff Collection/Chargeoff",
    "Balance Owed -- $1,288 $1,290",
    "Original Creditor -- CAPSTONE MEDICAL CAPSTONE MEDICAL",
  );
  expect(found).toEqual([
    "experian | collection | BLUE HERON RECOVERY | 1288 | Collection/Chargeoff | CAPSTONE MEDICAL",
    "equifax | collection | BLUE HERON RECOVERY | 1290 | Collection/Chargeoff | CAPSTONE MEDICAL",
  ]);
});

test("of names below one another two may be in one line", () => {
  const cells = (label: string, ...values: string[]) => [label, ...values];
  const found = saidIn(
    ...["HOLLOW RIDGE AUTO", "TransUnion", "Experian", "Equifax"],
    ...cells("Account #:", "22019****", "22019****", "-"),
    ...cells("Balance:", "$641.00", "$641.00", "-"),
    ...cells("Payment Status:", "Repossession", "Repossession", "-"),
    ...["BLUE HERON RECOVERY", "TransUnion", "Experian Equifax"],
    ...cells("Account #:", "22107****", "-", "22107****"),
    ...cells("Balance:", "$204.00", "-", "$209.00"),
    ...cells("Payment Status:", "Collection", "-", "Collection"),
  );
  expect(found.filter((line) => line.includes("BLUE HERON"))).toEqual([
    "equifax | tradeline | BLUE HERON RECOVERY | 209 | Collection | ",
    "transunion | tradeline | BLUE HERON RECOVERY | 204 | Collection | ",
  ]);
});

test("a long label may touch the first bureau's value", () => {
  const row = (label: string, ...values: string[]) =>
    label.padEnd(10) + values.map((value) => value.padEnd(24)).join("");
  const account = (name: string, status: string) => [
    row("", "TransUnion", "Experian", "Equifax"),
    row(`Creditor name ${name}`.padEnd(34), name, name),
    row("Acct #", "4417****", "4417****", "4417****"),
    row("Balance", "$812", "$812", "$799"),
    row(`Payment status ${status}`.padEnd(34), status, status),
    "",
  ];
  const found = saidIn(
    "Credit Report",
    ...account("NORTHLAKE CARD", "Charge-off"),
    ...account("PINE AUTO", "Repossession"),
  );
  expect(found.sort()).toEqual([
    "equifax | tradeline | NORTHLAKE CARD | 799 | Charge-off | ",
    "equifax | tradeline | PINE AUTO | 799 | Repossession | ",
    "experian | tradeline | NORTHLAKE CARD | 812 | Charge-off | ",
    "experian | tradeline | PINE AUTO | 812 | Repossession | ",
    "transunion | tradeline | NORTHLAKE CARD | 812 | Charge-off | ",
    "transunion | tradeline | PINE AUTO | 812 | Repossession | ",
  ]);
});

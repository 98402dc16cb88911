import { foundByBureau } from "#shared/testing/found-by-bureau";
import {
  blocksPerBureau,
  inlinePerLabel,
  linesPerLabel,
  onePerBureau,
  rowsPerBureau,
} from "#shared/testing/turned-layouts";
import { linesOfText } from "../files/plain-text";

/** Each line apart, as text copied out of a browser. */
const oneCellPerLine = (text: string) => linesOfText(text.replaceAll(/ {2,}/g, "\n"));

const both = [
  "charge_off | NORTHLAKE CARD SERVICES | ex 1302 | tr 1240",
  "late_payment | HARBOR LANE BANK | eq 9355 | tr 9410",
];

test.each([
  ["a block for each bureau under one heading", blocksPerBureau],
  ["a table with a row for each bureau", rowsPerBureau],
  [
    "a row for each bureau under words that are labels only over columns",
    rowsPerBureau.replaceAll("Payment Status", "Rating"),
  ],
  ["all bureaus' values behind one label", inlinePerLabel],
  ["a line for each bureau below a label", linesPerLabel],
  ["one whole report after another", onePerBureau],
])("%s is read", (_, text) => {
  expect(foundByBureau(linesOfText(text))).toEqual(both);
});

test.each([
  ["a block for each bureau under one heading", blocksPerBureau],
  ["one whole report after another", onePerBureau],
])("%s is read with one value per line", (_, text) => {
  expect(foundByBureau(oneCellPerLine(text))).toEqual(both);
});

test("a bureau's name alone below a table with columns does not turn the next table", () => {
  const table = (name: string, number: string, status: string) => `${name}
                    TransUnion      Experian        Equifax
Account #:          ${number}    ${number}    ${number}
Balance:            $1,240          $1,240          $1,240
Payment Status:     ${status}    ${status}    ${status}
Two-Year payment history
TransUnion          OK   OK   30
Experian            OK   OK   30
Equifax
`;
  const text = `Account History\n${table("NORTHLAKE CARD SERVICES", "4417****", "Charge-off")}${table("HARBOR LANE BANK", "5178****", "Late 30 Days")}`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "charge_off | NORTHLAKE CARD SERVICES | eq 1240 | ex 1240 | tr 1240",
    "late_payment | HARBOR LANE BANK | eq 1240 | ex 1240 | tr 1240",
  ]);
});

test("as many values below each bureau's name are no columns where each bureau has labels of its own", () => {
  const card = (bureau: string, balance: string, status: string) =>
    [bureau, "Account number", "****4417", "Account type", "Credit card", "Balance", balance, "Status", status].join(
      "\n",
    );
  const cards = (status: string) =>
    [card("Experian", "$1,302", status), card("Equifax", "$1,302", status), "TransUnion", "Not reported"].join("\n");
  const text = `Your 3-bureau report
NORTHLAKE CARD SERVICES
${cards("Charge-off")}
HARBOR LANE BANK
${cards("60 days late")}
`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "charge_off | NORTHLAKE CARD SERVICES | eq 1302 | ex 1302",
    "late_payment | HARBOR LANE BANK | eq 1302 | ex 1302",
  ]);
});

test("bureaus' names over columns at the same place of two pages are no heading of the page", () => {
  const table = (name: string, status: string) => `${name}
                    Experian        Equifax         TransUnion
Balance:            $1,240          $1,240          --
Payment Status:     ${status}    ${status}    --
`;
  const text = [table("NORTHLAKE CARD SERVICES", "Charge-off"), table("HARBOR LANE BANK", "Late 60 days")].join("\f");
  expect(foundByBureau(linesOfText(text))).toEqual([
    "charge_off | NORTHLAKE CARD SERVICES | eq 1240 | ex 1240",
    "late_payment | HARBOR LANE BANK | eq 1240 | ex 1240",
  ]);
});

test("bureaus' names one below the other, over as many values, end what one bureau's name was over", () => {
  const row = (label: string, value: string) => [label, value, value, value].join("\n");
  const late = (bureau: string) => `${bureau}\nPast due\n$0\nDate opened\n01/02/2020`;
  const account = (name: string, status: string) =>
    [name, "TransUnion", "Experian", "Equifax", row("Account #", "4417****"), row("Balance", "$1,240")]
      .concat(row("Payment Status", status), "Details", ["TransUnion", "Experian", "Equifax"].map(late))
      .join("\n");
  const text = `Account History\n${account("NORTHLAKE CARD", "Charge-off")}\n${account("HARBOR LANE BANK", "Late 30 days")}`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "charge_off | NORTHLAKE CARD | eq 1240 | ex 1240 | tr 1240",
    "late_payment | HARBOR LANE BANK | eq 1240 | ex 1240 | tr 1240",
  ]);
});

test("below the rows of an account's bureaus are their histories, and a label or a value may go on in the next line", () => {
  const row = (...texts: string[]) => texts.map((text) => text.padEnd(20)).join("");
  const table = (name: string, status: string, remarks: readonly string[], marks: string) => `${name}
${row("Bureau", "Account #", "Balance", "Past", "Payment Status", "Remarks")}
${row("", "", "", "Due")}
${row("Experian", "Not reported")}
${row("Equifax", "441712****", "$364", "$0", status, remarks[0] ?? "-")}
${row("", "", "", "", "", remarks[1] ?? "")}
${row("TransUnion", "441712****", "$371", "$0", status, "-")}
${row("TransUnion", "OK", "OK", "OK", "OK")}
${row("Equifax", ...marks.split(" "))}
`;
  const text = `Triple-bureau credit report
Accounts
${table("BLUE MESA BANK", "Current", [], "OK 60 30 OK")}
${table("PINE CREDIT UNION", "Charge-off", ["Unpaid balance reported as a", "loss by credit grantor"], "CO CO 90 60")}
${table("OAK BANK", "Current", [], "OK OK OK OK")}`;
  expect(foundByBureau(linesOfText(text)).sort()).toEqual([
    "charge_off | PINE CREDIT UNION | eq 364 | tr 371",
    "late_payment | BLUE MESA BANK | eq 364",
  ]);
});

test("counts of late months in columns of their own are read in each bureau's row", () => {
  const row = (...texts: string[]) =>
    texts
      .map((text) => text.padEnd(18))
      .join("")
      .trimEnd();
  const account = (name: string, ...counts: string[]) => [
    name,
    row("Bureau", "Status", "Balance", "Past due", "30 days", "60 days", "90+ days"),
    row("Equifax", "Paid as agreed", "$12,500", "$0", ...counts),
    row("Experian", "Paid as agreed", "$12,500", "$0", "0", "0", "0"),
  ];
  const text = [
    "3-Bureau Credit Report",
    ...account("PINE LENDING", "2", "1", "0"),
    ...account("OAK BANK", "0", "0", "0"),
  ];
  expect(foundByBureau(linesOfText(text.join("\n")))).toEqual(["late_payment | PINE LENDING | eq 12500"]);
});

test("values before the bureaus' names in brackets are each bureau's own, and so are late months told once for several", () => {
  const text = `Credit analysis worksheet
Reports pulled: 11/10/2026 (TransUnion, Experian, Equifax)

TRADE LINES

1) NORTHLAKE CARD  (acct ending 7104)
   - Type: Credit Card
   - Bureaus: TU, EX
   - Status: Charge-off
   - Balance: $1,240 (TU), $1,302 (EX)
   - Past due: $1,240 (TU), $1,302 (EX)

2) HARBOR LANE BANK  (acct ending 9927)
   - Type: Mortgage
   - Bureaus: TU, EX, EQ
   - Status: Open, current
   - Balance: $228,667 (TU, EX, EQ)
   - 30 days late: 03/2025 (TU, EQ)
   - 60 days late: 04/2025 (EQ)

3) PINE CREDIT UNION  (acct ending 5370)
   - Type: Credit Card
   - Bureaus: EQ
   - Status: Pays as agreed
   - Balance: $310 (EQ)
`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "charge_off | NORTHLAKE CARD | ex 1302 | tr 1240",
    "late_payment | HARBOR LANE BANK | eq 228667 | tr 228667",
  ]);
});

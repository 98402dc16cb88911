import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const found = [
  "charge_off | NORTHLAKE CARD SERVICES | eq 1240 | ex 1302 | tr 1251",
  "late_payment | HARBOR LANE BANK | ex 9410 | tr 9355",
  "collection | RIDGELINE RECOVERY LLC | tr 840",
];

const card = (...texts: string[]) => texts.map((text) => text.padEnd(34)).join("");
const pair = (label: string, value: string) => label.padEnd(20) + value;
const bureaus = card("Equifax", "Experian", "TransUnion");

const beside = `My three files
Accounts
NORTHLAKE CARD SERVICES
${bureaus}
${card(pair("Account no.", "441712XX"), pair("Account no.", "441712XX"), pair("Account no.", "441712XX"))}
${card(pair("Status", "Charge-off"), pair("Status", "Charge-off"), pair("Status", "Charge-off"))}
${card(pair("Balance", "$1,240"), pair("Balance", "$1,302"), pair("Balance", "$1,251"))}
HARBOR LANE BANK
${bureaus}
${card("No information reported", pair("Account no.", "5178XX"), pair("Account no.", "5178XX"))}
${card("", pair("Status", "60 days late"), pair("Status", "60 days late"))}
${card("", pair("Balance", "$9,410"), pair("Balance", "$9,355"))}
Collections
RIDGELINE RECOVERY LLC
${bureaus}
${card("No information reported", "No information reported", pair("Account no.", "77XX01"))}
${card("", "", pair("Status", "In collection"))}
${card("", "", pair("Balance", "$840"))}
`;

const below = `My three files
Accounts
NORTHLAKE CARD SERVICES
${bureaus}
${card("Balance", "Balance", "Balance")}
${card("$1,240", "$1,302", "$1,251")}
${card("Status", "Status", "Status")}
${card("Charge-off", "Charge-off", "Charge-off")}
HARBOR LANE BANK
${bureaus}
${card("Not reported", "Balance", "Balance")}
${card("", "$9,410", "$9,355")}
${card("", "Status", "Status")}
${card("", "60 days late", "60 days late")}
Collections
RIDGELINE RECOVERY LLC
${bureaus}
${card("Not reported", "Not reported", "Balance")}
${card("", "", "$840")}
${card("", "", "Status")}
${card("", "", "In collection")}
`;

test.each([
  ["values beside the labels", beside],
  ["values below the labels", below],
])("cards beside one another, of which not each has values, keep their bureaus: %s", (_, text) => {
  expect(foundByBureau(linesOfText(text))).toEqual(found);
});

test("values of all bureaus in one cell below a label are one for each", () => {
  const text = `My three files
Accounts
NORTHLAKE CARD SERVICES
Experian Equifax TransUnion
Account number
441712XX 441712XX 441712XX
Balance
$1,302 $1,240 $1,251
Payment status
Charge-off Charge-off Charge-off
HARBOR LANE BANK
Experian Equifax TransUnion
Account number
5178XX N/A 5178XX
Balance
$9,410 N/A $9,355
Payment status
60 days late N/A 60 days late
`;
  expect(foundByBureau(linesOfText(text))).toEqual(found.slice(0, 2));
});

test("a bureau's name over its column may have a mark beside it", () => {
  const page = `3-bureau report
NORTHLAKE CARD
\tEquifax\tTransUnion\tExperian Negative
Account number\txxxx4417\txxxx4417\txxxx4417
Account type\tCharge account\tCharge account\tCharge account
Status\tPays as agreed\tCurrent\tCurrent, was 60 days past due
Balance\t$333\t$333\t$340
Comments\t-\t-\t-
HARBOR LANE BANK
\tTransUnion Negative\tExperian Negative\tEquifax
Account number\txxxx5178\txxxx5178\t-
Account type\tLoan\tLoan\t-
Status\tCharge-off\tCharge-off\t-
Balance\t$90\t$91\t-
Comments\t-\t-\t-`;
  expect(foundByBureau(linesOfText(page))).toEqual([
    "late_payment | NORTHLAKE CARD | ex 340",
    "charge_off | HARBOR LANE BANK | ex 91 | tr 90",
  ]);
});

test("a value that goes on below its label is whole, beside other bureaus' labels of their own", () => {
  const row = (...cells: string[]) => cells.map((cell) => cell.padEnd(44)).join("");
  const account = (name: string, status: string, long: readonly [string, string]) =>
    [
      name,
      row("Equifax", "TransUnion", "Experian"),
      row("Account number: XXXX-4417", "Account number: XXXX-4417", "Account number: XXXX-4417"),
      row(`Status: ${status}`, `Status: ${status}`, `Status: ${long[0]}`),
      row("Balance: $1,240", "Balance: $1,240", long[1]),
      row("Past due: $310", "Past due: $310", "Balance: $1,240"),
      row("Opened: 04/2019", "Opened: 04/2019", "Past due: $310"),
      row("", "", "Opened: 04/2019"),
    ].join("\n");
  const text = [
    "3-bureau report\nAccounts",
    account("NORTHLAKE CARD    Credit Card    Closed    Negative", "Charged off", [
      "Account charged off. $1,240 written",
      "off. $310 past due as of May 2025.",
    ]),
    account("HARBOR LANE BANK", "60 days late", ["Open. 60 days past due as of the last", "report of this creditor"]),
  ].join("\n");
  expect(foundByBureau(linesOfText(text))).toEqual([
    "charge_off | NORTHLAKE CARD | eq 1240 | ex 1240 | tr 1240",
    "late_payment | HARBOR LANE BANK | eq 1240 | ex 1240 | tr 1240",
  ]);
});

test("in each bureau's card its own name of the creditor is the first line", () => {
  const row = (...cells: string[]) =>
    cells
      .map((cell) => cell.padEnd(34))
      .join("")
      .trimEnd();
  const same = (text: string, other = text) => row(text, text, other);
  const account = (names: string[], status: string, balance: string) => `${row("TransUnion", "Experian", "Equifax")}
${row(...names)}
${same("Account type: Credit card", names[2] === "Not on this report" ? "" : undefined)}
${same(`Status: ${status}`, names[2] === "Not on this report" ? "" : undefined)}
${same(`Balance: ${balance}`, names[2] === "Not on this report" ? "" : undefined)}
${same("Date opened: 11/01/2022", names[2] === "Not on this report" ? "" : undefined)}`;
  const text = `Credit report comparison
${account(["NRTHLK CARD", "NORTHLAKE CARD", "NORTHLAKE CARD SVCS"], "Charge-off", "$285")}
${account(["OAK BANK", "OAK BANK NA", "Not on this report"], "60 days past due", "$310")}`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "charge_off | NORTHLAKE CARD | eq 285 | ex 285 | tr 285",
    "late_payment | OAK BANK NA | ex 310 | tr 310",
  ]);
});

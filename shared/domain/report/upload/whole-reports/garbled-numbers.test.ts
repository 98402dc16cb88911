import { foundByBureau } from "#shared/testing/found-by-bureau";
import { analyzeReport } from "../analyze";
import { linesOfText } from "../files/plain-text";

const found = (text: string) => foundByBureau(linesOfText(text)).sort();

const account = (heading: string, opened: string, facts: string) => `${heading}
Account Information
Address    PO BOX 4650 LAS VEGAS, NV 89193
Date Opened    ${opened}
Responsibility    Individual Account
${facts}
`;
const installment = (heading: string) =>
  account(
    heading,
    "02/11/2019",
    "Account Type    Installment Account\nBalance    $0\nPay Status    Current; Paid or Paying as Agreed",
  );
const collection = (heading: string) =>
  account(
    heading,
    "11/11/2022",
    "Account Type    Open Account\nBalance    $2,514\nPast Due    $2,514\nPay Status    >Account in Collection<",
  );
const report = (first: string, second: string) =>
  `TransUnion Credit Report\nAccounts with Adverse Information\n${installment(first)}${collection(second)}`;

test.each([
  "52529(%*****",
  '525291"*****',
  "52529*°****",
  "52529*****",
  "52529****#*",
  "483000:3084****",
  "60/7388****",
  "#353503/76****",
  "525291+",
  '#668071*"****xx',
  '   #302556***"******',
])("a number that a scan garbled (%s) is no part of the name before it", (number) => {
  expect(found(report("OAK LOANS 549036******", `NORTHLAKE RECOVERY ${number}`))).toEqual([
    "collection | NORTHLAKE RECOVERY | tr 2514",
  ]);
});

test("what is said below a name that cannot be read is not said of the account before it", () => {
  expect(found(report("OAK LOANS 549036******", "~~#&;,, 5|(%"))).not.toContain("collection | OAK LOANS | tr 2514");
});

const partial = (name: string, number: string) => `${name}
PO BOX 95036              Date opened       High balance
Partial account number    Feb 2025          $3,096
${number.padEnd(26)}Type              Recent balance
Original creditor         Collection        $3,096 as of Sep 2026
WEBBANK                   Terms             Responsibility
                          Not reported      Individual
Status: Collection account. $3,096 past due as of Sep 2026.
`;
const numbersIn = (...accounts: string[]) => {
  const lines = linesOfText(`Experian\nItems that may be considered negative\n${accounts.join("")}`);
  return analyzeReport(lines, "2026-11-20")?.files[0]?.entries.map(({ accountNumber }) => accountNumber);
};

test("where a scan lost a number, the month beside its label is none", () => {
  expect(numbersIn(partial("OAK RECOVERY", ""), partial("PINE RECOVERY", "259332...."))).toEqual([
    undefined,
    "259332....",
  ]);
});

test("four figures behind a space and masked letters are no year", () => {
  const own =
    "2.2 OAK CARD\nAccount Number    XXXXXXXX 0592\nReported Balance    $5,009\nAccount Status    CHARGE_OFF\n";
  expect(numbersIn(own)).toEqual(["XXXXXXXX 0592"]);
});

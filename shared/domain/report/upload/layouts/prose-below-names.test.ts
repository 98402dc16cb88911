import { foundByBureau } from "#shared/testing/found-by-bureau";
import { analyzeReport } from "../analyze";
import { linesOfText } from "../files/plain-text";

const end = "A charge-off can lower your score. Charge-offs stay on a report for seven years.";
const account = (name: string, text: string, number = "4417") =>
  `${name}\n${text}\nAccount ending ${number}. Last reported Aug 1, 2026.\n`;
const calm = [
  account(
    "OAK BANK",
    "You opened this credit card in Oct 2020. It is open, your balance is $2,370, and you have never been late.",
  ),
  account(
    "BIRCH AUTO LOANS",
    "You opened this auto loan in Apr 2017. It has not been charged off. Your balance is $310.",
  ),
];
const report = (...accounts: string[]) => linesOfText(["Here is what TransUnion says", ...accounts, end].join("\n"));

test("accounts told in sentences below their names are read", () => {
  const told = [
    account(
      "NORTHLAKE CARD",
      "You opened this credit card in Oct 2018. The lender charged off the account and you still owe $1,240.",
    ),
    account("RIDGELINE RECOVERY", "This account was placed for collection by VERTEL WIRELESS. The balance is $427."),
    account("PINE LOANS", "It is current with a balance of $8,310, but you were 60 days late in the last two years."),
    account("HARBOR AUTO", "The lender repossessed the vehicle. You still owe $5,113."),
  ];
  expect(foundByBureau(report(...told, ...calm)).sort()).toEqual([
    "charge_off | NORTHLAKE CARD | tr 1240",
    "collection | RIDGELINE RECOVERY | tr 427",
    "late_payment | PINE LOANS | tr 8310",
    "repossession | HARBOR AUTO | tr 5113",
  ]);
});

test("what is said of all accounts, or did not happen, is no account's status", () => {
  const lines = report(...calm, account("ELM CREDIT", "You opened this loan in Apr 2017. Your balance is $95."));
  expect(foundByBureau(lines)).toEqual([]);
  expect(
    analyzeReport(lines, "2026-11-20")?.files[0]?.entries.map(({ creditorName, balance }) => [creditorName, balance]),
  ).toEqual([
    ["OAK BANK", 2370],
    ["BIRCH AUTO LOANS", 310],
    ["ELM CREDIT", 95],
  ]);
});

test("a list with marks between its parts is no sentence", () => {
  const listed = (name: string, status: string, balance: string) =>
    `${name}\nAuto Loan · Closed · ${status} · Balance ${balance} · Past due ${balance} · Opened 02/2019\n`;
  const lines = report(
    listed("OAK AUTO LOANS", "Voluntary surrender", "$8,310"),
    listed("PINE CARD", "Charge-off", "$1,240"),
    listed("BIRCH BANK", "120 days past due", "$95"),
  );
  expect(foundByBureau(lines).sort()).toEqual([
    "charge_off | PINE CARD | tr 1240",
    "late_payment | BIRCH BANK | tr 95",
    "repossession | OAK AUTO LOANS | tr 8310",
  ]);
});

test("the balance may be a sentence of its own, before what of it is past due", () => {
  const text = `Your credit, explained
Here is what TransUnion had on file for you on November 10, 2026.
What is hurting your credit
NORTHLAKE CARD
Personal Loan ending in 0744, opened 01/2017. This account is closed and 120 days past due. Balance $6,786, past due $92.
MERIDIAN AUTO
Auto Loan ending in 3983, opened 10/2022. This account ended in repossession. The remaining balance is $12,193.
HARBOR LANE BANK
Credit Card ending in 7903, opened 06/2017. This account was charged off. You still owe $4,752.
What is helping
PINE CREDIT UNION
Auto Loan ending in 6196, opened 06/2022. This account has never been late. Balance $3,866.
`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "late_payment | NORTHLAKE CARD | tr 6786",
    "repossession | MERIDIAN AUTO | tr 12193",
    "charge_off | HARBOR LANE BANK | tr 4752",
  ]);
});

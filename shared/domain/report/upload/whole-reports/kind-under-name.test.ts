import { negativeTypeOf } from "../../negative-type";
import { analyzeReport } from "../analyze";
import { linesOfText } from "../files/plain-text";

const row = (...texts: string[]) => texts.map((text, at) => text.padEnd(at === 0 ? 18 : 26)).join("");
/** What each bureau's own words make of the account. */
const said = (...texts: string[]) =>
  (
    analyzeReport(linesOfText(["3-bureau credit report", "Accounts", ...texts].join("\n")), "2026-11-20")?.files ?? []
  ).flatMap(({ bureau, entries }) =>
    entries.map((entry) => `${bureau} ${entry.creditorName} ${negativeTypeOf(entry)}`),
  );

const values = [
  row("", "Equifax", "TransUnion", "Experian"),
  row("Account number", "--", "97411****", "97411XXX"),
  row("Status", "--", "Open", "Open"),
  row("Balance", "--", "$1,142", "$1,142"),
  row("Past due", "--", "$1,142", "$1,142"),
];

test('"Collection" between a name and the bureaus\' names says what kind of account it is for all of them', () => {
  const comments = row("Comments", "--", "Placed for collection", "Account information disputed");
  expect(said("MARIGOLD RECOVERY", "Collection", ...values, comments)).toEqual([
    "experian MARIGOLD RECOVERY collection",
    "transunion MARIGOLD RECOVERY collection",
  ]);
});

test('a row "Negative" says of each bureau what makes the account negative', () => {
  const negative = row("Negative", "--", "Charge-off", "None");
  const [header = "", number = "", ...others] = values.map((each) => each.replaceAll("$1,142", "$142  "));
  const calm = others.map((each) => (each.startsWith("Past due") ? row("Past due", "--", "$0", "$0") : each));
  expect(said("NORTHLAKE CARD", "Credit card", header, number, negative, ...calm)).toEqual([
    "experian NORTHLAKE CARD undefined",
    "transunion NORTHLAKE CARD charge_off",
  ]);
});

test('"Collection" between a name and the labels of its account opens no section of other accounts', () => {
  const card = (name: string, type: string, balance: string, status: string) => [
    name,
    type,
    row("Balance", "Status"),
    row(balance, status),
    row("Opened", "Past due"),
    row("Aug 2021", "$0"),
  ];
  const lines = [
    ...card("MARIGOLD RECOVERY", "Collection", "$1,142", "In collection"),
    ...card("OAK AUTO LOANS", "Auto Loan", "$8,310", "Repossessed"),
    ...card("PINE BANK", "Credit Card", "$310", "Current"),
  ];
  const read = analyzeReport(linesOfText(["Experian credit report", "Accounts", ...lines].join("\n")), "2026-11-20");
  expect(read?.files[0]?.entries.map((entry) => `${entry.creditorName} ${negativeTypeOf(entry)}`)).toEqual([
    "MARIGOLD RECOVERY collection",
    "OAK AUTO LOANS repossession",
    "PINE BANK undefined",
  ]);
});

test("a status beside each name, and its kind below with the end of a number, are each account's own", () => {
  const card = (name: string, status: string, type: string, balance: string, due: string) => [
    row(name, "", status),
    type,
    row("Current balance", "", balance),
    row("Amount past due", "", due),
    row("Opened on", "", "Feb 1, 2020"),
  ];
  const lines = [
    ...card("OAK AUTO LOANS", "X Repossession", "Auto Loan «8871", "$15,661", "$15,661"),
    ...card("MARIGOLD RECOVERY", "7 Paid collection", "Collection", "$0", "$0"),
    ...card("PINE BANK", "7 Current", "Unsecured Loan «1965", "$14,152", "$0"),
  ];
  const read = analyzeReport(linesOfText(["Your TransUnion credit report", ...lines].join("\n")), "2026-11-20");
  expect(read?.files[0]?.entries.map((entry) => `${entry.creditorName} ${negativeTypeOf(entry)}`)).toEqual([
    "OAK AUTO LOANS repossession",
    "MARIGOLD RECOVERY collection",
    "PINE BANK undefined",
  ]);
});

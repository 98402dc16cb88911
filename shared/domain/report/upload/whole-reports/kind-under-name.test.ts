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

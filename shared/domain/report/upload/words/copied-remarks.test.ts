import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const names = ["TransUnion", "Experian", "Equifax"];
const each = (value: string) => [value, "--", value];

/** An account that Experian does not report, copied with one cell per line. */
const account = (name: string, remarks: readonly string[]) => [
  name,
  ...names,
  ...["Account #", ...each("****1729")],
  ...["Balance Owed", ...each("$2,602")],
  ...["Payment Status", ...each("Collection/Charge-off")],
  ...["Creditor Remarks", ...remarks],
  ...["Original Creditor", "--", "--", "--"],
  ...["Past Due Amount", ...each("$2,602")],
];

const foundIn = (remarks: readonly string[]) =>
  foundByBureau(linesOfText(["3B Report", ...account("NORTHLAKE CARD", remarks)].join("\n")));
const both = ["Charged off as bad debt", "Unpaid balance reported as a loss"];

test.each([
  ["two remarks of each bureau that reports the account", [...both, "--", ...both]],
  ["remarks of which it is not known whose they are", [...both, "--", "Charged off as bad debt"]],
])("%s make no bureau report it that does not", (_, remarks) => {
  expect(foundIn(remarks)).toEqual(["charge_off | NORTHLAKE CARD | eq 2602 | tr 2602"]);
});

import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const heading = "Revolving Account    Experian               Equifax                TransUnion";
const row = (label: string, value: string) =>
  [label.padEnd(21), ...[value, value, value].map((each) => each.padEnd(23))].join("");
const firstRows = (name: string) => [
  heading,
  row("Account Name", name),
  row("Account Number", "192304****"),
  row("Balance", "$1,240"),
];
const rest = (status: string) => [row("Past Due", "$0"), row("Payment Status", status)];
const report = (...pages: string[][]) =>
  linesOfText(["Triple Bureau Credit Report", ...pages.map((lines) => lines.join("\n"))].join("\f"));

test("a heading that is printed again over the rest of a table begins no account", () => {
  const lines = report(
    [...firstRows("PINE CREDIT UNION"), ...rest("Current"), ...firstRows("HARBOR LANE BANK")],
    [heading, ...rest("Paid, was a charge-off")],
  );
  expect(foundByBureau(lines)).toEqual(["charge_off | HARBOR LANE BANK | eq 1240 | ex 1240 | tr 1240"]);
});

test("a table on top of a page begins an account", () => {
  const lines = report(
    [...firstRows("PINE CREDIT UNION"), ...rest("Current")],
    [...firstRows("HARBOR LANE BANK"), ...rest("Paid, was a charge-off")],
  );
  expect(foundByBureau(lines)).toEqual(["charge_off | HARBOR LANE BANK | eq 1240 | ex 1240 | tr 1240"]);
});

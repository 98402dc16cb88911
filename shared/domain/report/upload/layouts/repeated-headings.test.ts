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

test("the bureaus' names at other places are over a table of its own, on top of a page too", () => {
  const counters = (count: number) => [
    "TransUnion            Experian              Equifax",
    `30: ${count} 60: 0 90: 0      30: ${count} 60: 0 90: 0      30: ${count} 60: 0 90: 0`,
  ];
  const named = "                     TransUnion             Experian               Equifax";
  const account = (name: string) => [name, named, row("Account #", "192304****"), row("Balance Owed:", "$1,240")];
  const lines = report(
    [...account("PINE CREDIT UNION"), row("Payment Status:", "Current"), "Days Late - 7 Year History"],
    [...counters(1), ...account("HARBOR LANE BANK"), row("Payment Status:", "Current"), ...counters(0)],
  );
  expect(foundByBureau(lines)).toEqual(["late_payment | PINE CREDIT UNION | eq 1240 | ex 1240 | tr 1240"]);
});

test("below a name at the end of a page the bureaus' names on top of the next one begin its account", () => {
  const names = "                     TransUnion             Experian               Equifax";
  const account = (name: string, firstRow: string, balance: string) => [
    ...[name, names, firstRow, row("Balance", balance), row("Account number", "****4417")],
  ];
  // A long value may touch its label, so that the first rows begin with other words.
  const calm = row("StatusPays as agreed", "").trimEnd();
  const [name = "", ...table] = account("NORTHLAKE CARD", row("Status", "Collection"), "$1,240");
  const lines = report([...account("PINE CREDIT UNION", calm, "$20"), name], table);
  expect(foundByBureau(lines)).toEqual(["collection | NORTHLAKE CARD | eq 1240 | ex 1240 | tr 1240"]);
});

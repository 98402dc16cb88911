import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const led = (label: string, value: string) => `${label} ${".".repeat(60 - label.length - value.length)} ${value}`;
const dotted = (name: string, values: readonly string[]) =>
  [name, ...["Account Number", "Balance", "Past Due", "Status"].map((label, at) => led(label, values[at] ?? "-"))].join(
    "\n",
  );

const written = (name: string, [number, balance, due, status]: readonly string[]) => `### ${name}

- **Account Number:** ${number}
- **Balance:** ${balance}
- **Past Due:** ${due}
- **Status:** ${status}
`;

const listed = (
  name: string,
  [number = "", balance, due, status]: readonly string[],
) => `${name} (ending in ${number.slice(-4)})
  • Opened Dec 2021
  • Balance: ${balance}
  • Amount past due: ${due}
  • Status: ${status}
  • Late payments: ${name === "PINE LOANS" ? "60 days late in Feb 2025" : "None"}
`;

test.each([
  ["dots lead from a label to its value", dotted],
  ["the text is marked to be formatted", written],
  ["signs of a list are before the labels", listed],
])("an account is read where %s", (_, account) => {
  const text = `Equifax
Credit report summary
As of October 9, 2025

${account("NORTHLAKE CARD", ["xxxx4417", "$812", "$90", "Charge off"])}
${account("OAK BANK", ["xxxx3317", "$310", "$0", "Pays As Agreed"])}
${account("PINE LOANS", ["xxxx2217", "$2,310", account === listed ? "$0" : "$64", "Pays As Agreed"])}
`;
  expect(foundByBureau(linesOfText(text)).sort()).toEqual([
    "charge_off | NORTHLAKE CARD | eq 812",
    "late_payment | PINE LOANS | eq 2310",
  ]);
});

test("what is behind the dots may be in a cell of its own, at the right", () => {
  const row = (label: string, value: string) => `${label} ${"..".repeat(20)}     ${value}`;
  const text = `Equifax
Account Details
NORTHLAKE CARD
${row("Account Number", "xxxx4417")}
${row("Reported Balance", "$812")}
${row("Status", "Charge Off")}
`;
  expect(foundByBureau(linesOfText(text))).toEqual(["charge_off | NORTHLAKE CARD | eq 812"]);
});

test("dots that hide the end of a number lead nowhere", () => {
  const text = `Experian credit report
Potentially Negative Items
NORTHLAKE CARD
Partial account number 4417....   Balance $812
Status Account charged off. $812 written off.
`;
  expect(foundByBureau(linesOfText(text))).toEqual(["charge_off | NORTHLAKE CARD | ex 812"]);
});

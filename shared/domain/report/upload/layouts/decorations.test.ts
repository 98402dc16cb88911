import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";
import { withoutDecorations } from "./decorations";

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

const filledIn = (name: string, [number, balance, due, status]: readonly string[]) => `Account
Creditor: __${name}________ Last 4: __${number}__
Balance: __${balance}______ Past due: __${due}____ Status: __${status}________
`;

const nested = (name: string, [number, balance, due, status]: readonly string[]) => `● ${name}
    ○ Account: ${number}
    ○ Status: ${status}
    ○ Balance: ${balance}
    ○ Past due: ${due}
`;

test.each([
  ["dots lead from a label to its value", dotted],
  ["the text is marked to be formatted", written],
  ["signs of a list are before the labels", listed],
  ["signs of a list are before the names and the labels", nested],
  ["a form's lines are around the values", filledIn],
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

const dashed =
  (sign: string) =>
  (name: string, [number, balance, due, status]: readonly string[]) =>
    `${name}
Account number ${sign} ${number}
Balance ${sign} ${balance}
Past due amount ${sign} ${due}
Status ${sign} ${status}
Opened on ${sign} Mar 2019
`;

test.each(["-", "–", "—", "→"])("an account is read where “%s” is between a label and its value", (sign) => {
  const account = dashed(sign);
  const text = `Provided by Experian
Accounts
${account("NORTHLAKE CARD", ["xxxx4417", "$812", "$90", "Charge-off"])}
${account("OAK BANK", ["xxxx3317", "$310", "$0", "Current"])}
${account("PINE LOANS", ["xxxx2217", "$2,310", "$64", "60 days late"])}
`;
  expect(foundByBureau(linesOfText(text)).sort()).toEqual([
    "charge_off | NORTHLAKE CARD | ex 812",
    "late_payment | PINE LOANS | ex 2310",
  ]);
});

test.each(["Account - Northlake Card", "Closed - Charged off", "Current - 30 days", "Balance - none that is known"])(
  "what does not suit the label before a dash is not behind it: %s",
  (text) => {
    const line = { page: 1, line: 1, cells: [{ text, x: 0, width: 100 }] };
    expect(withoutDecorations([line])).toEqual([line]);
  },
);

test("pictures before and behind the words of an app are no part of them", () => {
  const text = `📊 Your TransUnion report
Updated Oct 8, 2026

🔴 NORTHLAKE CARD
💳 Credit Card •••• 4417
Status: Charge-off ⚠️
Balance: $812
Opened: Mar 2019

🟢 OAK BANK
💳 Credit Card •••• 3317
Status: Current
Balance: $310
Opened: Mar 2020

🔴 FENWICK RECOVERY
💳 Collection Agency/Attorney •••• 2217
Status: Collection
Balance: $64
Opened: Mar 2021
`;
  expect(foundByBureau(linesOfText(text)).sort()).toEqual([
    "charge_off | NORTHLAKE CARD | tr 812",
    "collection | FENWICK RECOVERY | tr 64",
  ]);
});

import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const row = (...texts: string[]) => texts.map((text, at) => text.padEnd(at === 0 ? 18 : 22)).join("");

const table = (name: string, others = "4417****", [status, balance] = ["Current", "$10"]) => {
  const all = (value: string) => [others === "--" ? "--" : value, value, others === "--" ? "--" : value];
  return [
    name,
    row("", "TransUnion", "Experian", "Equifax"),
    row("Account #", ...all("4417****")),
    row("Account Type", ...all("Charge account")),
    row("Payment Status", ...all(status)),
    row("Balance Owed", ...all(balance)),
  ];
};

const foundIn = (first: string[], counters: string[]) =>
  foundByBureau(
    linesOfText(
      ["IdentityIQ credit report", "Account History", ...first, ...counters, ...table("PINE CREDIT UNION")].join("\n"),
    ),
  );

const lateAtExperian = ["late_payment | NORTHLAKE CARD | ex 10"];

test.each([
  [
    "a row for each number of days",
    [row("30 Days Late", "0", "1", "0"), row("60 Days Late", "0", "0", "0"), row("90 Days Late", "0", "0", "0")],
  ],
  [
    "a row that says it is past due for each number of days",
    [row("Past Due-30 Days", "0", "1", "0"), row("Past Due-60 Days", "0", "0", "0")],
  ],
  [
    "a line for each number of days below each bureau's name",
    ["TransUnion", "30 : 0", "60 : 0", "Experian", "30 : 1", "60 : 0", "Equifax", "30 : 0", "60 : 0"],
  ],
  [
    "rows below a heading",
    ["Days Late - 7 Year History", row("30:", "0", "1", "0"), row("60:", "0", "0", "0"), row("90:", "0", "0", "0")],
  ],
  [
    "a row for each bureau",
    [
      "Days Late - 7 Year History",
      row("", "30", "60", "90"),
      row("TransUnion", "0", "0", "0"),
      row("Experian", "1", "0", "0"),
      row("Equifax", "0", "0", "0"),
    ],
  ],
  [
    "a cell for each bureau, below the bureaus' names",
    [
      "Days Late - 7 Year History",
      row("", "TransUnion", "Experian", "Equifax"),
      row("", "30: 0 60: 0 90: 0", "30: 1 60: 0 90: 0", "30: 0 60: 0 90: 0"),
    ],
  ],
  [
    "cells of one number of days each",
    [row("", "30: 0", "30: 1", "30: 0"), row("", "60: 0", "60: 0", "60: 0"), row("", "90: 0", "90: 0", "90: 0")],
  ],
  [
    "cells left of the columns above, below names of their own, and none for a bureau that reports nothing",
    [
      "Days Late - 7 Year History",
      "        TransUnion      Experian      Equifax",
      "        NONE REPORTED   30: 1         NONE REPORTED",
      "                        60: 0",
      "                        90: 0",
    ],
  ],
  [
    "cells that say that a bureau counts none",
    [row("", "30: --", "30:1", "30: 0"), row("", "60: --", "60: 0", "60:0"), row("", "90: --", "90:0", "90: 0")],
  ],
  ["one cell for each bureau", [row("", "30: 0 60: 0 90: 0", "30: 1 60: 0 90: 0", "30: 0 60: 0 90: 0")]],
])("late months are those of the bureau that counts them: %s", (_, counters) => {
  expect(foundIn(table("NORTHLAKE CARD"), counters)).toEqual(lateAtExperian);
});

test("counters that name no bureau are those of the only one that reports the account", () => {
  const counters = ["Days Late - 7 Year History 30: 1 60: 0 90: 0"];
  expect(foundIn(table("NORTHLAKE CARD", "--"), counters)).toEqual(lateAtExperian);
});

test("counters in one bureau's column are that bureau's", () => {
  const counters = [row("", "", "30: 1"), row("", "", "60: 0"), row("", "", "90: 0")];
  expect(foundIn(table("NORTHLAKE CARD", "--"), counters)).toEqual(lateAtExperian);
});

test("late counters without a bureau's name are left out if several bureaus report the account", () => {
  expect(foundIn(table("NORTHLAKE CARD"), ["Days Late - 7 Year History 30: 1 60: 0 90: 0"])).toEqual([]);
});

test("counters of zero are no late payment", () => {
  expect(foundIn(table("NORTHLAKE CARD", "--"), ["Days Late - 7 Year History 30: 0 60: 0 90: 0"])).toEqual([]);
});

test("counters do not take the place of what the account's status says", () => {
  const counters = [
    row("30 Days Late", "0", "1", "0"),
    row("60 Days Late", "0", "0", "0"),
    row("90 Days Late", "0", "0", "0"),
  ];
  expect(foundIn(table("NORTHLAKE CARD", "4417****", ["Charge-off", "$10"]), counters)).toEqual([
    "charge_off | NORTHLAKE CARD | eq 10 | ex 10 | tr 10",
  ]);
});

test("a row of a table may say in words how often an account was late, and the name below it is the next account's", () => {
  const account = (name: string, status: string, late: string) => `${name}
\tEQUIFAX\tTRANSUNION\tEXPERIAN
Status\t${status}\t${status}\tNot on report
Balance\t$1,049\t$1,049\tNot on report
Account number\tXXXX1627\tXXXX1627\tNot on report
Late payments (past 7 years)\t${late}\t${late}\tNot on report`;
  const text = [
    "3-Bureau Credit Report",
    "Accounts with negative items",
    account("NORTHLAKE CARD", "Pays as agreed", "30 days late: 1; 60 days late: 1; 90+ days late: 4"),
    account("RIDGELINE RECOVERY", "Collection", "N/A"),
    account("HARBOR LANE BANK", "Pays as agreed", "30 days late: 1; 60 days late: 1"),
    account("MESA STORES", "Pays as agreed", "30 days late: 0; 60 days late: 0"),
  ].join("\n");
  expect(foundByBureau(linesOfText(text))).toEqual([
    "late_payment | NORTHLAKE CARD | eq 1049 | tr 1049",
    "collection | RIDGELINE RECOVERY | eq 1049 | tr 1049",
    "late_payment | HARBOR LANE BANK | eq 1049 | tr 1049",
  ]);
});

test("counters between a name and the bureaus' names are not of the table before", () => {
  const account = (name: string, status: string, counters: string) => `${name} Open
${counters}
\tTransUnion\tExperian\tEquifax
Account #\t4417****\t4417****\t4417****
Balance Owed\t$1,049\t$1,049\t$1,049
Payment Status\t${status}\t${status}\t${status}`;
  for (const gap of [" ", "\t"]) {
    const counters = (counts: number[]) =>
      ["30", "60", "90"].map((of, at) => `${of} days late: ${counts[at]}`).join(gap);
    const text = [
      "3B Report",
      "Revolving Accounts",
      account("PINE CREDIT UNION", "Current", counters([0, 0, 0])),
      account("NORTHLAKE CARD", "Charge-off", counters([1, 1, 1])),
      account("MESA STORES", "Current", counters([0, 0, 0])),
    ].join("\n");
    expect(foundByBureau(linesOfText(text))).toEqual(["charge_off | NORTHLAKE CARD | eq 1049 | ex 1049 | tr 1049"]);
  }
});

test("counts beside one another below a bureau's name are that bureau's", () => {
  const account = (name: string, counts: readonly string[]) => `${name}
\tTransUnion\tExperian\tEquifax
Account #\t4417****\t4417****\t4417****
Balance\t$1,049\t$1,050\t$1,051
Payment Status\tCurrent\tCurrent\tCurrent
Days Late - 7 Year History
${["TransUnion", "Experian", "Equifax"].map((bureau, at) => `${bureau}\n${counts[at]}`).join("\n")}`;
  const never = "30: 0\t60: 0\t90: 0";
  const text = [
    "3B Report",
    account("NORTHLAKE CARD", [never, "30: 2\t60: 1\t90: 0", never]),
    account("PINE CREDIT UNION", [never, never, never]),
  ].join("\n");
  expect(foundByBureau(linesOfText(text))).toEqual(["late_payment | NORTHLAKE CARD | ex 1050"]);
});

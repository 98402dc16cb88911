import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const account = (name: string, counts: readonly string[]) => `${name}
Balance $364
Payment status Pays as agreed
Account type Credit Card
Date opened 06/27/2018
Past due amount $0
${counts.join("\n")}
Comments -
`;

const pageWith = (counts: readonly string[], none: readonly string[]) => `TransUnion Credit Report
Accounts
${account("BLUE MESA BANK", counts)}${account("PINE CREDIT UNION", none)}`;

test.each([
  [
    "with its count behind it",
    ["Late 30 days 1", "Late 60 days 0", "Late 90+ days 0"],
    ["Late 30 days 0", "Late 60 days 0", "Late 90+ days 0"],
  ],
  [
    "with its count in the next column",
    ["Late 30 days     0", "Late 60 days     2"],
    ["Late 30 days     0", "Late 60 days     0"],
  ],
  [
    "with the days before the word late",
    ["30 days late     0", "60 days late     2", "90+ days late     0"],
    ["30 days late     0", "60 days late     0", "90+ days late     0"],
  ],
  [
    "with its months in brackets",
    ["30 days late: 2 (03/2023, 04/2023)", "60 days late: 0", "90+ days late: 0"],
    ["30 days late: 0", "60 days late: 0", "90+ days late: 0"],
  ],
  [
    "with its count in the line below",
    ["30 days late", "1", "60 days late", "0", "90+ days late", "0"],
    ["30 days late", "0", "60 days late", "0", "90+ days late", "0"],
  ],
  [
    "in one line with the others",
    ["30 days late: 0 60 days late: 1 90+ days late: 0"],
    ["30 days late: 0 60 days late: 0 90+ days late: 0"],
  ],
  [
    "with how many times before the days",
    ["Times 30 days late     0", "Times 60 days late     2", "Times 90 days late     0"],
    ["Times 30 days late     0", "Times 60 days late     0", "Times 90 days late     0"],
  ],
  [
    "beside the others, behind its label",
    ["Hist Status     Mths 24     30: 1     60: 1     90: 0+     Max delinquency 60 days 03/2023"],
    ["Hist Status     Mths 24     30: 0     60: 0     90: 0+"],
  ],
  [
    "beside the others, with a word before each",
    ["Historical status: 48 months reviewed     Times 30: 1     Times 60: 1     Times 90+: 0"],
    ["Historical status: 48 months reviewed     Times 30: 0     Times 60: 0     Times 90+: 0"],
  ],
  [
    "below the days, over months of their own",
    [
      "Late Payments       30   60   90   mar   feb   jan   dec",
      "(Last 24 Months)    1    1    0    OK    OK    60    30",
    ],
    [
      "Late Payments       30   60   90   mar   feb   jan   dec",
      "(Last 24 Months)    0    0    0    OK    OK    OK    OK",
    ],
  ],
  [
    "all of them in one line below a heading",
    ["Days Late - 7 Year History", "30: 1 60: 1 90: 0"],
    ["Days Late - 7 Year History", "30: 0 60: 0 90: 0"],
  ],
  [
    "beside the others, in the next column",
    ["30-59     2     60-89     0     90+     0"],
    ["30-59     0     60-89     0     90+     0"],
  ],
])("a line for each number of days says how often an account was late: %s", (_, counts, none) => {
  expect(foundByBureau(linesOfText(pageWith(counts, none)))).toEqual(["late_payment | BLUE MESA BANK | tr 364"]);
});

test("counts below the bureaus' names are of each of them", () => {
  const row = (...cells: string[]) => cells.map((cell, at) => cell.padEnd(at === 0 ? 24 : 30)).join("");
  const counts = (one: string) => `30: ${one}  60: 0  90: 0`;
  const table = (name: string, late: string) => `${name}
${row("", "TransUnion", "Experian", "Equifax")}
${row("Account #", "xxxx4417", "xxxx4417", "--")}
${row("Balance Owed", "$364", "$364", "--")}
${row("Payment Status", "Current", "Current", "--")}
${row("Date Opened", "06/27/2018", "06/27/2018", "--")}
Days Late - 7 Year History
${["TransUnion", "Experian", "Equifax"].map((name) => name.padEnd(30)).join("")}
${[counts(late), counts(late), "--"].map((each) => each.padEnd(30)).join("")}
`;
  const text = `3B Credit Report\n${table("BLUE MESA BANK", "2")}${table("PINE CREDIT UNION", "0")}`;
  expect(foundByBureau(linesOfText(text))).toEqual(["late_payment | BLUE MESA BANK | ex 364 | tr 364"]);
});

test("each count may be under the middle of what it counts, all of them below an account's labels", () => {
  const line = (no: number, ...cells: [x: number, text: string][]) => ({
    page: 1,
    line: no,
    cells: cells.map(([x, text]) => ({ text, x, width: text.length * 4 })),
  });
  const account = (no: number, name: string, counts: readonly string[]) => [
    line(no, [38, name]),
    line(no + 1, [38, "Status"], [174, "Payment Status"], [309, "Balance"], [444, "Past Due"]),
    line(no + 2, [38, "Open"], [174, "Current"], [309, "$4,526"], [444, "$0"]),
    line(no + 3, [80, "30 Days Late"], [208, "60 Days Late"], [336, "90 Days Late"], [470, "120+ Days Late"]),
    line(no + 4, ...counts.map((count, at): [number, string] => [101 + at * 128, count])),
    line(no + 5, [38, "Comments: None"]),
  ];
  const lines = [
    line(1, [38, "TransUnion credit report"]),
    line(2, [38, "Accounts"]),
    ...account(10, "HARBOR LANE BANK", ["1", "2", "0", "0"]),
    ...account(20, "PINE HOLLOW CU", ["0", "0", "0", "0"]),
  ];
  expect(foundByBureau(lines)).toEqual(["late_payment | HARBOR LANE BANK | tr 4526"]);
});

test("in a line of words below a row counts say how often its account was late, and are no part of its name", () => {
  let no = 0;
  const line = (...cells: [x: number, text: string][]) => ({
    page: 1,
    line: ++no,
    cells: cells.map(([x, text]) => ({ text, x, width: text.length * 4.5 })),
  });
  const row = (...texts: string[]) =>
    line(...texts.map((text, at): [number, string] => [[40, 220, 290, 345, 400, 460, 640, 690][at] ?? 0, text]));
  const lines = [
    line([40, "TRADELINES"]),
    row("CREDITOR NAME", "ACCOUNT", "OPENED", "LAST RPT", "HIGH CR", "BALANCE", "MOP", "BUREAU"),
    row("HARBOR LANE BANK", "****7654", "07/2016", "08/2026", "$8,328", "$7,666", "R1", "TU"),
    line([40, "CUR WAS 30 30: 1 60: 0 90: 0"]),
    row("PINE HOLLOW NATIONAL ASSOCIATION", "****6251", "12/2022", "08/2026", "$3,050", "$3,009", "R5", "EF"),
    line([40, "DELINQ 120 30: 1 60: 1 90: 2"]),
    row("CAINE & SUMMER", "****4645", "05/2016", "08/2026", "$1,394", "$0", "O9", "TU"),
    line([40, "PAID COLLECTION 30: 0 60: 0 90: 0 ORIGINAL CREDITOR: CITY LIGHT"]),
    row("EASTMARK CARD", "****7060", "04/2016", "08/2026", "$306", "$300", "R1", "TU"),
    line([40, "AS AGREED 30: 0 60: 0 90: 0"]),
  ];
  expect(foundByBureau(lines)).toEqual([
    "late_payment | PINE HOLLOW NATIONAL ASSOCIATION | eq 3009",
    "late_payment | HARBOR LANE BANK | tr 7666",
    "collection | CAINE & SUMMER | tr 0",
  ]);
});

test("what stands below a line for 30 and one for 60 days is kept", () => {
  const account = (name: string, counts: string, status: string) => `${name}
${counts}
Balance $364
Payment status ${status}
Past due amount $0
Date opened 06/27/2018`;
  const text = `TransUnion Credit Report
Accounts
${account("BLUE MESA BANK", "30 days late 1\n60 days late 0", "Pays as agreed")}
${account("PINE CREDIT UNION", "30 days late 0\n60 days late 0", "Pays as agreed")}`;
  expect(foundByBureau(linesOfText(text))).toEqual(["late_payment | BLUE MESA BANK | tr 364"]);
});

test("a sentence tells how often an account was late in the months before", () => {
  const account = (name: string, counts: string) => `${name}  #517805****
Balance: $364   Date Updated: 02/2026   Pay Status: Paid or paying as agreed
Past Due: $0   Opened: 06/2018   High Balance: $900
In prior 48 months from last update: ${counts}`;
  const text = `TransUnion consumer disclosure
Accounts
${account("BLUE MESA BANK", "30 days late 2 times, 60 days late 1 time, and 90 days late 0 times.")}
${account("PINE CREDIT UNION", "30 days late 0 times, 60 days late 0 times, 90 days late 0 times")}`;
  expect(foundByBureau(linesOfText(text))).toEqual(["late_payment | BLUE MESA BANK | tr 364"]);
});

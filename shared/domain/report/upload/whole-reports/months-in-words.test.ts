import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const account = (name: string, history: string) => `${name}
Account number
****4417
Account status
Open
Payment status
Current
Balance
$1,240
Past due amount
$0
Payment history
${history}
Contact information
PO BOX 118
`;

const page = (late: string, fine: string) => `TransUnion
Credit report
Accounts
${account("NORTHLAKE CARD", late)}
${account("HARBOR LANE BANK", fine)}
Inquiries
`;

test.each([
  [
    "a month and its year, and behind them what it was",
    "Oct 2026 On time\nSep 2026 60 days late\nAug 2026 30 days late\nJul 2026 On time",
    "Oct 2026 On time\nSep 2026 On time\nAug 2026 On time\nJul 2026 On time",
  ],
  [
    "a year, then each month and what it was in lines of their own",
    "2026\nOct\nPaid on time\nSep\n30 days past due\nAug\nPaid on time\n2025\nDec\nPaid on time",
    "2026\nOct\nPaid on time\nSep\nNo data available\nAug\nPaid on time\n2025\nDec\nPaid on time",
  ],
  [
    "a year, then each month and its mark in a line",
    "2026\nJan OK Feb 30 Mar OK Apr OK\n2025\nNov OK Dec OK",
    "2026\nJan OK Feb OK Mar OK Apr OK\n2025\nNov OK Dec OK",
  ],
  [
    "in Spanish",
    "Oct 2026 Al corriente\nSep 2026 30 días de atraso\nAgo 2026 Al corriente",
    "Oct 2026 Al corriente\nSep 2026 Al corriente\nAgo 2026 Al corriente",
  ],
])("a history that says of each month how it was paid is read: %s", (_, late, fine) => {
  expect(foundByBureau(linesOfText(page(late, fine)))).toEqual(["late_payment | NORTHLAKE CARD | tr 1240"]);
});

test.each([
  ["behind a colon", "Late payments: 2\nMar 2026: 60 days late\nDec 2025: 30 days late"],
  ["one alone", "Late payments: 1\nMar 2026: 60 days past due"],
  ["in Spanish", "Pagos atrasados: 1\nMar 2026: 60 días de atraso"],
  ["before its month", "Remarks: It was 60 days late in 03/2026, 30 days late in 12/2025"],
])("late months that are listed alone are read: %s", (_, late) => {
  expect(foundByBureau(linesOfText(page(late, "Late payments: 0")))).toEqual([
    "late_payment | NORTHLAKE CARD | tr 1240",
  ]);
});

const bare = (mark: string) =>
  ["Oct", "Sep", "Aug", "Jul", "Jun", "May", "Apr", "Mar", "Feb", "Jan'26", "Dec", "Nov"]
    .map((month, at) => `${month}\n${at === 9 ? mark : "OK"}`)
    .join("\n");

test.each([
  ["60", "late_payment"],
  ["RF", "repossession"],
])("months in their order are a history, though only a January has its year: %s", (mark, kind) => {
  expect(foundByBureau(linesOfText(page(bare(mark), bare("OK"))))).toEqual([`${kind} | NORTHLAKE CARD | tr 1240`]);
});

test("a few days one after another are no history", () => {
  const days = "Jun\n30\nJul\n30\nAug\n30";
  expect(foundByBureau(linesOfText(page(days, days)))).toEqual([]);
});

test("a month's mark opens no section of court records", () => {
  const included = "2026\nOct\nBankruptcy\nSep\nBankruptcy\nAug\nUnknown\nJul\n30 days late";
  const late = "2026\nOct\nCurrent\nSep\n60 days late\nAug\n30 days late";
  expect(foundByBureau(linesOfText(page(included, late)))).toEqual([
    "late_payment | NORTHLAKE CARD | tr 1240",
    "late_payment | HARBOR LANE BANK | tr 1240",
  ]);
});

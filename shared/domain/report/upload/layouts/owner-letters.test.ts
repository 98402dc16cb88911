import { foundByBureau } from "#shared/testing/found-by-bureau";
import type { TextLine } from "../lines/text-line";

let no = 0;
const line = (...cells: [x: number, text: string][]): TextLine => ({
  page: 1,
  line: ++no,
  cells: cells.map(([x, text]) => ({ text, x, width: text.length * 3.6 })),
});

const places = [25, 37, 50, 187, 235, 293, 345, 390, 425, 445, 465, 485, 513];
const row = (...texts: string[]) =>
  line(...texts.flatMap((text, at): [number, string][] => (text ? [[places[at] ?? 0, text]] : [])));

const heading = () => [
  row("W", "E", "", "DATE", "DATE", "HIGH CREDIT", "BALANCE", "PAST", "MO", "30", "60", "90+", "STATUS"),
  row("H", "C", "CREDITOR", "REPORTED", "OPENED", "OR LIMIT", "", "DUE", "REV"),
  row("O", "O", "", "", "DLA", "ACCT TYPE", "TERMS", "", "", "", "", "", "SOURCE"),
  row("S", "A"),
  row("E"),
];

const account = (name: string, number: string, source: string, ...values: string[]) => [
  row("B", "B", name, "03/26", "04/21", ...values),
  row("", "", number, "", "02/26", "REV", "MIN $25", "", "", "", "", "", source),
];

test("letters down a lender's table say whose an account is, and each line of a row is below its own labels", () => {
  const lines = [
    line([25, "TRADELINES"]),
    ...heading(),
    ...account("HARBOR PEAK BANK", "516441****", "XP/TU/EF", "$3402", "$2958", "$0", "48", "0", "0", "0", "AS AGREED"),
    ...account("TRI-VALLEY STORES", "57015XXXX", "TU/EF", "$3646", "$3623", "$3623", "48", "1", "1", "3", "CHARGE OFF"),
    ...account("BLUE MESA CARD", "436021****", "XP", "$5285", "$5272", "$0", "48", "1", "1", "0", "AS AGREED"),
    ...account("EASTMARK RECOVERY", "15773XXXX", "XP/EF", "$883", "$805", "$805", "-", "-", "-", "-", "COLLECTION"),
    line([50, "ORIGINAL CREDITOR: VISTACOMM WIRELESS"]),
  ];
  expect(foundByBureau(lines)).toEqual([
    "late_payment | BLUE MESA CARD | ex 5272",
    "collection | EASTMARK RECOVERY | eq 805 | ex 805",
    "charge_off | TRI-VALLEY STORES | eq 3623 | tr 3623",
  ]);
});

test("labels of two columns that touch stand over both", () => {
  const touching = heading().map((each) => ({
    ...each,
    cells: each.cells.flatMap((cell) =>
      cell.text === "OPENED" ? [] : [cell.text === "REPORTED" ? { ...cell, text: "REPORTEDOPENED", width: 62 } : cell],
    ),
  }));
  const lines = [
    line([25, "TRADELINES"]),
    ...touching,
    ...account("HARBOR PEAK BANK", "516441****", "XP/TU/EF", "$3402", "$2958", "$0", "48", "0", "0", "0", "AS AGREED"),
    ...account("TRI-VALLEY STORES", "57015XXXX", "TU/EF", "$3646", "$3623", "$3623", "48", "1", "1", "3", "CHARGE OFF"),
  ];
  expect(foundByBureau(lines)).toEqual(["charge_off | TRI-VALLEY STORES | eq 3623 | tr 3623"]);
});

test("between the letters down a heading may be its own lines", () => {
  const lines = [
    line([25, "Trade Accounts"]),
    line(
      [36, "E"],
      [47, "Creditor"],
      [205, "Date"],
      [246, "High"],
      [284, "Current"],
      [352, "Past"],
      [386, "Status"],
      [538, "Source"],
    ),
    line([36, "C"], [205, "Reported"], [246, "Credit"], [284, "Balance"], [352, "Due"]),
    line([36, "O"]),
    line([47, "Account Number"], [205, "Date"], [246, "Credit"], [386, "Type"], [538, "DLA"]),
    line([36, "A"]),
    line([205, "Opened"], [246, "Limit"]),
    line(
      [36, "B"],
      [47, "HARBOR PEAK BANK"],
      [205, "07/2026"],
      [246, "$3,402"],
      [284, "$2,958"],
      [352, "$0"],
      [386, "AS AGREED"],
      [538, "XP TU"],
    ),
    line([47, "XXXXXXXX7934"], [205, "08/2016"], [246, "$3,500"], [386, "Revolving"], [538, "12/2022"]),
    line(
      [36, "B"],
      [47, "TRI-VALLEY STORES"],
      [205, "07/2026"],
      [246, "$3,646"],
      [284, "$3,623"],
      [352, "$3,623"],
      [386, "CHARGE OFF"],
      [538, "TU"],
    ),
    line([47, "XXXXXXXX2110"], [205, "12/2016"], [246, "$1,000"], [386, "Revolving"], [538, "04/2023"]),
  ];
  expect(foundByBureau(lines)).toEqual(["charge_off | TRI-VALLEY STORES | tr 3623"]);
});

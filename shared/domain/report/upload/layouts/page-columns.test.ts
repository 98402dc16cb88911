import { foundByBureau } from "#shared/testing/found-by-bureau";
import type { PlacedText } from "../lines/placed-text";
import { linesOfPages } from "../lines/text-line";

const LINE = 10;
const HEIGHT = 8;

const pieces = (x: number, y: number, ...cells: string[]): PlacedText[] =>
  cells.map((text, at) => ({ text, x: x + at * 62, y, width: text.length * 3.2, height: HEIGHT }));

/** An account of four lines. */
const card = (x: number, top: number, [name, status, number, balance, pastDue]: readonly string[]) => [
  ...pieces(x, top, name ?? ""),
  ...pieces(x + 186, top, status ?? ""),
  ...pieces(x, top - LINE, `Acct # ${number}XX`, "Source XP/TU", "Opened 03/2019"),
  ...pieces(x, top - LINE * 2, "Type REV", "High Cr $9,900", `Bal ${balance}`),
  ...pieces(x, top - LINE * 3, `Past Due ${pastDue}`, "Pmt $25", "30/60/90 0-0-0"),
];

const first = ["NORTHLAKE CARD", "CHARGE OFF", "441712", "$1,240", "$1,240"];
const second = ["HARBOR LANE BANK", "60 DAYS LATE", "517822", "$9,410", "$812"];
const third = ["RIDGELINE RECOVERY", "COLLECTION", "770120", "$840", "$840"];
const fourth = ["PINE CREDIT UNION", "AS AGREED", "660133", "$310", "$0"];

test.each([
  ["at one pace", 0],
  ["each at its own", 5],
  ["each at its own, nearly a line apart", 8],
])("accounts in two columns of a page are read below one another: %s", (_, apart) => {
  const page = [
    ...pieces(40, 760, "MERGED CREDIT REPORT"),
    ...[...card(40, 730, first), ...card(320, 730, third)],
    ...[...card(40, 680, second), ...card(320, 680 - apart, fourth)],
    ...pieces(40, 600, "INQUIRIES"),
  ];
  expect(foundByBureau(linesOfPages([{ width: 612, height: 792, pieces: page }]))).toEqual([
    "charge_off | NORTHLAKE CARD | ex 1240 | tr 1240",
    "late_payment | HARBOR LANE BANK | ex 9410 | tr 9410",
    "collection | RIDGELINE RECOVERY | ex 840 | tr 840",
  ]);
});

test("each page's columns are its own: those of the next one go on with neither", () => {
  const labels = (x: number, y: number) => pieces(x, y, "Balance", "Status");
  const small = (x: number, top: number, name: string, balance: string, status: string) => [
    ...pieces(x, top, name),
    ...labels(x, top - LINE),
    ...pieces(x, top - LINE * 2, balance, status),
    ...pieces(x, top - LINE * 3, "Account number", "Past due"),
    ...pieces(x, top - LINE * 4, "****4417", "$0"),
    ...pieces(x, top - LINE * 5, "Opened", "Last reported"),
    ...pieces(x, top - LINE * 6, "Aug 2021", "Jul 2026"),
  ];
  const pageOf = (...placed: PlacedText[][]) => ({ width: 612, height: 792, pieces: placed.flat() });
  const pages = [
    pageOf(
      pieces(40, 770, "Your report is provided by Experian"),
      small(40, 740, "OAK BANK", "$310", "Current"),
      small(320, 740, "NORTHLAKE CARD", "$1,240", "Charged off"),
      pieces(320, 670, "No late payments"),
    ),
    pageOf(
      small(40, 740, "PINE AUTO LOANS", "$8,310", "Repossessed"),
      small(320, 740, "HARBOR LANE BANK", "$95", "Current"),
    ),
  ];
  expect(foundByBureau(linesOfPages(pages))).toEqual([
    "charge_off | NORTHLAKE CARD | ex 1240",
    "repossession | PINE AUTO LOANS | ex 8310",
  ]);
});

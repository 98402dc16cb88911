import { foundByBureau } from "#shared/testing/found-by-bureau";
import type { TextLine } from "../lines/text-line";

const LETTER = 4.2;

const line = (no: number, ...cells: [x: number, text: string][]): TextLine => ({
  page: 1,
  line: no,
  cells: cells.map(([x, text]) => ({ text, x, width: text.length * LETTER })),
});

const head = [
  line(1, [38, "TRI-MERGE CREDIT REPORT"]),
  line(2, [38, "TRADELINES"]),
  line(
    3,
    ...([
      [43, "ECOA"],
      [98, "CREDITOR NAME"],
      [198, "OPENED"],
      [247, "LIMIT"],
      [281, "BALANCE"],
      [325, "PAST DUE"],
      [402, "30"],
      [417, "60"],
      [432, "90"],
      [464, "ACCOUNT"],
      [532, "SOURCE"],
    ] satisfies [number, string][]),
  ),
  line(4, [96, "ACCOUNT NUMBER"], [193, "REPORTED"], [242, "HIGH CR"], [468, "STATUS"]),
  line(5, [118, "TYPE"], [195, "LAST ACT"]),
];

const account = (
  from: number,
  name: string,
  number: string,
  kind: string,
  amount: string,
  rated: string,
  is: string,
) => [
  line(
    from,
    ...([
      [41, "B"],
      [69, name],
      [189, "09/2019"],
      [256, "9,950"],
      [300, amount],
      [345, "0"],
      [404, "0"],
      [419, "0"],
      [434, "0"],
      [445, rated],
      [520, "TUC XPN"],
    ] satisfies [number, string][]),
  ),
  line(from + 1, [69, number], [189, "10/2026"], [256, "9,564"], [445, is]),
  line(from + 2, [69, kind], [189, "02/2022"]),
];

test("no word of a name is in the narrow column that says whose the account is, though a column begins behind it", () => {
  const lines = [
    ...head,
    ...account(6, "HARBOR ONE BANK USA N", "148702015786****", "CREDIT CARD", "3,306", "REV-09", "CHARGE OFF"),
    ...account(9, "PINE CREDIT UNION", "841053209821****", "CREDIT CARD", "531", "REV-01", "AS AGREED"),
  ];
  expect(foundByBureau(lines)).toEqual(["charge_off | HARBOR ONE BANK USA N | ex 3306 | tr 3306"]);
});

test("a row's next lines are in the columns of its first one below centred headings, and words say what a rating means", () => {
  const lines = [
    ...head,
    ...account(6, "RIDGELINE RECOVERY", "979597****", "COLLECTION", "410", "OPEN-09", "COLLECTION"),
    ...account(9, "WESTERN LOANS", "25563157****", "AUTOMOBILE", "7,525", "INST-09", "REPOSSESSION"),
    ...account(12, "PINE CREDIT UNION", "841053209821****", "CREDIT CARD", "531", "REV-01", "AS AGREED"),
  ];
  expect(foundByBureau(lines)).toEqual([
    "collection | RIDGELINE RECOVERY | ex 410 | tr 410",
    "repossession | WESTERN LOANS | ex 7525 | tr 7525",
  ]);
});

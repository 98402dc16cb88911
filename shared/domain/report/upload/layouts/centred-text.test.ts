import { foundByBureau } from "#shared/testing/found-by-bureau";
import { lenderHeading, lenderRows } from "#shared/testing/lender-table";
import { analyzeReport } from "../analyze";
import { linesOfText } from "../files/plain-text";

/** A table as text keeps it: the words of each cell in lines as wide as its column, in the middle of their row. */
function laidOut(rows: readonly (readonly string[])[], widths: readonly number[]): string {
  const lines = rows.flatMap((row) => {
    const cells = row.map((text, column) => inLines(text, (widths[column] ?? 10) - 2));
    const height = Math.max(...cells.map(({ length }) => length));
    const placed = new Map<number, string>();
    cells.forEach((words, column) => {
      const from = widths.slice(0, column).reduce((sum, width) => sum + width, 0);
      words.forEach((text, at) => {
        const y = height - words.length + at * 2;
        placed.set(y, (placed.get(y) ?? "").padEnd(from) + text);
      });
    });
    return [...placed].sort(([a], [b]) => a - b).map(([, text]) => text);
  });
  return lines.join("\n");
}

function inLines(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const whole = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && whole.length <= width) lines[lines.length - 1] = whole;
    else lines.push(word);
  }
  return lines;
}

const found = [
  "charge_off | CRESCENT HARBOR NATIONAL BANK | ex 1240 | tr 1240",
  "collection | MALLARD RECOVERY & RECEIVABLES LLC | ex 358",
  "late_payment | BASALT AUTO | eq 9140 | ex 9140 | tr 9140",
  "repossession | FLINT RIVER MOTOR ACCEPTANCE | ex 0 | tr 0",
];

test.each([
  ["wide", [20, 16, 14, 13, 10, 10, 18, 8]],
  ["narrow", [13, 12, 13, 10, 9, 9, 14, 7]],
])("a table whose cells are in the middle of their rows is read, with %s columns", (_, widths) => {
  const text = `Merged credit report\nLiabilities\n${laidOut([lenderHeading, ...lenderRows], widths)}\nInquiries\n`;
  expect(foundByBureau(linesOfText(text)).sort()).toEqual(found);
});

const collections = (name: string) => `EQUIFAX     Confirmation # 6300123456
Collections
${laidOut(
  [
    ["Agency", "Original Creditor", "Date Assigned", "Amount", "Status"],
    [name, "METRO WATER DISTRICT", "03/11/2025", "$489", "Unpaid"],
  ],
  [16, 14, 14, 10, 10],
)}
Inquiries
`;

test.each(["BLUE HERON COLLECTIONS AND RECOVERY", "BLUE HERON COLLECTIONS"])("a row of its own is read: %s", (name) => {
  const [entry] = analyzeReport(linesOfText(collections(name)), "2026-11-20")?.files[0]?.entries ?? [];
  expect(entry).toMatchObject({ creditorName: name, originalCreditor: "METRO WATER DISTRICT", balance: 489 });
});

test("a table whose cells begin at the top of their rows stays as it is", () => {
  const text = `TransUnion credit report
Accounts
Creditor        Account number  Date opened  Balance   Past due  Status
HICKORY STATE   517805******    01/2019      $1,240    $1,240    Charge-off
BANK
BASALT AUTO     3300********    03/2022      $9,140    $455      60 days late
ACCEPTANCE
CATTAIL CARD    60110*******    01/2011      $75       $0        As agreed
PIPIT           AB99****        06/2025      $318      $318      Collection
RECOVERY
Inquiries
`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "charge_off | HICKORY STATE BANK | tr 1240",
    "late_payment | BASALT AUTO ACCEPTANCE | tr 9140",
    "collection | PIPIT RECOVERY | tr 318",
  ]);
});

test("what is below the values under a name and says a kind or a status is no part of the name", () => {
  const text = `TransUnion credit report
Accounts
Creditor        Account number  Date opened  Balance   Past due  Rating
HICKORY BANK
                517805******    01/2019      $1,240    $1,240    Charge-off
Credit card
BASALT AUTO
                3300********    03/2022      $9,140    $455      60 days late
Auto loan
Inquiries
`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "charge_off | HICKORY BANK | tr 1240",
    "late_payment | BASALT AUTO | tr 9140",
  ]);
});

test("labels of a heading that touch are over a column each", () => {
  const text = `EQUIFAX     Confirmation # 6300123456
Collections
                            Original        Date         Original
Agency                                                              Amount Status
                            Creditor        Assigned     Amount
BLUE HERON                  METRO
COLLECTIONS AND             WATER           03/11/2025   $512       $489        Unpaid
RECOVERY                    DISTRICT
Credit Accounts
                             Account Loan            Date                  Past     Payment
Creditor                                                       Balance
                             Number Type             Opened                Due      Status
OLD MILL COMMUNITY
                             *7702       Revolving   05/01/2016 $1,993     $1,893   Charge Off
BANK
PRAIRIE FALCON CREDIT                                                               60 Days Past
                             *1180       Installment 11/01/2021 $6,612     $377
UNION                                                                               Due
`;
  const entries = (analyzeReport(linesOfText(text), "2026-11-20")?.files ?? []).flatMap((file) => file.entries);
  expect(entries).toMatchObject([
    { creditorName: "BLUE HERON COLLECTIONS AND RECOVERY", balance: 489, originalCreditor: "METRO WATER DISTRICT" },
    { creditorName: "OLD MILL COMMUNITY BANK", accountNumber: "*7702", balance: 1993, pastDue: 1893 },
    {
      creditorName: "PRAIRIE FALCON CREDIT UNION",
      accountNumber: "*1180",
      balance: 6612,
      payStatus: "60 Days Past Due",
    },
  ]);
});

import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const rows = [
  ["Creditor", "Account Number", "Account Type", "Bureau", "Date Opened", "Balance", "Payment Status", "Remarks"],
  [
    "NORTHLAKE CARD",
    "4417****",
    "Credit card",
    "TransUnion",
    "05/02/2019",
    "$1,240",
    "Charge-off",
    "Charged off account",
  ],
  [
    "NORTHLAKE CARD",
    "4417****",
    "Credit card",
    "Experian",
    "05/02/2019",
    "$1,260",
    "Charge-off",
    "Charged off account",
  ],
  ["OAK BANK", "3317****", "Credit card", "Experian", "06/01/2018", "$310", "Current", ""],
  ["PINE LOANS", "2217****", "Student loan", "Equifax", "06/01/2018", "$9,310", "Late 60 Days", "-"],
];

test.each([
  ["commas", ","],
  ["semicolons", ";"],
  ["bars", "|"],
])("an exported table whose columns %s part is read", (_, mark) => {
  const text = rows
    .map((row) => row.map((value) => (value.includes(",") ? `"${value}"` : value)).join(mark))
    .join("\n");
  expect(foundByBureau(linesOfText(`Credit report export\n${text}`)).sort()).toEqual([
    "charge_off | NORTHLAKE CARD | ex 1260 | tr 1240",
    "late_payment | PINE LOANS | eq 9310",
  ]);
});

test("a table in text that was written to be formatted is read by its signs, and its wide cells move no column", () => {
  const text = `# Credit report
## Accounts
| # | Creditor | Acct | Type | Bureaus | Opened | Balance | Past due | Status | Notes |
|---|:--|--:|---|---|---|---:|---:|---|---|
| 1 | **NORTHLAKE CARD** | \u20264417 | Credit card | TU, EX, EQ | May 2015 | $1,240 | $1,240 | Charged off | \u2013 |
| 2 | OAK BANK | \u20263317 | Conventional real estate mortgage | EX | Jan 2016 | $310 | $0 | Current | \u2013 |
| 3 | PINE LOANS | \u20262217 | Student loan | TU, EQ | Dec 2014 | $9,310 | $80 | 60 days late | |
| 4 | RIDGELINE RECOVERY | \u20265517 | Debt buyer | TU | Dec 2022 | $512 | $512 | In collections | orig. HUDSON CLINIC |

## Public records
None.
`;
  expect(foundByBureau(linesOfText(text)).sort()).toEqual([
    "charge_off | NORTHLAKE CARD | eq 1240 | ex 1240 | tr 1240",
    "collection | RIDGELINE RECOVERY | tr 512",
    "late_payment | PINE LOANS | eq 9310 | tr 9310",
  ]);
});

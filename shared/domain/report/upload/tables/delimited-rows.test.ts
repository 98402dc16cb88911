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

import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const set = (...cells: string[]) =>
  cells
    .map((cell) => cell.padEnd(22))
    .join("")
    .trimEnd();

const left = [
  set("Creditor", "Account number", "Account type", "Bureau"),
  set("NORTHLAKE CARD", "****4417", "Credit Card", "Experian"),
  set("OAK BANK", "****3316", "Auto Loan", "Experian"),
  set("CEDAR AGENCY", "****2215", "Collection Agency", "Experian"),
  set("PINE LOANS", "****1114", "Auto Loan", "Experian"),
];
const right = [
  set("Status", "Balance", "Past due", "Date opened"),
  set("Charge-off", "$812", "$812", "03/11/2019"),
  set("Pays as agreed", "$310", "$0", "03/11/2018"),
  set("Placed for collection", "$95", "$95", "03/11/2020"),
  set("60 days past due", "$2,310", "$64", "03/11/2021"),
];

test("the right columns of a wide sheet are on the next page", () => {
  expect(foundByBureau(linesOfText(`${left.join("\n")}\n\f${right.join("\n")}\n`)).sort()).toEqual([
    "charge_off | NORTHLAKE CARD | ex 812",
    "collection | CEDAR AGENCY | ex 95",
    "late_payment | PINE LOANS | ex 2310",
  ]);
});

test("pages with as many lines by chance are no halves of one", () => {
  const rows = right.with(0, set("Creditor", "Balance", "Past due", "Date opened"));
  expect(foundByBureau(linesOfText(`${left.join("\n")}\n\f${rows.join("\n")}\n`)).join("\n")).not.toMatch(/NORTHLAKE/);
});

test.each([
  ["a row less", right.slice(0, -1)],
  ["a line that goes on", [...right.slice(0, 2), "of a bad debt", ...right.slice(3)]],
])("halves whose rows are not sure to belong together are not joined: %s", (_, rows) => {
  expect(foundByBureau(linesOfText(`Experian\n${left.join("\n")}\n\f${rows.join("\n")}\n`)).join("\n")).not.toMatch(
    /812/,
  );
});

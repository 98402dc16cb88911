import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const names = ["TransUnion", "Experian", "Equifax"];
const labels = ["Account Type", "Payment Status", "Balance", "Past Due"];

/** A card for each bureau, copied with one cell per line; undefined for a bureau without the account. */
function cards(name: string, values: readonly (readonly string[] | undefined)[], absent = "Not reported"): string[] {
  const own = values.map((each) => (each ? ["Account #", "****7360"] : [absent]).filter(Boolean));
  const others = labels.flatMap((label, at) => values.flatMap((each) => (each ? [label, each[at] ?? ""] : [])));
  return [name, ...names, ...own.flat(), ...others];
}

const foundIn = (...texts: string[][]) =>
  foundByBureau(linesOfText(["3 Bureau Credit Report", "Experian", "Accounts", ...texts.flat()].join("\n")));

const late = (balance: string) => ["Installment", "Late 60 Days", balance, "$40"];
const calm = ["Installment", "Current", "$700", "$0"];

test("labels that come again for each bureau are of the bureaus in their order", () => {
  const first = cards("NORTHLAKE AUTO", [late("$120"), late("$130"), late("$140")]);
  expect(foundIn(first, cards("PINE BANK", [calm, calm, calm]))).toEqual([
    "late_payment | NORTHLAKE AUTO | eq 140 | ex 130 | tr 120",
  ]);
});

test("a bureau that says it does not report the account has none of the values", () => {
  const first = cards("NORTHLAKE AUTO", [late("$120"), undefined, late("$140")]);
  expect(foundIn(first, cards("PINE BANK", [calm, calm, calm]))).toEqual([
    "late_payment | NORTHLAKE AUTO | eq 140 | tr 120",
  ]);
});

test("values are left out where it is not known whose they are", () => {
  const first = cards("NORTHLAKE AUTO", [late("$120"), undefined, late("$140")], "");
  expect(foundIn(first, cards("PINE BANK", [calm, calm, calm]))).toEqual([]);
});

const copiedRows = (name: string, status: string, [first, second]: [string, string]) => [
  ...[name, ...names, "Account #", "--", "441712****", "441712****"],
  ...["Closed Date", "--", "--", "--", "Balance Owed", "--", first, second],
  ...["Account Status", "--", "Closed", "Closed", "Payment Status", "--", status, status],
  ...["Creditor Remarks", "--", "--", "--", "Past Due Amount", "--", "$0", "$0"],
];

test("a table's rows have each label once, and below it a value for every bureau", () => {
  const first = copiedRows("NORTHLAKE AUTO", "Repossession", ["$120", "$130"]);
  expect(foundIn(first, copiedRows("PINE BANK", "Current", ["$0", "$0"]))).toEqual([
    "repossession | NORTHLAKE AUTO | eq 130 | ex 120",
  ]);
});

test("and so has a court's record", () => {
  const account = copiedRows("PINE BANK", "Current", ["$0", "$0"]);
  const record = [
    ...["Public Records", "Bankruptcy", ...names, "Type", "Chapter 7 Bankruptcy", "--", "Chapter 7 Bankruptcy"],
    ...["Status", "Discharged", "--", "Discharged", "Date Filed/Reported", "3/14/2024", "--", "3/14/2024"],
    ...["Court", "US BANKRUPTCY CT OH", "--", "US BANKRUPTCY CT OH", "Reference #", "2414477", "--", "2414477"],
  ];
  expect(foundIn(account, record)).toEqual(["bankruptcy | US BANKRUPTCY CT OH | eq unknown | tr unknown"]);
});

test("a bureau's name below another one's is over its own history, where the first has no marks", () => {
  const marks = (late: string) =>
    ["Month", "Oct", "Sep", "Aug", "Year", "26", "26", "26", "TransUnion"].concat(
      ...["Experian", "Equifax"].map((name) => [name, "OK", late, "OK"]),
    );
  const first = [...copiedRows("NORTHLAKE AUTO", "Current", ["$120", "$130"]), ...marks("30")];
  const second = [...copiedRows("PINE BANK", "Current", ["$0", "$0"]), ...marks("OK")];
  expect(foundIn(first, second)).toEqual(["late_payment | NORTHLAKE AUTO | eq 130 | ex 120"]);
});

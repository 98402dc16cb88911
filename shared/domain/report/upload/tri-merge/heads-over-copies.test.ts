import { foundByBureau } from "#shared/testing/found-by-bureau";
import { analyzeReport } from "../analyze";
import { linesOfText } from "../files/plain-text";

type Values = [label: string, ...ofBureaus: string[]][];

const stack = (name: string, ...values: Values) => `${name}\n${values.map((each) => `${each.join("\n")}\n`).join("")}`;
const account = (name: string, ...values: Values) =>
  stack(`${name}    Negative\n      TransUnion    Experian    Equifax`, ...values);

test("the bureaus' names may be beside one another over labels and values that are below one another", () => {
  const text = `3B Credit Report
${account(
  "NORTHLAKE CARD",
  ["Account #", "********4417", "********4417", "--"],
  ["Balance Owed:", "$1,240", "$1,250", "--"],
  ["Closed Date:", "--", "--", "--"],
  ["Account Status:", "Closed", "Closed", "--"],
  ["Payment Status:", "Collection/Chargeoff", "Collection/Chargeoff", "--"],
  ["Creditor Remarks:", "Charged off as bad debt", "--", "--"],
)}${account(
  "HARBOR LANE BANK",
  ["Account #", "--", "********8210", "********8210"],
  ["Balance Owed:", "--", "$9,410", "$9,400"],
  ["Payment Status:", "--", "Late 60 Days", "Late 60 Days"],
)}${account(
  "PINE CREDIT UNION",
  ["Account #", "********1133", "********1133", "********1133"],
  ["Balance Owed:", "$310", "$310", "$310"],
  ["Payment Status:", "Current", "Current", "Current"],
)}`;
  expect(foundByBureau(linesOfText(text)).sort()).toEqual([
    "charge_off | NORTHLAKE CARD | ex 1250 | tr 1240",
    "late_payment | HARBOR LANE BANK | eq 9400 | ex 9410",
  ]);
});

test("in a copy a creditor's name is before those of the bureaus, one space apart, and no part of theirs", () => {
  const table = (name: string, status: string, balance: string) => `${name} Equifax Experian TransUnion
Account Number 42*****5486 ******5486 4274****5486
Account Type Revolving Revolving Revolving
Balance ${balance} ${balance} ${balance}
Amount Past Due $0.00 $0.00 $0.00
Pay Status ${status} ${status} ${status}
`;
  const text = `3-Bureau Credit Report
Equifax Experian TransUnion
Score 548 561 555
${table("NORTHLAKE CARD", "Collection/Chargeoff", "$310.00")}${table("PINE CREDIT UNION", "Current", "$90.00")}${table("HARBOR LANE BANK", "Late 60 Days", "$9,410.00")}`;
  expect(foundByBureau(linesOfText(text)).sort()).toEqual([
    "charge_off | NORTHLAKE CARD | eq 310 | ex 310 | tr 310",
    "late_payment | HARBOR LANE BANK | eq 9410 | ex 9410 | tr 9410",
  ]);
});

test("scores behind the bureaus' names, in lines of their own at the top, are over the columns of every account below", () => {
  const lines = linesOfText(`3-Bureau Credit Report
TransUnion 577
Experian 583
Equifax 590
Account History
${stack(
  "NORTHLAKE CARD",
  ["Account #", "4417****", "4417****", "4417****"],
  ["Condition", "Derogatory", "Derogatory", "Derogatory"],
  ["Pay Status", "Charge Off", "Charge Off", "Charge Off"],
  ["Balance", "$1,240", "$1,250", "$1,260"],
)}${stack(
  "CEDAR COLLECTIONS",
  ["Account #", "8210****", "--", "8210****"],
  ["Condition", "Derogatory", "--", "Derogatory"],
  ["Pay Status", "Collection Account", "--", "Collection Account"],
  ["Balance", "$410", "--", "$400"],
)}${stack(
  "PINE CREDIT UNION",
  ["Account #", "1133****", "1133****", "1133****"],
  ["Condition", "Open", "Open", "Open"],
  ["Pay Status", "Pays As Agreed", "Pays As Agreed", "Pays As Agreed"],
  ["Balance", "$310", "$310", "$310"],
)}`);
  expect(foundByBureau(lines).sort()).toEqual([
    "charge_off | NORTHLAKE CARD | eq 1260 | ex 1250 | tr 1240",
    "collection | CEDAR COLLECTIONS | eq 400 | tr 410",
  ]);
  expect(analyzeReport(lines, "2026-11-20")?.files.map(({ bureau, score }) => [bureau, score])).toEqual([
    ["experian", 583],
    ["equifax", 590],
    ["transunion", 577],
  ]);
});

import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";
import { withLabelsAroundValues } from "./labels-around-values";

const labels = ["Account Name", "Account Number", "Account Type", "Responsibility", "Date Opened", "Status"];
const values = ["490888XXXXXX", "Credit Card", "Individual", "06/24/2018"];

const report = (...accounts: string[][]) =>
  linesOfText(["Experian", "Report Number 2411-8812-25", "Accounts", ...accounts.flat()].join("\n"));

const late = ["Past due 120 days. $816 past due as of", "Oct 2026.", "Oct 2026", "$8,180"];

test("a column's labels may be around its values, of which a long one has two lines", () => {
  const name = "NORTHLAKE FINANCE COMPANY";
  const account = [name, "Account Info", ...labels, "", "POTENTIALLY NEGATIVE", "", name, ...values, ...late];
  const below = ["", "Status Updated", "Balance", "Payment History", "", "Balance Updated", "", "10/25/2026"];
  expect(foundByBureau(report([...account, ...below]))).toEqual(["late_payment | NORTHLAKE FINANCE COMPANY | ex 8180"]);
});

test("the day below a status that is whole is the next label's", () => {
  const name = "NORTHLAKE FINANCE COMPANY";
  const own = [...values, "Current, was past due 30 days in Apr", "2026.", "Oct 2026", ""];
  const account = [name, "Account Info", ...labels, "", "POTENTIALLY NEGATIVE", "", name, ...own];
  const below = ["Status Updated", "Payment History", "", "Balance", "Balance Updated", "Highest Balance", ""];
  expect(foundByBureau(report([...account, ...below, "$1,324", "10/25/2026", "$1,565"]))).toEqual([
    "late_payment | NORTHLAKE FINANCE COMPANY | ex 1324",
  ]);
});

test("all labels may be above the values, and an address below has none", () => {
  const name = ["NORTHLAKE RECOVERY COMPANY", "LLC"];
  const own = [...labels, "Status Updated", "Balance", "Contact Info", "Address"];
  const account = [name.join(" "), "Account Info", ...own, "", "POTENTIALLY NEGATIVE", "", ...name, ...values, ...late];
  expect(foundByBureau(report(account))).toEqual(["late_payment | NORTHLAKE RECOVERY COMPANY LLC | ex 8180"]);
});

test.each([
  ["a value too many", ["$1,240", "$310", "$90", "$25"]],
  ["a status that may go on with the words below it", ["Current", "Individual", "$1,240", "$310"]],
])("with %s the lines stay as they are", (_, more) => {
  const account = ["NORTHLAKE CARD", ...labels, "Owner", "Balance", "Amount Past Due", ""];
  const lines = report([...account, "NORTHLAKE CARD", ...values, "Past due 60 days.", ...more]);
  expect(withLabelsAroundValues(lines)).toEqual(lines);
});

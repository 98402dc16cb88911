import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const row = (cells: readonly string[]) => cells.map((text) => text.padEnd(24)).join("");
const account = (name: string, balance: string, status: string, history: string, colon: string) =>
  [
    row([name, "657530XXXX", "12/14/2017", balance, "10/05/2026", "$0", status]),
    "PO BOX 118, SALINA, KS 67402",
    row([`Account Number${colon}`, "657530XXXX", `Current Status${colon}`, status]),
    row([`Date Opened${colon}`, "12/14/2017", `Balance${colon}`, balance]),
    row([`Date Reported${colon}`, "10/05/2026", `Amount Past Due${colon}`, "$0"]),
    row([`Date Closed${colon}`, "", `Type of Loan${colon}`, "Auto Loan"]),
    "Payment History",
    row(["Year", "Jan", "Feb", "Mar", "Apr"]),
    row(["2026", ...history.split(" ")]),
    "",
  ].join("\n");

test.each([":", ""])("labels with values below a table's row are the same account's: behind a label '%s'", (colon) => {
  const text = [
    "Equifax credit report     Confirmation Number: 5645660857",
    "Installment Accounts",
    "",
    row(["Account Name", "Account Number", "Date Opened", "Balance", "Date Reported", "Past Due", "Account Status"]),
    account("NORTHLAKE CARD", "$7,010", "Pays As Agreed", "* * 30 60", colon),
    account("HARBOR LANE BANK", "$2,608", "Pays As Agreed", "* * * *", colon),
    account("MESA STORES", "$1,122", "Charge Off", "* * * *", colon),
  ].join("\n");
  expect(foundByBureau(linesOfText(text))).toEqual([
    "late_payment | NORTHLAKE CARD | eq 7010",
    "charge_off | MESA STORES | eq 1122",
  ]);
});

test("a row of values without labels over an account's own labels begins that account", () => {
  const labels = (name: string, balance: string) =>
    [
      row([name, "834010XXXX", "10/14/2024", balance, "09/10/2026", "$0", "Paid Collection"]),
      "120 QUARRY DR, SALINA, KS 67402",
      "(800) 555-0111",
      row(["Account Number:", "834010XXXX", "Current Status:", "Paid Collection"]),
      row(["Date Opened:", "10/14/2024", "Balance:", balance]),
      row(["Date of First Delinquency:", "N/A", "Comments:"]),
      "",
    ].join("\n");
  const text = `Equifax credit report     Confirmation Number: 5645660857
Other Accounts

${labels("RIDGELINE RECOVERY", "$12")}
${labels("MARIGOLD COLLECTORS", "$0")}`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "collection | RIDGELINE RECOVERY | eq 12",
    "collection | MARIGOLD COLLECTORS | eq 0",
  ]);
});

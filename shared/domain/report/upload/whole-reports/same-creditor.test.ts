import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const row = (cells: readonly string[]) => cells.map((text) => text.padEnd(26)).join("");

test("two accounts of one creditor without numbers are two, and a paid collection among the remarks is one", () => {
  const account = (name: string, balance: string, opened: string, remark: string) => `
${row([name, "", balance])}
${row(["Reported: Oct 22, 2026", "", "Closed"])}
${row(["Last Reported", "Creditor Name", "Account Type"])}
${row(["Oct 22, 2026", name, "Student Loan"])}
${row(["Account Status", "Opened Date", "Closed Date"])}
${row(["Closed", opened, "--"])}
${row(["Responsibility", "Balance", "Highest Balance"])}
${row(["Individual", balance, "$17,886"])}
Remarks
${remark}
Creditor contact details: 118 QUARRY DR, SALINA, KS 67402 (800) 555-0111
`;
  const text = `TransUnion credit report
Accounts
${account("NORTHLAKE LOANS", "$3,219", "Jun 02, 2018", "Charged off as bad debt")}
${account("NORTHLAKE LOANS", "$639", "Jan 11, 2019", "Charged off as bad debt")}
${account("RIDGELINE RECOVERY", "$0", "Jul 04, 2025", "Paid collection")}`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "charge_off | NORTHLAKE LOANS | tr 3219",
    "charge_off | NORTHLAKE LOANS | tr 639",
    "collection | RIDGELINE RECOVERY | tr 0",
  ]);
});

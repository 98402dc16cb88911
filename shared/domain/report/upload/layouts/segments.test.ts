import { foundByBureau } from "#shared/testing/found-by-bureau";
import { analyzeReport } from "../analyze";
import { linesOfText } from "../files/plain-text";

test.each([
  ["beside another list", "Credit Limit: | High Credit: $1,240"],
  ["beside a label and its value", "Credit Limit:\t$1,000"],
  ["beside a list that says nothing known", "Owner: Individual | Terms: 1 month"],
])("what is between marks is read %s", (_, beside) => {
  const account = (name: string, number: string, status: string) => `${name}
Date Reported: 09/05/2026 | Balance: $1,240
Account Number: *${number} | Owner: Individual Account\t${beside}
Loan/Account Type: Credit Card | Status: ${status}
Date Opened: 03/2019 | Date of 1st Delinquency:`;
  const page = `Equifax credit report
Accounts
${account("NORTHLAKE CARD - Closed", "4417", "Charge Off")}
${account("HARBOR LANE BANK", "5178", "Pays As Agreed")}
${account("PINEFIELD LENDING", "7715", "60 days past due")}`;
  const entries = analyzeReport(linesOfText(page), "2026-11-20")?.files[0]?.entries ?? [];
  expect(entries.map(({ accountNumber }) => accountNumber)).toEqual(["*4417", "*5178", "*7715"]);
});

test.each(["|", "·"])("a mark behind a value is no part of it (%s)", (mark) => {
  const account = (name: string, number: string) => `${name}
Account Number: ${number} ${mark}\tDate Opened: 03/2019 ${mark}\tBalance: $1,240
Account Type: Credit Card ${mark}\tStatus: Charge Off`;
  const page = `Equifax credit report
Accounts
${account("NORTHLAKE CARD", "*4417")}
${account("PINEFIELD LENDING", "*7715")}`;
  const entries = analyzeReport(linesOfText(page), "2026-11-20")?.files[0]?.entries ?? [];
  const read = entries.map(({ accountNumber, dateOpened, accountType }) => [accountNumber, dateOpened, accountType]);
  expect(read).toEqual([
    ["*4417", "2019-03", "Credit Card"],
    ["*7715", "2019-03", "Credit Card"],
  ]);
});

test.each([
  ["HUDSON CLINIC PLACED FOR COLLECTION", "HUDSON CLINIC"],
  ["HUDSON CLINIC", "HUDSON CLINIC"],
  ["HUDSON COLLECTION", "HUDSON COLLECTION"],
])("a status behind the original creditor is no part of its name: %s", (printed, name) => {
  const page = `Experian credit report
Collections
RIDGELINE RECOVERY LLC
Account Number: 3301XXXX
Balance: $840
Status: Collection
ORIGINAL CREDITOR: ${printed}`;
  const entries = analyzeReport(linesOfText(page), "2026-11-20")?.files[0]?.entries ?? [];
  expect(entries.map(({ originalCreditor }) => originalCreditor)).toEqual([name]);
});

test("the last value of a list that had no room is in the next line, and no name", () => {
  const text = `Equifax
Credit Accounts
RIDGELINE RECOVERY LLC
Date Reported: 10/07/2026 | Balance: $840 | Account Number: *7516 | Owner: Individual
Loan/Account Type: Debt Buyer | Status: Collection | Date of 1st Delinquency: 04/24/2024 | Terms Frequency:
Monthly
Date of Last Activity: 08/03/2026 | Months Reviewed: 24 | Amount Past Due: $840
Date of Last Payment: 08/03/2026 | Term Duration: | Narrative Code(s): 057
Original Creditor Name: HUDSON CLINIC
Balance  Past Due
$80      $40
`;
  expect(foundByBureau(linesOfText(text))).toEqual(["collection | RIDGELINE RECOVERY LLC | eq 840"]);
});

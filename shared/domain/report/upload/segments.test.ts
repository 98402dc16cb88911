import { analyzeReport } from "./analyze";
import { linesOfText } from "./plain-text";

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
    ["*4417", "2019-03-01", "Credit Card"],
    ["*7715", "2019-03-01", "Credit Card"],
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

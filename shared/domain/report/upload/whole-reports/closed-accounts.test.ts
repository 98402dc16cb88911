import { analyzeReport } from "../analyze";
import { linesOfText } from "../files/plain-text";

const account = (rows: string) => `TransUnion credit report
Personal Credit Report for: PAT DOE
Adverse Accounts
NORTHLAKE CARD 4417****
Date Opened: 05/26/2019
Balance: $389
${rows}
`;
const statusOf = (rows: string) =>
  analyzeReport(linesOfText(account(rows)), "2026-11-20")?.files[0]?.entries.map(({ status }) => status);

test.each([
  ["beside a charge-off", "Account Status: Closed\nPayment Status: Charge off"],
  ["behind a charge-off", "Payment Status: Charge off\nAccount Status: Closed"],
  ["in Spanish", "Estado de pago: Castigada\nEstado de la cuenta: Cerrada"],
  ["in a remark", "Pay Status: >Charged Off<\nRemarks: ACCOUNT CLOSED AT CREDIT GRANTOR'S REQUEST"],
  ["in one word of a remark", "Pay Status: 60 days late\nRemarks: Closed by consumer"],
])("an account is closed when its report says so: %s", (_, rows) => {
  expect(statusOf(rows)).toEqual(["closed"]);
});

test.each([
  ["its status says that it is open", "Account Status: Open\nPayment Status: 60 days late\nRemarks: Closed dispute"],
  ["a remark denies it", "Pay Status: 60 days late\nRemarks: Account not closed"],
  ["nothing is said", "Pay Status: >Charged Off<"],
])("an account is open where %s", (_, rows) => {
  expect(statusOf(rows)).toEqual(["open"]);
});

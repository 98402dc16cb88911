import { analyzeReport } from "../analyze";
import { linesOfText } from "../files/plain-text";

const report = (comment: string) => `Experian
Report number 1234-5678-90
Accounts
NORTHLAKE CARD
Potentially Negative
Account Info
Account Name NORTHLAKE CARD
Account Number 517805XXXXXXXXXX
Account Type Credit card
Status Account charged off. $1,254 written off. $1,254 past due as of Oct 2026.
Balance $1,254
Date Opened 06/2019
Contact Info
Address PO BOX 31293,
SALT LAKE CITY UT 84131
Phone Number (800) 955-7070
${comment}
PINE SAVINGS
Account Info
Account Name PINE SAVINGS
Account Number 30581XXXX
Account Type Credit card
Status Open/Never late.
Balance $20
`;

const remarksIn = (comment: string) =>
  analyzeReport(linesOfText(report(comment)), "2026-11-20")?.files[0]?.entries.map(({ creditorName, remarks }) => [
    creditorName,
    remarks,
  ]);

const said = "Account information disputed by consumer (Meets requirement of the Fair Credit Reporting Act).";

test.each([
  ["in a line of its own", `Comment\nCurrent:\n${said}`],
  ["beside it", `Comment\nCurrent: ${said}`],
  ["in one line", `Comment Current: ${said}`],
  ["over an older one", `Comment\nCurrent:\n${said}\nPrevious:\nNone`],
])("Experian's current comment is the account's remark: %s", (_, comment) => {
  expect(remarksIn(comment)).toEqual([
    ["NORTHLAKE CARD", said],
    ["PINE SAVINGS", undefined],
  ]);
});

test("who was owed first is no remark where Experian's comment names that", () => {
  const file = analyzeReport(linesOfText(report("Comment\nCurrent:\nOriginal creditor: OAK BANK")), "2026-11-20")
    ?.files[0];
  expect(file?.entries[0]).toMatchObject({ originalCreditor: "OAK BANK", remarks: undefined });
});

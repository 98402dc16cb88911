import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

test("labels may end, and not begin, in one column", () => {
  const row = (label: string, value: string) => `${label.padStart(20)}  ${value}\n`;
  const text = [
    "Equifax Credit Report     Confirmation # 6300000019\n",
    row("Account Name:", "CORAL BAY BANK, N.A.") + row("Account Number:", "402318******"),
    row("Account Status:", "Charge Off") + row("Balance:", "$6,618"),
    row("Account Name:", "PINE CREDIT UNION") + row("Account Number:", "771512******"),
    row("Account Status:", "Pays As Agreed") + row("Balance:", "$75"),
  ].join("");
  expect(foundByBureau(linesOfText(text))).toEqual(["charge_off | CORAL BAY BANK, N.A. | eq 6618"]);
});

test("a value set to the right goes on below, where its lines end in one column", () => {
  const cell = (text: string, end: number) => ({ text, x: end - text.length * 5, width: text.length * 5 });
  const label = (text: string, x: number) => ({ text, x, width: text.length * 5 });
  const rows = [
    [label("Experian credit report", 34)],
    [label("Accounts", 34)],
    [label("NORTHLAKE CARD", 34), cell("Potentially negative", 575)],
    [label("Account Number", 34), cell("665063XXXXXX", 300), label("Balance", 313), cell("-", 575)],
    [label("Status", 34), cell("Account legally paid in full", 300), label("Credit Limit", 313), cell("$9,500", 575)],
    [cell("for less than the full balance.", 300)],
    [label("Date Opened", 34), cell("02/19/2020", 300), label("Terms", 313), cell("-", 575)],
  ];
  const lines = rows.map((cells, at) => ({ page: 1, line: at + 1, cells }));
  expect(foundByBureau(lines)).toEqual(["other | NORTHLAKE CARD | ex unknown"]);
});

test.each([">CHAPTER 7 BANKRUPTCY<", "BANKRUPTCY CHAPTER 13"])(
  "a remark that is nothing but a bankruptcy's chapter says that the account is in it: %s",
  (remark) => {
    const text = `TransUnion
Personal Credit Report for: PAT DOE
Accounts with Adverse Information
NORTHLAKE CARD 4417****
Date Opened: 05/26/2019
Balance: $0
Pay Status: Paid, Closed
Remarks: ${remark}
`;
    expect(foundByBureau(linesOfText(text))).toEqual(["other | NORTHLAKE CARD | tr 0"]);
  },
);

import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

test("a label that counts lates is no status, where labels are in a list over their values", () => {
  const account = (name: string, balance: string, status: string, counts: string) => `${name}
Balance
${balance}
Reported: Sep 24, 2026
Account number
****6347
Account type
Credit Card
Payment status
Worst payment status
Times 30/60/90 days late
Remarks

${status}
${status}
${counts}
Account closed by consumer

Payment history
2026 Sep ✓ Aug ✓ Jul ✓ Jun ✓ May ✓ Apr ✓ Mar ✓ Feb ✓ Jan ✓
`;
  const page = `Credit report
TransUnion report, updated Oct 14, 2026
${account("NORTHLAKE CARD", "$0", "Paid as agreed", "0/0/0")}
${account("HARBOR LANE BANK", "$310", "Charge-off", "1/1/0")}`;
  expect(foundByBureau(linesOfText(page))).toEqual(["charge_off | HARBOR LANE BANK | tr 310"]);
});

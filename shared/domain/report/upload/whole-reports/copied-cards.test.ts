import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

type Account = { name: string; balance: string; status: string; late: string };

const account = ({ name, balance, status, late }: Account) => `${name}
${balance}
Reported: Sep 03, 2026
Payment history
${late === "✓" ? 100 : 92}% of payments made on time
${late === "✓" ? "You’ve never missed a payment." : "You’ve missed payments on this account."}
2026J ✓F ✓M ${late}A ✓M ✓J ✓
2025O ✓N ✓D ✓
Account details
Account status
Open
Payment status
${status}
Balance
${balance}
Highest balance
$9,926
Opened
Jul 08, 2022
Last reported
Sep 03, 2026
Remarks
No remarks
Creditor contact details
${name}
PO Box 7423
Wilmington, DE 19850
Dispute an error`;

test("a name in small letters below the address of the account before begins the next account", () => {
  const text = `TransUnion credit report
Auto loans
2 accounts
${account({ name: "Northlake Auto", balance: "$29,591", status: "Current", late: "✓" })}
${account({ name: "Harbor Lane Svcs", balance: "$8,197", status: "120 days past due", late: "120" })}
${account({ name: "Pine Finance Llc", balance: "$5,339", status: "Current", late: "30" })}
${account({ name: "Elm Savings", balance: "$2,345", status: "Current", late: "✓" })}`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "late_payment | Harbor Lane Svcs | tr 8197",
    "late_payment | Pine Finance Llc | tr 5339",
  ]);
});

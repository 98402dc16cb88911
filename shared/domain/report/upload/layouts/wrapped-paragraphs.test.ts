import { analyzeReport } from "../analyze";
import { linesOfText } from "../files/plain-text";

test("labels and values in running lines are read whichever word a line ends with", () => {
  const text = `Experian report Aug 02, 2026

NORTHLAKE CARD
Account number: ****4417; Account
type: Credit Card; Status: Charged off
as bad debt; Balance: $812; Past due:
$812; Opened: 02/16/2016.

PINE LOANS
Account number: ****3316; Account
type: Auto Loan; Status: Current;
was 30 days late; Balance: $2,310;
Past due: $0; Opened: 01/02/2020.

CEDAR AGENCY
Account number: ****1114; Account
type: Collection Agency/Attorney;
Status: Collection; Balance: $95;
Original creditor: HUDSON CLINIC.

OAK BANK
Account number: ****2215; Account
type: Credit Card; Status: Closed,
never late; Balance: $0; Past due: $0;
Opened: 03/11/2016.
`;
  const [file] = analyzeReport(linesOfText(text), "2026-11-20")?.files ?? [];
  expect(file?.entries).toMatchObject([
    { creditorName: "NORTHLAKE CARD", accountNumber: "****4417", payStatus: "Charged off as bad debt", balance: 812 },
    { creditorName: "PINE LOANS", accountNumber: "****3316", payStatus: "Current; was 30 days late", balance: 2310 },
    { creditorName: "CEDAR AGENCY", accountNumber: "****1114", originalCreditor: "HUDSON CLINIC", balance: 95 },
    { creditorName: "OAK BANK", accountNumber: "****2215", payStatus: "Closed, never late", balance: 0 },
  ]);
});

import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const rows = [
  [
    "NORTHLAKE CARD",
    "TransUnion",
    "****4417",
    "Credit card",
    "Closed",
    "Charge-off",
    "1240.00",
    "1240.00",
    "05/02/2019",
  ],
  ["NORTHLAKE CARD", "Experian", "****4417", "Credit card", "Closed", "Charge-off", "1260.00", "1260.00", "05/02/2019"],
  ["OAK BANK", "Experian", "****3317", "Credit card", "Open", "Current", "310.00", "0.00", "06/01/2018"],
  ["PINE LOANS", "Equifax", "****2217", "Student loan", "Open", "Late 60 Days", "9310.00", "80.00", "06/01/2018"],
];
const found = ["charge_off | NORTHLAKE CARD | ex 1260 | tr 1240", "late_payment | PINE LOANS | eq 9310"];

test.each([
  [
    "underscores",
    "creditor_name,bureau,account_number,account_type,status,payment_status,balance,past_due,opened_date",
  ],
  ["capitals", "creditorName,bureau,accountNumber,accountType,status,paymentStatus,balance,pastDue,openedDate"],
])("the columns of an exported table may be named in a program's words, with %s", (_, heading) => {
  for (const mark of [",", "\t"]) {
    const text = [heading.split(","), ...rows].map((row) => row.join(mark)).join("\n");
    expect(foundByBureau(linesOfText(text)).sort()).toEqual(found);
  }
});

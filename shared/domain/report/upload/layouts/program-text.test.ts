import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

type Account = readonly [creditor: string, number: string, balance: string, due: string, status: string, by: string];

const accounts: readonly Account[] = [
  ["NORTHLAKE CARD", "4417", "812.00", "812.00", "Charged off", "TransUnion, Experian"],
  ["OAK BANK", "3317", "310.00", "0.00", "Current", "Equifax"],
  ["PINE LOANS", "2217", "2310.00", "64.00", "60 days past due", "Equifax"],
];

const outline = ([creditor, number, balance, due, status, by]: Account) => `  - creditor: ${creditor}
    account: "xxxx${number}"
    type: Credit Card
    reported_by: [${by}]
    opened: 2019-03-11
    balance: ${balance}
    past_due: ${due}
    high_credit: 1200.00
    payment_status: ${status}`;

const object = ([creditor, number, balance, due, status, by]: Account) => `  {
    "creditorName": "${creditor}",
    "accountNumber": "xxxx${number}",
    "accountType": "Credit Card",
    "reportedBy": ["${by.split(", ").join('", "')}"],
    "dateOpened": "2019-03-11",
    "balance": ${balance},
    "pastDue": ${due},
    "paymentStatus": "${status}",
    "originalCreditor": null
  },`;

test.each([
  ["as an outline", outline],
  ["as objects", object],
])("a report that a program wrote %s is read", (_, account) => {
  const text = `report:\n  consumer: A MEMBER\n  pulled: 2024-02-11\ntradelines:\n${accounts.map(account).join("\n")}\n`;
  expect(foundByBureau(linesOfText(text)).sort()).toEqual([
    "charge_off | NORTHLAKE CARD | ex 812 | tr 812",
    "late_payment | PINE LOANS | eq 2310",
  ]);
});

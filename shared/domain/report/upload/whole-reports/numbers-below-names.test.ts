import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const account = (name: string, number: string, status: string) =>
  [
    name,
    number,
    "$1,240",
    "Account details",
    "Payment status",
    status,
    "Balance",
    "$1,240.00",
    "Opened",
    "Feb 13, 2021",
  ].join("\n");

test.each(["Ends in 4417", "Ending in 4417", "Account ending in 4417", "Subscriber account xxxx4417"])(
  "a line that says how a number ends is below the creditor's name and is none: %s",
  (number) => {
    const accounts = [
      account("Northlake Card", number, "Charged Off"),
      account("Harbor Lane Bank", number.replace("4417", "9031"), "Current; Paid or Paying as Agreed"),
      account("Coral Bay Bank", number.replace("4417", "2208"), "Account 60 Days Past Due Date"),
    ];
    const lines = linesOfText(["Provided by Experian", "Accounts", ...accounts].join("\n"));
    expect(foundByBureau(lines)).toEqual([
      "charge_off | Northlake Card | ex 1240",
      "late_payment | Coral Bay Bank | ex 1240",
    ]);
  },
);

import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const report = (balance: string) =>
  linesOfText(`Experian credit report
HARBOR LANE BANK
Account number: 51780XXXXX
Status: 60 days past due
${balance}
Past due: $812
`);

test("what is past due is no item's amount where the page prints a balance that is not found", () => {
  expect(foundByBureau(report("Balance"))).toEqual(["late_payment | HARBOR LANE BANK | ex unknown"]);
  expect(foundByBureau(report("Balance:"))).toEqual(["late_payment | HARBOR LANE BANK | ex unknown"]);
});

test.each(["Balance: -", "Balance: $0", ""])(
  "what is past due is the amount where there is no balance: %s",
  (balance) => {
    expect(foundByBureau(report(balance))).toEqual(["late_payment | HARBOR LANE BANK | ex 812"]);
  },
);

test("a status beside the word of the balance is no balance", () => {
  const text = `Experian report
Negative marks
HARBOR LANE BANK  $9,410
60 days past due                      Balance
Account 51780***** • Opened 01/15/2022 • Past due $812
RIDGELINE RECOVERY LLC  $840
Collection account                    Balance
Account 209*** • Opened 07/19/2025 • Past due $800
`;
  expect(foundByBureau(linesOfText(text)).map((item) => item.split(" | ").slice(1).join(" | "))).toEqual([
    "HARBOR LANE BANK | ex unknown",
    "RIDGELINE RECOVERY LLC | ex unknown",
  ]);
});

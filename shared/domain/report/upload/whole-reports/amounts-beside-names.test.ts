import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const card = (name: string, amount: string, pairs: Record<string, string>) =>
  [`${name.padEnd(30)}${amount}`, ...Object.entries(pairs).flat()].join("\n");

const page = (...cards: string[]) => `Your TransUnion report
Credit cards
${cards.join("\n")}
Public records
Nothing here
`;

test("an amount at the right of a name is what is owed, where no label has the balance", () => {
  const pairs = (status: string, due: string) => ({
    "Account status": "Open",
    "Payment status": status,
    "Account number": "••••1573",
    Opened: "06/2022",
    "Past due": due,
  });
  const text = page(
    card("NORTHLAKE CARD", "$3,828", pairs("120 days past due", "$309")),
    card("HARBOR LANE BANK", "$1,906", pairs("60 days past due", "$0")),
  );
  expect(foundByBureau(linesOfText(text))).toEqual([
    "late_payment | NORTHLAKE CARD | tr 3828",
    "late_payment | HARBOR LANE BANK | tr 1906",
  ]);
});

test("an amount beside a name is not the balance where a label has that, or where it is another label's amount", () => {
  const pairs = (own: Record<string, string>) => ({
    "Payment status": "60 days past due",
    "Account number": "••••1573",
    Opened: "06/2022",
    ...own,
  });
  const text = page(
    card("NORTHLAKE CARD", "$45", pairs({ Balance: "$3,828" })),
    card("HARBOR LANE BANK", "$5,000", pairs({ "Credit limit": "$5,000" })),
  );
  expect(foundByBureau(linesOfText(text))).toEqual([
    "late_payment | NORTHLAKE CARD | tr 3828",
    "late_payment | HARBOR LANE BANK | tr unknown",
  ]);
});

test.each([["Late payments"], ["Number of late payments"]])(
  "a count of late payments makes an account that is current negative, and no such count does not: %s",
  (label) => {
    const pairs = (count: string) => ({
      "Payment status": "Current",
      "Account number": "••••1573",
      Opened: "06/2022",
      Balance: "$310",
      [label]: count,
    });
    const text = page(
      card("NORTHLAKE CARD", "", pairs("3")),
      card("HARBOR LANE BANK", "", pairs("0")),
      card("PINE CREDIT UNION", "", pairs("None")),
    );
    expect(foundByBureau(linesOfText(text))).toEqual(["late_payment | NORTHLAKE CARD | tr 310"]);
  },
);

test("a name may go on below the amount at its right, where it had no room beside it", () => {
  const cardOf = (name: string, rest: string) =>
    `${name.padEnd(32)}$1,326
${rest}
Status                            In collections
Original creditor                 LAKESIDE CABLE
Opened                            Jul 3, 2025`;
  const text = page(
    cardOf("NORTHLAKE NATIONAL CREDIT", "SYSTEMS INC"),
    cardOf("HARBOR LANE SMALL BUSINESS", "COLLECTION BUREAU"),
  );
  expect(foundByBureau(linesOfText(text))).toEqual([
    "collection | NORTHLAKE NATIONAL CREDIT SYSTEMS INC | tr 1326",
    "collection | HARBOR LANE SMALL BUSINESS COLLECTION BUREAU | tr 1326",
  ]);
});

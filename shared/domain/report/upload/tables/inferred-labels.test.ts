import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const table = (heading: string) => `Equifax
Confirmation # 6300000019
Items that creditors report
${heading}
NORTHLAKE CARD SERVICES     441712XX    03/11/2019    $1,240      $310       Charged off
PINE CREDIT UNION           7201XXXX    01/09/2015    $415        $0         Paid as agreed
HARBOR LANE BANK            5178XXXX    01/15/2022    $9,410      $812       60 days past due
RIDGELINE RECOVERY LLC      RR99XXXX    07/19/2025    $840        $840       Collection account
`;

test.each([
  ["how it is paid", "Creditor                    Number      Opened        Balance     Overdue    How it stands"],
  [
    "whose it is, and more",
    "Who reports it              Reference   Since         You owe     Overdue    How it stands",
  ],
])("what is under unknown words is known where all values of the column show it: %s", (_, heading) => {
  expect(foundByBureau(linesOfText(table(heading)))).toEqual([
    "charge_off | NORTHLAKE CARD SERVICES | eq 1240",
    "late_payment | HARBOR LANE BANK | eq 9410",
    "collection | RIDGELINE RECOVERY LLC | eq 840",
  ]);
});

test("an amount under unknown words is no balance", () => {
  const found = foundByBureau(
    linesOfText(table("Who reports it              Reference   Since         Highest     Overdue    How it stands")),
  );
  expect(found).toEqual([
    "charge_off | NORTHLAKE CARD SERVICES | eq unknown",
    "late_payment | HARBOR LANE BANK | eq unknown",
    "collection | RIDGELINE RECOVERY LLC | eq unknown",
  ]);
});

test("below a label that says nothing of an account may be how it is paid", () => {
  const heading = "Creditor                    Number      Opened        Balance     Past due   Payment";
  expect(foundByBureau(linesOfText(table(heading)))).toEqual([
    "charge_off | NORTHLAKE CARD SERVICES | eq 1240",
    "late_payment | HARBOR LANE BANK | eq 9410",
    "collection | RIDGELINE RECOVERY LLC | eq 840",
  ]);
});

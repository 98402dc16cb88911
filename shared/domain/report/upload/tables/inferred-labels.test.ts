import { foundByBureau } from "#shared/testing/found-by-bureau";
import { analyzeReport } from "../analyze";
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

test("numbers behind a number sign are the accounts', also beside masked ones", () => {
  const heading = "Who reports it              Recount     Since         You owe     Overdue    How it stands";
  const text = table(heading).replace("441712XX", "#441712 ").replace("RR99XXXX", "#991208 ");
  const entries = analyzeReport(linesOfText(text), "2026-11-20")?.files.flatMap((file) => file.entries);
  expect(entries?.map(({ accountNumber }) => accountNumber)).toEqual(["#441712", "7201XXXX", "5178XXXX", "#991208"]);
});

test("an amount under unknown words is no balance", () => {
  const found = foundByBureau(
    linesOfText(table("Who reports it              Reference   Since         Highest     Behind     How it stands")),
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

test("notes of a person's own table say how accounts stand, be it with OK", () => {
  const text = `Credit report review
Scores:  Equifax 564   Experian 517   TransUnion 553
Creditor              Account    EQ   EX   TU   Balance    Past due   Opened     Notes
NORTHLAKE CARD        ..4417     X    X         $1,240     $1,240     03/2019    Charge-off, unpaid
HARBOR LANE BANK      ..9031          X    X    $655                  01/2015    OK
RIDGELINE RECOVERY    ..2208     X              $840       $840       07/2023    Collection for HUDSON CLINIC
CORAL BAY BANK        ..7712               X    $0                    07/2020    Included in Chapter 7
PINE AUTO             ..5150     X              $5,113     $5,113     07/2020    Voluntary repossession
`;
  expect(foundByBureau(linesOfText(text)).sort()).toEqual([
    "charge_off | NORTHLAKE CARD | eq 1240 | ex 1240",
    "collection | RIDGELINE RECOVERY | eq 840",
    "other | CORAL BAY BANK | tr 0",
    "repossession | PINE AUTO | eq 5113",
  ]);
});

test("what a person wrote of each account may go on in the line of its number", () => {
  const text = `My credit report from all 3 bureaus (pulled 11/10/2026)
Creditor               Bureaus                What it says                                              Amount
NORTHLAKE CARD         Experian               Credit Card, opened 03/2020. Charge-off                   $9,675
#3806
HARBOR LANE BANK       TransUnion, Equifax    Credit Card, opened 09/2016. Current, was 60 days late    $1,065
#0764
RIDGELINE RECOVERY     TransUnion, Experian,  Collection, opened 06/2020. In collection, for HUDSON     $638
#8929                  Equifax                CLINIC
PINE CREDIT UNION      Equifax                Auto Loan, opened 02/2020. Pays as agreed                 $4,922
#2713
`;
  expect(foundByBureau(linesOfText(text)).sort()).toEqual([
    "charge_off | NORTHLAKE CARD | ex 9675",
    "collection | RIDGELINE RECOVERY | eq 638 | ex 638 | tr 638",
    "late_payment | HARBOR LANE BANK | eq 1065 | tr 1065",
  ]);
});

test("the heading of the next section's table says nothing of the rows above it", () => {
  const heading =
    "Creditor                Account   Type           Opened     How it is paid          Owed       Overdue";
  const text = `Credit report
Data provided by Experian on 11/10/2026
Open accounts (1)
${heading}
PINE CREDIT UNION       8199      Charge Card    09/2016    Pays as agreed          $8,746     $0
Closed accounts (2)
${heading}
NORTHLAKE CARD          9953      Credit Card    12/2020    Charge-off              $310       $0
HARBOR LANE BANK        7773      Mortgage       09/2017    Foreclosure             $0         $0
Collection accounts (1)
${heading}
RIDGELINE RECOVERY      6746      Collection     12/2022    In collection           $547       $547
`;
  expect(foundByBureau(linesOfText(text)).sort()).toEqual([
    "charge_off | NORTHLAKE CARD | ex 310",
    "collection | RIDGELINE RECOVERY | ex 547",
    "foreclosure | HARBOR LANE BANK | ex 0",
  ]);
});

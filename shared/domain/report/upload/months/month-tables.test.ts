import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const account = (heading: string, rows: readonly string[]) =>
  linesOfText(`TransUnion
Accounts
NORTHLAKE CARD SERVICES 42448345****
Balance           $0
Pay Status        Paid, Closed; was Paid as agreed
Date Closed       10/09/2026
Payment History
${heading}
${rows.join("\n")}
PINE CREDIT UNION 55991234****
Balance           $415
Pay Status        Current
`);

test("the amounts of each month are none of the account's, and their marks are its history", () => {
  const lines = account("Month      Balance    Past Due    Amount Paid    Rating", [
    "10/2026    $0                                    OK",
    "09/2026    $310       $32                        30",
    "08/2026    $342                                  OK",
  ]);
  expect(foundByBureau(lines)).toEqual(["late_payment | NORTHLAKE CARD SERVICES | tr 0"]);
});

test("a table of months without marks says nothing of the account", () => {
  const lines = account("Date        Balance    Scheduled Payment    Past Due", [
    "Oct 2026    $310       $32                  $32",
    "Sep 2026    $342       $32                  $32",
  ]);
  expect(foundByBureau(lines)).toEqual([]);
});

test("months beside one another may each have their amounts and marks below them, with a label before every one", () => {
  const lines = account("October 2026     September 2026     August 2026", [
    "Balance $0       Balance $310       Balance $342",
    "Past Due $0      Past Due $32       Past Due $0",
    "Rating OK        Rating 30          Rating OK",
    "July 2026",
    "Balance $310",
    "Rating OK",
  ]);
  expect(foundByBureau(lines)).toEqual(["late_payment | NORTHLAKE CARD SERVICES | tr 0"]);
});

test("a year may stand below the name of its month, which leaves the amounts those months'", () => {
  const lines = account("                     September    August 2026    July 2026", [
    "                     2026",
    "Balance              $310         $342           $342",
    "Past Due             $32          $0             $0",
    "Rating               30           OK             OK",
  ]);
  expect(foundByBureau(lines)).toEqual(["late_payment | NORTHLAKE CARD SERVICES | tr 0"]);
});

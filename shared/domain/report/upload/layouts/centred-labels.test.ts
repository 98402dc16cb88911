import { foundByBureau } from "#shared/testing/found-by-bureau";
import { analyzeReport } from "../analyze";
import { linesOfText } from "../files/plain-text";

const entriesOf = (text: string) =>
  (analyzeReport(linesOfText(text), "2026-11-20")?.files ?? []).flatMap(({ entries }) => entries);

test("labels in the middle beside values of several lines have the whole of them", () => {
  const text = `Experian credit report     Report number 1122-3344-55
Potentially Negative Items
NORTHGATE CITIZENS BANK
                     NORTHGATE
 Account name                               Balance           $1,544
                     CITIZENS BANK
 Account number      433010******           Recent payment    -
                     Account charged off.
                     $1,544 written off.
 Status                                     Status updated    Aug 2026
                     $1,544 past due as of
                     Aug 2026.
 Original creditor   -                      Highest balance   $1,600
HARRIER DEBT SOLUTIONS
 Account name        HARRIER DEBT SOLUTIONS Balance           $535
 Account number      ZQ11****               Recent payment    -
                     Collection account.
 Status              $535 past due as of    Status updated    Sep 2026
                     Sep 2026.
                     ST. BRENDAN
 Original creditor                          Highest balance   $535
                     MEDICAL CENTER
Accounts in Good Standing
`;
  expect(entriesOf(text)).toMatchObject([
    {
      creditorName: "NORTHGATE CITIZENS BANK",
      balance: 1544,
      payStatus: "Account charged off. $1,544 written off. $1,544 past due as of Aug 2026.",
    },
    {
      creditorName: "HARRIER DEBT SOLUTIONS",
      balance: 535,
      payStatus: "Collection account. $535 past due as of Sep 2026.",
      originalCreditor: "ST. BRENDAN MEDICAL CENTER",
    },
  ]);
});

test("labels in the middle of each bureau's values have the whole of them", () => {
  const text = `3-Bureau Credit Report
Accounts
MARTEN RECOVERY PARTNERS
                      TransUnion               Experian                 Equifax
Account number        ZQ11****                 --                       ZQ11****
Balance owed          $523                     --                       $523
Payment status        Collection account       --                       Collection account
                      CENTRAL VALLEY                                    CENTRAL VALLEY
Original creditor                              --
                      ANESTHESIA                                        ANESTHESIA
                      Placed for collection;                            Placed for collection;
Comments              consumer disputes this   --                       consumer disputes this
                      account information                               account information
`;
  expect(foundByBureau(linesOfText(text))).toEqual(["collection | MARTEN RECOVERY PARTNERS | eq 523 | tr 523"]);
  expect(entriesOf(text).map(({ originalCreditor }) => originalCreditor)).toEqual([
    "CENTRAL VALLEY ANESTHESIA",
    "CENTRAL VALLEY ANESTHESIA",
  ]);
});

test("values that go on below their labels stay as they are", () => {
  const text = `Experian credit report     Report number 1122-3344-55
Potentially Negative Items
NORTHGATE CITIZENS BANK
 Account number      433010******           Balance           $1,544
 Status              Account charged off.   Recent payment    -
                     $1,544 written off.
 Original creditor   -                      Highest balance   $1,600
 Comments            Consumer disputes      Terms             -
                     this account
`;
  expect(entriesOf(text)).toMatchObject([
    { balance: 1544, payStatus: "Account charged off. $1,544 written off.", remarks: "Consumer disputes this account" },
  ]);
});

import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const rows = `NORTHLAKE CARD (closed)  xxxx4417   02/2017   $1,240    $1,240     Charged Off                1 / 1 / 3
HARBOR LANE BANK         xxxx9031   02/2017   $655      $0         Paid or Paying as Agreed   0 / 0 / 0
CORAL BAY BANK           xxxx2208   02/2017   $95       $0         Paid or Paying as Agreed   1 / 0 / 0
`;

test.each([
  [
    "one line",
    "Account                  Number     Opened    Balance   Past Due   Payment Status             Late Payments (30/60/90+)",
  ],
  [
    "two lines",
    "Account                  Number     Opened    Balance   Past Due   Payment Status             Late Payments\n                                                                                              (30/60/90+)",
  ],
])("under a heading in %s names may be in the column of the accounts, beside their numbers", (_, heading) => {
  const lines = linesOfText(`Source: TransUnion\nCredit Cards\n${heading}\n${rows}`);
  expect(foundByBureau(lines)).toEqual([
    "charge_off | NORTHLAKE CARD | tr 1240",
    "late_payment | CORAL BAY BANK | tr 95",
  ]);
});

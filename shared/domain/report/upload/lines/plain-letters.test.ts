import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

test("letters that a font joins are the letters that they join", () => {
  const text = `Experian credit report
NORTHLAKE CARD
Account number: ****4417
Status: Charged o\ufb00, sold to another lender
Balance: $812
OAK BANK
Account number: ****3317
Status: Charge\u2011o\ufb00
Balance: $310
`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "charge_off | NORTHLAKE CARD | ex 812",
    "charge_off | OAK BANK | ex 310",
  ]);
});

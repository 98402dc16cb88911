import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const account = (name: string, owed: string, status: string) => `${name}
   Account number ......... xxxx4417
   Opened / last reported . 10/2017 / 08/2025
   Owed / past due ........ ${owed}
   Manner of payment ...... ${status}
   30-60-90+ in 24 months . 0-0-0
`;

test("two labels before two values are each one's label", () => {
  const text = `Consumer reporting agency: TransUnion
DETAIL
${account("(01) NORTHLAKE CARD", "$7,478 / $310", "Charged Off")}
${account("(02) HARBOR LANE BANK", "$655 / $0", "Current; Paid or Paying as Agreed")}`;
  expect(foundByBureau(linesOfText(text))).toEqual(["charge_off | NORTHLAKE CARD | tr 7478"]);
});

test("a value that is not one of both labels is read as it is printed", () => {
  const text = `Consumer reporting agency: TransUnion
DETAIL
${account("(01) NORTHLAKE CARD", "$7,478", "Charged Off")}`;
  expect(foundByBureau(linesOfText(text))).toEqual(["charge_off | NORTHLAKE CARD | tr unknown"]);
});

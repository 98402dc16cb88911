import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

test("a court's row in a table of accounts is its record", () => {
  const text = `Credit audit report
Furnisher                   Account #    Bureaus         Status                 Balance
NORTHLAKE CARD              ****4417     TU, EX          Charge-off             $1,240.00
US BKPT CT TX SAN ANTONIO   22-55538     TU, EX          Chapter 7 Bankruptcy
OAK BANK                    ****3317     TU, EX          Current                $310.00
PINE LOANS                  ****2217     EX              Included in bankruptcy $0.00
`;
  expect(foundByBureau(linesOfText(text)).sort()).toEqual([
    "bankruptcy | US BKPT CT TX SAN ANTONIO | ex unknown | tr unknown",
    "charge_off | NORTHLAKE CARD | ex 1240 | tr 1240",
    "other | PINE LOANS | ex 0",
  ]);
});

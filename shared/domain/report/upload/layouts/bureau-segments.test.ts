import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const said = (status: string, balance: string, due: string) =>
  `Status: ${status} | Balance: ${balance} | Past due: ${due} | Reported: 09/16/2026`;

test("below an account's name a line for each bureau has labels and values in a row", () => {
  const text = `3-Bureau Report
MARIA SAMPLE OF DAYTON — 10/23/2026
NORTHLAKE CARD
Credit Card | Account # xxxx4417 | Opened 08/21/2021
TransUnion: ${said("Charge-off", "$1,035", "$1,035")}
Experian: ${said("Charge-off", "$1,035", "$1,035")}
OAK BANK
Credit Card | Account # xxxx3317 | Opened 08/21/2020
TransUnion: ${said("Current", "$310", "$0")}
Equifax: ${said("Current", "$310", "$0")}
FENWICK RECOVERY
Collection Agency/Attorney | Account # xxxx2217 | Opened 08/21/2022 | Original creditor: HUDSON CLINIC
Equifax: ${said("Collection", "$64", "$64")}
PINE LOANS
Auto Loan | Account # xxxx1117 | Opened 08/21/2022
Experian: ${said("60 days late", "$2,310", "$128")}
Equifax: ${said("60 days late", "$2,310", "$128")}
Inquiries
HARBOR AUTO | TransUnion | 03/03/2026
`;
  expect(foundByBureau(linesOfText(text)).sort()).toEqual([
    "charge_off | NORTHLAKE CARD | ex 1035 | tr 1035",
    "collection | FENWICK RECOVERY | eq 64",
    "late_payment | PINE LOANS | eq 2310 | ex 2310",
  ]);
});

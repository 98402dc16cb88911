import { foundByBureau } from "#shared/testing/found-by-bureau";
import { analyzeReport } from "../analyze";
import { linesOfText } from "../files/plain-text";

const text = `TransUnion
File Number: 450022118
Adverse Accounts

NORTHLAKE CARD #441712****
( PO BOX 118, SALINA, KS 67402, (800) 555-0111 )
Date Opened:
Responsibility:
Account Type:
Balance:
Date Updated:

06/29/2023
Individual Account
Open Account
$3,766

PINE BANK USA N A
$3,766
>$3,766<
>In Collection<

08/12/2025

Remarks: >PLACED FOR COLLECTION<
Estimated month and year that this item will be removed: 06/2029
`;

test("where all labels come before all values and their numbers differ, what is adverse in brackets still names one item", () => {
  expect(foundByBureau(linesOfText(text))).toEqual(["collection | NORTHLAKE CARD | tr unknown"]);
});

test("there the first value is not the last label's", () => {
  expect(analyzeReport(linesOfText(text), "2026-11-20")?.files[0]?.entries[0]?.dateReported).toBeUndefined();
});

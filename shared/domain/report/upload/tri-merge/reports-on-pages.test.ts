import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const experian = `Experian
Prepared For JOAN DOE
Report Number 4410-2217-66
NORTHLAKE CARD                         Potentially negative
Account Number    441712XXXXXX
Balance           $1,240
Status            Account charged off. $1,240 written off.
Status Updated    Aug 2026`;

const equifax = `EQUIFAX
Confirmation # 7011298311
2.1 HARBOR LANE BANK (CLOSED)
Account Number          xxxxxxxx 3307
Reported Balance        $655
Loan/Account Type       Credit Card
Account Status          CHARGE_OFF`;

const equifaxGoesOn = `9. Collections
Collection Agency       RIDGELINE RECOVERY LLC
Account Number          xxxx1877
Amount                  $840
Status                  UNPAID`;

const transunion = `TransUnion Personal Credit Report
File Number: 400912266
Accounts with Adverse Information
PINE CREDIT UNION
Account Number: 559912XXXX****
Balance: $415
Pay Status: >Charged Off<`;

const tables = `3-Bureau Credit Report
CORAL BAY BANK
                    TransUnion          Experian            Equifax
Account #           5511****            5511****            5511****
Balance             $90                 $90                 $90
Payment Status      Charge-off          Charge-off          Charge-off`;

const rights = `Your rights
Ask Equifax or TransUnion for the confirmation number and the credit file : january 5 of each.`;

/** Each text on a page of its own. */
const pagesOf = (...texts: string[]) =>
  texts.flatMap((text, at) => linesOfText(text).map((line) => ({ ...line, page: at + 1 })));

test("the three bureaus' own reports in one file are each of its bureau, as far as its pages go", () => {
  expect(foundByBureau(pagesOf(experian, equifax, equifaxGoesOn, transunion))).toEqual([
    "charge_off | NORTHLAKE CARD | ex 1240",
    "charge_off | HARBOR LANE BANK | eq 655",
    "collection | RIDGELINE RECOVERY LLC | eq 840",
    "charge_off | PINE CREDIT UNION | tr 415",
  ]);
});

test("a bureau's own report behind one with a column for each bureau is that bureau's", () => {
  expect(foundByBureau(pagesOf(tables, equifax, equifaxGoesOn))).toEqual([
    "charge_off | CORAL BAY BANK | eq 90 | ex 90 | tr 90",
    "charge_off | HARBOR LANE BANK | eq 655",
    "collection | RIDGELINE RECOVERY LLC | eq 840",
  ]);
});

test("a page that speaks of other bureaus is of the report that it ends", () => {
  expect(foundByBureau(pagesOf(experian, rights))).toEqual(["charge_off | NORTHLAKE CARD | ex 1240"]);
});

/** As a photo of two sheets is read: one page, of which the second sheet is the lower part. */
const inOnePicture = (upper: string, lower: string) => {
  const above = linesOfText(upper);
  const below = linesOfText(lower).map((line) => ({ ...line, line: line.line + above.length, isBelow: true as const }));
  return [...above, ...below];
};

test.each([
  [
    "TransUnion's beside Equifax's",
    transunion,
    equifax,
    ["charge_off | PINE CREDIT UNION | tr 415", "charge_off | HARBOR LANE BANK | eq 655"],
  ],
  [
    "Equifax's beside Experian's",
    equifax,
    experian,
    ["charge_off | HARBOR LANE BANK | eq 655", "charge_off | NORTHLAKE CARD | ex 1240"],
  ],
])("two bureaus' sheets in one picture are two reports: %s", (_, upper, lower, found) => {
  expect(foundByBureau(inOnePicture(upper, lower)).sort()).toEqual(found.toSorted());
});

import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

test.each(["Account name/number", "Account name / number", "Account name and number"])(
  "a label of name and number is no creditor: %s",
  (label) => {
    const text = `3-Bureau Report
Accounts
NORTHLAKE CARD
                     TransUnion          Experian            Equifax
${label}  441712****          441712XXXXXX        441712XXXXXX
Account type         Credit card         Credit card         Credit card
Payment status       Charge-off          Charge-off          Charge-off
Balance              $1,240              $1,240              $1,250
PINE CREDIT UNION
                     TransUnion          Experian            Equifax
${label}  660133****          660133XXXXXX        660133XXXXXX
Account type         Credit card         Credit card         Credit card
Payment status       Current             Current             Current
Balance              $310                $310                $310
`;
    expect(foundByBureau(linesOfText(text))).toEqual(["charge_off | NORTHLAKE CARD | eq 1250 | ex 1240 | tr 1240"]);
  },
);

test("the end of a remark over the next row is no label of that row's value", () => {
  const text = `3-Bureau Report
Accounts
NORTHLAKE CARD
                     TransUnion          Experian            Equifax
Account number                                               441712XXXXXX
Account type                                                 Credit card
Payment status                                               Charge-off
Balance                                                      $1,250
Comments                                                     Unpaid balance reported as a loss by
                                                             credit grantor
Account holder                                               Individual
PINE CREDIT UNION
                     TransUnion          Experian            Equifax
Account number       660133****          660133XXXXXX        660133XXXXXX
Payment status       Current             Current             Current
Balance              $310                $310                $310
`;
  expect(foundByBureau(linesOfText(text))).toEqual(["charge_off | NORTHLAKE CARD | eq 1250"]);
});

test("a name in a row of its own may go on below, in the column of the only bureau that reports the account", () => {
  const account = (name: string, rest: string, status: string) => `${name} ${rest}
                     Experian            Equifax             TransUnion
Account Name                             ${name}
${rest === "" ? "" : `                                         ${rest}`}
Account Number                           410563*
Account Type                             Collection
Account Status                           Open
Pay Status                               ${status}
Balance                                  $1,240
`;
  const text = ["3-Bureau Report", "Accounts", account("ENHANCED RIVER", "COMPANY LLC", "Collection")].join("\n");
  expect(foundByBureau(linesOfText(text))).toEqual(["collection | ENHANCED RIVER COMPANY LLC | eq 1240"]);
});

import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const table = (values: readonly string[]) => `
NORTHLAKE FINANCE
                   TransUnion      Experian         Equifax
Account #:         ${values[0]?.padEnd(16)}${values[1]?.padEnd(17)}${values[2]}
Balance Owed:      --              $3,467           --
Account Status:    --              Open             --
Payment Status:    --              Current          --
Past Due Amount:   --              $0               --
Days Late - 7 Year History
TransUnion              Experian                     Equifax
`;

test("below the bureaus' names the counts of the one that reports the account are its own", () => {
  const text = `MyFreeScoreNow 3B Report
Account History
${table(["--", "94158560****", "--"])}NONE REPORTED           30: 2   60: 0   90: 0      NONE REPORTED
${table(["--", "60114412****", "--"]).replace("NORTHLAKE FINANCE", "CATTAIL CARD")}NONE REPORTED           30: 0   60: 0   90: 0      NONE REPORTED
`;
  expect(foundByBureau(linesOfText(text))).toEqual(["late_payment | NORTHLAKE FINANCE | ex 3467"]);
});

import { analyzeReport } from "../analyze";
import { linesOfText } from "../files/plain-text";

const report = (heading: string) => `Equifax Credit Report
2. Revolving Accounts
2.1 LAKESHORE BANK
Account Number      xxxxxxxx 1234        Reported Balance    $1,203
Account Status      PAYS_AS_AGREED       Available Credit
Date Opened         Mar 3, 2015          Loan/Account Type   CREDIT_CARD
${heading}
Account Number      xxxxxxxx 7734        Reported Balance    $2,210
Account Status      CHARGE_OFF           Available Credit
Date Opened         Jun 3, 2018          Loan/Account Type   CREDIT_CARD
2.3 CEDAR POINT CU
Account Number      xxxxxxxx 8841        Reported Balance    $310
Account Status      CHARGE_OFF           Available Credit
Date Opened         Jun 3, 2019          Loan/Account Type   CREDIT_CARD`;

const read = (heading: string) => {
  const found = analyzeReport(linesOfText(report(heading)), "2026-11-29");
  return { names: found?.files[0]?.entries.map(({ creditorName }) => creditorName), pages: found?.namelessPages };
};

test.each([
  ["cannot be made out", "2.2 ii]:"],
  ["was lost", ""],
])("a negative account whose creditor's name %s is said to be on its page", (_, heading) => {
  expect(read(heading)).toEqual({ names: ["LAKESHORE BANK", "CEDAR POINT CU"], pages: [1] });
});

test("where every account has its name, none is said to be without", () => {
  expect(read("2.2 NORTHGATE BANK").pages).toEqual([]);
});

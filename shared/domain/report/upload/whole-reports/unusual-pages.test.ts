import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const head = "Experian credit report    Report number 1111-2222-33\n";

test("a payment history may stand between an account's name and its labels", () => {
  const account = (name: string, number: string, status: string, marks: string) => `${name}
Oct 2026   Sep 2026   Aug 2026   Jul 2026
${marks}
Account number    ${number}
Balance           $2,341
Status            ${status}
`;
  const text =
    head +
    account("NORTHLAKE CARD SERVICES", "441712XXXXXX", "Charged off as bad debt", "CO   CO   120   90") +
    account("PINE CREDIT UNION", "771512XXXXXX", "Repossession", "R   120   90   60");
  expect(foundByBureau(linesOfText(text))).toEqual([
    "charge_off | NORTHLAKE CARD SERVICES | ex 2341",
    "repossession | PINE CREDIT UNION | ex 2341",
  ]);
});

test("'Entry 1 of 2' names no creditor: who reports the account may be its last value", () => {
  const account = (count: number, name: string, number: string, status: string) => `Entry ${count} of 2
Account number
${number}
Balance
$640
Status
${status}
Furnisher
${name}
`;
  const text = `${head}${account(1, "NORTHLAKE CARD", "441712XXXXXX", "Charged off as bad debt")}${account(2, "PINE CREDIT UNION", "771512XXXXXX", "Repossession")}`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "charge_off | NORTHLAKE CARD | ex 640",
    "repossession | PINE CREDIT UNION | ex 640",
  ]);
});

test("a copy may have nothing between a value and the next label", () => {
  const text = `${head}NORTHLAKE CARD Credit card
Account number 441712XXXXXXDate opened 03/15/2019Balance $2,341Past due $2,341Credit limit $3,000Status Charged off as bad debtLast reported 10/02/2026
RIDGE RECOVERY Collection account
Account number 77151XXXXDate opened 02/08/2024Balance $640Original creditor HUDSON CLINICStatus Collection accountLast reported 10/11/2026
PINE CREDIT UNION Personal loan
Account number 33817XXXDate opened 05/30/2022Balance $5,400Past due $212Status 60 days past dueLast reported 10/28/2026
`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "charge_off | NORTHLAKE CARD | ex 2341",
    "collection | RIDGE RECOVERY | ex 640",
    "late_payment | PINE CREDIT UNION | ex 5400",
  ]);
});

test("an account in one line may have its number behind the name, and one part that is not known", () => {
  const text = `${head}Accounts
NORTHLAKE CARD — ending 4417 · Credit card · opened 03/15/2019 · owes $2,341 · Charged off as bad debt
RIDGE RECOVERY — ending in CR55 · Collection account · opened 02/08/2024 · owes $640 · Collection account · for HUDSON CLINIC
PINE CREDIT UNION — ending 3381 · Personal loan · opened 05/30/2022 · owes $5,400 · Paying as agreed
`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "charge_off | NORTHLAKE CARD | ex 2341",
    "collection | RIDGE RECOVERY | ex 640",
  ]);
});

test("words of labels and of a status are no creditors", () => {
  const text = `${head}NORTHLAKE CARD SERVICES
Account number
441712XXXXXX
Balance
$444
Status
Paying as agreed
August 2026
Balance
$444
Past due
$0
Rating
OK
July 2026
Balance
$444
Past due
$35
Rating
OK
PINE MORTGAGE
Account number
771512XXXXXX
Status
Credit grantor reclaimed collateral to settle defaulted mortgage.
`;
  expect(foundByBureau(linesOfText(text)).filter((item) => /rating|collateral to/i.test(item))).toEqual([]);
});

test("an account that was settled for less than its balance is negative where a remark alone says so", () => {
  const text = `${head}NORTHLAKE CARD SERVICES
Account number    441712XXXXXX    Balance    $0
Status            Paid            Comments   Settled - less than full balance
`;
  expect(foundByBureau(linesOfText(text))).toEqual(["other | NORTHLAKE CARD SERVICES | ex 0"]);
});

test("a status in other words may stand at the right of an account's name", () => {
  const account = (name: string, status: string) => `${name}                                  ${status}
                    TransUnion     Experian       Equifax
Account #           441712XXXX     441712XXXX     --
Balance             $2,907         $2,907         --
Payment status      Collection/Chargeoff   Collection/Chargeoff   --
Account type        Credit card    Credit card    --
`;
  const text = `3B Report\n${account("NORTHLAKE CARD", "Collection/Chargeoff")}${account("PINE CREDIT UNION", "Current")}${account("RIDGE BANK", "Wage earner or similar plan")}`;
  expect(foundByBureau(linesOfText(text)).map((item) => item.split(" | ")[1])).toEqual([
    "NORTHLAKE CARD",
    "PINE CREDIT UNION",
    "RIDGE BANK",
  ]);
});

test("a status in capitals that goes on in its column, over the next account's labels, is no name", () => {
  const text = `Merged credit report
Creditor          Account No.       Reported By
NORTHLAKE/CBSYN   745358****        XPN, EFX
High Credit       Balance           Past Due
$8,644            $0                $0
Payment           Type              Current Rating
$0                CREDIT CARD       DEBT INCLUDED IN OR
                                    DISCHARGED THROUGH
                                    BANKRUPTCY CHAPTER 7
Creditor          Account No.       Reported By
PINE LN SVC       160783****        TUC, XPN, EFX
High Credit       Balance           Past Due
$9,000            $1,200            $0
Payment           Type              Current Rating
$80               INSTALLMENT       PAID AS AGREED
`;
  expect(foundByBureau(linesOfText(text))).toEqual(["other | NORTHLAKE/CBSYN | eq 0 | ex 0"]);
});

import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const card = (name: string, balance: string, status: string) => `${name}
Credit Card
Balance           Status
${balance.padEnd(18)}${status}
Opened            Past due
Aug 2021          $0

`;

test("a name whose last words had no room in its column is whole", () => {
  const name = "NORTHLAKE CONSUMER FINANCE OF THE UPPER\nMIDWEST LLC";
  const text = `Experian credit report\nAccounts\n${card("OAK BANK", "$310", "Current")}${card(name, "$0", "Settled for less than owed")}`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "other | NORTHLAKE CONSUMER FINANCE OF THE UPPER MIDWEST LLC | ex 0",
  ]);
});

test("a name below another one that had room for it is a name of its own", () => {
  const text = `Experian credit report
Accounts
${card("OAK BANK", "$310", "Current")}
RIDGELINE ASSET RECOVERY
PINE BANK
Balance           $1,240
Status            Collection account, $1,240 past due as of October 2026
`;
  expect(foundByBureau(linesOfText(text)).join()).not.toContain("RECOVERY PINE");
});

test("an address at the end of an account is no name that goes on in the next one", () => {
  const text = `Equifax credit report
Accounts
${card("OAK BANK", "$310", "Current")}
TALLGRASS AUTO FINANCE LLC, PO BOX 1269 GREENVILLE, SC 29603
RIDGELINE MOBILE
Account Number    xxxx1293
Account Status    120-149 Days Past Due
`;
  expect(foundByBureau(linesOfText(text))).toEqual(["late_payment | RIDGELINE MOBILE | eq unknown"]);
});

test("a name beside the bureaus' names may go on below, at the top of the next page too", () => {
  const line = (page: number, no: number, ...texts: string[]) => ({
    page,
    line: no,
    cells: texts.map((text, at) => ({ text, x: at * 136, width: text.length * 5 })),
  });
  const row = (page: number, no: number, label: string, value: string) => line(page, no, label, value, value, value);
  const head = (page: number, no: number) => [
    line(page, no, "GARNET MOTOR", "TransUnion", "Experian", "Equifax"),
    line(page, no + 1, "CREDIT CO"),
  ];
  const account = [
    ...head(1, 3),
    row(1, 5, "Account Number", "XXXX1396"),
    row(1, 6, "Date Opened", "05/14/2019"),
    ...head(2, 1),
    row(2, 3, "Payment Status", "60 days past due"),
    row(2, 4, "Current Balance", "$540"),
  ];
  expect(foundByBureau([line(1, 1, "Account Information"), ...account])).toEqual([
    "late_payment | GARNET MOTOR CREDIT CO | eq 540 | ex 540 | tr 540",
  ]);
});

test("a name may reach as far as the first bureau's name over its table", () => {
  const text = `Account Information
NORTHLAKEBK/HOMEMART TransUnion     Experian          Equifax
Account Number       XXXX0033       XXXX0033          XXXX0033
Payment Status       Charged off    Charged off       Charged off
Current Balance      $434           $434              $434
`;
  expect(foundByBureau(linesOfText(text))).toEqual(["charge_off | NORTHLAKEBK/HOMEMART | eq 434 | ex 434 | tr 434"]);
});

test("a bracket that names the original creditor may close in the line below", () => {
  const text = `TransUnion     Experian     Equifax
TALLOW CREEK FUNDING OF THE SOUTHEAST INC (Original Creditor: GREEN
HOLLOW APARTMENTS)
                     TransUnion     Experian     Equifax
Account #:           525682****     525682****   525682****
Account Status:      Derogatory     Derogatory   Derogatory
Payment Status:      Collection     Collection   Collection
Balance:             $812.00        $812.00      $812.00
`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "collection | TALLOW CREEK FUNDING OF THE SOUTHEAST INC | eq 812 | ex 812 | tr 812",
  ]);
});

test("a short name in a phone's large letters has no room for its last word", () => {
  const rows: [letter: number, ...cells: string[]][] = [
    [8, "TransUnion credit report"],
    [10, "Collections"],
    [17, "REDCLIFF CREDIT"],
    [17, "SERVICES"],
    [7, "In collections"],
    [14, "$688"],
    [7, "Updated Jan 9, 2026"],
    [8, "Account details"],
    [8, "Balance", "$688"],
    [8, "Original creditor", "HOLLOW CREEK HOSPITAL"],
    [8, "Account number", "7741****"],
    [8, "Account type", "Collection"],
    [8, "Opened", "Jul 19, 2024"],
  ];
  const lines = rows.map(([letter, ...cells], at) => ({
    page: 1,
    line: at + 1,
    cells: cells.map((text, column) => ({ text, x: 22 + column * 200, width: text.length * letter })),
  }));
  expect(foundByBureau(lines)).toEqual(["collection | REDCLIFF CREDIT SERVICES | tr 688"]);
});

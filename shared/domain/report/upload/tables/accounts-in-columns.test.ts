import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const row = (label: string, ...values: string[]) =>
  `${label.padEnd(22)}${values.map((value) => value.padEnd(24)).join("")}`.trimEnd();

const table = (...rows: string[]) => `Experian credit report
Report date 10/15/2026
Accounts
${rows.join("\n")}
Inquiries
LENDMARQ FINANCIAL 03/04/2026
`;

const rows = [
  row("Creditor", "NORTHLAKE CARD", "HARBOR LANE", "PINE CREDIT UNION"),
  row("", "SERVICES", "BANK"),
  row("Account number", "xxxx4417", "xxxx5178", "xxxx7715"),
  row("Date opened", "02/25/2019", "08/08/2015", "12/15/2019"),
  row("Balance", "$4,559", "$0", "$310"),
  row("Past due", "$0", "$0", "$0"),
  row("Payment status", "Current", "Paid", "Current"),
  row("Late 30/60/90", "2/0/0", "0/0/0", "0/0/0"),
  row("Remarks", "", "Settled - less than"),
  row("", "", "full balance"),
];

test("accounts that are the columns of a table are read, with what goes on below in each column", () => {
  expect(foundByBureau(linesOfText(table(...rows)))).toEqual([
    "late_payment | NORTHLAKE CARD SERVICES | ex 4559",
    "other | HARBOR LANE BANK | ex 0",
  ]);
});

test("several such tables follow one another", () => {
  const second = [
    row("Creditor", "RIDGELINE RECOVERY", "MESA STORES"),
    row("Account number", "xxxx2093", "xxxx1147"),
    row("Balance", "$840", "$0"),
    row("Payment status", "Collection", "Paid"),
    row("Original creditor", "HUDSON CLINIC"),
  ];
  expect(foundByBureau(linesOfText(table(...rows, ...second)))).toEqual([
    "late_payment | NORTHLAKE CARD SERVICES | ex 4559",
    "other | HARBOR LANE BANK | ex 0",
    "collection | RIDGELINE RECOVERY | ex 840",
  ]);
});

test("where a name reaches over the next column, neither account is read", () => {
  const name = `${"Creditor".padEnd(22)}NORTHLAKE CARD SERVICESHARBOR LANE BANK         PINE CREDIT UNION`;
  const status = row("Payment status", "Charge-off", "Charge-off", "Charge-off");
  const others = rows.filter((_, at) => at > 1 && at !== 6);
  expect(foundByBureau(linesOfText(table(name, ...others, status)))).toEqual([
    "charge_off | PINE CREDIT UNION | ex 310",
  ]);
});

test("the last account of a page may have no other beside it", () => {
  const wide = (label: string, value: string) => `${label.padEnd(36)}${value}`;
  const last = [
    wide("Creditor", "FENWICK ACCOUNT SYSTEM"),
    wide("Account number", "xxxx6316"),
    wide("Status", "Collection"),
    wide("Balance", "$204"),
    wide("Date opened", "09/08/2020"),
  ];
  expect(foundByBureau(linesOfText(table(...rows, ...last)))).toContain("collection | FENWICK ACCOUNT SYSTEM | ex 204");
});

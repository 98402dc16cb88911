import { foundByBureau } from "#shared/testing/found-by-bureau";
import { analyzeReport } from "../analyze";
import { linesOfText } from "../files/plain-text";

const columns = (texts: readonly string[]) =>
  texts
    .map((text) => text.padEnd(8))
    .join("")
    .trimEnd();

const months = ["Oct", "Sep", "Aug", "Jul", "Jun", "May", "Apr", "Mar", "Feb", "Jan ’26", "Dec", "Nov"];

test("a bureau's months go back over their marks, and January says the year", () => {
  const table = (name: string, marks: readonly string[]) => `${name}
                        TransUnion            Experian              Equifax
Account #               4447****              4447****              --
Balance Owed:           $389                  $389                  --
Payment Status:         Current               Current               --
Two-Year Payment History
TransUnion
${columns(months)}
${columns(marks)}
Experian
${columns(months)}
${columns(months.map(() => "OK"))}
Equifax
NONE REPORTED
`;
  const late = ["OK", "OK", "60", "30", ...months.slice(4).map(() => "OK")];
  const text = [
    "3B Report",
    "Account History",
    table("NORTHLAKE CARD", late),
    table(
      "PINE BANK",
      months.map(() => "OK"),
    ),
  ];
  const [, transunion] = [
    0,
    analyzeReport(linesOfText(text.join("\n")), "2026-11-20")?.files.find(({ bureau }) => bureau === "transunion"),
  ];
  expect(transunion?.entries[0]?.paymentHistory).toBe("002100000000");
  expect(foundByBureau(linesOfText(text.join("\n")))).toEqual(["late_payment | NORTHLAKE CARD | tr 389"]);
});

test.each([
  ["names", ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]],
  ["first letters", [..."JFMAMJJASOND"]],
])("each mark is below its month, and some months have none: %s", (_, names) => {
  const card = (name: string, marks: readonly string[]) => `${name}
Account number      ••••7155
Balance             $4,858.00
Amount past due     $0.00
Status              Pays as agreed
${columns(["2026", ...names])}
${columns(["", ...marks])}
${columns(["2025", ...names])}
${columns(["", ...names.map(() => "●")])}
`;
  const text = [
    "TransUnion credit report",
    "Accounts",
    card("NORTHLAKE CARD", ["●", "●", "", "30", "●", "●", "●", "●", "●"]),
    card("HARBOR LANE BANK", ["●", "●", "●"]),
  ];
  expect(foundByBureau(linesOfText(text.join("\n")))).toEqual(["late_payment | NORTHLAKE CARD | tr 4858"]);
});

test("numbers in no month's column are no marks", () => {
  const text = `Experian credit report
Accounts
NORTHLAKE CARD
Account number      ••••7155
Balance             $4,858.00
Status              Pays as agreed
Jan Feb Mar
30 of 60 rewards points
`;
  expect(foundByBureau(linesOfText(text))).toEqual([]);
});

const oneLine = `Account History with Status Codes   Aug 25  Sep 25
                                    1       2`;
const severalLines = `Account History with Status Codes
08/2026       07/2026        06/2026      05/2026       04/2026      03/2026       02/2026
*             *              2            1             *            *             *
01/2026       12/2025
*             *`;

test.each([
  ["beside its label, two months", oneLine],
  ["below its label, more than a row", severalLines],
])("the codes of Equifax's history say how late an account was: %s", (_, history) => {
  const text = `EQUIFAX
Credit Account Information
HARBOR LANE BANK PO Box 4179 Saline DE 19899 : (800) 555-0117
Account Number           Date Opened     High Credit   Credit Limit
517822*                  11/01/2018      $9,900        $9,900
Items As of Date        Balance      Amount Past
Reported                Amount       Due
09/24/2026              $9,410
Status - Pays As Agreed; Type of Account - Revolving; Whose Account - Individual Account; ADDITIONAL INFORMATION -
${history}

PINE CREDIT UNION PO Box 4180 Saline DE 19899 : (800) 555-0118
Account Number           Date Opened     High Credit   Credit Limit
660133*                  11/01/2018      $900          $900
Items As of Date        Balance      Amount Past
Reported                Amount       Due
09/24/2026              $310
Status - Pays As Agreed; Type of Account - Revolving; Whose Account - Individual Account; ADDITIONAL INFORMATION -
${history.replaceAll(/(?<=[ \n])[12](?=\s|$)/g, "*")}
`;
  expect(foundByBureau(linesOfText(text))).toEqual(["late_payment | HARBOR LANE BANK | eq 9410"]);
});

test("a bureau's name may be before the first letters of months that go back, each over its mark", () => {
  const history = (name: string, marks: readonly string[]) =>
    [name.padEnd(15) + columns([..."SAJJMAMFJDNO"]), " ".repeat(15) + columns(marks)].join("\n");
  const [kept, late] = [
    Array.from({ length: 12 }, () => "✔"),
    ["✔", "60", "30", ...Array.from({ length: 9 }, () => "✔")],
  ];
  const account = (name: string, experian: readonly string[]) => `${name}
                    Experian       TransUnion
Account No.         441712****     441712****
Balance             $364           $364
Payment Status      As agreed      As agreed
Past Due            $0             $0
${history("Experian", experian)}
${history("TransUnion", kept)}
`;
  const text = `3B report\nAccounts\n${account("BLUE MESA BANK", late)}${account("PINE CREDIT UNION", kept)}`;
  expect(foundByBureau(linesOfText(text))).toEqual(["late_payment | BLUE MESA BANK | ex 364"]);
});

test("months and marks of a copied table may each have a label before them", () => {
  const account = (name: string, marks: readonly string[]) => `${name}\tCredit Card\t$364\tCurrent
Account Number:\t441712****
Payment Status:\tCurrent
Balance:\t$364
Month\tOct 26\tSep 26\tAug 26\tJul 26
Status\t${marks.join("\t")}
`;
  const text = `TransUnion Credit Report\nACCOUNTS (2)\n${account("BLUE MESA BANK", ["OK", "OK", "30", "OK"])}${account("PINE CREDIT UNION", ["OK", "OK", "OK", "OK"])}`;
  expect(foundByBureau(linesOfText(text))).toEqual(["late_payment | BLUE MESA BANK | tr 364"]);
});

test("the months of the year before, in the columns below, are of the same bureau", () => {
  const names = ["TransUnion", "Experian", "Equifax"];
  const months = ["Sep", "Aug", "Jul", "Jun", "May", "Apr"];
  const calm = [months.map(() => "OK"), months.map(() => "OK")];
  const late = [months.map(() => "OK"), ["60", "30", "OK", "OK", "OK", "OK"]];
  const row = (label: string, texts: readonly string[], step: number) =>
    [[36, label] as const, ...texts.map((text, at) => [100 + at * step, text] as const)].filter(
      ([, text]) => text !== "",
    );
  const history = (name: string, marks: readonly string[][]) =>
    marks.flatMap((year, at) => {
      const heads = months.map((month) => `${month} '${26 - at}`);
      return [row(at === 0 ? name : "", heads, 24), row("", year, 24)];
    });
  const account = (name: string, marks: readonly string[][]) => [
    row(name, [], 90),
    row("", names, 90),
    row(
      "Account #",
      names.map(() => "****2194"),
      90,
    ),
    row(
      "Balance Owed:",
      names.map(() => "$353"),
      90,
    ),
    row(
      "Payment Status:",
      names.map(() => "Current"),
      90,
    ),
    row("24-Month Payment History", [], 90),
    ...names.flatMap((bureau) => history(bureau, bureau === "Experian" ? marks : calm)),
  ];
  const rows = [row("3B Report", [], 90), ...account("NORTHLAKE CARD", late), ...account("PINE BANK", calm)];
  const lines = rows.map((cells, at) => ({
    page: 1,
    line: at + 1,
    cells: cells.map(([x, text]) => ({ text, x, width: text.length * 2.6 })),
  }));
  expect(foundByBureau(lines)).toEqual(["late_payment | NORTHLAKE CARD | ex 353"]);
});

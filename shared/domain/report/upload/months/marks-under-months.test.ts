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

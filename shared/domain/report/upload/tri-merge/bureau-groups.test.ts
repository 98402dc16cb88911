import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const line = (...cells: string[]) => cells.map((cell, at) => cell.padEnd(at === 0 ? 26 : 16)).join("");
const none = ["", "", ""];
const record = ["US BANKRUPTCY COURT", "20-41450", "Bankruptcy", "Discharged", "", "", ...none, "Discharged"];

const table = (...heading: string[]) => `Credit audit 11-10-2026
${heading.join("\n")}
${line("NORTHLAKE CARD", "x1985", "Credit Card", "Charge-off", "$1,240", "$1,240", "Charge-off", "$1,302", "$1,302", "Charge-off", "$1,251", "$1,251")}
${line("HARBOR LANE BANK", "x4015", "Credit Card", ...none, "60 days late", "$655", "$90", "Pays as agreed", "$655", "$0")}
${line(...record)}
${line("PINE CREDIT UNION", "x0598", "Auto Loan", "Pays as agreed", "$9,000", "$0", "Pays as agreed", "$9,000", "$0", "Pays as agreed", "$9,000", "$0")}
${line("RIDGELINE RECOVERY", "x7255", "Collection", ...none, ...none, "In collection", "$620", "$620")}
`;
const bureaus = (...first: string[]) => line(...first, "Experian", "", "", "Equifax", "", "", "TransUnion");
const labels = ["Status", "Balance", "Past due"];
const each = [...labels, ...labels, ...labels];

const found = [
  "charge_off | NORTHLAKE CARD | eq 1302 | ex 1240 | tr 1251",
  "late_payment | HARBOR LANE BANK | eq 655",
  "bankruptcy | US BANKRUPTCY COURT | ex unknown | tr unknown",
  "collection | RIDGELINE RECOVERY | tr 620",
];

test.each([
  ["in one line", [bureaus("", "", ""), line("Account", "Number", "Type", ...each)]],
  [
    "where those of all bureaus are in a line of their own",
    [bureaus("", "", ""), line("Account", "Number", "Type"), line("", "", "", ...each)],
  ],
  [
    "where those of all bureaus are beside their names",
    [bureaus("Account", "Number", "Type"), line("", "", "", ...each)],
  ],
])("a group of columns for each bureau has the values of that bureau: labels %s", (_, heading) => {
  expect(foundByBureau(linesOfText(table(...heading))).sort()).toEqual([...found].sort());
});

test("labels of a group may be in several lines", () => {
  const cells = (...texts: string[]) =>
    texts
      .map((text) => text.padEnd(18))
      .join("")
      .trimEnd();
  const text = [
    "Credit audit 11-10-2026",
    cells("", "", "Experian", "", "TransUnion"),
    cells("Account", "Number", "", "Amount", "", "Amount"),
    cells("", "", "Pay status", "", "Pay status"),
    cells("", "", "", "owed", "", "owed"),
    cells("NORTHLAKE CARD", "x1985", "", "", "Charge-off", "$1,251"),
    cells("HARBOR LANE BANK", "x4015", "60 days late", "$655", "Pays as agreed", "$655"),
  ].join("\n");
  expect(foundByBureau(linesOfText(text))).toEqual([
    "late_payment | HARBOR LANE BANK | ex 655",
    "charge_off | NORTHLAKE CARD | tr 1251",
  ]);
});

const two = (...cells: string[]) => cells.map((cell, at) => cell.padEnd(at === 0 ? 26 : 18)).join("");

test.each([
  [
    "in lines above",
    [
      two("", "", "Balance", "", "", "Status"),
      two("Creditor", "Account"),
      two("", "", ...["TU", "EX", "EQ", "TU", "EX", "EQ"]),
    ],
  ],
  [
    "beside the bureaus' names",
    [two("", "", "Balance", "", "", "Status"), two("Creditor", "Account", ...["TU", "EX", "EQ", "TU", "EX", "EQ"])],
  ],
  [
    "over the groups",
    [two("Creditor", "Account", "Balance", "", "", "Status"), two("", "", ...["TU", "EX", "EQ", "TU", "EX", "EQ"])],
  ],
])("a group of columns for each label has a column for each bureau: the account's labels %s", (_, heading) => {
  const text = [
    "Credit overview 11-10-2026",
    ...heading,
    two("NORTHLAKE CARD", "x1985", "$1,240", "$1,302", "—", "Charge-off", "Written off", "—"),
    two("HARBOR LANE BANK", "x4015", "—", "$655", "—", "—", "Pays as agreed", "—"),
    two("RIDGELINE RECOVERY", "x7255", "$620", "$620", "$620", "In collections", "In collections", "In collections"),
    "Inquiries",
    "CARVANA LLC TransUnion 03/03/2026",
  ].join("\n");
  expect(foundByBureau(linesOfText(text)).sort()).toEqual([
    "charge_off | NORTHLAKE CARD | ex 1302 | tr 1240",
    "collection | RIDGELINE RECOVERY | eq 620 | ex 620 | tr 620",
  ]);
});

import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const row = (...texts: string[]) =>
  texts
    .map((text) => text.padEnd(34))
    .join("")
    .trimEnd();

const account = (name: string, [balance, status, more]: readonly [string, string, string], ...history: string[]) =>
  [
    row(name, "Date opened", "Credit limit or original amount", "Responsibility"),
    row("100 COMMERCE PKWY", "02 / 2021", "$5,763", "Status"),
    row("", "Type", "High balance", status),
    "WILMINGTON DE 19801",
    row("", "Credit Card", "$5,763", more),
    "(800) 555-0100",
    row("Partial account number", "Terms", "Recent balance"),
    row("516408....", "Not reported", `${balance} as of 10/2026`),
    ...history,
  ].join("\n");

test("columns of labels over their values beside a creditor's name and address are read each by itself", () => {
  const text = `Experian
Potentially negative items or items for further review
${account("NORTHLAKE CARD", ["$3,340", "Account charged off. $3,340", "written off. $3,340 past due."], "Account history", "30 days past due as of Mar 2026")}
${account("HARBOR LANE BANK", ["$4,624", "Open. Current, was past due", "60 days."])}
Accounts in good standing
${account("PINE CREDIT UNION", ["$90", "Open/Never late.", ""])}
`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "charge_off | NORTHLAKE CARD | ex 3340",
    "late_payment | HARBOR LANE BANK | ex 4624",
  ]);
});

test("one label over each column is the heading of a table", () => {
  const text = `Experian credit report
${row("CARDS AND LOANS", "Date opened", "Balance", "Status")}
${row("NORTHLAKE CARD", "03/2019", "$1,240", "Charged off")}
${row("HARBOR LANE BANK", "01/2015", "$655", "60 days late")}
`;
  const found = foundByBureau(linesOfText(text));
  expect(found.filter((item) => item.includes("CARDS AND LOANS"))).toEqual([]);
});

test("what is below a label of the first column is its value, and opens no account", () => {
  const accountBelow = (name: string, original: string, status: string) =>
    [
      name,
      row("PO BOX 17391", "Date opened", "High balance"),
      row("MACON GA 31201", "Jun 2024", "$657"),
      row("Partial account number", "Type", "Recent balance"),
      row("731871....", "Collection", "$657 as of Oct 2026"),
      row("Original creditor", "First reported", "Monthly payment"),
      row(original, "Terms", "Responsibility"),
      row("", "Not reported", "Individual"),
      row("", "", `Status: ${status}`),
    ].join("\n");
  const text = `Experian
Potentially negative items
${accountBelow("RIDGELINE RECOVERY", "HUDSON CLINIC", "Collection account. $657 past due as of Oct 2026.")}
${accountBelow("HARBOR RECOVERY", "PINE TELEPHONE", "Collection account. $657 past due as of Oct 2026.")}
`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "collection | RIDGELINE RECOVERY | ex 657",
    "collection | HARBOR RECOVERY | ex 657",
  ]);
});

test("a long name beside labels goes on right below", () => {
  let no = 0;
  const line = (...texts: string[]) => ({
    page: 1,
    line: ++no,
    cells: texts.flatMap((text, at) =>
      text ? [{ text, x: [40, 230, 330, 430][at] ?? 0, width: text.length * 4.7 }] : [],
    ),
  });
  const account = (name: readonly string[], status: string, ...values: string[]) => [
    line(name[0] ?? "", "Opened", "Balance", "High Credit"),
    ...name.slice(1).map((rest) => line(rest)),
    line("Acct: ******2512", "04/2017", ...values),
    line("Auto Loan", "Reported", "Past Due", "Payment"),
    line("Source: TU XP", "08/2026", "$0", "$392"),
    line(`Status: ${status}`, "DLA 08/2026"),
  ];
  const lines = [
    line("Merged Infile Credit Report"),
    ...account(["PENNDALE HIGHER EDUCATION", "ASSISTANCE AGENCY (PHEDA)"], "Charge Off", "$15,696", "$16,370"),
    ...account(["HARBOR LANE BANK"], "As Agreed", "$4,883", "$5,774"),
    ...account(["CORAL BAY BANK"], "Repossession", "$820", "$1,774"),
  ];
  expect(foundByBureau(lines)).toEqual([
    "charge_off | PENNDALE HIGHER EDUCATION ASSISTANCE AGENCY (PHEDA) | ex 15696 | tr 15696",
    "repossession | CORAL BAY BANK | ex 820 | tr 820",
  ]);
});

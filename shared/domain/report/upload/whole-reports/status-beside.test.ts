import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const card = (name: string, status: string, number: string, balance: string, pastDue: string) => `
${name.padEnd(60)}${status}
Acct # ${number}XX     Source XP/TU     Opened 03/2019     Rptd 10/2026
Type REV               High Cr $9,900   Bal ${balance}
Past Due ${pastDue}    Pmt $25          30/60/90 0-0-0
`;

test.each([
  ["without a label", ""],
  ["behind its label", "Status: "],
])("what is beside each name, %s, is the account's status", (_, label) => {
  const text = `MERGED CREDIT REPORT
${card("1. NORTHLAKE CARD", `${label}CHARGE OFF`, "441712", "$1,240", "$1,240")}
${card("2. HARBOR LANE BANK", `${label}120+ DAYS LATE`, "517822", "$9,410", "$812")}
${card("3. RIDGELINE RECOVERY", `${label}COLLECTION`, "770120", "$840", "$840")}
${card("4. BASALT AUTO INC", `${label}REPOSSESSION`, "660133", "$310", "$310")}
${card("5. PINE CREDIT UNION", `${label}AS AGREED`, "550133", "$310", "$0")}`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "charge_off | NORTHLAKE CARD | ex 1240 | tr 1240",
    "late_payment | HARBOR LANE BANK | ex 9410 | tr 9410",
    "collection | RIDGELINE RECOVERY | ex 840 | tr 840",
    "repossession | BASALT AUTO INC | ex 310 | tr 310",
  ]);
});

test("words beside some names that are no status are none, whatever the others say", () => {
  const text = `MERGED CREDIT REPORT
${card("NORTHLAKE CARD", "COLLECTION", "441712", "$1,240", "$0")}
${card("HARBOR LANE BANK", "MAIN STREET BRANCH", "517822", "$9,410", "$0")}
${card("PINE CREDIT UNION", "EAST BRANCH", "550133", "$310", "$0")}`;
  expect(foundByBureau(linesOfText(text)).filter((item) => !item.startsWith("collection | NORTHLAKE"))).toEqual([]);
});

test("a lender's status one space behind a name is no part of it, whole, and an agency's name stays whole too", () => {
  const account = (name: string, balance: string, pastDue: string) => `${name}
Account #   ******1246     Opened     09/2018   Balance    ${balance}
Whose       Individual     Reported   07/2026   Past Due   ${pastDue}
Bureaus     Experian
`;
  const list = [
    "Merged Credit Report",
    "Accounts",
    account("RIDGELINE RECOVERY SYSTEMS COLLECTION", "$1,773", "$1,773"),
    account("FENWICK WARFIELD INC COLLECTION", "$691", "$691"),
    account("HARBOR LANE NETWORK INC CUR WAS 30", "$4,249", "$0"),
    account("PINE ACCEPTANCE CORP VOL SURRENDER", "$24,407", "$24,407"),
    account("CORAL BAY BANK CHARGE OFF", "$820", "$820"),
    account("EASTMARK CARD AS AGREED", "$300", "$0"),
  ].join("\n");
  expect(foundByBureau(linesOfText(list)).sort()).toEqual([
    "charge_off | CORAL BAY BANK | ex 820",
    "collection | FENWICK WARFIELD INC | ex 691",
    "collection | RIDGELINE RECOVERY SYSTEMS | ex 1773",
    "late_payment | HARBOR LANE NETWORK INC | ex 4249",
    "repossession | PINE ACCEPTANCE CORP | ex 24407",
  ]);
});

test("a status below its label has no name in it, whatever is below", () => {
  const account = (name: string, number: string, balance: string, status: string) => `${name} ${number}****
Account Information
Date Opened
06/11/2024
Balance
${balance}
Past Due
$0
Original Creditor
Pay Status
${status}
Maximum Delinquency of 60 days in 10/2025
`;
  const paid = "Current; Paid or Paying as Agreed";
  const copy = [
    "TransUnion",
    "Accounts",
    account("NORTHLAKE CARD", "4412", "$1,240", paid),
    account("CARWAY AUTO FINANCE", "1962", "$300", paid),
    account("HARBOR LANE BANK", "7734", "$810", "Paid, Closed; was Paid as agreed"),
  ].join("\n");
  expect(foundByBureau(linesOfText(copy))).toEqual([
    "late_payment | NORTHLAKE CARD | tr 1240",
    "late_payment | CARWAY AUTO FINANCE | tr 300",
    "late_payment | HARBOR LANE BANK | tr 810",
  ]);
});

test.each([
  ["a dash", (name: string, status: string) => `${name} — ${status}`],
  ["a short dash", (name: string, status: string) => `${name} – ${status}`],
  ["a bar", (name: string, status: string) => `${name} | ${status}`],
  ["nothing but a space, in small letters,", (name: string, status: string) => `${name} ${status.toLowerCase()}`],
])("%s between a name and its mark is no part of either, and the name stays whole", (_, heading) => {
  const account = (name: string, mark: string, balance: string, status: string) => `${heading(name, mark)}
Account number: 441712XXXXXX
Recent balance: ${balance} as of 10/05/2026
Status: ${status}
Date opened: 03/2017
`;
  const marked = "Potentially Negative";
  const list = [
    "Experian",
    "Accounts",
    account("NORTHLAKE LENDING LLC", marked, "$5,563", "Open. Current, was past due 30 days."),
    account("HARBOR LANE CONSUMER USA INC", marked, "$12,053", "Repossession. $12,053 past due as of Oct 2026."),
    account("FENWICK CAPITAL SERVICES", marked, "$310", "Collection account. $310 past due as of Oct 2026."),
  ].join("\n");
  expect(foundByBureau(linesOfText(list)).sort()).toEqual([
    "collection | FENWICK CAPITAL SERVICES | ex 310",
    "late_payment | NORTHLAKE LENDING LLC | ex 5563",
    "repossession | HARBOR LANE CONSUMER USA INC | ex 12053",
  ]);
});

test.each(["Adverse", "Negative", "Potentially negative", "Derogatory"])(
  "“%s” behind a name is a mark, and no part of it",
  (mark) => {
    const account = (name: string, balance: string, status: string) => `${name}
Account Number
****6024
Date Opened
01/04/2017
Pay Status
${status}
Balance
${balance}
Past Due Amount
$0
`;
    const copy = [
      "TransUnion",
      "Accounts",
      account(`NORTHLAKE CARD ${mark}`, "$1,240", "Charged Off"),
      account("HARBOR LANE BANK", "$810", "Current; Paid or Paying as Agreed"),
      account(`CORAL BAY AUTO ${mark}`, "$9,300", "Repossession"),
      account("MERIDEW STORES", "$0", "Paid, Closed; was Paid as agreed"),
      account("PINE CREDIT UNION", "$310", "Current; Paid or Paying as Agreed"),
    ].join("\n");
    expect(foundByBureau(linesOfText(copy))).toEqual([
      "charge_off | NORTHLAKE CARD | tr 1240",
      "repossession | CORAL BAY AUTO | tr 9300",
    ]);
  },
);

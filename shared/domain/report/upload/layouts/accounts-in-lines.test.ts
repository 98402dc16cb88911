import { foundByBureau } from "#shared/testing/found-by-bureau";
import { analyzeReport } from "../analyze";
import { linesOfHtml } from "../files/html-lines";
import { linesOfText } from "../files/plain-text";
import { understandLines } from "../understand";

const accounts = [
  ["Midland Credit", "Collection", "$812", "Opened 03/2021"],
  ["Hollyhock Bank", "Charge-off", "$1,387", "Opened 11/2017"],
  ["Tansy Auto Finance", "60 days late", "$9,140", "Opened 05/2022"],
  ["Cattail Card", "Current", "$75", "Opened 01/2011"],
];
const found = [
  "charge_off | Hollyhock Bank | eq 1387",
  "late_payment | Tansy Auto Finance | eq 9140",
  "collection | Midland Credit | eq 812",
];
const report = (rows: readonly string[]) => `Equifax credit report\nNegative accounts\n${rows.join("\n")}\n`;
const sorted = (items: readonly string[]) => [...items].sort();

test.each([" – ", " — ", " - ", " · ", " • ", " | ", ", ", " / "])(
  "an account in one line whose parts have '%s' between is read",
  (mark) => {
    const text = report(accounts.map((parts) => parts.join(mark)));
    expect(sorted(foundByBureau(linesOfText(text)))).toEqual(sorted(found));
    expect(analyzeReport(linesOfText(text), "2026-11-20")?.files[0]?.entries).toMatchObject([
      { creditorName: "Midland Credit", dateOpened: "2021-03" },
      { creditorName: "Hollyhock Bank", dateOpened: "2017-11" },
      { creditorName: "Tansy Auto Finance", dateOpened: "2022-05" },
      { creditorName: "Cattail Card", balance: 75 },
    ]);
  },
);

test.each(["–", "·", "|"])("so are the parts of a page's line in spans with %s between", (mark) => {
  const rows = accounts.map((parts) => `<div>${parts.map((part) => `<span>${part}</span>`).join(` ${mark} `)}</div>`);
  const inside = accounts.map(
    (parts) => `<p>${parts.map((part, at) => `<span>${at > 0 ? `${mark} ` : ""}${part}</span>`).join(" ")}</p>`,
  );
  const page = (lines: readonly string[]) => `<h1>Equifax</h1><h2>Negative accounts</h2>${lines.join("")}`;
  expect(sorted(foundByBureau(linesOfHtml(page(rows))))).toEqual(sorted(found));
  expect(sorted(foundByBureau(linesOfHtml(page(inside))))).toEqual(sorted(found));
});

test("labels, numbers and sources are known among the parts, in any order", () => {
  const text = `Merged credit report
Accounts
PORTFOLIO RECOVERY, LLC – #7712**** – Collection – Balance $512 – Past due: $512 – Original creditor: Verizon – TU/EX
HOLLYHOCK BANK – Credit card – Charge-off – Acct 4417**** – Opened 11/2017 – Past due $1,387 – Balance $1,400 – TransUnion, Equifax
`;
  expect(sorted(foundByBureau(linesOfText(text)))).toEqual([
    "charge_off | HOLLYHOCK BANK | eq 1400 | tr 1400",
    "collection | PORTFOLIO RECOVERY, LLC | ex 512 | tr 512",
  ]);
});

test("of two amounts without a label neither is taken", () => {
  const text = report([
    "Midland Credit – Collection – $812 – $640 – Opened 03/2021",
    "Hollyhock Bank – Charge-off – $90 – $80",
  ]);
  expect(analyzeReport(linesOfText(text), "2026-11-20")?.files[0]?.entries).toMatchObject([
    { creditorName: "Midland Credit", balance: undefined },
    { creditorName: "Hollyhock Bank", balance: undefined },
  ]);
});

test.each([
  "Chase – how to read your report – page 3 – 2026",
  "Midland Credit – Auto loan – 03/2021 – Equifax",
  "Type REV – ECOA B – Opened 03/2018 – Status CHARGE-OFF",
  "Late payments – 2 – Collections – 1 – $812",
  "Total accounts – 12 – Open – 8",
  "Payment history – 30 – 60 – 90",
])("other lines with marks between are no account: %s", (line) => {
  const text = report([line, "Hollyhock Bank – Charge-off – $1,387 – Opened 11/2017"]);
  expect(foundByBureau(linesOfText(text))).toEqual(["charge_off | Hollyhock Bank | eq 1387"]);
});

test("an amount may be before its label", () => {
  const text = report([
    "Midland Credit · Collection · $812 owed · Opened 03/2021",
    "Tansy Auto Finance · 60 days late · $9,140 balance · $455 past due",
  ]);
  expect(analyzeReport(linesOfText(text), "2026-11-20")?.files[0]?.entries).toMatchObject([
    { creditorName: "Midland Credit", balance: 812, pastDue: undefined },
    { creditorName: "Tansy Auto Finance", balance: 9140, pastDue: 455 },
  ]);
});

test("a sentence that goes on in the next line names no account there", () => {
  const text = `How long do collections and charge-offs stay on your credit report?
By a staff writer.

Collections
A collection can remain on your Experian, Equifax and TransUnion reports for years. Example: Midland Credit
Management, balance $1,240, status: Collection.

Charge-offs
Suppose that a bank charged off $500. You would see 'Account charged off. $500 written off.' on your report.

Late payments
30, 60, 90 and 120 days late payments.
`;
  expect(understandLines({ lines: linesOfText(text), today: "2026-11-20" })).toEqual({ seen: "other-document" });
});

test("the kind of an account and the end of its number may be one part", () => {
  const text = report([
    "Midland Credit — Collection — balance $812, past due $812 — Collection Agency/Attorney ending 5474 — opened Oct 2020",
  ]);
  expect(analyzeReport(linesOfText(text), "2026-11-20")?.files[0]?.entries).toMatchObject([
    { creditorName: "Midland Credit", balance: 812, accountNumber: "****5474" },
  ]);
});

test("what a person notes down of a call is no account", () => {
  const text = `Budget January
Rent: $1,240
Card balance: $410 past due: $35
Collection agency called, said account 4471 is charged off, $612
Call Equifax?
`;
  expect(foundByBureau(linesOfText(text))).toEqual([]);
});

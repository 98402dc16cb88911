import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";
import type { PlacedText } from "../lines/placed-text";
import { linesOfPages } from "../lines/text-line";
import { understandLines } from "../understand";

const WIDTH = 3.2;
const row = (y: number, starts: readonly number[], ...cells: string[]): PlacedText[] =>
  cells.flatMap((text, at) => (text ? { text, x: starts[at] ?? 0, y, width: text.length * WIDTH, height: 8 } : []));
const page = (...rows: readonly [starts: readonly number[], ...cells: string[]][]) =>
  linesOfPages([
    { width: 612, height: 792, pieces: rows.flatMap(([starts, ...cells], at) => row(760 - at * 12, starts, ...cells)) },
  ]);
const found = ["charge_off | Northlake Card | tr 1240", "collection | Ridgeline Recovery | tr 840"];

test("accounts as cards beside one another, each amount over its label and other values under theirs", () => {
  const starts = [42, 226];
  const lines = page(
    [[34], "TransUnion accounts"],
    [starts, "Charged off", "In collections"],
    [starts, "Northlake Card", "Ridgeline Recovery"],
    [starts, "••••4417", "••••7702"],
    [starts, "$1,240", "$840"],
    [starts, "Balance", "Balance"],
    [starts, "Opened", "Original creditor"],
    [starts, "Mar 2019", "Hudson Clinic"],
    [starts, "", "Opened"],
    [starts, "", "Jul 2023"],
    [starts, "Good standing"],
    [starts, "Pine Loans"],
    [starts, "••••6601"],
    [starts, "$310"],
    [starts, "Balance"],
  );
  expect(foundByBureau(lines)).toEqual(found);
});

test("a table with an icon before each row", () => {
  const starts = [20, 40, 160, 240, 300, 360];
  const lines = page(
    [[34], "TransUnion credit report"],
    [starts, "", "Creditor", "Acct", "Balance", "Past due", "Status"],
    [starts, "⚠", "Northlake Card", "x4417", "1,240.00", "1,240.00", "CHARGE-OFF"],
    [starts, "✓", "Pine Loans", "x6601", "310.00", "-", "CURRENT"],
    [starts, "⚠", "Ridgeline Recovery", "x7702", "840.00", "840.00", "COLLECTION"],
  );
  expect(foundByBureau(lines)).toEqual(found);
});

test("accounts as columns with nothing over the labels", () => {
  const starts = [20, 160, 300];
  const lines = page(
    [[34], "TransUnion: compare accounts"],
    [starts, "", "Northlake Card", "Pine Loans"],
    [starts, "Account #", "****4417", "****6601"],
    [starts, "Current status", "Charged off", "Current"],
    [starts, "Balance owed", "$1,240", "$310"],
    [starts, "Amount past due", "$1,240", "$0"],
    [starts, "", "Ridgeline Recovery"],
    [starts, "Account #", "****7702"],
    [starts, "Current status", "In collection"],
    [starts, "Balance owed", "$840"],
    [starts, "Amount past due", "$840"],
  );
  expect(foundByBureau(lines)).toEqual(found);
});

test("rows of a name, a number and an amount under headings that say how the accounts stand", () => {
  const starts = [20, 200, 300];
  const lines = page(
    [[34], "TransUnion summary"],
    [[34], "Collections (1)"],
    [starts, "Ridgeline Recovery", "x-7702", "$840.00"],
    [[34], "Charge-offs (1)"],
    [starts, "Northlake Card", "x-4417", "$1,240.00"],
    [[34], "Accounts 60 days past due (1)"],
    [starts, "Oak Bank", "x-5520", "$75.00"],
    [[34], "In good standing (1)"],
    [starts, "Pine Loans", "x-6601", "$310.00"],
  );
  expect([...foundByBureau(lines)].sort()).toEqual([...found, "late_payment | Oak Bank | tr 75"]);
});

test("a name with the amount at its right over its kind and its status", () => {
  const starts = [20, 180];
  const lines = page(
    [[34], "TransUnion accounts"],
    [starts, "Northlake Card *4417", "$1,240"],
    [starts, "Credit card", "Charged off"],
    [starts, "Pine Loans *6601", "$310"],
    [starts, "Personal loan", "Current"],
    [starts, "Ridgeline Recovery *7702", "$840"],
    [starts, "Collection", "In collections"],
  );
  expect(foundByBureau(lines)).toEqual(found);
});

test.each([
  [
    "names in small letters",
    "northlake card\nAccount number ..... xxxx4417\nBalance ..... 1,240 USD\nStatus ..... CHARGED OFF\nridgeline recovery\nAccount number ..... xxxx7702\nBalance ..... 840 USD\nStatus ..... COLLECTION",
  ],
  [
    "a status behind the name",
    "Northlake Card Charged off\nAccount number: XXXX4417\nBalance: $1,240\nPine Loans 30 días de retraso\nAccount number: XXXX6601\nBalance: $0\nRidgeline Recovery [COLLECTION]\nAccount number: XXXX7702\nBalance: $840",
  ],
  [
    "parts below a name and its number",
    "Northlake Card (...4417)\nCredit card | Derogatory - Charged off\n$1,240.00\nRidgeline Recovery (...7702)\nCollection | Derogatory - Collection\n$840.00",
  ],
  [
    "keys of a program",
    "creditor = Northlake Card\naccount_number = ****4417\nstatus = charged_off\nbalance = 1240.00\n\ncreditor = Ridgeline Recovery\naccount_number = ****7702\nstatus = collection\nbalance = 840.00",
  ],
  [
    "a timeline of what happened",
    "Jan 4\nAccount charged off\nNorthlake Card ending in 4417 was reported as charged off. Balance $1,240.\nSee details\nMar 2\nNew collection\nRidgeline Recovery ending in 7702 was added to your report with a balance of $840. Original creditor: Hudson Clinic.\nSee details",
  ],
])("%s", (_, text) => {
  const items = foundByBureau(linesOfText(`TransUnion credit report\n${text}\n`));
  expect(
    items
      .filter((item) => !item.includes("Pine"))
      .map((item) => item.replace(/\| [A-Za-z]/, (name) => name.toUpperCase())),
  ).toEqual(found.map((item) => expect.stringMatching(new RegExp(item.replaceAll("|", "\\|"), "i"))));
});

test("a screening report's credit section is below a heading for court records", () => {
  const starts = [20, 160, 240, 300, 360];
  const lines = page(
    [[34], "Resident Screening Report"],
    [[34], "Eviction"],
    [[34], "No records found."],
    [[34], "TransUnion credit"],
    [starts, "Creditor", "Opened", "Balance", "Past due", "Rating"],
    [starts, "Northlake Card", "03/2019", "$1,240", "$1,240", "9 - Charged off to bad debt"],
    [starts, "Pine Loans", "05/2020", "$310", "-", "1 - Pays as agreed"],
    [starts, "Ridgeline Recovery", "07/2023", "$840", "$840", "9B - Collection account"],
  );
  expect(foundByBureau(lines)).toEqual(found);
});

test("an adviser's letter about reports is no bureau's answer", () => {
  const text = `Credit Review
Dear Maya Lopez,
We went through your three credit reports. This is what we found, account by account.
1. Northlake Card, account ending in 4417, was opened in Dec 2021. The lender charged off the account in Feb 2024. A balance of $1,240 remains unpaid. Reported by TransUnion.
2. Oak Bank, account ending in 5520, was opened in Jan 2020. The account is now 30 days past due, with $75 overdue out of a balance of $900. Reported by TransUnion.
You have the right to dispute what is wrong.`;
  const lines = linesOfText(text);
  expect(understandLines({ lines, today: "2026-11-20" })).toHaveProperty("files");
  expect(foundByBureau(lines)).toEqual(["charge_off | Northlake Card | tr 1240", "late_payment | Oak Bank | tr 900"]);
});

test("amounts beside their labels, one under the other, are no account of their own", () => {
  const starts = [40, 190];
  const lines = page(
    [[34], "TransUnion credit report"],
    [starts, "NORTHLAKE CARD 080726****"],
    [starts, "Date Opened", "11/04/2022"],
    [starts, "Balance", "$1,240"],
    [starts, "Credit Limit", "$6,600"],
    [starts, "Original Charge-off", "$1,240"],
    [starts, "Past Due", "$1,240"],
    [starts, "Pay Status", ">Charged Off<"],
  );
  expect(foundByBureau(lines)).toEqual(["charge_off | NORTHLAKE CARD | tr 1240"]);
});

test("the last words of agencies' names are no badge, nor is the second line of a status", () => {
  const text = `Equifax credit report
FENWICK COLLECTION SVCS
Account number: ****9835
Balance: $840
Status: Collection
AMBER COLLECTIONS & OUTSOURCING
Account number: ****7702
Balance: $310
Status: Collection
NORTHLAKE CARD
Account number: ****4417
Balance: $1,240
Status: At Least 120 Days or More
Than Four Payments Past Due
Date opened: 10/20/2022`;
  const named = foundByBureau(linesOfText(text)).map((each) => each.split(" | ")[1]);
  expect(named).toEqual(expect.arrayContaining(["FENWICK COLLECTION SVCS", "AMBER COLLECTIONS & OUTSOURCING"]));
  expect(named).not.toContain("Than Four Payments");
});

test("a name, an amount and a kind over labels that stand above their values", () => {
  const account = (name: string, standing: string) =>
    `${name}\n$1,240\nCredit card\nSee details\nAccount status\nClosed\nPayment status\n${standing}\nBalance\n$1,240`;
  const text = `Your accounts at TransUnion
${account("NORTHLAKE CARD (...8409)", "Charge-off")}
${account("PINE LOANS (...6601)", "Current")}`;
  expect(foundByBureau(linesOfText(text))).toEqual(["charge_off | NORTHLAKE CARD | tr 1240"]);
});

test("two sheets beside one another, each with labels and values in columns, are no cards", () => {
  const starts = [20, 90, 320, 390];
  const both = (label: string, left: string, right: string): [number[], ...string[]] => [
    starts,
    ...[label, left, label, right],
  ];
  const lines = page(
    [[20, 320], "TransUnion", "TransUnion"],
    [[20, 320], "Adverse Accounts", "Adverse Accounts"],
    [[20, 320], "NORTHLAKE CARD 442550****", "PINE LOANS 842746****"],
    both("Balance", "$1,240", "$310"),
    both("Pay Status", ">Charged Off<", ">Charged Off<"),
    both("Date Opened", "02/19/2020", "11/24/2018"),
  );
  expect(foundByBureau(lines).sort()).toEqual([
    "charge_off | NORTHLAKE CARD | tr 1240",
    "charge_off | PINE LOANS | tr 310",
  ]);
});

test("a heading below a table opens a section wherever the table's last value ends", () => {
  const starts = [64, 160, 250, 330, 430];
  const lines = page(
    [[60], "Experian Credit Report Summary"],
    [[60], "Collections"],
    [starts, "Collection Agency", "Account No.", "Balance", "Original Creditor", "Status"],
    [starts, "RIDGELINE RECOVERY", "XXXX-1688", "$840.00", "HUDSON CLINIC", "Unpaid"],
    [starts, "FENWICK ADJUSTERS", "XXXX-3023", "$310.00", "TRUMPET WIRELESS", "Unpaid"],
    // Its right edge is where "Unpaid" ends in a line of its own.
    [[60.6], "Accounts"],
    [starts, "Creditor", "Account No.", "Balance", "Past Due", "Status"],
    [starts, "NORTHLAKE CARD", "XXXX-5930", "$1,240.00", "$1,240.00", "Charged off"],
    [starts, "PINE LOANS", "XXXX-6601", "$607.00", "$120.00", "120 days late"],
  );
  expect(foundByBureau(lines)).toEqual([
    "collection | RIDGELINE RECOVERY | ex 840",
    "collection | FENWICK ADJUSTERS | ex 310",
    "charge_off | NORTHLAKE CARD | ex 1240",
    "late_payment | PINE LOANS | ex 607",
  ]);
});

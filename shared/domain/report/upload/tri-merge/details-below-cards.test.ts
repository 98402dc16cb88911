import { foundByBureau } from "#shared/testing/found-by-bureau";
import { analyzeReport } from "../analyze";
import { linesOfText } from "../files/plain-text";
import { sheetsIn } from "./sheets";

const row = (...texts: string[]) => texts.map((text) => text.padEnd(26)).join("");

type Account = { name: string; number: string; kind: string; status: string; amount: string; isEverywhere?: true };

/** As a monitoring service prints an account with all its details: a card, the bureaus' table, and their late counts below. */
function printed({ name, number, kind, status, amount, isEverywhere }: Account): string {
  const values = (label: string, value: string) =>
    row(label, value, isEverywhere ? value : "--", isEverywhere ? value : "--");
  const counts = ["30: 0", "60: 0", "90: 0"].map((count) => (isEverywhere ? row(count, count, count) : count));
  return `${row(name)}${row("Closed Date")}
${row(number)}${row("09/20/2026")}
${row("Balance", amount)}
${row("Payment", "$55 | Date Last Posted 10/05/2026")}
${row("Late Payments", "0 30 Days", "0 60 Days", "0 90 Days")}
View all details
${name}
${row("", "TransUnion", "Experian", "Equifax")}
${values("Account #", number)}
${values("Date Opened", "02/01/2025")}
${values("Balance Owed", amount)}
${values("Account Status", "Derogatory")}
${values("Payment Status", status)}
${values("Account Type", kind)}
Late History
${isEverywhere ? row("TransUnion", "Experian", "Equifax") : "TransUnion"}
${counts.join("\n")}
`;
}

const accounts: Account[] = [
  { name: "BLUE MESA RECOVERY", number: "4391****", kind: "Collection", status: "Collection", amount: "$525" },
  {
    name: "HARBORSTONE BK",
    number: "9763****",
    kind: "Credit Card",
    status: "Chargeoff",
    amount: "$2,641",
    isEverywhere: true,
  },
  { name: "NORTHLAKE CARD", number: "9291****", kind: "Credit Card", status: "Late 30 Days", amount: "$310" },
];
const found = [
  "charge_off | HARBORSTONE BK | eq 2641 | ex 2641 | tr 2641",
  "collection | BLUE MESA RECOVERY | tr 525",
  "late_payment | NORTHLAKE CARD | tr 310",
];

test("late counts of the only bureau that reports an account are no heading over the accounts that follow", () => {
  const lines = linesOfText(`3B Report & Scores\nAccount History\n${accounts.map(printed).join("")}`);
  expect(sheetsIn(lines)).toHaveLength(1);
  expect(foundByBureau(lines).sort()).toEqual(found);
});

test("what is in an account's card is not said of the account whose details are before it", () => {
  const [first = "", second = ""] = accounts.filter(({ isEverywhere }) => !isEverywhere).map(printed);
  const right = second.replace(row("Balance", "$310"), row("Balance", "", "", "$310 | $500 Limit"));
  const lines = linesOfText(`3B Report & Scores\nAccount History\n${first}${right}`);
  expect(analyzeReport(lines, "2026-11-20")?.files.map(({ bureau }) => bureau)).toEqual(["transunion"]);
});

test("the last bureau's score is no heading over the accounts that follow", () => {
  const scores = ["TransUnion\n610\nFair", "Experian\n617\nFair", "Equifax\n624\nFair"].join("\n");
  const summary = `Credit Scores\n${scores}\nSummary\nTotal Accounts  6\nAccount History\n`;
  const lines = linesOfText(`3B Report & Scores\n${summary}${accounts.map(printed).join("")}`);
  expect(sheetsIn(lines)).toHaveLength(1);
  expect(foundByBureau(lines).sort()).toEqual(found);
});

test("a bureau's own sheet between tables does not make one account of two", () => {
  const own = `Experian
Potentially Negative Items
HARBOR LANE BANK
Account number: 517800XXXXXX
Account type: Auto loan
Status: Account charged off. $4,210 written off.
Balance: $4,210
`;
  const [first, ...others] = accounts.map(printed);
  const lines = linesOfText(`3B Report & Scores\nAccount History\n${first}${own}${others.join("")}`);
  expect(foundByBureau(lines).sort()).toEqual([...found, "charge_off | HARBOR LANE BANK | ex 4210"].sort());
});

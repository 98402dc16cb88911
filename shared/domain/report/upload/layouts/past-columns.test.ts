import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";
import { withoutPastColumns } from "./past-columns";

const row = (...cells: string[]) =>
  cells
    .map((cell) => cell.padEnd(34))
    .join("")
    .trimEnd();

const account = (
  heads: readonly string[],
  name: string,
  isTurned: boolean,
  ...rows: readonly (readonly string[])[]
) => {
  const inOrder = (cells: readonly string[]) => (isTurned ? [...cells].reverse() : cells);
  return [
    name,
    row("", ...inOrder(heads)),
    ...rows.map(([label = "", ...values]) => row(label, ...inOrder(values))),
  ].join("\n");
};

test.each([
  [["Previous report 08/11/2024", "Current report 11/11/2024"], false],
  [["Last month", "This month"], false],
  [["Prior (Aug 2024)", "Current (Nov 2024)"], true],
] as const)("of a comparison the later report is read: %s", (heads, isTurned) => {
  const of = (name: string, ...rows: readonly (readonly string[])[]) => account(heads, name, isTurned, ...rows);
  const text = `TransUnion report comparison
A MEMBER
${of("NORTHLAKE CARD (account ending in 4417)", ["Balance", "$790", "$812"], ["Past due", "$120", "$812"], ["Status", "120 days past due", "Charged off"])}
${of("OAK BANK (account ending in 3317)", ["Balance", "$790", "$310"], ["Past due", "$0", "$0"], ["Status", "Current", "Current"])}
${of("PINE LOANS (account ending in 2217)", ["Balance", "$2,400", "$2,310"], ["Past due", "$0", "$64"], ["Status", "Current", "30 days past due"])}
`;
  expect(foundByBureau(linesOfText(text)).sort()).toEqual([
    "charge_off | NORTHLAKE CARD | tr 812",
    "late_payment | PINE LOANS | tr 2310",
  ]);
});

test("headings over two addresses take no value from the accounts below", () => {
  const text = `TransUnion Credit Report
A MEMBER
Addresses
${row("", "Previous", "Current")}
${row("Street", "1 Oak Street", "2 Elm Street")}
Accounts
NORTHLAKE CARD
${row("Account number", "****4417")}
${row("Balance", "$812")}
${row("Past due", "$812")}
${row("Status", "Charged off")}
`;
  expect(foundByBureau(linesOfText(text))).toEqual(["charge_off | NORTHLAKE CARD | tr 812"]);
});

test("long cells are looked at in no time", () => {
  const cell = (x: number) => ({ text: "-".repeat(500), x, width: 100 });
  const lines = Array.from({ length: 1_200 }, (_, at) => ({ page: 1, line: at + 1, cells: [cell(0), cell(100)] }));
  const start = performance.now();
  withoutPastColumns(lines);
  expect(performance.now() - start).toBeLessThan(200);
});

import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const columns = [30, 14, 22, 12, 12];
const row = (...cells: string[]) =>
  cells
    .map((cell, at) => cell.padEnd(columns[at] ?? 0))
    .join("")
    .trimEnd();
const table = (name: string, total: string, ...rows: string[]) => `${name}
${row("Creditor", "Account no.", "Status", "Balance", "Past due", "Opened")}
${rows.join("\n")}
${row(total, "", "", "$1,122", "$812")}
`;

test("what adds up the accounts above it is no account", () => {
  const text = `Equifax report
${table("Revolving", "Total revolving (2)", row("NORTHLAKE CARD", "x4417", "Charge-off", "$812", "$812", "03/2019"), row("OAK BANK", "x3317", "Current", "$310", "$0", "03/2018"))}
${table("Collections", "Total collections (2)", row("CEDAR AGENCY", "x2217", "Collection", "$95", "$95", "03/2019"), row("ELM RECOVERY", "x1117", "Collection", "$310", "$310", "03/2018"))}
${row("Total of all accounts", "", "", "$1,527", "$1,217")}
Inquiries
CARVANA LLC 03/03/2026
`;
  expect(foundByBureau(linesOfText(text)).sort()).toEqual([
    "charge_off | NORTHLAKE CARD | eq 812",
    "collection | CEDAR AGENCY | eq 95",
    "collection | ELM RECOVERY | eq 310",
  ]);
});

test("a creditor whose name begins so is one", () => {
  const text = `Equifax report
${row("Creditor", "Account no.", "Status", "Balance", "Past due", "Opened")}
${row("TOTAL CARD INC", "x4417", "Charge-off", "$812", "$812", "03/2019")}
${row("TOTAL VISA", "x3317", "Charge-off", "$310", "$310", "03/2018")}
`;
  expect(foundByBureau(linesOfText(text)).sort()).toEqual([
    "charge_off | TOTAL CARD INC | eq 812",
    "charge_off | TOTAL VISA | eq 310",
  ]);
});

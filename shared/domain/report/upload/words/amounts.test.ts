import { analyzeReport } from "../analyze";
import { linesOfText } from "../files/plain-text";

const entryOf = (...values: string[]) =>
  analyzeReport(
    linesOfText(
      ["Experian credit report", "Report number 1111-2222-33", "Accounts", "NORTHLAKE CARD", "Account Number: 4417****"]
        .concat(values, ["Date Opened: 05/2019"])
        .join("\n"),
    ),
    "2026-11-20",
  )?.files[0]?.entries[0];

test("a number without the dollar sign that the account's other amounts have is no amount", () => {
  expect(entryOf("Balance: $1,240", "Past Due: 31")).toMatchObject({ balance: 1240, pastDue: undefined });
});

test("amounts without dollar signs are read where none has one", () => {
  expect(entryOf("Balance: 1,240", "Past Due: 410")).toMatchObject({ balance: 1240, pastDue: 410 });
});

test('30, 60 or 90 below "past due" are days, not dollars', () => {
  expect(entryOf("Status: Open", "Past Due: 60")).toMatchObject({ pastDue: undefined });
  expect(entryOf("Status: Open", "Past Due: $60")).toMatchObject({ pastDue: 60 });
});

test("what is past due may be said in the status, in English or Spanish, with cents or without", () => {
  expect(entryOf("Status: Open. $312.50 past due as of Oct 2026.")).toMatchObject({ pastDue: 312.5 });
  expect(entryOf("Status: Abierta. $472 vencidos a 09/2026.")).toMatchObject({ pastDue: 472 });
});

import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const row = (...texts: string[]) =>
  texts
    .map((text) => text.padEnd(30))
    .join("")
    .trimEnd();

test("below a court's name its record's number may be over its value, where other columns have values over labels", () => {
  const text = [
    "Experian     Report number: 2214-0907-11",
    "Potentially negative items",
    "Public records",
    row("US BKPT CT OK TULSA", "Date filed", "Responsibility", "Status"),
    row("Reference number", "Mar 2024", "Individual", "Chapter 7 bankruptcy"),
    row("2475989", "Date resolved", "Claim amount", "discharged."),
    row("", "Jul 2024", "Not reported"),
    "Credit items",
    row("NORTHLAKE CARD", "Date opened", "Type", "Status"),
    row("PO BOX 7914", "Oct 2022", "Revolving", "Account charged off."),
    row("Account number", "First reported", "Recent balance", "$877 written off."),
    row("441712....", "Oct 2022", "$877"),
  ].join("\n");
  expect(foundByBureau(linesOfText(text)).sort()).toEqual([
    "bankruptcy | US BKPT CT OK TULSA | ex unknown",
    "charge_off | NORTHLAKE CARD | ex 877",
  ]);
});

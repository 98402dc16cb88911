import { analyzeReport } from "../analyze";
import { linesOfText } from "../files/plain-text";
import { isTooLong } from "../lines/text-line";

const heading = "Creditor        Account number  Date opened  Balance   Past due  Status\n";
const row = "                4417****        01/2019      $12       $12       Charge-off\n";
const wrapped = "                 Charged\n Status                   Balance   $12\n                 off\n";

const beside = "                 Status: Open       Status: Open       Status: Open\n";
const inColumns = `                 TransUnion         Experian           Equifax\nHICKORY BANK     ${beside.trim()}\n`;
const further = "                 so late, so often  so late, so often  so late, so often\n";

/** Texts a third as long as a report may be, whose lines all look like the beginning of something that never comes. */
test.each([
  ["names below a heading", heading + "HICKORY BANK\n".repeat(10_000)],
  ["names around rows", heading + `HICKORY BANK\n${row}STATE\n`.repeat(780)],
  ["headings over names", `${heading}HICKORY BANK\n`.repeat(1_900)],
  ["sections between rows", heading + `HICKORY\n${row}COLLECTIONS\n`.repeat(1_300)],
  ["names far above and far below a row", heading + "HICKORY\n".repeat(5_000) + row + "HICKORY\n".repeat(5_000)],
  ["labels between the words of their value", wrapped.repeat(1_700)],
  ["words of a status", "                 Charged       off\n".repeat(6_500)],
  ["months without marks", "October 2026\nBalance $310\n".repeat(4_700)],
  ["values that go on in each bureau's column", inColumns + further.repeat(4_300)],
  ["values of four columns that say nothing", "-- -- -- --\n".repeat(10_000)],
  ["headings of two columns", "Date       Past\nBalance    Creditor\n".repeat(2_000)],
])("a text of %s is read within seconds", (_, hostile) => {
  const lines = linesOfText(`Equifax\n${hostile}`);
  expect(isTooLong(lines)).toBe(false);
  const begin = process.cpuUsage();
  analyzeReport(lines, "2026-11-20");
  // Two or three seconds where nothing else runs; beside other tests a slow processor needs up to four times as much for the same work.
  expect(process.cpuUsage(begin).user / 1_000).toBeLessThan(15_000);
});

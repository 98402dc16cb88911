import { analyzeReport } from "../analyze";
import { linesOfText } from "../files/plain-text";

const text = (name: string) => `Equifax credit report
Collections
ENHANCED HARBOR COLLECTORS LLC
Collection Agency:        ${name}
Account Number:           *6970
Balance:                  $1,240
Status:                   Unpaid
Inquiries
BASALT AUTO     03/2026`;

/** As the reader of pictures gives lines: with how sure it is of each word. */
const namesRead = (name: string, confidence: number) => {
  const lines = linesOfText(text(name)).map((line) => ({
    ...line,
    cells: line.cells.map((cell) => (cell.text === name ? { ...cell, confidence } : cell)),
  }));
  const entries = analyzeReport(lines, "2026-11-20")?.files.flatMap((file) => file.entries) ?? [];
  return entries.map(({ creditorName, evidence }) => ({
    creditorName,
    sure: evidence.fields.find(({ field }) => field === "creditorName")?.confidence,
  }));
};

test("a name whose first letters a picture lost is taken from the heading over its account", () => {
  expect(namesRead("ANCED HARBOR COLLECTORS", 0.6)).toEqual([
    { creditorName: "ENHANCED HARBOR COLLECTORS LLC", sure: expect.stringMatching(/high|medium/) },
  ]);
});

test("so is one of which a picture's reader has the middle word alone, above its label", () => {
  const wrapped = `Experian credit report
Potentially negative items
JEFFERSON HARBOR SYSTEMS     Potentially negative
                             HARBOR
Account Name                 Account Number     37207276....
Account Type                 Collection Agency/Attorney
Balance                      $1,240
Status                       Collection account. $1,240 past due as of Feb 2026.
Inquiries
BASALT AUTO     03/2026`;
  const lines = linesOfText(wrapped).map((line) => ({
    ...line,
    cells: line.cells.map((cell) => ({ ...cell, confidence: cell.text === "HARBOR" ? 0.85 : 0.96 })),
  }));
  const entries = analyzeReport(lines, "2026-11-20")?.files.flatMap((file) => file.entries) ?? [];
  expect(entries.map(({ creditorName }) => creditorName)).toEqual(["JEFFERSON HARBOR SYSTEMS"]);
});

test("a name that was read surely, or another one, stays as it is", () => {
  expect(namesRead("ANCED HARBOR COLLECTORS", 0.97)).toEqual([
    { creditorName: "ANCED HARBOR COLLECTORS", sure: expect.anything() },
  ]);
  expect(namesRead("BASALT RECOVERY", 0.6)).toEqual([{ creditorName: "BASALT RECOVERY", sure: "low" }]);
});

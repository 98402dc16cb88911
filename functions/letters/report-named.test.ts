import { makeLetterFacts } from "#functions/testing/letter-facts";
import { disputeLetter } from "./dispute-letter";
import { letterParagraphs, letterText } from "./letter-text";
import { joinFacts, writtenLetter } from "./shared-letter";

const excerpt = [{ page: 3, line: 12, text: "Status: Charge Off" }];
const item = { ...makeLetterFacts().item, excerpt };

test.each([
  ["experian" as const, "Report number: 1234-5678-90"],
  ["equifax" as const, "Confirmation number: 1234-5678-90"],
  ["transunion" as const, "File number: 1234-5678-90"],
])("a letter to %s has the number of its report, in that bureau's own word", (bureau, line) => {
  expect(letterText(disputeLetter(makeLetterFacts({ bureau, reportNumber: "1234-5678-90" })))).toContain(line);
});

test("the number that the member gives goes before the one that was read", () => {
  const facts = makeLetterFacts({ reportNumber: "1234-5678-90", details: { fileNumber: "EFX 77-1" } });
  expect(disputeLetter(facts).references).toEqual(["Report or file number: EFX 77-1"]);
});

test("a letter about a report without a day or number of its own gives none", () => {
  const letter = disputeLetter(makeLetterFacts({ item, reportDate: undefined }));
  const text = letterText(letter);
  expect(letter.references).toEqual([]);
  expect(text).toContain("I have read a copy of my credit report, and the item below is not reported correctly.");
  expect(text).toContain("the lines of my copy of the Equifax report that show this item");
  expect(letter.excerpts.map(({ title }) => title)).toEqual([
    "Excerpt of my copy of the Equifax report: Northgate Recovery",
  ]);
  const spanish = letterParagraphs(letter).map((paragraph) => paragraph.spanish);
  expect(spanish.join("\n")).toContain("Leí una copia de mi informe de crédito y la información");
});

test("a letter about items of two reports of one bureau names each with its item, and both numbers", () => {
  const first = makeLetterFacts({ reportDate: "2026-11-12", reportNumber: "6319876543" });
  const second = makeLetterFacts({ reportDate: "2026-10-05", reportNumber: "5510098127" });
  const letter = writtenLetter(joinFacts(first, [first, second, first]));
  const text = letterText(letter);
  expect(letter.references).toEqual(["Confirmation number: 6319876543; 5510098127"]);
  expect(text).toContain("Item 1, as Equifax reports it in my credit report of November 12, 2026");
  expect(text).toContain("Item 2, as Equifax reports it in my credit report of October 5, 2026");
});

test("a letter about outdated information names the bureau's own month of removal, and no day that it does not print", () => {
  const known = { ...makeLetterFacts().item, dateOfFirstDelinquency: undefined, removalOn: "2026-02-28" };
  const text = letterText(disputeLetter(makeLetterFacts({ bureau: "experian", item: known, reasons: ["outdated"] })));
  expect(text).toContain("Experian's own report says that this information stays on record until February 2026.");
  expect(text).toContain("Please delete it from my file.");
  expect(text).not.toMatch(/obsolete|February 28|delinquency began/);
});

import { makeLetterFacts } from "#functions/testing/letter-facts";
import { disputeLetter } from "./dispute-letter";
import { letterParagraphs, letterText } from "./letter-text";

const item = { ...makeLetterFacts().item, dateOpened: "2023-02", dateReported: "2026-10" };
const said = (facts: Parameters<typeof makeLetterFacts>[0]) => {
  const letter = disputeLetter(makeLetterFacts(facts));
  return {
    english: letterText(letter),
    spanish: letterParagraphs(letter)
      .map(({ spanish }) => spanish)
      .join("\n"),
  };
};

test("of a date of which a bureau prints only the month a letter says the month and no day", () => {
  const { english, spanish } = said({
    item: { ...item, dateOfFirstDelinquency: "2022-07" },
    reasons: ["incorrect_dates"],
  });
  for (const row of ["Opened: February 2023\n", "Reported: October 2026\n", "First delinquency: July 2022\n"])
    expect(english).toContain(row);
  expect(english).toContain("(opened: February 2023, reported: October 2026, first delinquency: July 2022)");
  expect(spanish).toMatch(/Apertura: febrero de 2023\n.*Reportado: octubre de 2026\n.*Primer atraso: julio de 2022/);
  expect(`${english} ${spanish}`).not.toMatch(/(October|July|February) 1,|1 de (octubre|julio|febrero)|31/);
});

test("an item is called obsolete once every day of the month of its first delinquency has made it so", () => {
  const outdated = { item: { ...item, dateOfFirstDelinquency: "2019-03" }, reasons: ["outdated" as const] };
  const { english, spanish } = said({ ...outdated, writtenOn: "2026-10-01" });
  expect(english).toContain(
    "began in March 2019, so the time in which it may be reported ended no later than September 2026",
  );
  expect(spanish).toContain("comenzó en marzo de 2019");
  expect(spanish).toContain("terminó a más tardar en septiembre de 2026");
  expect(said({ ...outdated, writtenOn: "2026-09-30" }).english).not.toContain("obsolete");
});

test("a bankruptcy is called obsolete once ten years have passed since every day of its month", () => {
  const filed = {
    ...item,
    itemType: "bankruptcy" as const,
    dateReported: "2016-10",
    dateOfFirstDelinquency: undefined,
  };
  const { english, spanish } = said({ item: filed, reasons: ["outdated"], writtenOn: "2026-11-01" });
  expect(english).toContain("as filed in October 2016, so the ten years");
  expect(english).toContain("ended no later than October 2026");
  expect(spanish).toContain("como presentado en octubre de 2016");
  expect(said({ item: filed, reasons: ["outdated"], writtenOn: "2026-10-31" }).english).not.toContain("obsolete");
});

test.each([
  [
    "date_opened",
    "opened in February 2023. That is not correct: it was opened on May 4, 2021",
    "se abrió en febrero de 2023",
  ],
  [
    "date_closed",
    "closed in June 2024. That is not correct: it was closed on May 4, 2021",
    "se cerró en junio de 2024",
  ],
  [
    "first_delinquency",
    "You report July 2022 as the month of the first delinquency",
    "reportan julio de 2022 como mes",
  ],
] as const)("a stated fact in the field %s is held against the month", (field, english, spanish) => {
  const facts = said({
    item: { ...item, dateClosed: "2024-06", dateOfFirstDelinquency: "2022-07" },
    reasons: ["incorrect_dates"],
    statedFacts: [{ field, right: "2021-05-04", knownFrom: "letter" }],
  });
  expect(facts.english).toContain(english);
  expect(facts.spanish).toContain(spanish);
});

test("a day in that month is no mistake of the bureau, and the letter asks for no correction of it", () => {
  const fact = { field: "date_opened", right: "2023-02-17", knownFrom: "letter" } as const;
  const { english } = said({ item, reasons: ["incorrect_dates"], statedFacts: [fact] });
  expect(english).not.toContain("That is not correct");
  expect(english).not.toContain("February 17");
});

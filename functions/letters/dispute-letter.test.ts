import { createHash } from "node:crypto";
import { makeLetterFacts } from "#functions/testing/letter-facts";
import { readPdf } from "#functions/testing/read-pdf";
import { bureaus } from "#shared/domain/bureau/bureau";
import { ASKS_ONLY, ReasonKey } from "#shared/domain/dispute/reasons";
import { disputeLetter, LETTER_EDITION } from "./dispute-letter";
import { letterPdf } from "./letter-pdf";
import { letterParagraphs, letterText } from "./letter-text";

const textOf = (facts: Parameters<typeof makeLetterFacts>[0] = {}) => letterText(disputeLetter(makeLetterFacts(facts)));

test("a letter says who writes, to whom, when and about what", () => {
  const text = textOf();
  const expected = [
    "Maya Lopez",
    "1200 Harbor Street",
    "Albany, NY 12207",
    "***-**-1234",
    "November 20, 2026",
    "Equifax Information Services LLC",
    "P.O. Box 740256",
    "Atlanta, GA 30374-0256",
    "Northgate Recovery",
    "****4821",
    "$1,240",
    "July 14, 2022",
    "15 U.S.C. § 1681i",
    "within 30 days",
    "This account does not belong to me.",
  ];
  expect(expected.filter((part) => !text.includes(part))).toEqual([]);
});

test.each(bureaus)("a letter to %s names its own address and no other bureau", (bureau) => {
  const text = textOf({ bureau }).toLowerCase();
  expect(bureaus.filter((name) => text.includes(name))).toEqual([bureau]);
});

test.each(ReasonKey.options)("the reason '%s' is stated with what is asked for, in both languages", (reason) => {
  const [, , , stated] = letterParagraphs(disputeLetter(makeLetterFacts({ reasons: [reason] })));
  expect(stated?.english).toMatch(/Please (delete|correct|update|remove)/);
  expect(stated?.spanish).toMatch(/Les pido/);
  expect(`${stated?.english}${stated?.spanish}`).not.toMatch(/[{}]/);
});

test("an item is called obsolete only after the legal limit", () => {
  const { item } = makeLetterFacts();
  const past = { ...item, dateOfFirstDelinquency: "2019-05-15" };
  expect(textOf({ item: past, reasons: ["outdated"] })).toContain("ended on November 11, 2026");
  expect(textOf({ item: past, reasons: ["outdated"], writtenOn: "2026-11-11" })).not.toContain("obsolete");
});

test("an item is called obsolete only where its limit counts from the delinquency that the letter names", () => {
  const item = { ...makeLetterFacts().item, dateOfFirstDelinquency: "2016-05-15" };
  const said = (itemType: "bankruptcy" | "judgment" | "tax_lien") =>
    textOf({ item: { ...item, itemType, dateReported: "2012-01-01" }, reasons: ["outdated"] });
  expect(said("bankruptcy")).toContain("ended on November 11, 2023");
  expect(said("judgment")).not.toContain("obsolete");
  expect(said("tax_lien")).not.toContain("obsolete");
});

test("a bureau that does not report the item is told so, with nothing made up for it", () => {
  const text = textOf({ item: { ...makeLetterFacts().item, isReported: false } });
  expect(text).toContain("not at Equifax");
  expect(text).not.toContain("$1,240");
});

test("a next round answers the rejection and asks how the item was verified", () => {
  const text = textOf({ round: 2, previous: { answeredOn: "2026-10-30", outcome: "verified" } });
  expect(text).toContain("recorded on October 30, 2026, was: the item was verified");
  expect(text).toContain("describe the procedure");
});

test("a round after silence says so and asks nothing about a check that nobody reported", () => {
  const text = textOf({ round: 2, previous: { answeredOn: "2026-10-30", outcome: "no_response" } });
  expect(text).toContain("by October 30, 2026 I had received no answer");
  expect(text).not.toContain("describe the procedure");
});

test("without a reason of the consumer's own, a letter asks and calls nothing wrong", () => {
  const text = textOf({ reasons: ["other"], explanation: ASKS_ONLY });
  expect(text).toContain("reinvestigate the item below");
  expect(text).toContain(ASKS_ONLY);
  expect(text).not.toContain("not reported correctly");
});

test("amounts have no cents or both digits of them", () => {
  const { item } = makeLetterFacts();
  expect(textOf({ item: { ...item, amount: 1_234.5 } })).toContain("$1,234.50\n");
  expect(textOf({ item: { ...item, amount: 1_234 } })).toContain("$1,234\n");
});

test("a name with letters that the standard fonts lack is readable on the paper", async () => {
  const { consumer } = makeLetterFacts();
  const letter = disputeLetter(makeLetterFacts({ consumer: { ...consumer, fullName: "Thảo Nguyễn" } }));
  const { text } = await readPdf(await letterPdf(letter));
  expect(text).toContain("Thao Nguyen");
});

test("whoever changes what the letters say raises LETTER_EDITION, and notes both here", () => {
  const previous = { answeredOn: "2026-10-30", outcome: "verified" as const };
  const item = { ...makeLetterFacts().item, payStatus: "Charged off" };
  const kinds: Parameters<typeof makeLetterFacts>[0][] = [
    ...ReasonKey.options.map((reason) => ({ reasons: [reason] })),
    { reasons: ["other"], explanation: ASKS_ONLY, hasIdEnclosed: true },
    { previous },
    { previous: { ...previous, outcome: "no_response" } },
    { item: { ...item, isReported: false } },
    { item: { ...item, fromAnnualReport: true, dateOfFirstDelinquency: "2015-01-02" }, reasons: ["outdated"] },
  ];
  const words = bureaus.flatMap((bureau) => kinds.map((facts) => textOf({ bureau, ...facts })));
  const hash = createHash("sha256").update(JSON.stringify(words)).digest("base64url");
  expect([LETTER_EDITION, hash]).toEqual([1, "vHrdDroxl1ZgSJ0kFKMNRTYHWhECK9oKNBMOKcsvST8"]);
});

test("the consumer's own words stand in the letter as they were written", () => {
  expect(textOf({ explanation: "I never lived in {state}." })).toContain("In my own words: I never lived in {state}.");
});

test("the screen never shows the whole birth date, the printed letter does", async () => {
  const letter = disputeLetter(makeLetterFacts());
  expect(letterText(letter)).toContain("**/**/1988");
  const { text } = await readPdf(await letterPdf(letter, { dateOfBirth: "1988-04-09" }));
  expect(text).toContain("04/09/1988");
});

test("the PDF has selectable text, a title, its language and at most 2 pages even at its longest", async () => {
  const longest = makeLetterFacts({
    reasons: [...ReasonKey.options],
    explanation: "I did not agree to this. ".repeat(40),
    previous: { answeredOn: "2026-10-30", outcome: "verified" },
    hasIdEnclosed: true,
  });
  const bytes = await letterPdf(disputeLetter(longest));
  const { text, pages, title, language } = await readPdf(bytes);

  expect(text).toContain("Northgate Recovery");
  expect(pages).toBeLessThanOrEqual(2);
  expect({ title, language }).toEqual({ title: "Dispute letter to Equifax: Northgate Recovery", language: "en" });
  expect(bytes.byteLength).toBeLessThan(30_000);
});

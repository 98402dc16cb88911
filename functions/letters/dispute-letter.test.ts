import { makeLetterFacts } from "#functions/testing/letter-facts";
import { readPdf } from "#functions/testing/read-pdf";
import { bureaus } from "#shared/domain/bureau/bureau";
import { ReasonKey } from "#shared/domain/schemas";
import { disputeLetter } from "./dispute-letter";
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

test("a reader of Spanish has every part of a letter but names, addresses and dates beside it", () => {
  const letter = disputeLetter(makeLetterFacts());
  const explained = letterParagraphs(letter);
  const rest = explained.reduce((text, { english }) => text.replace(english, ""), letterText(letter));
  const { sender, recipient, date, signature } = letter;
  const left = rest.split("\n").filter((line) => line.trim() !== "" && !/^(Re: |Date of birth)/.test(line));
  expect(left).toEqual([...sender, date, ...recipient, signature]);
  expect(explained.map(({ spanish }) => spanish)).toEqual(
    expect.arrayContaining([
      "A quien corresponda:",
      expect.stringMatching(/^ {2}Empresa: Northgate Recovery\n(.*\n)*.*Monto: \$1,240\n(.*\n)*.*14 de julio de 2022/),
      "Atentamente,",
    ]),
  );
});

test.each([
  ["Tax lien", "Estado: Gravamen fiscal (Tax lien)"],
  ["Current; was 60 days past due", "Estado: Al corriente; tuvo 60 días de atraso (Current; was 60 days past due)"],
  ["Balance written up", "Estado: Balance written up"],
])(
  "a reader of Spanish has the bureau's own words translated, with the English beside them: %s",
  (payStatus, expected) => {
    const { item } = makeLetterFacts();
    const letter = disputeLetter(makeLetterFacts({ item: { ...item, payStatus } }));
    const [rows] = letterParagraphs(letter).filter(({ spanish }) => spanish.includes("Estado:"));
    expect(rows?.spanish.split("\n").map((line) => line.trim())).toContain(expected);
    expect(letterText(letter)).toContain(`Status: ${payStatus}\n`);
  },
);

test("a letter calls an account open only in its bureau's words, since nothing but silence may say so", () => {
  const { payStatus: _, ...item } = makeLetterFacts().item;
  expect(textOf({ item: { ...item, status: "open" } })).not.toContain("Status:");
  expect(textOf({ item: { ...item, status: "closed" } })).toContain("Status: Closed");
  expect(textOf({ item: { ...item, status: "open", payStatus: "Open" } })).toContain("Status: Open");
});

test("an item is called obsolete only after the legal limit", () => {
  const { item } = makeLetterFacts();
  const past = { ...item, dateOfFirstDelinquency: "2019-05-15" };
  expect(textOf({ item: past, reasons: ["outdated"] })).toContain("ended on November 11, 2026");
  expect(textOf({ item: past, reasons: ["outdated"], writtenOn: "2026-11-11" })).not.toContain("obsolete");
});

test("a bankruptcy whose ten years from its filing are over gets the letter about obsolete information", () => {
  const { dateOfFirstDelinquency: _, ...rest } = makeLetterFacts().item;
  const item = { ...rest, itemType: "bankruptcy" as const, dateReported: "2016-11-19" };
  expect(textOf({ item, reasons: ["outdated"] })).toContain("ten years in which a bankruptcy may be reported ended on");
  const later = textOf({ item: { ...item, dateReported: "2016-11-20" }, reasons: ["outdated"] });
  expect(later).toContain("This information is outdated");
  expect(later).not.toMatch(/obsolete|1681c/);
});

test("an item is called obsolete only where its limit counts from the delinquency that the letter names", () => {
  const item = { ...makeLetterFacts().item, dateOfFirstDelinquency: "2016-05-15" };
  const said = (itemType: "bankruptcy" | "judgment" | "tax_lien") =>
    textOf({ item: { ...item, itemType, dateReported: "2012-01-01" }, reasons: ["outdated"] });
  expect(said("bankruptcy")).toContain("ended on November 11, 2023");
  expect(said("judgment")).not.toContain("obsolete");
  expect(said("tax_lien")).not.toContain("obsolete");
});

test("the letter to a bureau that does not report the item says so and makes nothing up", () => {
  const text = textOf({ item: { ...makeLetterFacts().item, isReported: false } });
  expect(text).toContain("no report that shows it at Equifax");
  expect(text).not.toContain("$1,240");
});

test("a next round answers the rejection and asks how the item was verified", () => {
  const text = textOf({ round: 2, previous: { answeredOn: "2026-10-30", outcome: "verified" } });
  expect(text).toContain("recorded on October 30, 2026, was: the item was verified");
  expect(text).toContain("describe the procedure");
});

test("a letter calls a bureau silent only after its last day, the days of its notice and five days of mail", () => {
  const previous = { answeredOn: "2026-10-30", outcome: "no_response" as const };
  const after = (lastDay?: string) => textOf({ round: 2, previous: { ...previous, lastDay } });
  expect(after("2026-10-16")).toContain("by October 30, 2026 I had received no answer");
  expect(after("2026-11-05")).toContain("by November 20, 2026 I had received no answer");
  for (const text of [after("2026-11-06"), after()]) {
    expect(text).not.toContain("no answer");
    expect(text).toContain("I ask you again to reinvestigate it");
  }
  expect(after("2026-10-20")).not.toContain("describe the procedure");
});

test("a round after a frivolous notice that only asks to check the dates does not say that something is wrong", () => {
  const text = textOf({
    round: 2,
    reasons: ["incorrect_dates"],
    previous: { answeredOn: "2026-10-30", outcome: "frivolous" },
  });
  expect(text).toContain("what in it I dispute and what I ask for");
  expect(text).not.toMatch(/wrong|not reported correctly/);
});

test("a round after a frivolous notice states everything, claims nothing of what was missing, and asks not how anything was verified", () => {
  const text = textOf({ round: 2, previous: { answeredOn: "2026-10-30", outcome: "frivolous" } });
  expect(text).toContain("I supply what you need to investigate it: who I am, which item I mean");
  // What a bureau missed is known only where its letter is quoted: by a cure.
  expect(text).not.toContain("missing: ");
  expect(text).toContain("tell me what it is");
  expect(text).not.toContain("verified, with the business name");
  expect(textOf({ previous: { answeredOn: "2026-10-30", outcome: "block_declined" } })).not.toContain("describe the");
});

test("an unknown amount and missing dates are said to be so, never $0", () => {
  const { amount: _, dateReported: _r, dateOpened: _o, dateOfFirstDelinquency: _d, ...item } = makeLetterFacts().item;
  const text = textOf({ item, reasons: ["incorrect_amount", "incorrect_dates"] });
  expect(text).toContain("Amount: Unknown");
  expect(text).toContain("Reported: Not provided");
  expect(text).toContain("My copy of the report does not show which amount");
  expect(text).toContain("does not show which dates you report");
  expect(text).not.toContain("$0");
});

test("a bureau that does not report an item is not told that its dates are unknown: the letter names those of another bureau", () => {
  const item = { ...makeLetterFacts().item, isReported: false };
  const text = textOf({ item, reasons: ["incorrect_dates"] });
  expect(text).toContain("Opened: ");
  expect(text).not.toContain("no dates");
  expect(text).toContain("does not show which dates you report");
});

test("a public record is called one: no court is asked or named as one who reports", () => {
  const item = { ...makeLetterFacts().item, originalCreditor: undefined, dateOfFirstDelinquency: undefined };
  const record = (itemType: "bankruptcy" | "judgment" | "tax_lien") =>
    textOf({ item: { ...item, itemType, creditorName: "US Bankruptcy Court" }, reasons: ["not_mine"] });
  expect(record("bankruptcy")).toContain("This record is not about me.");
  expect(record("bankruptcy")).toContain("Court or office: US Bankruptcy Court");
  expect(record("bankruptcy")).toContain("Filed: October 3, 2026");
  expect(record("bankruptcy")).toContain("give the company from which you have this record notice");
  expect(record("bankruptcy")).not.toContain("2018");
  for (const text of [record("judgment"), record("tax_lien")]) expect(text).toContain("no tax liens since 2018");
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

test("the lines of an uploaded report go with the letter on a sheet of their own, and only where it is sent", async () => {
  const { item } = makeLetterFacts();
  const excerpt = [
    { page: 3, line: 12, text: "Status: Charge Off" },
    { page: 3, line: 14, text: "Balance: $1,240" },
  ];
  const facts = makeLetterFacts({ item: { ...item, excerpt } });
  const { text, pages } = await readPdf(await letterPdf(disputeLetter(facts)));
  const plain = await readPdf(await letterPdf(disputeLetter(makeLetterFacts())));
  const flat = text.replace(/\s+/g, " ");

  expect(flat).toContain("Enclosed: the lines of my Equifax report of November 18, 2026 that show this item");
  expect(flat).toContain("Excerpt of my Equifax report of November 18, 2026: Northgate Recovery");
  expect(flat).toMatch(/3 12 Status: Charge Off 3 14 Balance: \$1,240/);
  expect(pages).toBe(plain.pages + 1);
  expect(disputeLetter({ ...facts, item: { ...facts.item, isReported: false } }).excerpts).toEqual([]);
});

import { makeLetterFacts } from "#functions/testing/letter-facts";
import { readPdf } from "#functions/testing/read-pdf";
import { disputeLetter } from "./dispute-letter";
import { letterPdf } from "./letter-pdf";
import { joinFacts, writtenLetter } from "./shared-letter";
import { sharedCorpus } from "./testing/letter-corpus";

const signature: [number, number][][] = [
  [
    [0, 500],
    [4_000, 500],
  ],
];
const words = "I paid it and I hold the receipt of the day. ";

test("a signature is never parted from what it signs, however long the letter is", async () => {
  const lengths = Array.from({ length: 24 }, (_, place) => 10 + 2 * place);
  const pages = await Promise.all(
    lengths.map(async (length) => {
      const facts = makeLetterFacts({ explanation: words.repeat(length).trim(), details: { signature } });
      const { text } = await readPdf(await letterPdf(disputeLetter(facts)));
      return text.split(/Page \d+ of \d+/).filter((page) => page.trim() !== "");
    }),
  );
  expect(new Set(pages.map((each) => each.length)).size).toBeGreaterThan(1);
  const last = pages.map((each) => each.at(-1)?.trim().replace(/\s+/g, " "));
  for (const page of last) expect(page).toMatch(/Please send me the results .* Sincerely, \S+ \S+$/);
});

test("no paragraph is torn between two pages, and no citation between two lines", async () => {
  const letters = sharedCorpus().flatMap(({ parts }) => {
    const [first] = parts;
    return first && parts.length === 5 ? [writtenLetter(joinFacts(first, parts))] : [];
  });
  for (const letter of letters.slice(0, 6)) {
    const { text } = await readPdf(await letterPdf(letter));
    const pages = text.split(/Page \d+ of \d+/).map((page) => page.replace(/\s+/g, ""));
    const said = [...letter.opening, ...letter.body].map(({ english }) => english.replace(/\s+/g, ""));
    const torn = said.filter((paragraph) => !pages.some((page) => page.includes(paragraph)));
    expect(torn).toEqual([]);
    expect(text).not.toMatch(/(U\.S\.C\.|§)\s*\n/);
  }
});

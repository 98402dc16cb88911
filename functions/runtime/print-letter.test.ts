import type { Enclosure } from "#functions/letters/letter-pdf";
import { png as brokenPng } from "#functions/testing/fake-image-store";
import { makeLetterFacts } from "#functions/testing/letter-facts";
import { readPdf } from "#functions/testing/read-pdf";
import { printLetter } from "./print-letter";

jest.spyOn(console, "log").mockImplementation(() => undefined);

const ENCLOSED = "Enclosed: a copy of my government-issued ID";

/** One grey pixel. */
const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGOoBwAAgQCAVMf4owAAAABJRU5ErkJggg==",
  "base64",
);
const side = (bytes: Uint8Array): Enclosure => ({ contentType: "image/png", bytes });
const facts = makeLetterFacts({ hasIdEnclosed: true });
const printed = async (enclosures?: Enclosure[]) => readPdf(await printLetter(facts, "1988-04-09", enclosures));

test("both sides of the ID follow on a page of their own", async () => {
  const { text, pages } = await printed([side(pixel), side(pixel)]);
  expect(text).toContain(ENCLOSED);
  expect(pages).toBe(2);
});

test.each([
  ["an image that cannot be read", [side(pixel), side(brokenPng)]],
  ["one side only", [side(pixel)]],
  ["no image left", []],
])("with %s the letter still goes, and says nothing of an enclosure", async (_, enclosures) => {
  const { text, pages } = await printed(enclosures);
  expect(text).not.toContain("Enclosed");
  expect(text).toContain("04/09/1988");
  expect(pages).toBe(1);
});

test("a copy to read names what the mailed one encloses", async () => {
  expect((await printed()).text).toContain(ENCLOSED);
});

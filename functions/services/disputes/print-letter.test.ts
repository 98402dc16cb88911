import { deflateSync } from "node:zlib";
import { getDocumentProxy } from "unpdf";
import type { Enclosure } from "#functions/letters/letter-pdf";
import { png as brokenPng } from "#functions/testing/fake-image-store";
import { makeLetterFacts } from "#functions/testing/letter-facts";
import { makePdf } from "#functions/testing/make-pdf";
import { makePng, pngChunk } from "#functions/testing/make-png";
import { readPdf } from "#functions/testing/read-pdf";
import { printLetter } from "./print-letter";

const ENCLOSED = "Enclosed: a copy of my government-issued ID";

const side = (bytes: Uint8Array): Enclosure => ({ contentType: "image/png", bytes });
const facts = makeLetterFacts({ hasIdEnclosed: true });
const printed = async (enclosures: Enclosure[]) =>
  readPdf(await printLetter(facts, { dateOfBirth: "1988-04-09", enclosures, exhibits: [] }));

const good = makePng();
const palette = (colors: number) => pngChunk("PLTE", Buffer.alloc(colors * 3));
const alphas = (colors: number) => pngChunk("tRNS", Buffer.alloc(colors));
/** The passes of 8 by 8 pixels. */
const passes: [number, number][] = [
  [1, 1],
  [1, 1],
  [2, 1],
  [2, 2],
  [4, 2],
  [4, 4],
  [8, 4],
];

test.each([
  ["in RGB with alpha", good],
  ["in RGB with alpha of 16 bits", makePng({ bits: 16 })],
  ["in RGB", makePng({ colorType: 2 })],
  ["in grey with alpha", makePng({ colorType: 4, filter: 4 })],
  ["of one grey pixel", makePng({ width: 1, height: 1, colorType: 0 })],
  ["in black and white", makePng({ bits: 1, colorType: 0, width: 20 })],
  ["that is interlaced", makePng({ isInterlaced: true, passes })],
  ["with a palette", makePng({ bits: 4, colorType: 3, chunks: [palette(16)] })],
  ["with a palette that is transparent", makePng({ colorType: 3, chunks: [palette(3), alphas(2)] })],
  ["with more in it than pixels", makePng({ chunks: [pngChunk("tEXt", Buffer.from("Comment\0ID"))] })],
  ["of nearly 8 million pixels", makePng({ width: 3264, height: 2448, bits: 1, colorType: 0 })],
])("both sides of an ID %s follow on a page of their own", async (_, image) => {
  const { text, pages } = await printed([side(image), side(image)]);
  expect(text).toContain(ENCLOSED);
  expect(pages).toBe(2);
});

async function expectNoEnclosure(enclosures: Enclosure[]) {
  const { text, pages } = await printed(enclosures);
  expect(text).not.toContain("Enclosed");
  expect(text).toContain("04/09/1988");
  expect(pages).toBe(1);
}

test.each<[string, Enclosure[]]>([
  ["one side only", [side(good)]],
  ["no image left", []],
  ["a broken PNG that is called a JPEG", [side(good), { contentType: "image/jpeg", bytes: makePng({ filter: 9 }) }]],
])("with %s the letter still goes, and says nothing of an enclosure", (_, enclosures) => expectNoEnclosure(enclosures));

const jpeg = (...bytes: number[]) => Buffer.from([0xff, 0xd8, 0xff, ...bytes]);

test.each<[string, Uint8Array]>([
  ["a file that only begins like a PNG", brokenPng],
  ["a JPEG without an end", jpeg(0xe0, 0xff, 0xff)],
  ["a JPEG whose sizes are nothing", jpeg(...Array(3_000).fill([0xe0, 0, 0, 0xff]).flat())],
  ["a PNG with rows in a filter that there is not", makePng({ filter: 9 })],
  ["a PNG with such rows in an interlaced image", makePng({ isInterlaced: true, passes, filter: 5 })],
  ["a PNG with a chunk of nearly 4 GB", makePng({ chunks: [pngChunk("junk", Buffer.alloc(0), 0xfffffff4)] })],
  [
    "a PNG with a chunk that reaches beyond the file",
    makePng({ chunks: [pngChunk("junk", Buffer.alloc(0), 0x00ffffff)] }),
  ],
  ["a PNG with pixels that unpack to 64 MB", makePng({ packed: deflateSync(Buffer.alloc(64 * 1024 * 1024)) })],
  ["a PNG with fewer pixels than it says", makePng({ packed: deflateSync(Buffer.alloc(100)) })],
  ["a PNG with packed pixels that break off", makePng({ packed: deflateSync(Buffer.alloc(264)).subarray(0, 8) })],
  ["a PNG with pixels that are not packed", makePng({ packed: Buffer.alloc(264) })],
  ["a PNG with the end of the file missing", good.subarray(0, -12)],
  ["a PNG with more than 8 million pixels", makePng({ width: 3264, height: 2452, bits: 1, colorType: 0 })],
  ["a PNG with more than 4 million pixels of 8 bytes", makePng({ width: 2048, height: 2048, bits: 16 })],
  ["a PNG with no pixels", makePng({ width: 0 })],
  ["a PNG with a kind of colour that there is not", makePng({ colorType: 5 })],
  ["a PNG with 3 bits of grey", makePng({ bits: 3, colorType: 0 })],
  ["a PNG with a second header", makePng({ chunks: [good.subarray(8, 33)] })],
  ["a PNG with no palette", makePng({ colorType: 3 })],
  ["a PNG with a palette of 17 colours for 4 bits", makePng({ bits: 4, colorType: 3, chunks: [palette(17)] })],
  ["a PNG with more transparent colours than colours", makePng({ colorType: 3, chunks: [palette(3), alphas(4)] })],
  // In order, but more than pdfkit can do.
  [
    "a PNG with interlaced rows that have no pixels",
    makePng({
      width: 2,
      isInterlaced: true,
      passes: [
        [1, 1],
        [1, 1],
        [1, 2],
        [1, 4],
        [2, 4],
      ],
    }),
  ],
  ["a PNG with interlaced pixels of 4 bits", makePng({ bits: 4, colorType: 0, isInterlaced: true, passes })],
  ["a PNG with 4 bits of transparent colours", makePng({ bits: 4, colorType: 3, chunks: [palette(3), alphas(1)] })],
  ["a PNG with one grey that is transparent", makePng({ colorType: 0, chunks: [alphas(2)] })],
])("beside a good side, %s is not enclosed, and the letter still goes", (_, bytes) =>
  expectNoEnclosure([side(good), side(bytes)]),
);

test("letters that are printed at once all come, whatever is wrong with one of them", async () => {
  const sides = [good, brokenPng, good].map((bytes) => [side(bytes), side(bytes)]);
  const pages = await Promise.all(sides.map(async (both) => (await printed(both)).pages));
  expect(pages).toEqual([2, 1, 2]);
});

test("what an exhibit's page says above the proof stays between the rims, however long the accounts' names are", async () => {
  const creditorName = Array(5).fill("Northgate Recovery and Settlement Services of the Great Lakes").join(", ");
  const exhibits = [
    { proofId: "01", kind: "statement" as const, pages: 1, sha256: "00", pdf: await makePdf("a page") },
  ];
  const named = { ...facts, item: { ...facts.item, creditorName } };
  const letter = await printLetter(named, { dateOfBirth: "1988-04-09", enclosures: [], exhibits });

  const pdf = await getDocumentProxy(new Uint8Array(letter));
  const { items } = await (await pdf.getPage(pdf.numPages)).getTextContent();
  const pieces = items.flatMap((item) =>
    "str" in item ? [{ text: item.str, right: item.transform[4] + item.width }] : [],
  );
  expect(pieces.map(({ text }) => text).join(" ")).toContain("Great Lakes · ****4821 · November 20, 2026");
  expect(Math.max(...pieces.map(({ right }) => right))).toBeLessThanOrEqual(612 - 36);
});

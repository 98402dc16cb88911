import { randomBytes } from "node:crypto";
import { deflateSync } from "node:zlib";
import { PDFDict, PDFDocument, PDFName, PDFRawStream } from "@cantoo/pdf-lib";
import { redrawApart } from "#functions/providers/id-image/redraw-apart";
import { againWhenBusy } from "#functions/testing/again-when-busy";
import { bundleThreads, type Threads } from "#functions/testing/bundle-threads";
import { makePng } from "#functions/testing/make-png";
import { pdfWithoutComposite, pdfWithoutFont } from "#functions/testing/missing-fonts";
import { readPdf } from "#functions/testing/read-pdf";
import { cleanApart } from "./clean-apart";

let threads: Threads;
const clean = (bytes: Uint8Array) => againWhenBusy(() => cleanApart(bytes, threads.file("proof-thread")));
const redraw = (bytes: Uint8Array) => againWhenBusy(() => redrawApart(bytes, threads.file("image-thread")));

beforeAll(async () => {
  threads = await bundleThreads("proof-file/proof-thread", "id-image/image-thread");
});

afterAll(() => threads.remove());

async function cleaned(bytes: Uint8Array): Promise<Uint8Array> {
  const proof = await clean(bytes);
  if ("refusal" in proof) throw new Error(proof.refusal);
  return proof.pdf;
}

async function objectsOf(pdf: Uint8Array) {
  const { context } = await PDFDocument.load(pdf, { updateMetadata: false });
  return context.enumerateIndirectObjects().map(([, object]) => object);
}

test.each([
  ["Verdana-Bold", 32, "Helvetica-Bold"],
  ["GaramondPro-Italic", 98, "Times-Italic"],
  ["OCRB", 33, "Courier"],
])("a font that a statement names and does not carry (%s) is one that each printer has", async (name, flags, font) => {
  const pdf = await cleaned(pdfWithoutFont(name, flags));
  expect((await readPdf(pdf)).text).toContain("Balance: $1,240 paid in full");
  expect(await fontsOf(pdf)).toEqual([`/${font}`]);
});

async function fontsOf(pdf: Uint8Array) {
  const objects = await objectsOf(pdf);
  const fonts = objects.flatMap((object) =>
    object instanceof PDFDict && object.has(PDFName.of("BaseFont")) ? [object] : [],
  );
  return fonts.map((font) => String(font.get(PDFName.of("BaseFont"))));
}

test("a statement is refused when its characters cannot be told without a font that is missing: no printer could print it", async () => {
  expect(await clean(pdfWithoutComposite("Univers"))).toEqual({ refusal: "fonts" });
});

test("a page that a phone has scanned is as fine and as gray as it is printed, where it was; a small picture stays as it is", async () => {
  const [wide, high] = [1_500, 2_600];
  const zero = Buffer.alloc(1);
  const noise = deflateSync(
    Buffer.concat(Array.from({ length: high }, () => Buffer.concat([zero, randomBytes(wide * 3)]))),
  );
  const photo = (await redraw(makePng({ width: wide, height: high, colorType: 2, packed: noise }))) ?? Buffer.alloc(0);
  const logo = (await redraw(makePng({ width: 40, height: 40, colorType: 2 }))) ?? Buffer.alloc(0);
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([612, 792]);
  page.drawImage(await pdf.embedJpg(photo), { x: 50, y: 50, width: 400, height: 690 });
  page.drawImage(await pdf.embedJpg(logo), { x: 500, y: 50, width: 40, height: 40 });

  const clean = await cleaned(await pdf.save());
  expect(photo.length).toBeGreaterThan(1_000_000);
  expect(clean.length).toBeLessThan(0.8 * photo.length);
  const pictures = (await picturesOf(clean)).sort((a, b) => a.width - b.width);
  expect(pictures).toEqual([
    { width: 40, height: 40, colors: "/DeviceRGB", components: 3 },
    { width: expect.any(Number), height: expect.any(Number), colors: "/DeviceGray", components: 1 },
  ]);
  const [, scan] = pictures;
  expect(scan?.height).toBeLessThanOrEqual(2_250);
  expect((scan?.height ?? 0) / (scan?.width ?? 1)).toBeCloseTo(high / wide, 1);
});

async function picturesOf(pdf: Uint8Array) {
  const objects = await objectsOf(pdf);
  return objects.flatMap((object) => {
    if (!(object instanceof PDFRawStream) || String(object.dict.get(PDFName.of("Subtype"))) !== "/Image") return [];
    const entry = (key: string) => String(object.dict.get(PDFName.of(key)));
    const size = { width: Number(entry("Width")), height: Number(entry("Height")) };
    return [{ ...size, colors: entry("ColorSpace"), components: componentsOf(object.contents) }];
  });
}

/** Of a baseline or extended JPEG, as its frame header says: ITU-T T.81, B.2.2. */
function componentsOf(jpeg: Uint8Array): number | undefined {
  const frame = jpeg.findIndex((byte, at) => byte === 0xff && [0xc0, 0xc1].includes(jpeg[at + 1] ?? 0));
  return jpeg[frame + 9];
}

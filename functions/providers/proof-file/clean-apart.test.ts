import { readFileSync } from "node:fs";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import { degrees, PDFDocument, PDFName, PDFStream, PDFString } from "@cantoo/pdf-lib";
import type { PageSource } from "#functions/providers/report-file/picture/page-reading";
import { readPageApart } from "#functions/providers/report-file/picture/read-page-apart";
import { againWhenBusy } from "#functions/testing/again-when-busy";
import { bundleThreads, type Threads } from "#functions/testing/bundle-threads";
import { makePdf } from "#functions/testing/make-pdf";
import { makePng } from "#functions/testing/make-png";
import { pdfAround } from "#functions/testing/raw-pdf";
import { readPdf } from "#functions/testing/read-pdf";
import { withExif } from "#functions/testing/with-exif";
import { MOST_PROOF_PAGES } from "#shared/domain/evidence/proof";
import { cleanApart } from "./clean-apart";

let threads: Threads;
const clean = (bytes: Uint8Array) => againWhenBusy(() => cleanApart(bytes, threads.file("proof-thread")));
const readPage = (source: PageSource) => againWhenBusy(() => readPageApart(source, threads.file("picture-thread")));
const photographed = () => readFileSync(join(__dirname, "../../testing/pictures/report-photo.jpg"));

beforeAll(async () => {
  threads = await bundleThreads("proof-file/proof-thread", "report-file/picture/picture-thread");
});

afterAll(() => threads.remove());

async function cleaned(bytes: Uint8Array) {
  const proof = await clean(bytes);
  if ("refusal" in proof) throw new Error(proof.refusal);
  return proof;
}

/** A statement with everything that a PDF may do besides being read. */
async function active(): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(await makePdf("Statement of March\fSecond page"));
  pdf.addJavaScript("greet", "app.alert('run')");
  await pdf.attach(Buffer.from("MZ a program"), "tool.exe", { mimeType: "application/octet-stream" });
  const [page] = pdf.getPages();
  const link = pdf.context.obj({
    Type: "Annot",
    Subtype: "Link",
    Rect: [0, 0, 600, 700],
    A: { S: "URI", URI: PDFString.of("https://evil.example/") },
  });
  page?.node.set(PDFName.of("Annots"), pdf.context.obj([link]));
  page?.node.set(PDFName.of("AA"), pdf.context.obj({ O: { S: "JavaScript", JS: PDFString.of("app.alert('open')") } }));
  pdf.setAuthor("Maya at 40.7128 N");
  return pdf.save({ useObjectStreams: false });
}

test("what a PDF prints stays; scripts, links, attachments and the names of its makers go", async () => {
  const before = Buffer.from(await active()).toString("latin1");
  expect(before).toMatch(/JavaScript/);
  const { pdf, pages } = await cleaned(await active());

  expect(pages).toBe(2);
  expect((await readPdf(pdf)).text).toMatch(/Statement of March[\s\S]*Second page/);
  const loose = await PDFDocument.load(pdf, { updateMetadata: false });
  const objects = loose.context.enumerateIndirectObjects().map(([, object]) => object);
  const written = objects.map((object) => (object instanceof PDFStream ? object.dict : object).toString());
  expect(written.join("\n")).not.toMatch(
    /JavaScript|app\.alert|evil\.example|EmbeddedFile|\/Link|\/AA|40\.7128|tool\.exe/,
  );
});

test("what was typed into a form is part of the page", async () => {
  const pdf = await PDFDocument.create();
  const field = pdf.getForm().createTextField("victim");
  field.setText("Maya Lopez, 14 March");
  field.addToPage(pdf.addPage([612, 792]), { x: 50, y: 600, width: 300, height: 30 });

  expect((await readPdf((await cleaned(await pdf.save())).pdf)).text).toContain("Maya Lopez, 14 March");
});

test.each([
  [0, [400, 600]],
  [90, [600, 400]],
  [180, [400, 600]],
  [270, [600, 400]],
])("a page that is shown turned by %i degrees is upright, and as large as before", async (angle, size) => {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([400, 600]);
  page.drawText("Upright");
  page.setRotation(degrees(angle));
  const { pdf: clean } = await cleaned(await pdf.save());
  const [only] = (await PDFDocument.load(clean)).getPages();

  expect([only?.getWidth(), only?.getHeight()]).toEqual(size);
  expect(only?.getRotation().angle).toBe(0);
  expect((await readPdf(clean)).text).toContain("Upright");
});

test("an empty page stays one", async () => {
  const pdf = await PDFDocument.create();
  pdf.addPage();
  expect(await cleaned(await pdf.save())).toMatchObject({ pages: 1 });
});

test("a photo becomes one page, without what else was in its file", async () => {
  const photo = Buffer.concat([makePng({ width: 600, height: 800 }), Buffer.from("GPS 40.7128 N")]);
  const { pdf, pages } = await cleaned(photo);

  expect(pages).toBe(1);
  expect(Buffer.from(pdf).toString("latin1")).not.toContain("40.7128");
  expect((await PDFDocument.load(pdf)).getPages().map((page) => [page.getWidth(), page.getHeight()])).toEqual([
    [216, 288],
  ]);
});

test("a photo of a page on its side is upright, whatever the phone wrote into it: its writing tells which way is up", async () => {
  const { pdf } = await cleaned(withExif(photographed(), 6));
  const reading = await readPage({ bytes: pdf, pdfPage: 1 });
  if (!("pieces" in reading)) throw new Error(`Not read: ${reading.unread}`);

  const [first] = [...reading.pieces].sort((a, b) => b.y - a.y);
  expect(first?.text).toBe("Experian");
  // Its upper left corner is the picture's own: nothing had to be turned to read it.
  const [corner] = reading.corners;
  expect([corner?.x, corner?.y]).toEqual([expect.closeTo(0, 1), expect.closeTo(0, 1)]);
});

test("a statement that all may open and no one may change is taken", async () => {
  const pdf = await makePdf("Statement of March", { ownerPassword: "secret", permissions: { modifying: false } });
  expect((await readPdf((await cleaned(pdf)).pdf)).text).toContain("Statement of March");
});

test.each<[string, () => Promise<Uint8Array> | Uint8Array, string]>([
  ["a PDF with a password", () => makePdf("x", { userPassword: "secret" }), "locked"],
  ["a PDF of noise", () => Buffer.from(`%PDF-1.7\n${"\x80stream".repeat(500)}`), "damaged"],
  ["a PDF that was cut off", async () => (await makePdf("Statement")).subarray(0, 300), "damaged"],
  ["a PDF without a page", async () => (await PDFDocument.create()).save({ addDefaultPage: false }), "damaged"],
  ["a picture that was cut off", () => makePng().subarray(0, 40), "damaged"],
  ["a photo that was cut off", () => photographed().subarray(0, 60_000), "damaged"],
  ["a drawing", () => Buffer.from("<svg onload=alert(1)>"), "damaged"],
  [
    "too many pages",
    () =>
      makePdf(
        Array(MOST_PROOF_PAGES + 1)
          .fill("x")
          .join("\f"),
      ),
    "too-long",
  ],
])("%s is refused", async (_, bytesOf, refusal) => {
  expect(await clean(await bytesOf())).toEqual({ refusal });
});

test("a PDF of hundreds of thousands of broken parts is refused within seconds", async () => {
  const begin = process.cpuUsage();
  expect(await clean(Buffer.from(`%PDF-1.7\n${"stream\n".repeat(570_000)}`))).toEqual({ refusal: "damaged" });
  expect(process.cpuUsage(begin).user / 1_000).toBeLessThan(10_000);
});

test("a PDF that is packed twice is stopped long before it fills the function's memory", async () => {
  const bomb = deflateSync(deflateSync(Buffer.alloc(700_000_000, 32), { level: 1 }));
  const before = process.memoryUsage.rss();
  let most = 0;
  const looking = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss() - before);
  }, 10);

  const proof = await clean(pdfAround(bomb, "[/FlateDecode /FlateDecode]")).finally(() => clearInterval(looking));
  expect(proof).toEqual({ refusal: "damaged" });
  expect(most).toBeLessThan(1_000 * 1024 * 1024);
});

test("one that stays below that memory is refused too: the letter that encloses it would unpack it again", async () => {
  const bomb = deflateSync(deflateSync(Buffer.alloc(100_000_000, 32), { level: 1 }));
  expect(await clean(pdfAround(bomb, "[/FlateDecode /FlateDecode]"))).toEqual({ refusal: "damaged" });
});

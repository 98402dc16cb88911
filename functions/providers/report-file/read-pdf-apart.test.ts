import { deflateSync } from "node:zlib";
import { againWhenBusy } from "#functions/testing/again-when-busy";
import { bundleThreads, type Threads } from "#functions/testing/bundle-threads";
import { makePdf } from "#functions/testing/make-pdf";
import { pdfAround, pdfFile } from "#functions/testing/raw-pdf";
import { readPdfApart } from "./read-pdf-apart";
import { type ReadPdf, reportLines } from "./report-lines";

let threads: Threads;
const readApart: ReadPdf = (bytes) => againWhenBusy(() => readPdfApart(bytes, threads.file("pdf-thread")));

beforeAll(async () => {
  threads = await bundleThreads("report-file/pdf-thread");
});

afterAll(() => threads.remove());

test("a PDF is read in a thread of its own", async () => {
  const reading = await readApart(await makePdf("Experian\fBalance   $5"));
  const pages =
    "pages" in reading ? reading.pages.map(({ pieces }) => pieces.map(({ text }) => text).join("|")) : reading;
  expect(pages).toEqual(["Experian", expect.stringMatching(/^Balance\|.*\$5$/)]);
});

test("a locked PDF is distinguished from a damaged one", async () => {
  expect(await readApart(await makePdf("x", { userPassword: "secret" }))).toEqual({ refusal: "locked" });
  expect(await readApart(Buffer.from("%PDF-1.7 nothing"))).toEqual({ refusal: "damaged" });
});

test("a PDF that unpacks into a thousand times its size is known before it is read", async () => {
  const bomb = deflateSync(Buffer.alloc(200_000_000, 32), { level: 1 });
  const begin = process.cpuUsage();
  expect(await readApart(pdfAround(bomb))).toEqual({ refusal: "damaged" });
  const { user, system } = process.cpuUsage(begin);
  expect((user + system) / 1_000).toBeLessThan(3_000);
});

test("one that is packed twice is stopped in its thread", async () => {
  const bomb = deflateSync(deflateSync(Buffer.alloc(700_000_000, 32), { level: 1 }));
  const before = process.memoryUsage.rss();
  const begin = process.cpuUsage();
  expect(await readApart(pdfAround(bomb, "[/FlateDecode /FlateDecode]"))).toEqual({ refusal: "damaged" });
  expect(processorMs(begin)).toBeLessThan(15_000);
  expect(process.memoryUsage.rss() - before).toBeLessThan(512 * 1024 * 1024);
});

test("5,000 pages are refused within 10 seconds", async () => {
  const before = process.memoryUsage.rss();
  const begin = process.cpuUsage();
  const pages = pdfOf(5_000);
  expect(await readApart(pages)).toEqual({ refusal: "too-long" });
  expect(processorMs(begin)).toBeLessThan(10_000);
  expect(process.memoryUsage.rss() - before).toBeLessThan(512 * 1024 * 1024);
});

test("a text of 5,000 pages is refused within 10 seconds", async () => {
  const text = "Experian\nStatus: Charge Off\n\f".repeat(5_000).concat("x\n".repeat(40_001));
  const begin = process.cpuUsage();
  const read = await reportLines(Buffer.from(text), "text/plain", readApart);
  expect(read).toEqual({ refusal: "too-long" });
  expect(processorMs(begin)).toBeLessThan(10_000);
});

/** A PDF with so many pages, each with a word. */
function pdfOf(count: number): Buffer {
  const content = Buffer.from("BT (Experian) Tj ET");
  const page = "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 3 0 R /Resources << >> >>";
  const kids = Array.from({ length: count }, (_, index) => `${index + 4} 0 R`).join(" ");
  return pdfFile([
    Buffer.from("<< /Type /Catalog /Pages 2 0 R >>"),
    Buffer.from(`<< /Type /Pages /Kids [${kids}] /Count ${count} >>`),
    Buffer.concat([Buffer.from(`<< /Length ${content.length} >>\nstream\n`), content, Buffer.from("\nendstream")]),
    ...Array.from({ length: count }, () => Buffer.from(page)),
  ]);
}

/** Its own time: what else the machine does is not the reader's. */
function processorMs(begin: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(begin);
  return (user + system) / 1_000;
}

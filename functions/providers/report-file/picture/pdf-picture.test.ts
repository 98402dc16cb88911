import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import { build } from "esbuild";
import { pdfFile } from "#functions/testing/raw-pdf";

const [WIDTH, HEIGHT] = [601, 800];
let folder: string;
let pdfPicture: typeof import("./pdf-picture").pdfPicture;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "pdf-picture-"));
  const outfile = join(folder, "pdf-picture.js");
  const entryPoints = [join(__dirname, "pdf-picture.ts")];
  await build({ bundle: true, platform: "node", target: "node20", format: "cjs", entryPoints, outfile });
  pdfPicture = require(outfile).pdfPicture;
});

afterAll(() => rm(folder, { recursive: true }));

/** A white page of one bit a pixel, with its upper left quarter black. */
function bits(): Buffer {
  const row = Math.ceil(WIDTH / 8);
  const rows = Buffer.alloc(row * HEIGHT, 0xff);
  for (let y = 0; y < HEIGHT / 2; y += 1) rows.fill(0, y * row, y * row + Math.floor(row / 2));
  return deflateSync(rows);
}

function stream(head: string, data: Buffer): Buffer {
  const begin = Buffer.from(`<< ${head} /Length ${data.length} >>\nstream\n`);
  return Buffer.concat([begin, data, Buffer.from("\nendstream")]);
}

/** @param image what says how the bits are to be taken; `before` is drawn before the scan */
function scanOf(image: string, { data = bits(), before = "" } = {}): Buffer {
  const resources = "<< /XObject << /Im0 5 0 R >> /Font << /F1 6 0 R >> >>";
  const page = `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R /Resources ${resources} >>`;
  return pdfFile([
    Buffer.from("<< /Type /Catalog /Pages 2 0 R >>"),
    Buffer.from("<< /Type /Pages /Kids [3 0 R] /Count 1 >>"),
    Buffer.from(page),
    stream("", Buffer.from(`${before} q 600 0 0 800 0 0 cm /Im0 Do Q`)),
    stream(`/Type /XObject /Subtype /Image /Width ${WIDTH} /Height ${HEIGHT} ${image} /Filter /FlateDecode`, data),
    Buffer.from("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>"),
  ]);
}

const oneBit = "/ColorSpace /DeviceGray /BitsPerComponent 1";

test.each([
  ["in black and white alone, as of a fax,", scanOf(oneBit)],
  ["that says which bit is black", scanOf(`${oneBit} /Decode [1 0]`, { data: inverted() })],
  ["that is a stencil, as some scanners write print", scanOf("/ImageMask true /BitsPerComponent 1")],
  ["behind a line of the scanner's own", scanOf(oneBit, { before: "BT /F1 12 Tf (Scanned) Tj ET" })],
])("a scan %s is the page's picture", async (_, bytes) => {
  const found = await pdfPicture(bytes, 1);
  const shade = (x: number, y: number) => found?.picture.data[y * WIDTH + x];
  expect(found?.picture).toMatchObject({ width: WIDTH, height: HEIGHT });
  expect([shade(10, 10), shade(WIDTH - 10, 10), shade(10, HEIGHT - 10)]).toEqual([0, 255, 255]);
  expect(found?.toPage({ x: 1, y: 1 })).toEqual({ x: expect.closeTo(1), y: expect.closeTo(1) });
});

function inverted(): Buffer {
  const row = Math.ceil(WIDTH / 8);
  const rows = Buffer.alloc(row * HEIGHT);
  for (let y = 0; y < HEIGHT / 2; y += 1) rows.fill(0xff, y * row, y * row + Math.floor(row / 2));
  return deflateSync(rows);
}

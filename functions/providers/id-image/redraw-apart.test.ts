import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { imageSize } from "image-size";
import { makePng, pngChunk } from "#functions/testing/make-png";
import { imageTypeOf } from "#shared/domain/document/image-type";
import { type RedrawImage, redrawApart } from "./redraw-apart";

let folder: string;
const redraw: RedrawImage = (bytes) => redrawApart(bytes, join(folder, "image-thread.js"));

// As deployed: bundled, beside the function that starts it.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "image-thread-"));
  const entryPoints = [join(__dirname, "image-thread.ts")];
  const loader = { ".wasm": "binary" } as const;
  const deployed = { bundle: true, minify: true, platform: "node", target: "node20", format: "cjs" } as const;
  await build({ ...deployed, entryPoints, outdir: folder, loader });
});

afterAll(() => rm(folder, { recursive: true }));

/** A JPEG with an EXIF segment: how it is turned (6: a quarter to the right), and text as a camera writes the place. */
async function photo(width: number, height: number): Promise<Buffer> {
  const plain = Buffer.from((await redraw(makePng({ width, height }))) ?? []);
  const entry = Buffer.from([0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0]);
  const tiff = Buffer.concat([Buffer.from("MM\0*\0\0\0\x08\0\x01", "latin1"), entry, Buffer.alloc(4)]);
  const exif = Buffer.concat([Buffer.from("Exif\0\0"), tiff, Buffer.from("GPS 40.7128 N 74.0060 W")]);
  const head = Buffer.from([0xff, 0xe1, 0, exif.length + 2]);
  return Buffer.concat([plain.subarray(0, 2), head, exif, plain.subarray(2)]);
}

test("a photo comes back without its EXIF and place, turned as the EXIF said", async () => {
  const drawn = Buffer.from((await redraw(await photo(40, 20))) ?? []);

  expect(imageTypeOf(drawn)).toBe("image/jpeg");
  expect(imageSize(drawn)).toMatchObject({ width: 20, height: 40 });
  expect(drawn.toString("latin1")).not.toMatch(/Exif|GPS|40\.7128/);
});

test("what else is in a PNG or behind it is not in the new image", async () => {
  const text = pngChunk("tEXt", Buffer.from("Comment\0<script>alert(1)</script>"));
  const polyglot = Buffer.concat([makePng({ chunks: [text] }), Buffer.from("PK\x03\x04 an archive")]);
  const drawn = Buffer.from((await redraw(polyglot)) ?? []);

  expect(imageSize(drawn)).toMatchObject({ width: 8, height: 8, type: "jpg" });
  expect(drawn.toString("latin1")).not.toMatch(/script|PK|archive/);
});

test("a WebP is drawn too", async () => {
  const pixel = Buffer.from("UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==", "base64");

  expect(imageTypeOf((await redraw(pixel)) ?? Buffer.alloc(0))).toBe("image/jpeg");
});

test.each([
  ["only begins like a PNG", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])],
  ["only begins like a JPEG", Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46])],
  ["says that it has 900 million pixels", makePng({ width: 30_000, height: 30_000, packed: Buffer.alloc(10) })],
  ["is no image", Buffer.from("<svg onload=alert(1)>")],
])("what %s is refused, without filling the memory", async (_, bytes) => {
  const before = process.memoryUsage.rss();

  expect(await redraw(bytes)).toBeUndefined();
  expect(process.memoryUsage.rss() - before).toBeLessThan(256 * 1024 * 1024);
});

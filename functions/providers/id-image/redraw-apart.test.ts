import { writeFile } from "node:fs/promises";
import { imageSize } from "image-size";
import { againWhenBusy } from "#functions/testing/again-when-busy";
import { bundleThreads, type Threads } from "#functions/testing/bundle-threads";
import { makePng, pngChunk } from "#functions/testing/make-png";
import { withExif } from "#functions/testing/with-exif";
import { imageTypeOf } from "#shared/domain/document/image-type";
import { type RedrawImage, redrawApart } from "./redraw-apart";

let threads: Threads;
const redraw: RedrawImage = (bytes) => againWhenBusy(() => redrawApart(bytes, threads.file("image-thread")));

beforeAll(async () => {
  threads = await bundleThreads("id-image/image-thread");
});

afterAll(() => threads.remove());

const photo = async (size: { width: number; height: number }) => Buffer.from((await redraw(makePng(size))) ?? []);

test("a photo comes back without its EXIF and place, turned as the EXIF said", async () => {
  const taken = withExif(await photo({ width: 40, height: 20 }), 6, "GPS 40.7128 N 74.0060 W");
  const drawn = Buffer.from((await redraw(taken)) ?? []);

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
  ["small", { width: 2_000, height: 2_000 }, { width: 2_000, height: 2_000 }],
  ["phone's", { width: 4_032, height: 3_024 }, { width: 2_016, height: 1_512 }],
  ["very large", { width: 8_064, height: 6_049 }, { width: 2_016, height: 1_512 }],
])("a %s photo is kept as finely as it is printed", async (_, taken, kept) => {
  expect(imageSize(await photo(taken))).toMatchObject(kept);
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

test("a photo that was cut off on its way is refused, though a small one in its head is whole; one with a film behind it is taken", async () => {
  const whole = await photo({ width: 900, height: 600 });
  const small = await photo({ width: 8, height: 8 });
  const taken = withExif(whole, 1, small);
  const cutOff = taken.subarray(0, taken.length - 200);

  expect(await redraw(cutOff)).toBeUndefined();
  expect(await redraw(Buffer.concat([taken, Buffer.from("ftypmp42 of a moving photo")]))).toBeDefined();
});

test("a machine that is too busy says nothing of a photo, which can be tried again", async () => {
  const busy = threads.file("busy");
  await writeFile(busy, "setInterval(() => {}, 1_000);");
  await expect(redrawApart(makePng(), busy, 300)).rejects.toMatchObject({ name: "TimeoutError" });
});

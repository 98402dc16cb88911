import { imageTypeOf } from "./image-type";

test.each([
  ["a JPEG", [0xff, 0xd8, 0xff, 0xe0, 0, 0x10], "image/jpeg"],
  ["a PNG", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], "image/png"],
  ["a WebP", [...Buffer.from("RIFF"), 1, 2, 3, 4, ...Buffer.from("WEBPVP8 ")], "image/webp"],
  ["a sound in the same wrapping", [...Buffer.from("RIFF"), 1, 2, 3, 4, ...Buffer.from("WAVEfmt ")], undefined],
  ["a page that calls itself an image", [...Buffer.from("<svg xmlns=")], undefined],
  ["a PDF", [...Buffer.from("%PDF-1.7")], undefined],
  ["an empty file", [], undefined],
  ["the beginning of a PNG alone", [0x89, 0x50], undefined],
])("%s is known by its first bytes", (_, bytes, type) => {
  expect(imageTypeOf(Uint8Array.from(bytes))).toBe(type);
});

/**
 * A JPEG with an EXIF segment: how it is to be turned (6: a quarter to the right), and what a camera writes beside it: the place, a
 * small picture.
 */
export function withExif(jpeg: Uint8Array, orientation: number, more: string | Uint8Array = ""): Buffer {
  const entry = Buffer.from([0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]);
  const tiff = Buffer.concat([Buffer.from("MM\0*\0\0\0\x08\0\x01", "latin1"), entry, Buffer.alloc(4)]);
  const exif = Buffer.concat([Buffer.from("Exif\0\0"), tiff, Buffer.from(more)]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(exif.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, exif, jpeg.subarray(2)]);
}

const FILL = 0xff;
const START_OF_SCAN = 0xda;
const END_OF_IMAGE = Buffer.from([0xff, 0xd9]);

/**
 * Whether a JPEG goes on to its end: decoders fill what is missing with gray. The end is looked for behind the first scan, since a
 * thumbnail in the file's head has one of its own (ITU-T T.81, B.1 and B.2).
 */
export function isWholeJpeg(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 2;
  while (at + 4 <= file.length && file[at] === FILL) {
    const marker = file[at + 1];
    if (marker === START_OF_SCAN) return file.indexOf(END_OF_IMAGE, at) > 0;
    at += marker === FILL ? 1 : 2 + file.readUInt16BE(at + 2);
  }
  return false;
}

import { crc32, deflateSync } from "node:zlib";

const WIDTH = 640;
const HEIGHT = 404;

/** Colours by number: paper, band, print, portrait. */
const palette = [0xf4, 0xf1, 0xe8, 0x2f, 0x5d, 0x50, 0x8a, 0x8f, 0x8c, 0xc9, 0xbf, 0xa8];
const [PAPER, BAND, PRINT, PORTRAIT] = [0, 1, 2, 3];

type Box = [left: number, top: number, width: number, height: number, colour: number];

const boxes: Record<"front" | "back", Box[]> = {
  front: [
    [0, 0, WIDTH, 70, BAND],
    [36, 110, 170, 220, PORTRAIT],
    ...[120, 165, 210, 255, 300].map((top, line): Box => [240, top, 340 - line * 35, 18, PRINT]),
  ],
  back: [
    [0, 40, WIDTH, 70, PRINT],
    ...[150, 190, 230].map((top): Box => [36, top, 560, 14, PORTRAIT]),
    [36, 290, 568, 80, BAND],
  ],
};

/** An image of one side of an invented ID card: blocks of colour where a real one has data. PNG, some hundred bytes. */
export function idCard(side: "front" | "back"): Buffer {
  // Each row begins with the number of its filter: none.
  const rows = Buffer.alloc((WIDTH + 1) * HEIGHT, PAPER);
  for (const [left, top, width, height, colour] of boxes[side]) {
    for (let y = top; y < top + height; y += 1) {
      const start = y * (WIDTH + 1) + 1 + left;
      rows.fill(colour, start, start + width);
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("PLTE", Buffer.from(palette)),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, checksum]);
}

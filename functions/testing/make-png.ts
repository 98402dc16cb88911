import { crc32, deflateSync } from "node:zlib";

/** One chunk of a PNG. Its `size` may be a lie. https://www.w3.org/TR/png-3/#5Chunk-layout */
export function pngChunk(name: string, data: Uint8Array = Buffer.alloc(0), size = data.length): Buffer {
  const [before, after] = [Buffer.alloc(4), Buffer.alloc(4)];
  before.writeUInt32BE(size);
  const named = Buffer.concat([Buffer.from(name, "latin1"), data]);
  after.writeUInt32BE(crc32(named));
  return Buffer.concat([before, named, after]);
}

type Image = {
  width?: number;
  height?: number;
  /** Of a sample. */
  bits?: number;
  /** 0 grey, 2 RGB, 3 palette, 4 grey with alpha, 6 RGB with alpha. */
  colorType?: number;
  isInterlaced?: boolean;
  /** The filter of each row. */
  filter?: number;
  /** Width and height of each pass of an interlaced image. */
  passes?: [number, number][];
  /** The chunks between the header and the pixels. */
  chunks?: Buffer[];
  /** The packed pixels, where they are to be others than those that belong there. */
  packed?: Buffer;
};

const samples: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** A PNG of zeros: 8 by 8 pixels in RGB with alpha, unless it is said otherwise. */
export function makePng({ width = 8, height = 8, bits = 8, colorType = 6, ...image }: Image = {}): Buffer {
  const { isInterlaced = false, filter = 0, passes = [[width, height]], chunks = [] } = image;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([bits, colorType, 0, 0, isInterlaced ? 1 : 0], 8);
  const rows = passes.map(([across, down]) => {
    const rowBytes = 1 + Math.ceil((across * bits * (samples[colorType] ?? 1)) / 8);
    const row = Buffer.concat([Buffer.from([filter]), Buffer.alloc(rowBytes - 1)]);
    return Buffer.alloc(rowBytes * down, row);
  });
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk("IHDR", header),
    ...chunks,
    pngChunk("IDAT", image.packed ?? deflateSync(Buffer.concat(rows))),
    pngChunk("IEND"),
  ]);
}

import { promisify } from "node:util";
import { inflate } from "node:zlib";
import { imageTypeOf } from "#shared/domain/document/image-type";

/**
 * A passport's page has 6 million at 600 dots per inch. Two sides of 8 million, in files as large as they may be, take pdfkit up to
 * 800 MB, and the job that mails has 1,024.
 */
const MOST_PIXELS = 8_000_000;
/** That many of 4 bytes, and a filter for each row. */
const MOST_RAW_BYTES = 33_000_000;

type Chunk = { name: string; data: Uint8Array };
type Header = { width: number; height: number; bits: number; colorType: number; isInterlaced: boolean };
type Pass = { rows: number; rowBytes: number };

const PALETTE = 3;

/** Samples of a pixel, and the bits that each may have, by the header's colour type. */
const colorTypes: Record<number, { samples: number; depths: number[] }> = {
  0: { samples: 1, depths: [1, 2, 4, 8, 16] },
  2: { samples: 3, depths: [8, 16] },
  [PALETTE]: { samples: 1, depths: [1, 2, 4, 8] },
  4: { samples: 2, depths: [8, 16] },
  6: { samples: 4, depths: [8, 16] },
};

/** Where each pass of an interlaced image begins, and its steps. */
const adam7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/**
 * Makes sure that pdfkit prints an image, or throws where it can be caught. It believes what a PNG says: a chunk longer than the
 * file may send it round for ever, and what is wrong with the packed pixels it throws where it ends the process. Of a JPEG it reads
 * the header alone, and throws at once. https://www.w3.org/TR/png-3/
 *
 * @throws Error for a PNG that is not in order, is too large, or is of a kind that pdfkit prints as something else
 */
export async function checkImage(bytes: Uint8Array): Promise<void> {
  const type = imageTypeOf(bytes);
  if (type === "image/jpeg") return;
  must(type === "image/png", "is none");

  const chunks = chunksOf(bytes);
  const header = headerOf(chunks);
  checkColors(header, chunks);
  const passes = passesOf(header);
  const rawBytes = passes.reduce((sum, { rows, rowBytes }) => sum + rows * rowBytes, 0);
  must(rawBytes <= MOST_RAW_BYTES, "is too large");

  const packed = Buffer.concat(dataOf(chunks, "IDAT"));
  const raw = await promisify(inflate)(packed, { maxOutputLength: rawBytes });
  must(raw.length === rawBytes, "has too few pixels");
  checkFilters(raw, passes);
}

function must(isSo: boolean, what: string): asserts isSo {
  if (!isSo) throw new Error(`A PNG ${what}`);
}

const dataOf = (chunks: Chunk[], wanted: string) => chunks.flatMap(({ name, data }) => (name === wanted ? [data] : []));

/** The chunks up to the end of the image, each inside the file. */
function chunksOf(bytes: Uint8Array): Chunk[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chunks: Chunk[] = [];
  for (let at = 8; ; ) {
    must(at + 12 <= bytes.length, "has no end");
    const size = view.getUint32(at);
    must(at + 12 + size <= bytes.length, "has a chunk that is longer than the file");
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (name === "IEND") return chunks;
    chunks.push({ name, data: bytes.subarray(at + 8, at + 8 + size) });
    at += 12 + size;
  }
}

function headerOf(chunks: Chunk[]): Header {
  const [data, ...others] = dataOf(chunks, "IHDR");
  must(chunks[0]?.name === "IHDR" && data?.length === 13 && others.length === 0, "has no header, or two");
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const [width, height] = [view.getUint32(0), view.getUint32(4)];
  const [bits = 0, colorType = 0, compression, filter, interlace = 0] = data.subarray(8);
  must(width > 0 && height > 0 && width * height <= MOST_PIXELS, "has no pixels, or too many");
  must(compression === 0 && filter === 0 && interlace <= 1, "is packed in an unknown way");
  must(colorTypes[colorType]?.depths.includes(bits) === true, "has an unknown kind of colour");
  const isInterlaced = interlace === 1;
  // pdfkit puts together whole bytes only, and of a narrow image it reads rows that have no pixels and are not there.
  must(!isInterlaced || (bits >= 8 && width > 4), "is interlaced in a way that cannot be printed");
  return { width, height, bits, colorType, isInterlaced };
}

/**
 * A palette is where one is needed and only there: pdfkit paints with any. Transparent colours go right in palettes of whole bytes;
 * elsewhere pdfkit takes away others, up to the black of the writing.
 */
function checkColors({ bits, colorType }: Header, chunks: Chunk[]): void {
  const [palette, transparent] = [dataOf(chunks, "PLTE"), dataOf(chunks, "tRNS")];
  const colors = (palette[0]?.length ?? 0) / 3;
  const isPalette = colorType === PALETTE;
  must(palette.length === (isPalette ? 1 : 0), "lacks its palette, or has one that it does not need");
  must(!isPalette || (Number.isInteger(colors) && colors > 0 && colors <= 2 ** bits), "has a palette of another size");
  const [alphas] = transparent;
  must(
    !alphas || (isPalette && bits === 8 && transparent.length === 1 && alphas.length <= colors),
    "is transparent in a way that cannot be printed",
  );
}

function passesOf({ width, height, bits, colorType, isInterlaced }: Header): Pass[] {
  const pixelBits = bits * (colorTypes[colorType]?.samples ?? 0);
  return (isInterlaced ? adam7 : [[0, 0, 1, 1] as const]).map(([x, y, across, down]) => ({
    rows: Math.ceil((height - y) / down),
    rowBytes: 1 + Math.ceil((Math.ceil((width - x) / across) * pixelBits) / 8),
  }));
}

function checkFilters(raw: Uint8Array, passes: Pass[]): void {
  let at = 0;
  for (const { rows, rowBytes } of passes) {
    for (let row = 0; row < rows; row += 1) {
      must((raw[at] ?? 5) <= 4, "has a row with an unknown filter");
      at += rowBytes;
    }
  }
}

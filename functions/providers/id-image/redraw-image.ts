import jpegEncoder from "@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm";
import encodeJpeg, { init as initJpegEncoder } from "@jsquash/jpeg/encode.js";
import { decodeImage, type Pixels } from "./decode-image";

/** Small writing on an ID stays readable; without the slow searches for the last percent of size. */
const QUALITY = { quality: 80, progressive: false, auto_subsample: false, chroma_subsample: 1 };

/** Five inches of a letter at 300 dots per inch and more. Both sides of an ID are in a file that the post takes: `MOST_LETTER_BYTES`. */
const MOST_PIXELS = 4_000_000;

/**
 * Draws an image once more, pixel by pixel, as a JPEG: whatever else was in the file (place and camera, other files, programs) is
 * not in the new one. One with more pixels than are printed becomes smaller.
 *
 * @throws Error for what is no whole image, or has more than 50 million pixels
 */
export async function redrawImage(bytes: Uint8Array): Promise<Uint8Array> {
  const pixels = bounded(await decodeImage(bytes));
  flatten(pixels.data);
  await initJpegEncoder(new WebAssembly.Module(jpegEncoder));
  return new Uint8Array(await encodeJpeg(pixels, QUALITY));
}

/** Half as wide and half as high until it has no more pixels than are printed: each pixel is the mean of four. */
function bounded(pixels: Pixels): Pixels {
  const { width, height, data } = pixels;
  if (width * height <= MOST_PIXELS) return pixels;
  const [columns, rows] = [width >> 1, height >> 1];
  const half = new Uint8ClampedArray(columns * rows * 4);
  const below = width * 4;
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const from = (row * 2 * width + column * 2) * 4;
      const to = (row * columns + column) * 4;
      for (let sample = 0; sample < 4; sample += 1) {
        const at = from + sample;
        const sum = (data[at] ?? 0) + (data[at + 4] ?? 0) + (data[at + below] ?? 0) + (data[at + below + 4] ?? 0);
        half[to + sample] = sum / 4;
      }
    }
  }
  return bounded({ width: columns, height: rows, data: half, colorSpace: pixels.colorSpace });
}

/** A JPEG has no transparency: what lies under it is white. */
function flatten(data: Uint8ClampedArray): void {
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] ?? 255;
    if (alpha === 255) continue;
    for (let sample = at; sample < at + 3; sample += 1) {
      data[sample] = ((data[sample] ?? 0) * alpha + 255 * (255 - alpha)) / 255;
    }
  }
}

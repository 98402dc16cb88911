import jpegEncoder from "@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm";
import encodeJpeg, { init as initJpegEncoder } from "@jsquash/jpeg/encode.js";
import { decodeImage } from "./decode-image";

/** Small writing on an ID stays readable; without the slow searches for the last percent of size. */
const QUALITY = { quality: 88, progressive: false, auto_subsample: false, chroma_subsample: 1 };

/**
 * Draws an image once more, pixel by pixel, as a JPEG: whatever else was in the file (place and camera, other files, programs) is
 * not in the new one.
 *
 * @throws Error for what is no whole image, or has more than 50 million pixels
 */
export async function redrawImage(bytes: Uint8Array): Promise<Uint8Array> {
  const pixels = await decodeImage(bytes);
  flatten(pixels.data);
  await initJpegEncoder(new WebAssembly.Module(jpegEncoder));
  return new Uint8Array(await encodeJpeg(pixels, QUALITY));
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

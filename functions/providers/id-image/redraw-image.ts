import jpegDecoder from "@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm";
import jpegEncoder from "@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm";
import decodeJpeg, { init as initJpegDecoder } from "@jsquash/jpeg/decode.js";
import encodeJpeg, { init as initJpegEncoder } from "@jsquash/jpeg/encode.js";
import pngDecoder from "@jsquash/png/codec/pkg/squoosh_png_bg.wasm";
import decodePng, { init as initPngDecoder } from "@jsquash/png/decode.js";
import webpDecoder from "@jsquash/webp/codec/dec/webp_dec.wasm";
import decodeWebp, { init as initWebpDecoder } from "@jsquash/webp/decode.js";
import { imageSize } from "image-size";
import { type ImageType, imageTypeOf, MOST_IMAGE_PIXELS } from "#shared/domain/document/image-type";

type Pixels = Awaited<ReturnType<typeof decodeJpeg>>;

/** Small writing on an ID stays readable; without the slow searches for the last percent of size. */
const QUALITY = { quality: 88, progressive: false, auto_subsample: false, chroma_subsample: 1 };

const decoders: Record<ImageType, (bytes: ArrayBuffer) => Promise<Pixels>> = {
  "image/jpeg": async (bytes) => {
    await initJpegDecoder(new WebAssembly.Module(jpegDecoder));
    // Turned as its EXIF says, since that goes.
    return decodeJpeg(bytes, { preserveOrientation: true });
  },
  "image/png": async (bytes) => {
    await initPngDecoder(new WebAssembly.Module(pngDecoder));
    return decodePng(bytes);
  },
  "image/webp": async (bytes) => {
    await initWebpDecoder(new WebAssembly.Module(webpDecoder));
    return decodeWebp(bytes);
  },
};

/**
 * Draws an image once more, pixel by pixel, as a JPEG: whatever else was in the file (place and camera, other files, programs) is
 * not in the new one. How many pixels it has is known before they are unpacked.
 *
 * @throws Error for what is no whole image, or has more than 50 million pixels
 */
export async function redrawImage(bytes: Uint8Array): Promise<Uint8Array> {
  const type = imageTypeOf(bytes);
  if (!type) throw new Error("It is no image");
  assertBounded(imageSize(bytes));
  const pixels = await decoders[type](Uint8Array.from(bytes).buffer);
  assertBounded(pixels);
  flatten(pixels.data);
  await initJpegEncoder(new WebAssembly.Module(jpegEncoder));
  return new Uint8Array(await encodeJpeg(pixels, QUALITY));
}

function assertBounded({ width, height }: { width: number; height: number }): void {
  const count = width * height;
  if (!(count > 0 && count <= MOST_IMAGE_PIXELS)) throw new Error("It has no pixels, or too many");
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

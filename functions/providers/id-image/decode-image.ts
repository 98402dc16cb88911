import jpegDecoder from "@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm";
import decodeJpeg, { init as initJpegDecoder } from "@jsquash/jpeg/decode.js";
import pngDecoder from "@jsquash/png/codec/pkg/squoosh_png_bg.wasm";
import decodePng, { init as initPngDecoder } from "@jsquash/png/decode.js";
import webpDecoder from "@jsquash/webp/codec/dec/webp_dec.wasm";
import decodeWebp, { init as initWebpDecoder } from "@jsquash/webp/decode.js";
import { imageSize } from "image-size";
import { type ImageType, imageTypeOf, MOST_IMAGE_PIXELS } from "#shared/domain/document/image-type";
import { isWholeJpeg } from "./whole-jpeg";

/** Four bytes a pixel, row by row from the top. */
export type Pixels = Awaited<ReturnType<typeof decodeJpeg>>;

/** As its bytes have it: a document that holds a JPEG says itself how it lies. @throws Error for what is no whole JPEG */
export async function decodeAsStored(bytes: Uint8Array): Promise<Pixels> {
  return decodeWholeJpeg(bytes, false);
}

async function decodeWholeJpeg(bytes: Uint8Array, preserveOrientation: boolean): Promise<Pixels> {
  if (!isWholeJpeg(bytes)) throw new Error("It was cut off");
  assertBounded(imageSize(bytes));
  await initJpegDecoder(new WebAssembly.Module(jpegDecoder));
  return decodeJpeg(Uint8Array.from(bytes).buffer, { preserveOrientation });
}

const decoders: Record<ImageType, (bytes: ArrayBuffer) => Promise<Pixels>> = {
  // Turned as its EXIF says, since that goes.
  "image/jpeg": (bytes) => decodeWholeJpeg(new Uint8Array(bytes), true),
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
 * The pixels of an image. How many it has is known before they are unpacked.
 *
 * @throws Error for what is no whole image, or has more than 50 million pixels
 */
export async function decodeImage(bytes: Uint8Array): Promise<Pixels> {
  const type = imageTypeOf(bytes);
  if (!type) throw new Error("It is no image");
  assertBounded(imageSize(bytes));
  const pixels = await decoders[type](Uint8Array.from(bytes).buffer);
  assertBounded(pixels);
  return pixels;
}

function assertBounded({ width, height }: { width: number; height: number }): void {
  const count = width * height;
  if (!(count > 0 && count <= MOST_IMAGE_PIXELS)) throw new Error("It has no pixels, or too many");
}

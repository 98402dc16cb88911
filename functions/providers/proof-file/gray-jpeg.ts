import jpegEncoder from "@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm";
import encodeJpeg, { init as initJpegEncoder } from "@jsquash/jpeg/encode.js";
import type { Gray } from "#functions/providers/report-file/picture/gray";

/** The encoder's number for one component a pixel. */
const GRAYSCALE = 1;
const QUALITY = { quality: 78, progressive: false, color_space: GRAYSCALE };

/** A page as a JPEG in shades of gray, as it is mailed. */
export async function grayJpeg(page: Gray): Promise<Uint8Array> {
  await initJpegEncoder(new WebAssembly.Module(jpegEncoder));
  return new Uint8Array(await encodeJpeg(imageOf(page), QUALITY));
}

function imageOf({ width, height, data }: Gray) {
  const rgba = new Uint8ClampedArray(width * height * 4);
  for (let at = 0, to = 0; at < data.length; at += 1, to += 4) {
    const shade = data[at] ?? 255;
    rgba[to] = shade;
    rgba[to + 1] = shade;
    rgba[to + 2] = shade;
    rgba[to + 3] = 255;
  }
  return { width, height, data: rgba, colorSpace: "srgb" as const };
}

import {
  PDFArray,
  type PDFDict,
  type PDFDocument,
  PDFName,
  PDFNumber,
  PDFRawStream,
  type PDFRef,
} from "@cantoo/pdf-lib";
import { textOf } from "#functions/letters/fonts";
import { decodeAsStored } from "#functions/providers/id-image/decode-image";
import { toGray } from "#functions/providers/report-file/picture/gray";
import { grayJpeg } from "./gray-jpeg";
import { notLarger } from "./legible";

/** A page of writing at 200 dots per inch is not larger by much. */
const LARGE_BYTES = 400_000;
/** Of a file: what can be drawn in the time that it has, half a second for each and more for the finest. */
const MOST_PICTURES = 8;
const MOST_PIXELS = 60_000_000;

type Picture = { ref: PDFRef; stream: PDFRawStream; pixels: number };

/**
 * Makes the large photos in a PDF as fine and as gray as they are printed: what a phone scans has megabytes a page, and a letter has
 * not many. The largest come first; those that time does not allow stay as they are.
 */
export async function shrinkPictures(pdf: PDFDocument): Promise<void> {
  let pixels = 0;
  for (const picture of largePhotos(pdf).slice(0, MOST_PICTURES)) {
    pixels += picture.pixels;
    if (pixels > MOST_PIXELS) return;
    await shrink(picture, pdf);
  }
}

function largePhotos({ context }: PDFDocument): Picture[] {
  const pictures = context.enumerateIndirectObjects().flatMap(([ref, stream]): Picture[] => {
    if (!(stream instanceof PDFRawStream) || stream.contents.length < LARGE_BYTES || !isPhoto(stream.dict)) return [];
    return [{ ref, stream, pixels: numberOf(stream.dict, "Width") * numberOf(stream.dict, "Height") }];
  });
  return pictures.sort((a, b) => b.stream.contents.length - a.stream.contents.length);
}

/** A JPEG whose colours are plain red, green and blue or shades of gray, all of it seen. */
function isPhoto(picture: PDFDict): boolean {
  const isJpeg = textOf(picture, "Subtype") === "Image" && nameIn(picture, "Filter") === "DCTDecode";
  const isWhole = ["SMask", "Mask", "Decode"].every((key) => !picture.has(PDFName.of(key)));
  return isJpeg && isWhole && isPlain(picture);
}

function isPlain(picture: PDFDict): boolean {
  const name = nameIn(picture, "ColorSpace");
  if (name !== "ICCBased") return name === "DeviceRGB" || name === "DeviceGray";
  const space = picture.lookup(PDFName.of("ColorSpace"), PDFArray);
  const profile = space.lookup(1);
  const components = profile instanceof PDFRawStream ? numberOf(profile.dict, "N") : 0;
  return components === 1 || components === 3;
}

/** The name, or the first of a list: of filters a list of one only. */
function nameIn(picture: PDFDict, key: "Filter" | "ColorSpace"): string | undefined {
  const value = picture.lookup(PDFName.of(key));
  if (value instanceof PDFName) return value.decodeText();
  if (!(value instanceof PDFArray) || (key === "Filter" && value.size() > 1)) return undefined;
  return value.lookupMaybe(0, PDFName)?.decodeText();
}

const numberOf = (dictionary: PDFDict, key: string) => {
  return dictionary.lookupMaybe(PDFName.of(key), PDFNumber)?.asNumber() ?? 0;
};

async function shrink({ ref, stream }: Picture, { context }: PDFDocument): Promise<void> {
  try {
    const page = notLarger(toGray(await decodeAsStored(stream.contents)));
    const jpeg = await grayJpeg(page);
    if (jpeg.length >= stream.contents.length) return;
    const { width: Width, height: Height } = page;
    const picture = { Type: "XObject", Subtype: "Image", Width, Height, ColorSpace: "DeviceGray", BitsPerComponent: 8 };
    context.assign(ref, context.stream(jpeg, { ...picture, Filter: "DCTDecode" }));
  } catch {
    // We cannot draw this picture, the printer may be able to: it stays as it is.
  }
}

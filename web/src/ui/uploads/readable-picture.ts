import { MOST_REPORT_FILE_BYTES } from "#shared/domain/document/report-file";
import { drawAsJpeg } from "#web/src/ui/draw-as-jpeg";
import { isPicture, typeOf } from "./problems";

const QUALITY = 0.85;
/** Kinds that phones and browsers know and the reader does not. */
const foreign = /\.(?:heic|heif|webp|avif)$/i;

const isForeign = ({ name }: File) => foreign.test(name);
const isTooLarge = (file: File) => isPicture(typeOf(file)) && file.size > MOST_REPORT_FILE_BYTES;

/** Hands on the files as they can be read: at once, where none of them has to be written. */
export function onceReadable(files: readonly File[], use: (files: readonly File[]) => void): void {
  if (files.some((file) => isForeign(file) || isTooLarge(file))) void Promise.all(files.map(readable)).then(use);
  else use(files);
}

/**
 * A picture as it can be read: one that is too large, or of a kind that only its phone knows, is written as a JPEG by the browser.
 * Every other file, and one that this browser cannot show, stays as it is.
 */
async function readable(file: File): Promise<File> {
  if (!isForeign(file) && !isTooLarge(file)) return file;
  try {
    const written = await drawAsJpeg(await createImageBitmap(file), QUALITY);
    const name = `${file.name.replace(/\.[^.]*$/, "")}.jpg`;
    return new File([written], name, { type: "image/jpeg", lastModified: file.lastModified });
  } catch {
    // Not a picture for this browser either: it is refused in words.
    return file;
  }
}

/** The images that are accepted of an ID. Not SVG, which is a program; not HEIC, which few readers can show. */
export type ImageType = "image/jpeg" | "image/png" | "image/webp";

export const imageTypes: readonly ImageType[] = ["image/jpeg", "image/png", "image/webp"];

/** ID images may have at most 10 MB. */
export const MOST_IMAGE_BYTES = 10 * 1024 * 1024;

/** More is no photo of an ID, but a file made to fill the memory of the program that opens it. */
export const MOST_IMAGE_PIXELS = 50_000_000;

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

const PNG = [0x89, ...ascii("PNG"), 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];
const WEBP_AT = 8;

/** What an image is by its first bytes, whatever its name or sender says. Undefined for everything else. */
export function imageTypeOf(firstBytes: Uint8Array): ImageType | undefined {
  const has = (bytes: number[], at = 0) => bytes.every((byte, position) => firstBytes[at + position] === byte);
  if (has(JPEG)) return "image/jpeg";
  if (has(PNG)) return "image/png";
  return has(ascii("RIFF")) && has(ascii("WEBP"), WEBP_AT) ? "image/webp" : undefined;
}

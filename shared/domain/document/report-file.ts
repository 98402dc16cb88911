import { imageTypeOf } from "./image-type";

/** Files that a credit report may come in; the last one is a page saved as a web archive (MHTML). Not SVG, which is a program. */
export const reportFileTypes = [
  "application/pdf",
  "image/jpeg",
  "image/png",
  "text/plain",
  "text/html",
  "multipart/related",
] as const;
export type ReportFileType = (typeof reportFileTypes)[number];

/** Each file may have at most 5 MB. */
export const MOST_REPORT_FILE_BYTES = 5 * 1024 * 1024;

/** With at most 5 MB each, 20 files that wait to be read are the 100 MB that one member may have in the store. */
export const MOST_WAITING_FILES = 20;

const FIRST_BYTES = 4_096;
const program = /^\s*(?:<|#!|%!|\{\\rtf|MZ)|<(?:!doctype|html|script|svg|iframe|object|embed|\?xml|\?php|%)/i;
const page = /^\s*(?:<!--[\s\S]{0,2000}?-->\s*)?<(?:!doctype html|html|head|body|div|table|section|main|h1)\b/i;

/**
 * What a file is by its own bytes, whatever its name or sender says. Undefined for everything else: other kinds, pages and
 * programs dressed as text, texts with control characters.
 */
export function reportFileTypeOf(bytes: Uint8Array, announced: string): ReportFileType | undefined {
  if (startsWith(bytes, "%PDF-")) return "application/pdf";
  const image = imageTypeOf(bytes);
  if (image) return image === "image/webp" ? undefined : image;
  if (hasControls(bytes)) return undefined;
  const beginning = String.fromCharCode(...bytes.subarray(0, FIRST_BYTES)).replace(/^\u00ef\u00bb\u00bf/, "");
  if (beginning.trim() === "") return undefined;
  // Some browsers call an archive a page.
  if (isWebArchive(beginning)) return announced === "text/html" ? "text/html" : "multipart/related";
  if (announced === "text/html") return page.test(beginning) ? "text/html" : undefined;
  return program.test(beginning) ? undefined : "text/plain";
}

/** A web archive begins with the headers of a mail whose parts belong together: RFC 2557. */
export function isWebArchive(beginning: string): boolean {
  const [head = ""] = beginning.split(/\r?\n\r?\n/, 1);
  return /^[!-9;-~]{1,60}:/.test(head) && /^content-type:\s*multipart\/related\b/im.test(head);
}

const startsWith = (bytes: Uint8Array, text: string) =>
  [...text].every((letter, position) => bytes[position] === letter.charCodeAt(0));

/** Line ends, tabs and form feeds are no control characters here. */
function hasControls(bytes: Uint8Array): boolean {
  return bytes.some((byte) => (byte < 32 && byte !== 9 && byte !== 10 && byte !== 12 && byte !== 13) || byte === 127);
}

/** Whether a file has pages that a person can be shown: a text or saved page has lines alone. */
export function hasPages(type: ReportFileType): boolean {
  return type === "application/pdf" || type === "image/jpeg" || type === "image/png";
}

import { isWebArchive, type ReportFileType } from "#shared/domain/document/report-file";
import type { TextLine } from "../lines/text-line";
import { linesOfHtml } from "./html-lines";
import { linesOfText } from "./plain-text";
import { pagesOfArchive, textOfMail } from "./web-archive";

/** The letters of a file, as the server and the member's browser read them; a mail that was saved as it was sent is unpacked. */
export function textOfBytes(bytes: Uint8Array): string {
  const text = lettersOf(bytes);
  return isQuotedMail(text.slice(0, HEADERS)) ? textOfMail(latin1(bytes)) : text;
}

const HEADERS = 8_192;

/** Before its first empty line a mail says how its letters are written. */
const isQuotedMail = (head: string) =>
  /^content-transfer-encoding: ?quoted-printable\s*$/im.test(head.split(/\r?\n\r?\n/, 1)[0] ?? "");

function lettersOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** The HTML of a saved page or web archive; undefined for a text. Nothing of it is rendered or loaded. */
export function htmlOfBytes(bytes: Uint8Array, type: ReportFileType): string | undefined {
  if (type !== "text/html" && type !== "multipart/related") return undefined;
  const text = textOfBytes(bytes);
  const isArchive = type === "multipart/related" || isWebArchive(text.slice(0, 4_096));
  return isArchive ? pagesOfArchive(latin1(bytes)) : text;
}

/** The lines of a file without pages, with the numbers that its found items name. */
export function linesOfFile(bytes: Uint8Array, type: ReportFileType): TextLine[] {
  const html = htmlOfBytes(bytes, type);
  return html === undefined ? linesOfText(textOfBytes(bytes)) : linesOfHtml(html);
}

const SLICE = 8_192;

/** Each byte as the letter of its number. Not a `TextDecoder`: its "latin1" is windows-1252. */
function latin1(bytes: Uint8Array): string {
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; at += SLICE) pieces.push(String.fromCharCode(...bytes.subarray(at, at + SLICE)));
  return pieces.join("");
}

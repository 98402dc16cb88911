import { decodeImage } from "#functions/providers/id-image/decode-image";
import { engineFiles } from "./engine-files";
import { toGray } from "./gray";
import type { PageReading, PageSource } from "./page-reading";
import { pdfPicture } from "./pdf-picture";
import { readPicture } from "./read-picture";
import { sheetsRead } from "./sheets-read";
import type { Corners, ToPicture } from "./warp";

/** Reads one page's picture. Writing that cannot be made out is said to be so: it is not guessed. */
export async function readPage({ bytes, pdfPage }: PageSource): Promise<PageReading> {
  if (pdfPage === undefined) return sheetsRead(await readPicture(toGray(await decodeImage(bytes)), engineFiles()));
  const found = await pdfPicture(bytes, pdfPage);
  if (!found) return { unread: "no-text" };
  const sheets = await readPicture(found.picture, engineFiles());
  // The member sees the page, not the picture alone.
  return sheetsRead(sheets.map((sheet) => ({ ...sheet, corners: onPage(sheet.corners, found.toPage) })));
}

const onPage = ([a, b, c, d]: Corners, toPage: ToPicture): Corners => [toPage(a), toPage(b), toPage(c), toPage(d)];

import { decodeImage } from "#functions/providers/id-image/decode-image";
import type { Word } from "./engine";
import { engineFiles } from "./engine-files";
import { pageSide, toGray } from "./gray";
import { oneBelowAnother } from "./one-below-another";
import type { PageReading, PageSource } from "./page-reading";
import { pdfPicture } from "./pdf-picture";
import { type PictureText, readPicture } from "./read-picture";
import { HAS_LINES } from "./skew";
import type { Corners, ToPicture } from "./warp";

/** A letter page is 11 inches high, of 72 points each. */
const PAGE_POINTS = 792;
/** Below, most of the words are guesses: measured on photos that were blurred until people could not read them either. */
const LEAST_CONFIDENCE = 0.5;
/** What the engine sees in stains and textures is not writing. */
const LEAST_WORDS = 3;
/** A picture with less is no page: a stain, a stamp. */
const SURE_WORD = 0.3;

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

/** A sheet that says nothing may be none: what else lies on the table. */
function sheetsRead(sheets: readonly PictureText[]): PageReading {
  const readings = sheets.map(readingOf);
  const [first, second] = readings.filter((reading) => "pieces" in reading);
  if (!first) return readings[0] ?? { unread: "no-text" };
  return second ? oneBelowAnother(first, second) : first;
}

function readingOf({ width, height, words, clarity, corners }: PictureText): PageReading {
  const likely = words.filter(({ confidence }) => confidence >= SURE_WORD);
  if (likely.length < LEAST_WORDS) return { unread: clarity < HAS_LINES ? "no-text" : "too-blurry" };
  const sum = words.reduce((total, { confidence }) => total + confidence, 0);
  if (sum / words.length < LEAST_CONFIDENCE) return { unread: "too-blurry" };

  const scale = PAGE_POINTS / pageSide({ width, height });
  const placed = (word: Word) => ({
    text: word.text,
    x: word.x * scale,
    y: (height - word.y - word.height) * scale,
    width: word.width * scale,
    height: word.height * scale,
    confidence: word.confidence,
  });
  return { width: width * scale, height: height * scale, pieces: likely.map(placed), corners: [...corners] };
}

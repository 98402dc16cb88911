import { decodeImage } from "#functions/providers/id-image/decode-image";
import type { Word } from "./engine";
import { engineFiles } from "./engine-files";
import { pageSide, toGray } from "./gray";
import type { PageReading, PageSource } from "./page-reading";
import { pdfPicture } from "./pdf-picture";
import { type PictureText, readPicture } from "./read-picture";
import { HAS_LINES } from "./skew";

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
  if (pdfPage === undefined) return readingOf(await readPicture(toGray(await decodeImage(bytes)), engineFiles()));
  const found = await pdfPicture(bytes, pdfPage);
  if (!found) return { unread: "no-text" };
  const reading = readingOf(await readPicture(found.picture, engineFiles()));
  if ("unread" in reading) return reading;
  // The member sees the page, not the picture alone.
  const [a, b, c, d] = reading.corners;
  return { ...reading, corners: [found.toPage(a), found.toPage(b), found.toPage(c), found.toPage(d)] };
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

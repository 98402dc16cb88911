import { unsureBesideGuesses } from "./beside-guesses";
import type { Word } from "./engine";
import { pageSide } from "./gray";
import { oneBelowAnother } from "./one-below-another";
import type { PageReading } from "./page-reading";
import { SURE_WORD } from "./read-again";
import type { PictureText } from "./read-picture";
import { HAS_LINES } from "./skew";

/** A letter page is 11 inches high, of 72 points each. */
const PAGE_POINTS = 792;
/** Below, most of the words are guesses: measured on photos that were blurred until people could not read them either. */
const LEAST_CONFIDENCE = 0.5;
/** What the engine sees in stains and textures is not writing. */
const LEAST_WORDS = 3;

/** What the sheets of a picture say together. One without lines of writing may be none: what else lies on the table. */
export function sheetsRead(sheets: readonly PictureText[]): PageReading {
  const readings = sheets.map(readingOf);
  const [first, second] = readings.filter((reading) => "pieces" in reading);
  if (!first) return readings[0] ?? { unread: "no-text" };
  if (second) return oneBelowAnother(first, second);
  const isOneMissing = readings.some((reading) => "unread" in reading && reading.unread === "too-blurry");
  return isOneMissing ? { ...first, lacksSheet: true } : first;
}

function readingOf({ width, height, words, clarity, corners }: PictureText): PageReading {
  const likely = unsureBesideGuesses(words).filter(({ confidence }) => confidence >= SURE_WORD);
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

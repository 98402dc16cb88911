import { countMarks } from "./count-marks";
import { type Engine, SPARSE, type Word } from "./engine";
import { type Gray, makeGray, pageSide } from "./gray";

const PAGE_INCHES = 11;
const LEAST_DPI = 70;
const MOST_DPI = 300;
/** How many pixels of the page's busiest part are read to see which way is up. */
const STRIP = 420;
/** A reading as sure as this is of a page that is upright. */
export const SURE = 0.75;

/** Readings less sure than this are of stains and textures, or of writing that cannot be made out. */
const HOPELESS = 0.4;
/** The smallest print that people read has about 2,500 letters in a strip. */
const MOST_MARKS = 5_000;
/** Of a strip's marks half and more are read as sure letters where it is writing, at most 3 in 100 where it is noise. */
const WRITING = 0.05;
/** A strip with fewer, of a logo or a stamp, says little about its page, and reading the page is quick. */
const FEW_MARKS = 500;
const SURE_LETTER = 0.6;
/** Of processor time. A strip of writing takes one or two seconds, also upside down; one of noise takes five and more. */
const LONGEST_TRIAL_MS = 4_000;

/** How surely a strip of a page was read: 0 to 1, and -1 for one that was not read because it is no writing at all. */
type Readable = { sure: number; isWriting: boolean };

/**
 * Of the ways in which a page may be turned, the one in which a strip of it is read with certainty, or else with the most.
 *
 * @param others made only when they are tried
 */
export function mostReadable<Way extends { page: Gray }>(
  likely: Way,
  others: readonly (() => Way)[],
  engine: Pick<Engine, "read">,
): Way & Readable {
  let best: Way & Readable = { ...likely, sure: -1, isWriting: false };
  let most = -1;
  const begin = process.cpuUsage();
  for (const make of [() => likely, ...others]) {
    const way = make();
    const strip = busiestStrip(way.page);
    const marks = countMarks(strip);
    if (marks > MOST_MARKS) break;
    const words = engine.read(strip, { dpi: dpiOf(way.page), layout: SPARSE });
    const sure = surenessOf(words);
    const share = sureLetters(words) / Math.max(1, marks);
    const isWriting = sure >= HOPELESS && (marks < FEW_MARKS || share >= WRITING);
    // A page on its side may show a few words that look sure, and upright it shows nearly all.
    if (isWriting === best.isWriting ? share > most : isWriting) [best, most] = [{ ...way, sure, isWriting }, share];
    const { user, system } = process.cpuUsage(begin);
    if (sure >= SURE || (!best.isWriting && (user + system) / 1_000 > LONGEST_TRIAL_MS)) break;
  }
  return best;
}

/** A letter page's resolution, if the picture shows a whole one. */
export function dpiOf(page: Gray): number {
  return Math.max(LEAST_DPI, Math.min(MOST_DPI, pageSide(page) / PAGE_INCHES));
}

/** The mean confidence, by letters. Single letters say nothing: lines and dots look like them. */
function surenessOf(words: Word[]): number {
  const long = words.filter(({ text }) => text.length > 1);
  const letters = long.reduce((sum, { text }) => sum + text.length, 0);
  return letters === 0 ? 0 : long.reduce((sum, { text, confidence }) => sum + confidence * text.length, 0) / letters;
}

function sureLetters(words: Word[]): number {
  const sure = words.filter(({ text, confidence }) => text.length > 1 && confidence > SURE_LETTER);
  return sure.reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0);
}

/** Where black and white change most along the rows: writing has many edges, a table's dark top beside a sheet has few. */
function busiestStrip({ width, height, data }: Gray): Gray {
  const tall = Math.min(STRIP, height);
  const edges: number[] = [];
  let [sum, best, top] = [0, -1, 0];
  for (let y = 0; y < height; y += 1) {
    const found = edgesOf(data.subarray(y * width, (y + 1) * width));
    edges.push(found);
    sum += found - (edges[y - tall] ?? 0);
    if (y >= tall - 1 && sum > best) [best, top] = [sum, y - tall + 1];
  }
  const strip = makeGray(width, tall);
  strip.data.set(data.subarray(top * width, (top + tall) * width));
  return strip;
}

function edgesOf(row: Uint8Array): number {
  let [count, wasBlack] = [0, false];
  for (let x = 0; x < row.length; x += 1) {
    const isBlack = (row[x] ?? 255) < 128;
    if (isBlack !== wasBlack) count += 1;
    wasBlack = isBlack;
  }
  return count;
}

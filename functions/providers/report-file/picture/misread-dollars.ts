import type { Word } from "./engine";
import { isBeside } from "./misread-signs";

/** What is changed is for its reader to look at. */
const UNSURE = 0.85;
const FEWEST = 2;
const signed = /^\$\d/;
/** As the engine reads "$262687", "$262,687" and "$0". */
const fiveBefore = /^5(?:\d{1,9}|\d{1,3}(?:,\d{3})+)(?:\.\d\d)?$/;
const grouped = /^\d{1,3}(?:,\d{3})+(?:\.\d\d)?$/;
const noDollars = /^s[o0]$/i;
const bare = /^(?!0)(?!5)\d[\d,]*(?:\.\d\d)?$/;

/**
 * The words of a page with the dollar signs that the engine took for a "5": where both the row and the column have amounts with their
 * sign; where the column alone has them, the amount is unsure. "$0" may have become "so".
 *
 * @param words in the order of the page's lines, each from left to right
 */
export function withDollarSigns(words: readonly Word[]): Word[] {
  const rows = rowsOf(words);
  const columns = columnsOf(words);
  return words.map((word, at) => {
    const isDoubtful = noDollars.test(word.text) || (fiveBefore.test(word.text) && !grouped.test(word.text));
    if (!isDoubtful || isBeside(words[at - 1], word) || isBeside(word, words[at + 1])) return word;
    if (!columns(word)) return word;
    const isAmong = rows[at]?.some(({ text }) => signed.test(text));
    return { ...word, text: isAmong ? `$${amountOf(word)}` : word.text, confidence: Math.min(word.confidence, UNSURE) };
  });
}

const amountOf = ({ text }: Word) => (noDollars.test(text) ? "0" : text.slice(1));

/** The words on the line of each. */
function rowsOf(words: readonly Word[]): Word[][] {
  const rows: Word[][] = [];
  let row: Word[] = [];
  for (const word of words) {
    const last = row.at(-1);
    if (last && Math.abs(middleOf(last) - middleOf(word)) > last.height / 2) row = [];
    row.push(word);
    rows.push(row);
  }
  return rows;
}

const middleOf = ({ y, height }: Word) => y + height / 2;

/** Where the words of a column begin, or where they end. */
const edges = [({ x }: Word) => x, ({ x, width }: Word) => x + width];

/** Whether the words that begin, or end, where one does are amounts with a sign, and seldom bare numbers. */
function columnsOf(words: readonly Word[]): (word: Word) => boolean {
  const withSign = words.filter(({ text }) => signed.test(text));
  const numbers = words.filter(({ text }) => bare.test(text));
  const half = withSign.reduce((sum, { height }) => sum + height, 0) / withSign.length / 2;
  const counts = edges.map((edge) => {
    const placeOf = (word: Word) => Math.round(edge(word) / half);
    return { placeOf, signed: countsOf(withSign, placeOf), bare: countsOf(numbers, placeOf) };
  });
  return (word) =>
    counts.some(({ placeOf, signed, bare }) => {
      const amounts = signed(placeOf(word));
      return amounts >= FEWEST && bare(placeOf(word)) * 3 <= amounts;
    });
}

/** How many words are at a place, which is half a letter's height wide, or next to it. */
function countsOf(words: readonly Word[], placeOf: (word: Word) => number): (place: number) => number {
  const counts = new Map<number, number>();
  for (const word of words) counts.set(placeOf(word), (counts.get(placeOf(word)) ?? 0) + 1);
  return (place) => [place - 1, place, place + 1].reduce((sum, each) => sum + (counts.get(each) ?? 0), 0);
}

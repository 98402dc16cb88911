import { type Engine, ONE_WORD, type Word } from "./engine";
import { type Gray, makeGray } from "./gray";

/** Below, a word is a guess, which nothing but a second reading makes a word: of a picture that is no page, a stain, a stamp. */
export const SURE_WORD = 0.3;
/** Fewer are read by chance the same twice. */
const FEWEST_SIGNS = 3;
/** A word takes the twentieth part of a second: on a page of guesses it is of no use. */
const MOST_WORDS = 40;
/** Of its height: the engine needs paper around a word. */
const PAPER_AROUND = 0.6;

/**
 * The words of a page, those among them that were guesses read once more, each alone. A mask of dots or stars, or an underscore in a
 * status, makes the engine doubt a word that it reads right: read the same twice, it is no guess any more, though never a sure one.
 */
export function readAgain(words: readonly Word[], page: Gray, dpi: number, engine: Pick<Engine, "read">): Word[] {
  const guesses = words.filter(
    ({ text, confidence }) => confidence < SURE_WORD && signsOf(text).length >= FEWEST_SIGNS,
  );
  if (guesses.length > MOST_WORDS) return [...words];
  return words.map((word) => {
    if (!guesses.includes(word)) return word;
    const again = engine.read(alone(word, page), { dpi, layout: ONE_WORD });
    const isSame = signsOf(again.map(({ text }) => text).join("")) === signsOf(word.text);
    return isSame ? { ...word, confidence: SURE_WORD } : word;
  });
}

/** What stands for something: a mask or a stroke may be read differently. */
const signsOf = (text: string) => text.replace(/[^\p{L}\p{N}$]/gu, "");

function alone({ x, y, width, height }: Word, page: Gray): Gray {
  const around = Math.round(height * PAPER_AROUND);
  const part = makeGray(width + 2 * around, height + 2 * around);
  const from = Math.max(0, x - around);
  const to = Math.min(page.width, x + width + around);
  for (let row = 0; row < part.height; row += 1) {
    const at = y - around + row;
    if (at < 0 || at >= page.height) continue;
    part.data.set(
      page.data.subarray(at * page.width + from, at * page.width + to),
      row * part.width + from - x + around,
    );
  }
  return part;
}

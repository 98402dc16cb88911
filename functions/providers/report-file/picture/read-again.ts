import { type Engine, ONE_WORD, type Word } from "./engine";
import { type Gray, makeGray } from "./gray";
import { joined } from "./split-amounts";

/** Below, a word is a guess, which nothing but a second reading makes a word: of a picture that is no page, a stain, a stamp. */
export const SURE_WORD = 0.3;
/** Fewer are read by chance the same twice. */
const FEWEST_SIGNS = 3;
/** A word takes the twentieth part of a second: on a page of guesses it is of no use. */
const MOST_WORDS = 40;
/** Of its height: the engine needs paper around a word. */
const PAPER_AROUND = 0.6;
/** Of their height: pieces of one word are no further apart. */
const TOUCHING = 0.3;

/**
 * The words of a page, those among them that were guesses read once more, each alone. A mask of dots or stars, or an underscore in a
 * status, makes the engine doubt a word that it reads right: read the same twice, it is no guess any more, though never a sure one.
 */
export function readAgain(read: readonly Word[], page: Gray, dpi: number, engine: Pick<Engine, "read">): Word[] {
  const words = withWholeGuesses(read);
  const guesses = words.filter(
    ({ text, confidence }) => confidence < SURE_WORD && signsOf(text).length >= FEWEST_SIGNS,
  );
  if (guesses.length > MOST_WORDS) return [...read];
  return words.map((word) => {
    if (!guesses.includes(word)) return word;
    const again = engine.read(alone(word, page), { dpi, layout: ONE_WORD });
    const other = again.map(({ text }) => text).join("");
    const end = endBehindDots(word.text);
    if (end !== undefined && endsSame(end, other)) return { ...word, text: `****${end}`, confidence: SURE_WORD };
    return areSame(word.text, other) ? { ...word, confidence: SURE_WORD } : word;
  });
}

/** The engine may part a number from its mask, and doubt both: such pieces are one word. */
function withWholeGuesses(words: readonly Word[]): Word[] {
  const whole: Word[] = [];
  for (const word of words) {
    const before = whole.at(-1);
    if (before && areTouching(before, word)) whole[whole.length - 1] = joined(before, word);
    else whole.push(word);
  }
  return whole;
}

function areTouching(left: Word, right: Word): boolean {
  if (left.confidence >= SURE_WORD || right.confidence >= SURE_WORD) return false;
  const height = Math.max(left.height, right.height);
  return Math.abs(left.y - right.y) < height / 2 && Math.abs(right.x - left.x - left.width) < height * TOUCHING;
}

/** A mask is no writing: of a masked number, what is shown of it. */
function areSame(text: string, again: string): boolean {
  const shown = /^(\d{4,})[Xx*]{3,}$/.exec(text)?.[1];
  return signsOf(text) === signsOf(again) || (shown !== undefined && again.startsWith(shown));
}

/** "••••7816" may be read as "*+*+7816", and again as "00007816": of dots before a number, what is shown of it. */
const endBehindDots = (text: string) => /^[^\p{L}\d$]{2,6}(\d{4})$/u.exec(text)?.[1];

const endsSame = (end: string, again: string) => again.endsWith(end) && dots.test(again.slice(0, -end.length));
const dots = /^[^\p{L}\d$]*[0oOe°]{0,6}$/u;

/** What stands for something: a mask or a stroke may be read differently, and a mask longer or shorter. */
const signsOf = (text: string) => text.replace(/[^\p{L}\p{N}$]/gu, "").replace(/x{2,}/gi, "X");

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

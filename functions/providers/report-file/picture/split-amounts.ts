import type { Word } from "./engine";
import { isBeside } from "./misread-signs";

const thousands = /^\D?\$\d{1,3}(?:,\d{3})*,$/;
const rest = /^\d{3}(?:,\d{3})*(?:\.\d\d)?\D?$/;

/** The words of a page with amounts in one piece: in wide print the engine sees a space behind the comma of "$1,688". */
export function withWholeAmounts(words: readonly Word[]): Word[] {
  const whole: Word[] = [];
  for (const word of words) {
    const before = whole.at(-1);
    if (before && thousands.test(before.text) && rest.test(word.text) && isBeside(before, word)) {
      whole[whole.length - 1] = joined(before, word);
    } else {
      whole.push(word);
    }
  }
  return whole;
}

/** Two pieces of a word as one, as sure as the less sure of them. */
export function joined(left: Word, right: Word): Word {
  const y = Math.min(left.y, right.y);
  return {
    text: left.text + right.text,
    ...{ x: left.x, y, width: right.x + right.width - left.x },
    height: Math.max(left.y + left.height, right.y + right.height) - y,
    confidence: Math.min(left.confidence, right.confidence),
  };
}

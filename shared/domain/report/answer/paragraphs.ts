import { isApart, type TextLine, textOf } from "../upload/lines/text-line";

/** How Equifax begins what it says of one item; a photo may show less of it. */
const begin = /^(?:(?:[>*•-]+\s*)?we (?:have )?(?:researched|reinvestigated)\b|>{2,}\s*we have\b)/i;
/** A paragraph of another kind may be next to it. */
const next = new RegExp(`${begin.source}|^>{2,}|^[*•-] `, "i");
const MOST_LINES = 10;
const LONGEST = 1_500;
/** What stands in so many columns is no sentence. */
const LEAST_OF_TABLE = 4;
/** Shorter lines end where they do on purpose. */
const SHORTEST_WRAPPED = 40;

/** A letter's lines, in which each sentence, and each paragraph about one item, is one line: its words may wrap anywhere. */
export function withParagraphsWhole(lines: readonly TextLine[]): TextLine[] {
  const whole: TextLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line) continue;
    const height = heightOf(lines, at);
    const text = lines
      .slice(at, at + height)
      .map(textOf)
      .join(" ")
      .slice(0, LONGEST);
    const [first] = line.cells;
    whole.push(height > 1 && first ? { ...line, cells: [{ ...first, text }] } : line);
    at += height - 1;
  }
  return whole;
}

/**
 * Up to an empty line, the next paragraph, or the telephone that each about an item ends with. Other paragraphs go on while a
 * sentence does.
 */
function heightOf(lines: readonly TextLine[], from: number): number {
  const isOfItem = begin.test(textOf(lines[from] ?? { cells: [] }));
  let at = from + 1;
  for (; at < lines.length && at - from < MOST_LINES; at += 1) {
    const [before, line] = [lines[at - 1], lines[at]];
    if (!before || !line || isApart(before, line) || next.test(textOf(line))) break;
    if (line.cells.length >= LEAST_OF_TABLE || endsWithPhone(lines[at - 2], before)) break;
    if (!isOfItem && !goesOn(before, line)) break;
  }
  return at - from;
}

/** A telephone may wrap before its last digits. */
const endsWithPhone = (above: TextLine | undefined, line: TextLine) => {
  const text = textOf(line);
  const whole = /^\d{4}$/.test(text) && above ? `${textOf(above)}${text}` : text;
  return /\bphone:? *\(?\d{3}\)?[ -]\d{3}-\d{4}\b/i.test(whole);
};

/** The rest of a name in the midst of a sentence, or before its number: "BANK (517805****)". */
const nameGoesOn = /^\p{Lu}{2,} .*(?: \p{Ll}+){3}|^\p{Lu}{2}[\p{Lu}\d &'./-]* \([\dXx*•]{4,}\)/u;

/** Words that no sentence ends with. */
export const joins =
  / (?:an?|the|of|to|in|on|at|by|for|from|with|and|or|that|this|your|our|its|has|have|been|was|were|are|be|not|as|about|regarding|following|de|la|las|el|los|en|con|por|para|y|o|su|sus|que|del|al|se|fue)$/;

/** Whether a sentence goes on in the next line. */
function goesOn(before: TextLine, line: TextLine): boolean {
  const text = textOf(before);
  if (before.cells.length > 1 || line.cells.length > 1 || text.length < SHORTEST_WRAPPED) return false;
  if (/[.!?:]$/.test(text) || !/ \p{Ll}/u.test(text)) return false;
  const isBracketBroken = /\([^)]{1,40}$/.test(text) && /^[^(]{1,40}\)/.test(textOf(line));
  const isNameBroken = / \p{Lu}{2,}$/u.test(text) && nameGoesOn.test(textOf(line));
  return isBracketBroken || isNameBroken || /^[\p{Ll}(]/u.test(textOf(line)) || joins.test(text);
}

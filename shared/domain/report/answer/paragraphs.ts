import { isApart, type TextLine, textOf } from "../upload/lines/text-line";

/** How Equifax begins what it says of one item. */
const begin = /^(?:[>*•-]+\s*)?we (?:have )?(?:researched|reinvestigated)\b/i;
const MOST_LINES = 10;
const LONGEST = 1_500;

/** A letter's lines, in which each paragraph about one item is one line: its words may wrap anywhere. */
export function withParagraphsWhole(lines: readonly TextLine[]): TextLine[] {
  const whole: TextLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line) continue;
    const height = begin.test(textOf(line)) ? heightOf(lines, at) : 1;
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

/** Up to an empty line, the next paragraph, or the telephone that each of them ends with. */
function heightOf(lines: readonly TextLine[], from: number): number {
  let at = from + 1;
  for (; at < lines.length && at - from < MOST_LINES; at += 1) {
    const [before, line] = [lines[at - 1], lines[at]];
    if (!before || !line || isApart(before, line) || begin.test(textOf(line))) break;
    if (/\bphone:? *\(?\d{3}\)?[ -]\d{3}-\d{4}\b/i.test(textOf(before))) break;
  }
  return at - from;
}

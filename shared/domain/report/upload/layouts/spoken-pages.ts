import type { TextLine } from "../lines/text-line";
import { textOf } from "../lines/text-line";

const FEWEST = 2;
/** "NORTHLAKE CARD, heading level 3, potentially negative", "heading level 3 NORTHLAKE CARD". */
const headingBehind = /^(.+?), heading level \d(?:, (.+))?$/i;
const headingBefore = /^heading level \d,? (.+)$/i;
const bullet = /^bullet,? /i;
const blank = /(?<=:) blank$/i;
/** "Jan 2025, Current" in a table of months. */
const month = /^(\p{L}{3,10}\.? \d{4}), (?=\p{L}|\d)/u;
/** What is said of the page itself. */
const ofPage =
  /^(?:(?:list|table|toolbar|tab list)(?: with .*)?|(?:out of|end of|leaving) (?:list|table|region)|button,? .*|.*,? button|.* (?:landmark|region))$/i;

/** What a screen reader says of a page, as the lines that the page shows. */
export function withoutSpokenMarks(lines: readonly TextLine[]): readonly TextLine[] {
  const headings = lines.filter((line) => headingOf(textOf(line)));
  return headings.length < FEWEST ? lines : lines.flatMap(linesOf);
}

const headingOf = (text: string) => headingBehind.exec(text) ?? headingBefore.exec(text);

function linesOf(line: TextLine): TextLine[] {
  const text = textOf(line);
  const heading = headingOf(text);
  if (heading) return heading.slice(1).flatMap((part) => (part ? [withText(line, part)] : []));
  if (ofPage.test(text)) return [];
  const said = text.replace(bullet, "").replace(blank, " -").replace(month, "$1 ");
  return said === text ? [line] : [withText(line, said)];
}

const withText = (line: TextLine, text: string): TextLine => ({
  ...line,
  cells: line.cells.slice(0, 1).map((cell) => ({ ...cell, text })),
});

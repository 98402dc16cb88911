import { type Cell, LONGEST_CELL, type TextLine, textOf } from "../lines/text-line";

/** So many lines show that a text was quoted; one may begin so by itself. */
const FEWEST = 3;
const MOST_LINES = 4;
const quoted = /^(?:> ?)+(?=\s|$|[^<>]*$)/;
const bullet = /^[-*•] (?=\p{Lu})/u;
/** What a point of a list says of an account, so far. */
const begun = /^[-*•] \p{Lu}.{2,80}:\s/u;

/** A mail's text without the marks of what it quotes, and each point of a list in one line, however a mail broke it. */
export function withoutMailMarks(lines: readonly TextLine[]): readonly TextLine[] {
  const count = lines.filter(({ cells: [cell] }) => cell !== undefined && quoted.test(cell.text)).length;
  return withWholePoints(count < FEWEST ? lines : lines.flatMap(unquoted));
}

function unquoted(line: TextLine): TextLine[] {
  const [first, ...others] = line.cells;
  const [mark = ""] = first ? (quoted.exec(first.text) ?? []) : [];
  if (!first || mark === "") return [line];
  const text = first.text.slice(mark.length).trim();
  const cells: Cell[] = text === "" ? others : [{ ...first, text }, ...others];
  return cells.length > 0 ? [{ ...line, cells }] : [];
}

function withWholePoints(lines: readonly TextLine[]): readonly TextLine[] {
  const whole: TextLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line) continue;
    const height = begun.test(textOf(line)) ? heightOf(lines, at) : 1;
    const [cell] = line.cells;
    const text = lines
      .slice(at, at + height)
      .map(textOf)
      .join(" ");
    whole.push(height > 1 && cell ? { ...line, cells: [{ ...cell, text: text.slice(0, LONGEST_CELL) }] } : line);
    at += height - 1;
  }
  return whole;
}

/** A point goes on further right in the next lines, up to the next point. */
function heightOf(lines: readonly TextLine[], at: number): number {
  const left = lines[at]?.cells[0]?.x ?? 0;
  let height = 1;
  for (; height < MOST_LINES; height += 1) {
    const [before, next] = [lines[at + height - 1], lines[at + height]];
    const [cell, ...others] = next?.cells ?? [];
    if (!before || !next || !cell || others.length > 0 || cell.x <= left) break;
    if (next.page !== before.page || next.line !== before.line + 1 || bullet.test(cell.text)) break;
  }
  return height;
}

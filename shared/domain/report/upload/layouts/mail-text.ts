import { type Cell, LONGEST_CELL, type TextLine, textOf } from "../lines/text-line";

/** So many lines show that a text was quoted; one may begin so by itself. */
const FEWEST = 3;
const MOST_LINES = 4;
const quoted = /^(?:> ?)+(?=\s|$|[^<>]*$)/;
const bullet = /^[-*•] (?=\p{Lu})/u;
/** The first line of a point of a list: an account's name, and what is said of it. */
const pointBegins = /^[-*•] \p{Lu}.{2,80}:\s/u;

/** "[1/14/26, 3:40:05 PM] Maria Sample: ", "1/14/26, 3:40 PM - Maria Sample: " */
const stamp = /^\[?\d{1,2}\/\d{1,2}\/\d{2,4},? \d{1,2}:\d\d(?::\d\d)?(?:\s?[ap]m)?\]?/i;
const sender = /^(?: -)? [^:\d]{2,40}: (?=\S)/;

/** A text as it was written, without what a mail's or a chat's program puts before its lines, and each point of a list in one line. */
export function withoutMailMarks(printed: readonly TextLine[]): readonly TextLine[] {
  const lines = withoutSenders(printed);
  const count = lines.filter(({ cells: [cell] }) => cell !== undefined && quoted.test(cell.text)).length;
  return withWholePoints(count < FEWEST ? lines : lines.flatMap(unquoted));
}

/** In a copied chat each message begins with when and by whom it was sent. */
function withoutSenders(lines: readonly TextLine[]): readonly TextLine[] {
  const bare = lines.map((line) => {
    const [first, ...others] = line.cells;
    const text = first?.text.replace(stamp, "") ?? "";
    const sent = text === first?.text ? null : sender.exec(text);
    return first && sent ? { ...line, cells: [{ ...first, text: text.slice(sent[0].length) }, ...others] } : line;
  });
  return bare.filter((line, at) => line !== lines[at]).length < FEWEST ? lines : bare;
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
    const lineCount = pointBegins.test(textOf(line)) ? linesOfPoint(lines, at) : 1;
    const [cell] = line.cells;
    const text = lines
      .slice(at, at + lineCount)
      .map(textOf)
      .join(" ");
    whole.push(lineCount > 1 && cell ? { ...line, cells: [{ ...cell, text: text.slice(0, LONGEST_CELL) }] } : line);
    at += lineCount - 1;
  }
  return whole;
}

/** A point goes on further right in the next lines, up to the next point. */
function linesOfPoint(lines: readonly TextLine[], at: number): number {
  const left = lines[at]?.cells[0]?.x ?? 0;
  let lineCount = 1;
  for (; lineCount < MOST_LINES; lineCount += 1) {
    const [before, next] = [lines[at + lineCount - 1], lines[at + lineCount]];
    const [cell, ...others] = next?.cells ?? [];
    if (!before || !next || !cell || others.length > 0 || cell.x <= left) break;
    if (next.page !== before.page || next.line !== before.line + 1 || bullet.test(cell.text)) break;
  }
  return lineCount;
}

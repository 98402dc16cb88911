import { type TextLine, textOf } from "../lines/text-line";
import { columnsOf } from "../words/bureau-columns";

/**
 * The lines without the bureaus' names that a print sets again over the rest of a table at the top of a page: no account begins
 * there. Over a table of its own, they are followed by the label that follows them elsewhere.
 */
export function withoutRepeatedHeadings(lines: readonly TextLine[]): TextLine[] {
  let heading: { text: string; first: string } | undefined;
  return lines.filter((line, at) => {
    if (columnsOf(line) === undefined) return true;
    const text = textOf(line);
    const first = lines[at + 1]?.cells[0]?.text ?? "";
    const isOnTop = at > 0 && lines[at - 1]?.page !== line.page;
    if (isOnTop && heading?.text === text && heading.first !== first) return false;
    heading = { text, first };
    return true;
  });
}

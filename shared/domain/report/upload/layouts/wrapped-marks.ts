import { type TextLine, textOf } from "../lines/text-line";

const firstWord = /(?:^|\s)(?:potentially|potencialmente)$/i;
const lastWord = /^(?:negative|negativ[oa])$/i;

/** A mark beside a name may go on in the next line, where it would be a heading: "POTENTIALLY", and below the name "NEGATIVE". */
export function withWholeMarks(lines: readonly TextLine[]): readonly TextLine[] {
  return lines.flatMap((line, at) => {
    if (isRest(line, lines[at - 1])) return [];
    const below = lines[at + 1];
    const [end] = below && isRest(below, line) ? below.cells : [];
    if (!end) return [line];
    const cells = line.cells.map((cell) =>
      cell === line.cells.at(-1) ? { ...cell, text: `${cell.text} ${end.text}` } : cell,
    );
    return [{ ...line, cells }];
  });
}

function isRest({ cells: [cell, ...others] }: TextLine, above: TextLine | undefined): boolean {
  if (!cell || !above || others.length > 0) return false;
  return lastWord.test(cell.text) && firstWord.test(textOf(above));
}

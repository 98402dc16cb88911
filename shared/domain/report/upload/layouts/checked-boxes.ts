import { cut } from "#shared/domain/text/cut";
import { LONGEST_CELL, type TextLine, textOf } from "../lines/text-line";
import { bureauIn } from "../words/bureau-columns";
import { labelsIn } from "../words/fields";
import { accountLabels } from "../words/vocabulary";

const box = /[☐☑☒]|\[[ xX✓]?\]/g;
const isChecked = (mark: string) => !/^(?:☐|\[ ?\])$/.test(mark);
/** What a form says of its boxes: "(mark all that apply)". */
const advice = /\s*\([^)]{4,40}\)(?=\s*:?\s*$)/;
const MOST_LINES = 4;

/** A label with a box for each answer says what is checked: "Status: ☐ Current ☒ Charged off" as "Status: Charged off". */
export function withCheckedBoxes(lines: readonly TextLine[]): readonly TextLine[] {
  if (!lines.some((line) => labelOfBoxes(line))) return lines;
  const rows: TextLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line) continue;
    const label = labelOfBoxes(line);
    const height = label === undefined ? 1 : heightOf(lines, at);
    const said = label === undefined ? undefined : checked(lines.slice(at, at + height), label);
    rows.push(said ?? line);
    if (said) at += height - 1;
  }
  return rows;
}

/** The label before the first box of a line that has several; bureaus with their boxes are a list of sources. */
function labelOfBoxes(line: TextLine): string | undefined {
  const text = textOf(line);
  const [label = "", ...options] = text.split(box);
  if (options.length < 2 || options.some((option) => bureauIn(option.trim()) !== undefined)) return undefined;
  const bare = label.replace(advice, "").replace(/\s*:?\s*$/, "");
  return labelsIn(`${bare}:`, accountLabels)[0]?.value === "" ? bare : undefined;
}

/** Boxes go on in lines below that have no label of their own, the last box's words before them. */
function heightOf(lines: readonly TextLine[], from: number): number {
  let height = 1;
  while (height < MOST_LINES) {
    const line = lines[from + height];
    const [first = "", ...options] = line ? textOf(line).split(box) : [];
    const isOpen = /(?:[☐☑☒]|\[[ xX✓]?\])\s*$/.test(textOf(lines[from + height - 1] ?? { cells: [] }));
    const goesOn = isOpen ? labelsIn(first, accountLabels).length === 0 : first.trim() === "" && options.length > 0;
    if (!line || !goesOn) break;
    height += 1;
  }
  return height;
}

function checked(lines: readonly TextLine[], label: string): TextLine | undefined {
  const [line] = lines;
  const [cell] = line?.cells ?? [];
  const text = lines.map(textOf).join(" ");
  const marks = [...text.matchAll(box)];
  const said = marks.flatMap(({ 0: mark, index }, at) =>
    isChecked(mark) ? [text.slice(index + mark.length, marks[at + 1]?.index).trim()] : [],
  );
  return (
    line && cell && { ...line, cells: [{ ...cell, text: cut(`${label}: ${said.join("; ") || "-"}`, LONGEST_CELL) }] }
  );
}

import { type Cell, type TextLine, textOf } from "../upload/lines/text-line";
import { outcomeIn } from "./outcome-words";

const box = /(?=[☐□☒☑]|\[[ xX✓✔]?\]|\([ xX✓✔]?\))/u;
const boxed = /^([☐□☒☑]|\[[ xX✓✔]?\]|\([ xX✓✔]?\))\s*(\S.*)$/u;
const checked = /^(?:[☒☑]|[[(][xX✓✔][\])])$/u;
const LONGEST = 40;

/** Lines of a form with a box before each outcome: only the one that is checked is said. Several that are checked say nothing. */
export function withCheckedSaid(lines: readonly TextLine[]): TextLine[] {
  return lines.map((line) => {
    const [before = "", ...parts] = textOf(line).split(box);
    const asked = boxed.test(before) ? [before, ...parts] : parts;
    const boxes = asked.map((part) => boxed.exec(part.trim()));
    const choices = boxes.flatMap((found) => (found ? [{ mark: found[1] ?? "", text: found[2] ?? "" }] : []));
    if (choices.length === 0 || choices.length < asked.length || !choices.every(isOutcome)) return line;
    const [said, ...others] = choices.filter(({ mark }) => checked.test(mark));
    return withoutBoxes(line, said && others.length === 0 ? said.text : undefined);
  });
}

const isOutcome = ({ text }: { text: string }) => text.length <= LONGEST && outcomeIn(text) !== undefined;

/** What is before the first box, and what is said. */
function withoutBoxes(line: TextLine, said: string | undefined): TextLine {
  const from = line.cells.findIndex(({ text }) => text.split(box).length > 1 || boxed.test(text));
  const first = line.cells[from];
  if (!first) return line;
  const label = boxed.test(first.text) ? "" : (first.text.split(box)[0] ?? "").trim();
  const cells: Cell[] = label === "" ? [] : [{ ...first, text: label }];
  return { ...line, cells: [...line.cells.slice(0, from), ...cells, ...(said ? [{ ...first, text: said }] : [])] };
}

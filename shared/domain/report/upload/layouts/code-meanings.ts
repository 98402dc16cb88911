import { type TextLine, textOf } from "../lines/text-line";
import { labelledLine } from "../tables/table-values";
import { labelled } from "../words/fields";
import { accountLabels } from "../words/vocabulary";

const codes = /^[A-Z\d]{3}(?:, ?[A-Z\d]{3})*$/;
const MOST_CODES = 8;

/**
 * What an account's narrative codes mean, a line for each below them, as remarks: "Narrative Code(s): 055", and below it "055 Account
 * paid for less than full balance".
 */
export function withCodeMeanings(lines: readonly TextLine[]): TextLine[] {
  let open: ReadonlySet<string> = new Set();
  return lines.map((line) => {
    const [code = "", ...words] = textOf(line).split(" ");
    const [cell] = line.cells;
    const isMeaning = cell && open.has(code) && words.length > 0;
    if (isMeaning) return labelledLine(line, "Narrative code description:", { ...cell, text: words.join(" ") });
    open = codesIn(line);
    return line;
  });
}

function codesIn(line: TextLine): ReadonlySet<string> {
  const last = line.cells.at(-1)?.text ?? "";
  const [part] = line.cells.slice(-2).flatMap((cell) => labelled(cell, accountLabels));
  const value = part?.value === "" ? last : (part?.value ?? "");
  const isList = part?.field === "remarks" && codes.test(value);
  return new Set(isList ? value.split(/, ?/).slice(0, MOST_CODES) : []);
}

import type { TextLine } from "../lines/text-line";
import { labelled } from "../words/fields";
import { accountLabels } from "../words/vocabulary";

/** Behind a sign that parts facts, the first word of the next line's label. */
const firstWord = /^(.*[|;·•])\s*(\p{Lu}\p{L}+)$/u;

/** Lines in which "Original" is before its label, "… | Original" over "Creditor Name: HUDSON CLINIC | …": else that is an account. */
export function withOriginalsInOne(lines: readonly TextLine[]): readonly TextLine[] {
  const whole = [...lines];
  for (let at = 1; at < whole.length; at += 1) {
    const [above, below] = [whole[at - 1], whole[at]];
    const [over, cell] = [above?.cells.at(-1), below?.cells[0]];
    const [, rest, word] = firstWord.exec(over?.text ?? "") ?? [];
    const label = cell && word ? labelled(cell, accountLabels)[0]?.label : undefined;
    const isOriginal = accountLabels[`${word} ${label}`.toLowerCase()] === "originalCreditor";
    if (!above || !below || !over || !cell || !rest || !isOriginal) continue;
    whole[at - 1] = { ...above, cells: [...above.cells.slice(0, -1), { ...over, text: rest }] };
    whole[at] = { ...below, cells: [{ ...cell, text: `${word} ${cell.text}` }, ...below.cells.slice(1)] };
  }
  return whole;
}

import type { Cell, TextLine } from "../lines/text-line";
import { labelsIn } from "../words/fields";
import { recordLabels } from "../words/record-vocabulary";
import { accountLabels } from "../words/vocabulary";

/** "Court / Tribunal:", "Filed (Presentada):" */
const both = /^(\p{L}[\p{L} ]{2,39}?) ?(?:\/ ?(\p{L}[\p{L} ]{2,39})|\((\p{L}[\p{L} ]{2,39})\)): ?(?=\S|$)/u;

/** Labels of forms that print each in two languages, with the first one alone. */
export const withOneLanguage = (lines: readonly TextLine[]): readonly TextLine[] =>
  lines.map((line) => ({ ...line, cells: line.cells.map(inOne) }));

function inOne(cell: Cell): Cell {
  const [all, first, second, third] = both.exec(cell.text) ?? [];
  const other = second ?? third;
  if (!all || !first || !other) return cell;
  const isSame = [accountLabels, recordLabels].some((labels) => {
    const [own, translated] = [first, other].map((text) => labelsIn(`${text}:`, labels)[0]);
    return own?.value === "" && (translated === undefined || translated.field === own.field);
  });
  return isSame ? { ...cell, text: `${first}: ${cell.text.slice(all.length)}`.trim() } : cell;
}

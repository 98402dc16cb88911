import type { TextLine } from "../lines/text-line";
import { daysOfLateMonths } from "../words/late-months";

const label = /^(?:payment history|historial de pagos):?$/i;
const labelWithValue = /^(?:payment history|historial de pagos): ?(\S.*)$/i;
const told = /^(\d{1,2}) (?:late payments?|pagos? (?:atrasados?|tard[ií]os?))$/i;

/**
 * "3 late payments" beside or below the label of an account's history, as apps say it, counts all of them: "Late payments  3". Late
 * months behind the label are what another label tells elsewhere: "Late payments: 30 days late in 11/2025".
 */
export function withLatesTold(printed: readonly TextLine[]): TextLine[] {
  const lines = printed.map(withMonthsTold);
  const rows: TextLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const [line, below] = lines.slice(at, at + 2);
    const [first, second, ...others] = line?.cells ?? [];
    if (!line || !first) continue;
    const isLabel = label.test(first.text) && others.length === 0;
    const value = second ?? (below?.cells.length === 1 ? below.cells[0] : undefined);
    const count = isLabel && value ? told.exec(value.text)?.[1] : undefined;
    if (!value || count === undefined) {
      rows.push(line);
      continue;
    }
    const x = second ? value.x : first.x + first.width;
    rows.push({
      ...line,
      cells: [
        { ...first, text: "Late payments" },
        { ...value, text: count, x },
      ],
    });
    at += second ? 0 : 1;
  }
  return rows;
}

function withMonthsTold(line: TextLine): TextLine {
  const [cell, ...others] = line.cells;
  const [, value] = labelWithValue.exec(cell?.text ?? "") ?? [];
  const isTold = others.length === 0 && value !== undefined && daysOfLateMonths(value).length > 0;
  return cell && isTold ? { ...line, cells: [{ ...cell, text: `Late payments: ${value}` }] } : line;
}

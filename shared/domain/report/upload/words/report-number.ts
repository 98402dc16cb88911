import type { Bureau } from "#shared/domain/bureau/bureau";
import { anyPattern } from "#shared/domain/text/any-pattern";
import type { Cell, TextLine } from "../lines/text-line";

/** What each bureau calls the number of its report. */
const labels: Record<Bureau, RegExp> = {
  experian: anyPattern(
    /\breport (?:number|no\b\.?|#)\s?:?/i,
    /\bn[uú]mero del? (?:informe|reporte)\s?:?/i,
    /\b(?:informe|reporte) (?:n\.?[º°]|#)\s?:?/i,
  ),
  equifax: anyPattern(
    /\b(?:report )?confirmation (?:number|no\b\.?|#)\s?:?/i,
    /\breport confirmation\s?:?|\bconfirmation\s?:/i,
    /\bn[uú]mero de confirmaci[oó]n\s?:?|\bconfirmaci[oó]n (?:n\.?[º°]|#)\s?:?/i,
  ),
  transunion: anyPattern(
    /\bfile (?:number|no\b\.?|#)\s?:?/i,
    /\bn[uú]mero del? (?:expediente|archivo)\s?:?/i,
    /\b(?:expediente|archivo) (?:n\.?[º°]|#)\s?:?/i,
  ),
};

/** A court's record has a file number too: the report's own is at its head. */
const HEAD_LINES = 60;
const FEWEST_DIGITS = 6;

/** The number that a bureau's own report carries. One that is masked finds nothing: it is none. */
export function reportNumber(lines: readonly TextLine[], bureau: Bureau): string | undefined {
  const head = lines.slice(0, HEAD_LINES);
  for (const [at, { cells }] of head.entries()) {
    for (const [place, cell] of cells.entries()) {
      const label = labels[bureau].exec(cell.text);
      if (!label) continue;
      const beside = cell.text.slice(label.index + label[0].length).trim();
      const others = [cells[place + 1], cellBelow(head[at + 1], cell)].map((each) => each?.text ?? "");
      const number = (beside ? [beside] : others).map(numberIn).find((found) => found !== undefined);
      if (number) return number;
    }
  }
  return undefined;
}

const cellBelow = (line: TextLine | undefined, { x, width }: Cell) =>
  line?.cells.find((cell) => cell.x < x + width && x < cell.x + cell.width);

function numberIn(text: string): string | undefined {
  const [first = ""] = text.split(/[\s|,;]/);
  const isMasked = /[x*•]{2}/i.test(first);
  const digits = first.replace(/\D/g, "");
  // Three, two and four digits are a person's Social Security number.
  const isSsn = /^\d{3}-\d{2}-\d{4}$/.test(first);
  const isNumber = /^[A-Z0-9]+(?:-[A-Z0-9]+)*$/i.test(first) && first.length <= 40;
  return isNumber && !isMasked && !isSsn && digits.length >= FEWEST_DIGITS ? first : undefined;
}

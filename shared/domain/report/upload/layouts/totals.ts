import { anyWhole } from "#shared/domain/text/any-pattern";
import type { Cell, TextLine } from "../lines/text-line";
import { labelled } from "../words/fields";
import { accountLabels } from "../words/vocabulary";

/** "Total revolving (3)", "Total of all accounts", "Subtotal"; "TOTAL CARD INC" is a creditor. */
const total = anyWhole(
  /(?:grand |sub-?)?totals?:?/i,
  /(?:grand |sub-?)?totale?s? (?:of|for|in|de|del) .{2,40}/i,
  /(?:sub-?)?totals? (?:all |open |closed |other |revolving |installment |mortgage |auto |collections? ?)*(?:accounts?|loans?|debts?)? ?(?:\(\d{1,3}\))?:?/i,
);
const count = /^\d{1,3}(?: (?:accounts?|cuentas?))?$/;
const amount = /^-?\$?\d[\d,]*(?:\.\d\d)?$/;

/** The lines without those that add up what rows above them owe: no creditor is called so, and no person owes it twice. */
export const withoutTotals = (lines: readonly TextLine[]): readonly TextLine[] =>
  lines.some(isTotal) ? lines.filter((line) => !isTotal(line)) : lines;

function isTotal({ cells: [first, ...others] }: TextLine): boolean {
  if (!first || others.length === 0 || !/total/i.test(first.text) || !total.test(first.text.trim())) return false;
  return labelled(first, accountLabels).length === 0 && others.every(isFigure) && others.some(isAmount);
}

const isAmount = ({ text }: Cell) => amount.test(text);
const isFigure = ({ text }: Cell) => amount.test(text) || count.test(text) || /^[-–—]{1,2}$/.test(text);

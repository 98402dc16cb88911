import { type TextLine, textOf } from "../lines/text-line";
import { labelledLine } from "../tables/table-values";
import { labelled } from "../words/fields";
import { isTypeLine, nameOf } from "../words/names";
import { moneyOf } from "../words/values";
import { accountLabels } from "../words/vocabulary";

const FEWEST = 2;
const MOST_LINES = 24;
const amount = /^\$[\d,]+(?:\.\d\d)?$/;
/** Below such a line an app marks the accounts that hurt a score; elsewhere the word is over a part of a page. */
const mark = /^(?:negativ[eoa]|derogatory|adverse)$/i;

/**
 * What is owed beside the kind of account, right below a name, "NORTHLAKE CARD" over "Credit Card  $2,808", with the labels that other
 * pages print, and without a mark below it: where several accounts are headed so and none of them has a label for its balance.
 */
export function withAmountsBesideKinds(lines: readonly TextLine[]): readonly TextLine[] {
  const places = lines.flatMap((_, at) => (isKindWithAmount(lines, at) ? [at] : []));
  if (places.length < FEWEST || places.some((at, index) => hasBalance(lines, at, places[index + 1]))) return lines;
  const own = new Set(places);
  return lines.flatMap((line, at) => {
    if (own.has(at - 1) && mark.test(textOf(line))) return [];
    return own.has(at) ? partsOf(line) : [line];
  });
}

function isKindWithAmount(lines: readonly TextLine[], at: number): boolean {
  const [kind, value, ...others] = lines[at]?.cells ?? [];
  const above = lines[at - 1];
  if (!kind || !value || others.length > 0 || !above || nameOf(above)?.isSure !== true) return false;
  return isTypeLine(kind.text) && amount.test(value.text) && moneyOf(value.text) !== undefined;
}

function hasBalance(lines: readonly TextLine[], from: number, next = lines.length): boolean {
  return lines
    .slice(from + 1, Math.min(next, from + MOST_LINES))
    .some((line) => line.cells.some((cell) => labelled(cell, accountLabels).some(({ field }) => field === "balance")));
}

function partsOf(line: TextLine): TextLine[] {
  const [kind, value] = line.cells;
  if (!kind || !value) return [line];
  return [labelledLine(line, "Account type:", kind), labelledLine(line, "Balance:", value)];
}

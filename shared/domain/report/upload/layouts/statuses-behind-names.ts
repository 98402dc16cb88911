import type { TextLine } from "../lines/text-line";
import { CREDITOR, labelledLine } from "../tables/table-values";
import { saysAllIsWell, typeOfPart } from "../words/account-status";
import { labelled } from "../words/fields";
import { nameOf } from "../words/names";
import { isKindAlone } from "../words/record-type";
import { isStatusWord } from "../words/status-values";
import { accountLabels } from "../words/vocabulary";

const MOST_WORDS = 6;
const FEWEST = 2;
/** The last words of an agency's name. */
const ofName = /^(?:collections?|cobranzas?|cobros?|recuperaci[oó]n|closed$|cerrada$)(?! account\b)/i;

/**
 * A page's badge is in the line of the creditor's name, one space behind it: "Northlake Card Charged off" over the account's labels, as
 * the name and its status. Only where most names have one: else it is the end of a sentence.
 */
export function withStatusesBehindNames(lines: readonly TextLine[]): readonly TextLine[] {
  const over = lines.filter((_, at) => isOverLabels(lines[at + 1]));
  const found = new Map(over.flatMap((line) => apart(line) ?? []));
  const names = over.filter((line) => found.has(line) || nameOf(line) !== undefined);
  const isUsual = found.size >= FEWEST && found.size > names.length / 2;
  return isUsual ? lines.flatMap((line) => found.get(line) ?? [line]) : lines;
}

function isOverLabels(line: TextLine | undefined): boolean {
  const [first, ...values] = line?.cells ?? [];
  return first !== undefined && labelled(first, accountLabels).some(({ value }) => value !== "" || values.length > 0);
}

function apart(line: TextLine): [[TextLine, TextLine[]]] | undefined {
  const [cell, ...others] = line.cells;
  if (!cell || others.length > 0 || line.begins || labelled(cell, accountLabels).length > 0) return undefined;
  // "Closed · Charged off" has no name, "Civil judgment" is the kind of a court's record.
  if (isStatusWord(cell.text) || isKindAlone(cell.text)) return undefined;
  const words = cell.text.split(" ");
  for (let at = Math.max(1, words.length - MOST_WORDS); at < words.length; at += 1) {
    const [name, status] = [words.slice(0, at).join(" "), words.slice(at).join(" ")];
    // A status that is one without its first word, too, has that from the name.
    const isWhole = saysStatus(status) && !saysStatus(words.slice(at + 1).join(" "));
    const own = isWhole ? nameOf({ ...line, cells: [{ ...cell, text: name }] }) : undefined;
    if (own?.value !== name) continue;
    const first = { ...labelledLine(line, CREDITOR, { ...cell, text: name }), begins: true as const };
    return [[line, [first, labelledLine(line, "Status:", { ...cell, text: bareOf(status) })]]];
  }
  return undefined;
}

function saysStatus(printed: string): boolean {
  const text = bareOf(printed);
  if ((text === printed && ofName.test(text)) || !/^[\p{Lu}\d]/u.test(text)) return false;
  return isStatusWord(text) || saysAllIsWell(text) || typeOfPart({ payStatus: text }) !== undefined;
}

/** "[CHARGE-OFF]" */
const bareOf = (text: string) => text.replace(/^\[([^[\]]+)\]$|^\(([^()]+)\)$/, "$1$2");

import { type TextLine, textOf } from "../lines/text-line";
import { CREDITOR, labelledLine } from "../tables/table-values";
import { inWords, saysAllIsWell, typeOfPart } from "../words/account-status";
import { labelled } from "../words/fields";
import { nameOf } from "../words/names";
import { isKindAlone } from "../words/record-type";
import { isStatusWord } from "../words/status-values";
import { accountLabels } from "../words/vocabulary";

const MOST_WORDS = 6;
const FEWEST = 2;
/** The last words of an agency's name. */
const ofName = /^(?:collections?|cobranzas?|cobros?|recuperaci[oó]n|closed$|cerrada$)(?! account\b)/i;

/** Behind these no name goes on. */
const legalForm = /^(?:inc|llc|l\.l\.c|corp|co|lp|llp|ltd|n\.?a|plc|fsb)\.?$/i;
/** Before a status they are of it. */
const ofStatus = /^(?:paid|unpaid|vol|voluntary|invol|involuntary|cur|current|incl|included)$/i;
const ofCollection = /^(?:paid|unpaid|medical|open|in|for|to|placed|sent|assigned)$/i;

/** Of these one is enough: no creditor's name ends so. */
const negativeMark = /^(?:potentially )?(?:negative|adverse|derogatory)$/i;
const markLast = / (?:potentially )?(?:negative|adverse|derogatory)$/i;

/** A name and its status as two lines; `isUnsure`: the status may be the last word of an agency's name. */
type Apart = { own: TextLine[]; isUnsure: boolean; isMark: boolean };

/**
 * A page's badge is in the line of the creditor's name, one space behind it: "Northlake Card Charged off" over the account's labels, as
 * the name and its status. Only where most names have one: else it is the end of a sentence, unless it is a mark ("Adverse"). Where
 * all have one, so has an agency whose name may end with it.
 */
export function withStatusesBehindNames(lines: readonly TextLine[]): readonly TextLine[] {
  const over = lines.filter((line, at) => isOverLabels(lines[at + 1], line) && !isStatusLabel(lines[at - 1]));
  const found = new Map(
    over.flatMap((line) => {
      const own = apart(line);
      return own ? [[line, own] as const] : [];
    }),
  );
  const names = over.filter((line) => found.has(line) || nameOf(line) !== undefined);
  const sure = [...found.values()].filter(({ isUnsure }) => !isUnsure).length;
  const haveAll = found.size === names.length;
  const isUsual = sure >= FEWEST && sure > names.length / 2;
  return lines.flatMap((line) => {
    const own = found.get(line);
    return own && (own.isMark || (isUsual && (haveAll || !own.isUnsure))) ? own.own : [line];
  });
}

/** Over a label with its value; a line that ends with a mark is also over a label whose value is below. */
function isOverLabels(line: TextLine | undefined, over: TextLine): boolean {
  const [first, ...values] = line?.cells ?? [];
  const parts = first ? labelled(first, accountLabels) : [];
  return (
    parts.some(({ value }) => value !== "" || values.length > 0) || (parts.length > 0 && markLast.test(textOf(over)))
  );
}

/** "Pay Status": in the line below is its value. */
function isStatusLabel(line: TextLine | undefined): boolean {
  const [cell, ...others] = line?.cells ?? [];
  const last = cell && others.length === 0 ? labelled(cell, accountLabels).at(-1) : undefined;
  return last?.field === "payStatus" && last.value === "";
}

function apart(line: TextLine): Apart | undefined {
  const [cell, ...others] = line.cells;
  if (!cell || others.length > 0 || line.begins || labelled(cell, accountLabels).length > 0) return undefined;
  // "Closed · Charged off" has no name, "Civil judgment" is the kind of a court's record.
  if (isStatusWord(cell.text) || isKindAlone(cell.text) || negativeMark.test(cell.text)) return undefined;
  const words = cell.text.split(" ");
  const mark = markLast.exec(cell.text)?.[0].trim().split(" ").length;
  for (let at = mark ? words.length - mark : Math.max(1, words.length - MOST_WORDS); at < words.length; at += 1) {
    // A status that is one without its first word, too, has that from the name.
    if (!mayBegin(words, at) || !saysStatus(words.slice(at)) || (!mark && saysStatus(words.slice(at + 1)))) continue;
    const from = mark ? at : beginOf(words, at);
    const name = words.slice(0, from).join(" ").replace(dashAtEnd, "");
    const status = words.slice(from).join(" ");
    if (nameOf({ ...line, cells: [{ ...cell, text: name }] })?.value !== name) continue;
    const first = { ...labelledLine(line, CREDITOR, { ...cell, text: name }), begins: true as const };
    const isUnsure = bareOf(status) === status && ofName.test(status) && !legalForm.test(words[from - 1] ?? "");
    const own = [first, labelledLine(line, "Status:", { ...cell, text: bareOf(status) })];
    return { own, isUnsure, isMark: negativeMark.test(bareOf(status)) };
  }
  return undefined;
}

/** "VOL SURRENDER", "Placed for collection": a status may be one without its first words. */
function beginOf(words: readonly string[], at: number): number {
  const before = /^\W?coll/i.test(words[at] ?? "") ? ofCollection : ofStatus;
  let from = at;
  while (from > 1 && before.test(words[from - 1] ?? "")) from -= 1;
  return from;
}

/** In small letters a status is behind a name in capitals: in a sentence it is no status. */
const mayBegin = (words: readonly string[], at: number) =>
  /^[\p{Lu}\d]/u.test(bareOf(words.slice(at).join(" "))) || inCapitals.test(words[at - 1] ?? "");

const inCapitals = /^[^\p{Ll}]*\p{Lu}[^\p{Ll}]*$/u;

function saysStatus(words: readonly string[]): boolean {
  const text = bareOf(words.join(" "));
  if (isStatusWord(text) || negativeMark.test(text)) return true;
  return saysAllIsWell(text) || typeOfPart({ payStatus: inWords(text) }) !== undefined;
}

/** "[CHARGE-OFF]", "— Charge-off" */
const bareOf = (text: string) => text.replace(dashFirst, "").replace(/^\[([^[\]]+)\]$|^\(([^()]+)\)$/, "$1$2");

const dashFirst = /^[-–—|•·:] /;
const dashAtEnd = / [-–—|•·:]$/;

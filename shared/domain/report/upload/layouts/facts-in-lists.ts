import type { TextLine } from "../lines/text-line";
import { labelledLine } from "../tables/table-values";
import { saysAllIsWell, typeOfPart } from "../words/account-status";
import { labelsIn } from "../words/fields";
import { isTypeLine, typeBehindState } from "../words/names";
import { accountLabels } from "../words/vocabulary";

const separator = /\s+[·•|]\s+/;
/** With commas each part must be known. */
const comma = /,\s+(?!\d{4}\b)/;
const amountBehind = /^(past due|balance|credit limit) (\$[\d,]+(?:\.\d\d)?)$/i;
const typeWithNumber = /^(\p{L}.{2,50}?),? (ending in [*•xX]*\d{3,6})$/u;
const amountFirst = /^(-?\$[\d,]+(?:\.\d\d)?) (\p{L}[\p{L} -]{1,30})$/u;
const ending = /^(?:(?:account |acct\.? )?ending(?: in)? |[•*xX.]{2,}\s?)(\d{3,6})$/i;
const since = /^(?:since|opened(?: in| on)?) ((?:[A-Za-z]{3,9}\.? (?:\d{1,2}, )?|(?:\d{1,2}\/){1,2})\d{4})$/i;
const state = /^(?:open|closed|abierta|cerrada)$/i;
const ownerAtEnd = /\s*(?:\((?:individual|joint|authorized user|co-?signer)(?: account)?\))?\.?$/i;
const MOST_PARTS = 8;
const LONGEST = 200;
/** In so many lists of amounts, or of numbers, a page shows that it is set so. */
const FEWEST = 2;

/** "$812 balance · $90 past due", "Auto loan · ending 4417 · Closed": what an account says in lists without labels, or with them behind. */
export function withFactsInLists(lines: readonly TextLine[]): readonly TextLine[] {
  const lists = lines.map(factsOf);
  const said = (known: string) => lists.filter((own) => own?.some(([label]) => label === known)).length;
  const isSetSo = said("Balance:") >= FEWEST || said("Account number:") >= FEWEST;
  const facts = isSetSo ? lists : lines.map(kindOf);
  if (!isSetSo && facts.filter((own) => own !== undefined).length < FEWEST) return lines;
  return lines.flatMap((line, at) => {
    const [cell] = line.cells;
    const own = facts[at];
    return own && cell ? own.map(([label, text]) => labelledLine(line, label, { ...cell, text })) : [line];
  });
}

/** "Closed • Credit card" */
function kindOf({ cells: [cell, ...others] }: TextLine): Fact[] | undefined {
  const kind = cell && others.length === 0 ? typeBehindState(cell.text) : undefined;
  if (kind === undefined) return undefined;
  const type: Fact = ["Account type:", kind];
  // That it is open says nothing of how it is paid.
  return /^closed/i.test(cell?.text ?? "") ? [["Status:", "Closed"], type] : [type];
}

type Fact = readonly [label: string, value: string];

/** Each part of the list with its label; undefined when nothing, or not most of them, is known. */
function factsOf({ cells }: TextLine): Fact[] | undefined {
  const [cell, ...others] = cells;
  if (!cell || others.length > 0 || cell.text.length > LONGEST || isProse(cell.text)) return undefined;
  const parts = partsOf(cell.text);
  const facts = parts.map((part) => factOf(part.trim()));
  // A list that begins with a name is an account in a line.
  if (!facts[0]) return undefined;
  const known = facts.filter((fact) => fact !== undefined);
  const isKnown = separator.test(cell.text) ? known.length * 2 > parts.length : known.length === parts.length;
  return parts.length <= MOST_PARTS && known.length >= 2 && isKnown ? known : undefined;
}

/** Several sentences, with commas in them, are no list; nor is a value with commas behind its label: "Status: Current, was 30 days late". */
const isProse = (text: string) => !separator.test(text) && (/\.\s+\p{Lu}/u.test(text) || oneValue.test(text));
const oneValue = /^[^,:]{2,40}:\s[^:]+$/;

/** "Auto loan ending in 4417, opened Mar 2019 (joint).": the number may be behind the kind without a mark, the owner in brackets. */
const partsOf = (text: string): string[] =>
  text
    .replace(ownerAtEnd, "")
    .split(separator.test(text) ? separator : comma)
    .flatMap((part) => typeWithNumber.exec(part.trim())?.slice(1) ?? part);

function factOf(text: string): Fact | undefined {
  const [, amount, words = ""] = amountFirst.exec(text) ?? [];
  if (amount) {
    const [label] = labelsIn(`${words}:`, accountLabels);
    if (label?.value !== "") return undefined;
    return [label.field === "balance" ? "Balance:" : `${words}:`, amount];
  }
  const [, label, value] = amountBehind.exec(text) ?? [];
  if (label && value) return [`${label}:`, value];
  const number = ending.exec(text)?.[1];
  if (number) return ["Account number:", `****${number}`];
  const day = since.exec(text)?.[1];
  if (day) return ["Date opened:", day];
  if (isTypeLine(text)) return ["Account type:", text];
  const isStatus = state.test(text) || saysAllIsWell(text) || typeOfPart({ payStatus: text }) !== undefined;
  return isStatus ? ["Status:", text] : undefined;
}

import { anyPattern } from "#shared/domain/text/any-pattern";
import type { TextLine } from "../upload/lines/text-line";
import { plain } from "../upload/words/fields";

const items = anyPattern(
  /^(?:credit |disputed )?items?(?: disputed)?$/i,
  /^(?:compan(?:y|ies)|creditors?|furnishers?|subscribers?|accounts?)(?: names?)?$/i,
  /^(?:source(?: of information)?|elementos?|cuentas?|empresas?|acreedor(?:es)?)$/i,
);
const outcomes = anyPattern(
  /^(?:(?:dispute|investigation) )?(?:results?|outcomes?)$/i,
  /^(?:results? of (?:the )?(?:re-?)?investigation|decision(?:s|es)?|dispositions?|lo que hicimos)$/i,
  /^(?:responses?|findings?|actions?(?: taken)?|where it stands|what we (?:did|found|decided))$/i,
  /^(?:what (?:happened|was done)|resultados?)$/i,
);

/** Over a table of what became of each item. */
export function isOverResults({ cells }: TextLine): boolean {
  const [first = "", last = ""] = [cells[0], cells.at(-1)].map((cell) => cell?.text);
  const isOver = (isOfItems(first) && isResultLabel(last)) || (isResultLabel(first) && isOfItems(last));
  return cells.length > 1 && isOver;
}

/** Whether a text is over or before what became of an item, and nothing more. */
export const isResultLabel = (text: string) => outcomes.test(plain(text).trim());

/** Whether a text is over the items of a table. */
export const isOfItems = (text: string) => items.test(plain(text).trim());

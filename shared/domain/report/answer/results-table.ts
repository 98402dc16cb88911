import { anyWhole } from "#shared/domain/text/any-pattern";
import type { TextLine } from "../upload/lines/text-line";
import { plain } from "../upload/words/fields";

const items = anyWhole(
  /(?:credit |disputed )?items?(?: disputed)?|source(?: of information)?/i,
  /(?:compan(?:y|ies)|creditors?|furnishers?|subscribers?|accounts?)(?: names?)?/i,
  /elementos?|cuentas?|empresas?|acreedor(?:es)?/i,
);
const outcomes = anyWhole(
  /(?:(?:dispute|investigation) )?(?:results?|outcomes?)|results? of (?:the )?(?:re-?)?investigation/i,
  /decision(?:s|es)?|dispositions?|responses?|findings?|actions?(?: taken)?/i,
  /where it stands|what we (?:did|found|decided)|what (?:happened|was done)/i,
  /resultados?|lo que hicimos/i,
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

import { distance } from "fastest-levenshtein";
import { nameWords } from "../../text/name-words";

/** A sign that a photo may show wrong. */
const MOST_WRONG = 1;
const FEWEST_OF_MISREAD = 4;

type Named = { firstName?: string; lastName?: string };

/** Whether a letter to this name may be a person's own: a first name, or its initial, and a last name are the same. */
export function isSentTo(addressee: string | undefined, { firstName, lastName }: Named): boolean {
  const said = nameWords(addressee ?? "");
  const [firstNames, lastNames] = [nameWords(firstName ?? ""), nameWords(lastName ?? "")];
  if (said.length === 0 || firstNames.length === 0 || lastNames.length === 0) return true;
  const hasFirst = said.some((word) => firstNames.some((name) => isAlike(word, name) || word === name[0]));
  return hasFirst && said.some((word) => lastNames.some((name) => isAlike(word, name)));
}

const isAlike = (a: string, b: string) =>
  a === b || (Math.min(a.length, b.length) >= FEWEST_OF_MISREAD && distance(a, b) <= MOST_WRONG);

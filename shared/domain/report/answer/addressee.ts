import { type TextLine, textOf } from "../upload/lines/text-line";
import { plain } from "../upload/words/fields";

const FIRST_LINES = 60;
const LONGEST = 80;

const greeting = /^(?:dear|estimad[oa](?:\(a\)|s)?)\s+(\p{L}[\p{L}.' -]{2,})[:,.]?$/iu;
const prepared = /^(?:prepared for|preparado para|consumer name|nombre)\s*:?\s+(\p{L}[\p{L}.' -]{2,})$/iu;
/** "Dear valued customer" names no one. */
const generalGreeting = /\b(?:consumer|customer|client|member|sir|madam|valued|consumidora?|cliente|senor|senora)\b/i;

/** Whom a letter greets or names by a first and a last name; undefined where it does not. */
export function namedAddressee(lines: readonly TextLine[]): string | undefined {
  for (const line of lines.slice(0, FIRST_LINES)) {
    const [first = "", second = ""] = line.cells.map((cell) => cell.text);
    const name = [textOf(line), first, `${first} ${second}`].map((text) => greeting.exec(text) ?? prepared.exec(text));
    const said = name.find((found) => found !== null)?.[1]?.trim();
    if (said && said.length <= LONGEST && said.includes(" ") && !generalGreeting.test(plain(said))) return said;
  }
  return undefined;
}

import { cut } from "#shared/domain/text/cut";
import { plainLetters } from "#shared/domain/text/printable";

const MOST_WORDS = 12;
const LONGEST = 60;

/** Text as it is compared in searches: no accents, no capitals. */
export function folded(text: string): string {
  return plainLetters(text)
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();
}

/** The words by whose beginnings a person is found: of the name, and the e-mail as a whole and in parts. */
export function searchWords({ firstName = "", lastName = "", email = "" }: Searchable): string[] {
  const names = folded(`${firstName} ${lastName}`).split(/\s+/);
  const [local = "", domain = ""] = folded(email).split("@");
  const parts = [...names, local].flatMap((word) => word.split(/[^\p{L}\p{N}]+/u));
  const words = [...names, folded(email), ...parts, domain].map((word) => cut(word, LONGEST));
  return [...new Set(words)].filter((word) => word !== "").slice(0, MOST_WORDS);
}

/** A person's entries in the index of the search, one per word. */
export function searchEntries({ userId, listedAt, ...person }: Searchable & { userId: string; listedAt: string }) {
  return searchWords(person).map((word) => ({
    userId,
    sk: `SEARCH#${word}`,
    searchBucket: bucketOf(word),
    searchKey: `${word}#${listedAt}#${userId}`,
  }));
}

/** The words that someone searches for; each must begin a word of the person found. */
export function searchTerms(search: string): string[] {
  return [...new Set(folded(search).split(/\s+/))].filter((word) => word !== "").map((word) => cut(word, LONGEST));
}

/** The index partition of a word. One letter, so that a search may start with one. */
export function bucketOf(word: string): string {
  return String.fromCodePoint(word.codePointAt(0) ?? 0);
}

type Searchable = { firstName?: string; lastName?: string; email?: string };

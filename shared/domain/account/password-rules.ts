import { commonPasswords } from "./common-passwords";

/** How much of a password must be left without the words of the person and the product. */
const OWN_PART = 6;
const SHORTEST_WORD = 3;
const MOST_DECORATION = 6;

export type Person = { email?: string; firstName?: string; lastName?: string; username?: string };

/**
 * Whether a password is among the first to be tried: common and breached ones (ASVS 6.2.4, 6.2.12), and those made of the
 * person's or the product's own words (6.2.11). There are no rules of composition (6.2.5).
 */
export function isGuessable(password: string, person: Person): boolean {
  return isCommon(password) || isOwnWords(password, person);
}

function isCommon(password: string): boolean {
  const text = password.normalize("NFKC").toLowerCase();
  const bare = undecorated(text);
  return [text, bare, plainLetters(text), plainLetters(bare), undecorated(plainLetters(text))].some(
    (form) => commonPasswords.has(form) || isOnePattern(form),
  );
}

/** Without the figures and signs around a word; many of them are more than decoration. */
function undecorated(text: string): string {
  const bare = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
  return text.length - bare.length <= MOST_DECORATION ? bare : text;
}

/** One sign over and over, two words the same, or figures in a row. */
function isOnePattern(text: string): boolean {
  if (/^(.{1,4})\1+$/u.test(text)) return true;
  const half = text.slice(0, text.length / 2);
  if (half + half === text && commonPasswords.has(half)) return true;
  return "01234567890123456789".includes(text) || "98765432109876543210".includes(text);
}

/** Figures and signs that stand for letters, as the letters. */
function plainLetters(text: string): string {
  return text.replace(/[@4301!5$7]/g, (sign) => letters[sign] ?? sign);
}

const letters: Record<string, string> = {
  "@": "a",
  "4": "a",
  "3": "e",
  "0": "o",
  "1": "i",
  "!": "i",
  "5": "s",
  $: "s",
  "7": "t",
};

function isOwnWords(password: string, { email = "", firstName = "", lastName = "", username = "" }: Person): boolean {
  const words = ["redress", email, firstName, lastName, username, ...email.split(/[^\p{L}\p{N}]+/u)]
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word.length >= SHORTEST_WORD)
    .sort((a, b) => b.length - a.length);
  const text = password.normalize("NFKC").toLowerCase();
  const rest = words.reduce((left, word) => left.replaceAll(word, ""), text);
  return rest.length < text.length && rest.length < OWN_PART;
}

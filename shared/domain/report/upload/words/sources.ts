import type { Bureau } from "#shared/domain/bureau/bureau";
import { bureauIn } from "./bureau-columns";

/** Lenders' reports also write X, T and E, and number the sources: "XPN-1". */
const initials = new Map<string, Bureau>([
  ["X", "experian"],
  ["T", "transunion"],
  ["E", "equifax"],
]);

/** Whether a list of sources is written in initials: "X/T/E". X alone is a mark as a rule, and Experian in a report with such lists. */
export function isInInitials(text: string): boolean {
  return /^[XTE](?:[^\p{L}\d]*[XTE]){1,2}$/u.test(text.trim());
}

/** Codes that touch, "TUEF": a picture's reader loses the narrow spaces between them. */
const touchingCodes = /^(?:XP|EX|TU|EF|EQ){2,3}$/;

/** The codes of a word apart; the word itself where it is no such codes, or names a bureau twice. */
function withCodesApart(word: string): string[] {
  const codes = touchingCodes.test(word) ? (word.match(/../g) ?? []) : [];
  return codes.length > 0 && new Set(codes.map(bureauIn)).size === codes.length ? codes : [word];
}

/** The bureaus that a list of sources names; `inInitials` says that other lists of the report are. */
export function bureausIn(text: string, inInitials = false): Bureau[] {
  // An empty box before a name says that this bureau does not report it.
  const said = text.replaceAll(/(?:[☐✗✘○]|\[ ?\])\s*[A-Za-z]+(?: union)?/g, " ");
  const words = said
    .replaceAll(/(?<=experian|equifax|trans ?union)(?=experian|equifax|trans ?union)/gi, " ")
    .split(/[^\p{L}\d®™]+/u)
    .map((word) => word.replace(/\d+$/, ""))
    .flatMap(withCodesApart);
  const named = words.flatMap((word) => bureauIn(word) ?? []);
  if (named.length > 0 || !/^[XTE]{1,3}$/.test(words.join(""))) return named;
  if (words.join("") === "X" && !inInitials) return [];
  return [...words.join("")].flatMap((letter) => initials.get(letter) ?? []);
}

import type { Bureau } from "../../bureau/bureau";
import { bureauIn } from "./bureau-columns";

/** Lenders' reports also write X, T and E, and number the sources: "XPN-1". */
const initials = new Map<string, Bureau>([
  ["X", "experian"],
  ["T", "transunion"],
  ["E", "equifax"],
]);

/** The bureaus that a list of sources names. */
export function bureausIn(text: string): Bureau[] {
  // An empty box before a name says that this bureau does not report it.
  const said = text.replaceAll(/(?:[☐✗✘○]|\[ ?\])\s*[A-Za-z]+(?: union)?/g, " ");
  const words = said
    .replaceAll(/(?<=experian|equifax|trans ?union)(?=experian|equifax|trans ?union)/gi, " ")
    .split(/[^\p{L}\d®™]+/u)
    .map((word) => word.replace(/\d+$/, ""));
  const named = words.flatMap((word) => bureauIn(word) ?? []);
  // X alone is a mark.
  if (named.length > 0 || !/^(?:[XTE]{2,3}|[TE])$/.test(words.join(""))) return named;
  return [...words.join("")].flatMap((letter) => initials.get(letter) ?? []);
}

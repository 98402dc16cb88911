import { type TextLine, textOf } from "./lines/text-line";

/** So many lines at the beginning of a report say whose it is. */
const FIRST = 15;

/** Agencies beside the three bureaus that keep files on consumers. "CBCInnovis" merges the bureaus' own for lenders. */
const agencies =
  /^(?:innovis|chex ?systems|nctue|clarity services|lexisnexis|early warning services|sagestream|teletrack|factor ?trust)\b/i;

/** Whether a report is an agency's to which no letter of ours goes: its items are not those of a bureau. */
export const isOfOtherAgency = (lines: readonly TextLine[]): boolean =>
  lines.slice(0, FIRST).some(({ cells }) => cells.some(({ text }) => agencies.test(text)) && cells.length <= 2) &&
  !lines.slice(0, FIRST).some((line) => /\b(?:equifax|experian|trans ?union)\b/i.test(textOf(line)));

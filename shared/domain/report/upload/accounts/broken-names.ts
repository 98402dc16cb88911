import type { Reading } from "../words/fields";

/** Of what is left of a name that was misread, the shortest that is known again. */
const FEWEST_LETTERS = 8;

/**
 * Whether a name is a part of the one over its account: a narrow column breaks it, or the engine lost some of its letters where it was
 * not sure, "ANCED RECOVERY CO" below "ENHANCED RECOVERY CO LLC".
 */
export function isBrokenName(name: string, reading: Reading | undefined, heading: Reading | undefined): boolean {
  if (!heading) return false;
  if (isPartOf(name, heading.value)) return true;
  const isMisread = reading?.confidence === "low" && heading.confidence !== "low";
  if (isMisread && ` ${heading.value} `.toLowerCase().includes(` ${name.toLowerCase()} `)) return true;
  const [left, whole] = [lettersOf(name), lettersOf(heading.value)];
  return isMisread && left.length >= FEWEST_LETTERS && left.length * 2 > whole.length && whole.includes(left);
}

/** The first or the last words of a name; it may be in other letters. */
function isPartOf(part: string, name: string): boolean {
  const [short, whole] = [part.toLowerCase(), name.toLowerCase()];
  return whole.startsWith(`${short} `) || whole.endsWith(` ${short}`);
}

const lettersOf = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

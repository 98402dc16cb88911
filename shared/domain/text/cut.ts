/**
 * The beginning of a text, at most `most` UTF-16 units, and never half of a character: an emoji is two units, and one alone (a lone
 * surrogate) is text that neither a table nor UTF-8 can hold.
 */
export function cut(text: string, most: number): string {
  return text.length <= most ? text : text.slice(0, most).replace(/[\ud800-\udbff]$/, "");
}

/** A text without lone surrogates: � is where half a character was. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, "\ufffd");
}

/**
 * Controls, halves of characters and the sign that stands where one was, line and paragraph separators, and what turns the direction
 * of all that follows.
 */
const unprintable = /[\p{Cc}\p{Cs}\ufffd\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;
/** A Hangul filler is a letter, and the braille of no dots a symbol: neither is seen. */
const visible = /[^\p{C}\p{Z}\p{M}\p{DI}\u2800]/u;

/**
 * Whether a text is one line that people can read: with something visible in it, and nothing that breaks the line or makes what
 * is around it look like something else. What joins letters and emoji is allowed.
 */
export function isPlainText(text: string): boolean {
  return visible.test(text) && !unprintable.test(text);
}

import * as z from "zod";

const lineBreaks = /\r\n?|[\u0085\p{Zl}\p{Zp}]/gu;
/** Zero-width and soft hyphens, joiners, turns of direction, controls, halves of characters and the sign that stands where one was: they come along when words are copied. */
const invisible = /(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}\p{DI}\ufffd]/gu;

/**
 * What a person writes in their own words, in one or more lines, without what no one sees: in a letter it would be a question mark,
 * and on a screen it can show other words than were written.
 *
 * @param max characters
 */
export const ownWords = (max: number) =>
  z
    .string()
    .overwrite((text) => text.replace(lineBreaks, "\n").replace(invisible, ""))
    .trim()
    .max(max, `Must be no more than ${max} characters`);

import * as z from "zod";
import { hasOtherLetters, LATIN_LETTERS } from "./latin-letters";
import { isPlainText } from "./plain-text";

/**
 * One line that people can read, as it is printed in letters and lists: a line break would make two of it.
 *
 * @param max characters
 */
export const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1, "This field is required")
    .max(max, `Must be no more than ${max} characters`)
    .refine(isPlainText, "Invalid format");

/** The same where nothing may be given. @param max characters */
export const lineOrNone = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Must be no more than ${max} characters`)
    .refine((text) => text === "" || isPlainText(text), "Invalid format");

const canBePrinted = (text: string) => !hasOtherLetters(text);

/** One line in letters that the letters to bureaus can print: others would be left out. @param max characters */
export const letterLine = (max: number) => line(max).refine(canBePrinted, LATIN_LETTERS);

/** The same where nothing may be given. @param max characters */
export const letterLineOrNone = (max: number) => lineOrNone(max).refine(canBePrinted, LATIN_LETTERS);

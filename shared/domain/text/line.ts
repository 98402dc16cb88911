import * as z from "zod";
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

import type { ProofKind } from "./proof";

/** A proof that goes with a letter, as the letter's approval knows it: its file is never replaced. */
export type Exhibit = {
  proofId: string;
  kind: ProofKind;
  pages: number;
  /** Of the PDF, hexadecimal. */
  sha256: string;
  /** Of the PDF; not known of exhibits that were attached before it was noted. */
  sizeBytes?: number;
};

/** A letter has two pages and the ID one: with its exhibits 40 at most, in a file that the post takes. */
export const MOST_EXHIBITS = 10;
export const MOST_EXHIBIT_PAGES = 36;
export const MOST_EXHIBIT_BYTES = 20 * 1024 * 1024;

/** "A" for the first exhibit of a letter, "B" for the second one. @param place from 0 */
export function exhibitLetter(place: number): string {
  return String.fromCharCode("A".charCodeAt(0) + place);
}

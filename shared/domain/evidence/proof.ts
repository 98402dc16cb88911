import { imageTypeOf } from "../document/image-type";

/**
 * What a member keeps as proof. `mailing_receipt` and `bureau_letter` belong to a dispute's way, the others to what it states;
 * `report_page` is what an uploaded report shows of its negative items.
 */
export const proofKinds = [
  "proof_of_address",
  "identity_document",
  "statement",
  "payment_receipt",
  "identity_theft_report",
  "court_paper",
  "mailing_receipt",
  "bureau_letter",
  "report_page",
  "other",
] as const;
export type ProofKind = (typeof proofKinds)[number];

/** A PDF or a photo. Not SVG, which is a program; not HEIC, which few programs can draw. */
export const proofTypes = ["application/pdf", "image/jpeg", "image/png", "image/webp"] as const;
export type ProofType = (typeof proofTypes)[number];

/** Each file may have at most 10 MB. */
export const MOST_PROOF_BYTES = 10 * 1024 * 1024;
/** A file that was compressed better than we compress it may grow. */
export const MOST_KEPT_BYTES = 2 * MOST_PROOF_BYTES;
/** A statement of a year, or an identity theft report with its attachments; one letter carries at most 40 in all. */
export const MOST_PROOF_PAGES = 30;
/** As many as the list shows at once, and as much as fits into one copy of a member's data. */
const MOST_PROOFS = 100;
const MOST_PROOFS_BYTES = 200 * 1024 * 1024;

/** Whether files of `sizes` (bytes) may come to those that a member has; one whose size is not known yet counts as the largest. */
export function hasRoomFor(sizes: readonly number[], present: readonly { sizeBytes?: number }[]): boolean {
  const all = [...sizes, ...present.map(({ sizeBytes = MOST_PROOF_BYTES }) => sizeBytes)];
  return all.length <= MOST_PROOFS && all.reduce((sum, bytes) => sum + bytes, 0) <= MOST_PROOFS_BYTES;
}

/** What a file is by its first bytes, whatever its name or sender says. Undefined for everything else. */
export function proofTypeOf(firstBytes: Uint8Array): ProofType | undefined {
  const isPdf = String.fromCharCode(...firstBytes.subarray(0, 5)) === "%PDF-";
  return isPdf ? "application/pdf" : imageTypeOf(firstBytes);
}

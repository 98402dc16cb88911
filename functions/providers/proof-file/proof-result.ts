/** Why a file cannot be kept as a proof. */
export type ProofRefusal = "locked" | "damaged" | "too-long" | "fonts";
/** A proof as a PDF that holds what is printed and nothing else; or why there is none. */
export type CleanProof = { pdf: Uint8Array; pages: number } | { refusal: ProofRefusal };

/** What of a file is wanted, where that is not all of it: pages from 1, and a photo as it was taken, in which places were noted. */
export type Wanted = { pages?: readonly number[]; asTaken?: boolean };

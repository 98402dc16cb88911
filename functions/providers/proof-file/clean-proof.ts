import { proofTypeOf } from "#shared/domain/evidence/proof";

/** Why a file cannot be kept as a proof. */
export type ProofRefusal = "locked" | "damaged" | "too-long";
/** A proof as a PDF that holds what is printed and nothing else; or why there is none. */
export type CleanProof = { pdf: Uint8Array; pages: number } | { refusal: ProofRefusal };

/** Writes a PDF or a photo anew. Each part is loaded only for who needs it. */
export async function cleanProof(bytes: Uint8Array): Promise<CleanProof> {
  const type = proofTypeOf(bytes);
  try {
    if (type === "application/pdf") return await (await import("./clean-pdf")).cleanPdf(bytes);
    if (type !== undefined) return await (await import("./clean-photo")).cleanPhoto(bytes);
  } catch {
    // Whatever the file has that a program stumbles over: it is the file's fault, and its words may be in the error.
  }
  return { refusal: "damaged" };
}

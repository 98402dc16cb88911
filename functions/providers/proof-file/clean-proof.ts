import { proofTypeOf } from "#shared/domain/evidence/proof";
import type { CleanProof } from "./proof-result";

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

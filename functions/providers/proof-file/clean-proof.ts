import { proofTypeOf } from "#shared/domain/evidence/proof";
import type { CleanProof, Wanted } from "./proof-result";

/** Makes a new PDF from a PDF or a photo. Each part is loaded only where it is needed. */
export async function cleanProof(bytes: Uint8Array, wanted: Wanted = {}): Promise<CleanProof> {
  const type = proofTypeOf(bytes);
  try {
    if (type === "application/pdf") return await (await import("./clean-pdf")).cleanPdf(bytes, wanted);
    if (type !== undefined) return await (await import("./clean-photo")).cleanPhoto(bytes, wanted);
  } catch {
    // Whatever the file has that a program stumbles over: it is the file's fault, and its words may be in the error.
  }
  return { refusal: "damaged" };
}

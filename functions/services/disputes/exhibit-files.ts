import type { ExhibitFile } from "#functions/letters/enclose-exhibits";
import type { LetterFacts } from "#functions/letters/letter-facts";
import type { Bucket } from "#functions/providers/store/bucket";
import { sha256Of } from "#functions/providers/store/sha256";
import { proofKey } from "#functions/repositories/proofs";
import { documentFiles } from "#functions/services";
import { MOST_KEPT_BYTES } from "#shared/domain/evidence/proof";

/** The files of a letter's exhibits; undefined when one is gone, or is not the file that the letter was written with. */
export type ExhibitsOf = (userId: string, facts: LetterFacts) => Promise<ExhibitFile[] | undefined>;

/** Reads exhibits: `DOCUMENTS_BUCKET` (GetObject of `proofs/`, and ListBucket to see that one is gone). */
export function exhibitFiles(files: Pick<Bucket, "readUpTo"> = documentFiles()): ExhibitsOf {
  return async (userId, { exhibits = [] }) => {
    const found: ExhibitFile[] = [];
    for (const exhibit of exhibits) {
      const { proofId, sha256 } = exhibit;
      const pdf = await files.readUpTo(proofKey({ userId, proofId }), MOST_KEPT_BYTES);
      if (!(pdf instanceof Uint8Array) || sha256Of(pdf) !== sha256) return undefined;
      found.push({ ...exhibit, pdf });
    }
    return found;
  };
}

import { isPdfBomb } from "#functions/providers/report-file/pdf-bomb";
import { workApart } from "#functions/providers/work-apart";
import type { CleanProof } from "./proof-result";

export type CleanApart = (bytes: Uint8Array) => Promise<CleanProof>;

const DAMAGED: CleanProof = { refusal: "damaged" };
const LONGEST_MS = 22_000;
const MEMORY = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };

/**
 * Cleans a proof in a thread of its own, without credentials and without the environment: a file that takes too long or breaks the
 * program is refused, and nothing else breaks with it.
 *
 * @param program the file of the bundled `proof-thread.ts`
 */
export async function cleanApart(bytes: Uint8Array, program: string): Promise<CleanProof> {
  if (isPdfBomb(bytes)) return DAMAGED;
  return workApart<CleanProof>({ program, work: bytes, longestMs: LONGEST_MS, memory: MEMORY, otherwise: DAMAGED });
}

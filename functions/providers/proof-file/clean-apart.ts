import { isPdfBomb } from "#functions/providers/report-file/pdf-bomb";
import { workApart } from "#functions/providers/work-apart";
import { proofTypeOf } from "#shared/domain/evidence/proof";
import type { CleanProof, Wanted } from "./proof-result";

export type CleanApart = (bytes: Uint8Array, wanted?: Wanted) => Promise<CleanProof>;
type Work = { bytes: Uint8Array; wanted?: Wanted };

const DAMAGED: CleanProof = { refusal: "damaged" };
/** Of processor time: a photo of 48 million pixels takes 6 seconds of it, turning included. */
const LONGEST_MS = 20_000;
/** The call that waits for it may take 29 seconds. */
const LONGEST_WAIT_MS = 24_000;
const MEMORY = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };
/** 50 million pixels of a photo take 1.8 GB while they are unpacked and packed again; the function has 3,008 MB. */
const MOST_GROWTH_BYTES = 2_300 * 1024 * 1024;
/** A PDF may have 10 MB, of which each part is unpacked on its own. */
const MOST_PDF_GROWTH_BYTES = 768 * 1024 * 1024;

/**
 * Cleans a proof in a thread of its own, without credentials and without the environment: a file that takes too long, unpacks into
 * too much or breaks the program is refused, and nothing else breaks with it.
 *
 * @param program the file of the bundled `proof-thread.ts`
 * @throws Error "TimeoutError" where the machine is too busy to say anything of the file: it can be tried again
 */
export async function cleanApart(bytes: Uint8Array, program: string, wanted?: Wanted): Promise<CleanProof> {
  if (isPdfBomb(bytes)) return DAMAGED;
  const mostGrowthBytes = proofTypeOf(bytes) === "application/pdf" ? MOST_PDF_GROWTH_BYTES : MOST_GROWTH_BYTES;
  const limits = { longestMs: LONGEST_MS, longestWaitMs: LONGEST_WAIT_MS, memory: MEMORY, mostGrowthBytes };
  return workApart<Work, CleanProof>({ program, work: { bytes, wanted }, ...limits, otherwise: DAMAGED });
}

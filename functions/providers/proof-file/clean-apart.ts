import { isPdfBomb } from "#functions/providers/report-file/pdf-bomb";
import { workApart } from "#functions/providers/work-apart";
import { proofTypeOf } from "#shared/domain/evidence/proof";
import type { CleanProof, Wanted } from "./proof-result";

export type CleanApart = (bytes: Uint8Array, wanted?: Wanted) => Promise<CleanProof>;
type Work = { bytes: Uint8Array; wanted?: Wanted };

const DAMAGED: CleanProof = { refusal: "damaged" };
/** The call that waits for it may take 29 seconds. */
const LONGEST_WAIT_MS = 22_000;
/** Of processor time, which a busy machine does not give at once: one of 48 million pixels takes 6 seconds, turning included. */
const LONGEST_PHOTO_MS = 20_000;
/** Of processor time. A PDF is copied, not drawn: one of 10 MB that a person has takes a second, its largest photos four more. */
const LONGEST_PDF_MS = 8_000;
const MEMORY = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };
/** 50 million pixels of a photo take 1.8 GB while they are unpacked and packed again; the function has 3,008 MB. */
const MOST_PHOTO_GROWTH_BYTES = 2_300 * 1024 * 1024;
/** A PDF may have 10 MB, of which each part is unpacked on its own. */
const MOST_PDF_GROWTH_BYTES = 768 * 1024 * 1024;
const PHOTO_LIMITS = {
  longestMs: LONGEST_PHOTO_MS,
  longestWaitMs: LONGEST_WAIT_MS,
  mostGrowthBytes: MOST_PHOTO_GROWTH_BYTES,
};
const PDF_LIMITS = {
  longestMs: LONGEST_PDF_MS,
  longestWaitMs: LONGEST_WAIT_MS,
  mostGrowthBytes: MOST_PDF_GROWTH_BYTES,
};

/**
 * Cleans a proof in a thread of its own, without credentials and without the environment: a file that takes too long, unpacks into
 * too much or breaks the program is refused, and nothing else breaks with it.
 *
 * @param program the file of the bundled `proof-thread.ts`
 * @throws Error "TimeoutError" where the machine is too busy to say anything of a file: it can be tried again
 */
export async function cleanApart(bytes: Uint8Array, program: string, wanted?: Wanted): Promise<CleanProof> {
  if (isPdfBomb(bytes)) return DAMAGED;
  const limits = proofTypeOf(bytes) === "application/pdf" ? PDF_LIMITS : PHOTO_LIMITS;
  return workApart<Work, CleanProof>({
    program,
    work: { bytes, wanted },
    memory: MEMORY,
    ...limits,
    otherwise: DAMAGED,
  });
}

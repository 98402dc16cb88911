import { workApart } from "#functions/providers/work-apart";
import { isPdfBomb } from "./pdf-bomb";
import type { PdfReading } from "./pdf-text";

const DAMAGED: PdfReading = { refusal: "damaged" };
/** Of processor time: a report of 30 pages takes one second of it. */
const LONGEST_MS = 6_000;
/** The call that waits for it may take 29 seconds. */
const LONGEST_WAIT_MS = 20_000;
const MEMORY = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };
/** A bomb unpacks into far more; a report of 120 pages takes less than half. */
const MOST_GROWTH_BYTES = 300 * 1024 * 1024;

/**
 * Reads a PDF in a thread of its own, without credentials and without the environment: one that takes too long or unpacks into
 * too much is stopped, whatever it does.
 *
 * @param program the file of the bundled `pdf-thread.ts`
 * @throws Error "TimeoutError" where the machine is too busy to say anything of the file
 */
export async function readPdfApart(bytes: Uint8Array, program: string): Promise<PdfReading> {
  if (isPdfBomb(bytes)) return DAMAGED;
  const limits = {
    longestMs: LONGEST_MS,
    longestWaitMs: LONGEST_WAIT_MS,
    memory: MEMORY,
    mostGrowthBytes: MOST_GROWTH_BYTES,
  };
  return workApart<Uint8Array, PdfReading>({ program, work: bytes, ...limits, otherwise: DAMAGED });
}

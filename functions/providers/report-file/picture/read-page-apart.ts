import { workApart } from "#functions/providers/work-apart";
import { isPdfBomb } from "../pdf-bomb";
import type { PageReading, PageSource } from "./page-reading";

export type ReadPage = (source: PageSource) => Promise<PageReading>;

const DAMAGED: PageReading = { unread: "damaged" };
/** Of processor time: a page with small print takes 6 seconds, a full one of 50 million pixels 15. */
const LONGEST_MS = 45_000;
/** A busy machine does not give it at once; the function has two minutes. */
const LONGEST_WAIT_MS = 110_000;
const MEMORY = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };
/** 50 million pixels, unpacked twice, take 700 MB; the engine takes 250 MB beside them. */
const MOST_GROWTH_BYTES = 1_400 * 1024 * 1024;

/**
 * Reads a page's picture in a thread of its own, without credentials and without the environment: one that takes too long, breaks a
 * decoder or unpacks into too much is stopped, and nothing else with it.
 *
 * @param program the file of the bundled `picture-thread.ts`
 * @throws Error "TimeoutError" where the machine is too busy to say anything of the picture: it can be tried again
 */
export async function readPageApart(source: PageSource, program: string): Promise<PageReading> {
  if (source.pdfPage !== undefined && isPdfBomb(source.bytes)) return DAMAGED;
  const limits = {
    longestMs: LONGEST_MS,
    longestWaitMs: LONGEST_WAIT_MS,
    memory: MEMORY,
    mostGrowthBytes: MOST_GROWTH_BYTES,
  };
  return workApart<PageSource, PageReading>({ program, work: source, ...limits, otherwise: DAMAGED });
}

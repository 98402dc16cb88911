import { workApart } from "#functions/providers/work-apart";

/** The image as a new JPEG; undefined when it cannot be decoded, or takes too long. */
export type RedrawImage = (bytes: Uint8Array) => Promise<Uint8Array | undefined>;

/** Of processor time, which a busy machine does not give at once: one of 48 million pixels takes 3 seconds. */
const LONGEST_MS = 15_000;
/** The call that waits for it may take 29 seconds. */
const LONGEST_WAIT_MS = 22_000;
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };
/** 50 million pixels take 1.5 GB while they are unpacked and packed again; the function has 3,008 MB. */
const MOST_GROWTH_BYTES = 2_300 * 1024 * 1024;

/**
 * Draws an image once more in a thread of its own: one that takes too long or too much, or breaks the decoder, is stopped, and nothing else
 * with it.
 *
 * @param program the file of the bundled `image-thread.ts`
 * @throws Error "TimeoutError" where the machine is too busy to say anything of the image: it can be tried again
 */
export function redrawApart(
  bytes: Uint8Array,
  program: string,
  longestWaitMs = LONGEST_WAIT_MS,
): Promise<Uint8Array | undefined> {
  return workApart<Uint8Array, Uint8Array | undefined>({
    program,
    work: bytes,
    longestMs: LONGEST_MS,
    longestWaitMs,
    memory: MEMORY,
    mostGrowthBytes: MOST_GROWTH_BYTES,
    otherwise: undefined,
  });
}

import { workApart } from "#functions/providers/work-apart";

/** The image as a new JPEG; undefined when it cannot be decoded, or not in time. */
export type RedrawImage = (bytes: Uint8Array) => Promise<Uint8Array | undefined>;

const LONGEST_MS = 20_000;
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };
/** 50 million pixels take 1.8 GB while they are unpacked and packed again; the function has 3,008 MB. */
const MOST_GROWTH_BYTES = 2_300 * 1024 * 1024;

/**
 * Draws an image once more in a thread of its own: one that takes too long or too much, or breaks the decoder, is stopped, and nothing else
 * with it.
 *
 * @param program the file of the bundled `image-thread.ts`
 */
export function redrawApart(bytes: Uint8Array, program: string): Promise<Uint8Array | undefined> {
  return workApart<Uint8Array, Uint8Array | undefined>({
    program,
    work: bytes,
    longestMs: LONGEST_MS,
    memory: MEMORY,
    mostGrowthBytes: MOST_GROWTH_BYTES,
    otherwise: undefined,
  });
}

import { types } from "node:util";
import { workApart } from "#functions/providers/work-apart";
import type { LinesToUnderstand, Understood } from "#shared/domain/report/upload/understand";

/** Understands what lines say; see `understandApart`. */
export type UnderstandLines = (work: LinesToUnderstand) => Promise<Understood>;

const TOO_LONG: Understood = { seen: "too-long" };
/** Of processor time, what compiles and cleans up beside the thread counted in: a report of 100 pages takes six to eight seconds of it. */
const LONGEST_MS = 12_000;
/** The call that waits for it may take 29 seconds. */
const LONGEST_WAIT_MS = 20_000;
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };
const MOST_GROWTH_BYTES = 350 * 1024 * 1024;

/**
 * Understands lines in a thread of its own. Each line is held against all layouts that are known, so that a file made of nothing but
 * headings would keep a function busy until it is ended without an answer: what takes too long is longer than any report.
 *
 * @param program the file of the bundled `lines-thread.ts`
 * @throws Error what the thread threw; "TimeoutError" where the machine is too busy to say anything of the file
 */
export async function understandApart(
  work: LinesToUnderstand,
  program: string,
  longestMs = LONGEST_MS,
): Promise<Understood> {
  const limits = {
    longestMs,
    longestWaitMs: LONGEST_WAIT_MS,
    memory: MEMORY,
    mostGrowthBytes: MOST_GROWTH_BYTES,
  };
  const said = await workApart<LinesToUnderstand, Understood | Error>({
    program,
    work,
    ...limits,
    otherwise: TOO_LONG,
  });
  if (types.isNativeError(said)) throw said;
  return said;
}

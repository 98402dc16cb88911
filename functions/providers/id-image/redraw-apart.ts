import { Worker } from "node:worker_threads";

/** The image as a new JPEG; undefined when it cannot be decoded, or not in time. */
export type RedrawImage = (bytes: Uint8Array) => Promise<Uint8Array | undefined>;

const LONGEST_MS = 20_000;

/**
 * Draws an image once more in a thread of its own, without credentials and without the environment: one that takes too long or
 * breaks the decoder is stopped, and nothing else with it.
 *
 * @param program the file of the bundled `image-thread.ts`
 */
export async function redrawApart(bytes: Uint8Array, program: string): Promise<Uint8Array | undefined> {
  const thread = new Worker(program, {
    workerData: bytes,
    env: {},
    argv: [],
    execArgv: [],
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
  });
  return new Promise<Uint8Array | undefined>((settle) => {
    const refused = () => settle(undefined);
    const late = setTimeout(refused, LONGEST_MS);
    thread
      .on("message", settle)
      .on("error", refused)
      .on("exit", () => {
        clearTimeout(late);
        refused();
      });
  }).finally(() => thread.terminate());
}

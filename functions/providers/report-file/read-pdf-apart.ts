import { Worker } from "node:worker_threads";
import { isPdfBomb } from "./pdf-bomb";
import type { PdfReading } from "./pdf-text";

const LONGEST_MS = 6_000;
const LOOK_MS = 15;
/** A bomb unpacks into far more; a report of 120 pages takes less than half. */
const MOST_GROWTH_BYTES = 300 * 1024 * 1024;

/**
 * Reads a PDF in a thread of its own, without credentials and without the environment: one that takes too long or unpacks into
 * too much is stopped, whatever it does.
 *
 * @param program the file of the bundled `pdf-thread.ts`
 */
export async function readPdfApart(bytes: Uint8Array, program: string): Promise<PdfReading> {
  if (isPdfBomb(bytes)) return { refusal: "damaged" };
  const thread = new Worker(program, {
    workerData: bytes,
    env: {},
    argv: [],
    execArgv: [],
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
  });
  const before = process.memoryUsage.rss();
  return new Promise<PdfReading>((settle) => {
    const damaged = () => settle({ refusal: "damaged" });
    const late = setTimeout(damaged, LONGEST_MS);
    const looking = setInterval(() => {
      if (process.memoryUsage.rss() - before > MOST_GROWTH_BYTES) damaged();
    }, LOOK_MS);
    const end = () => {
      clearTimeout(late);
      clearInterval(looking);
    };
    thread
      .on("message", settle)
      .on("error", damaged)
      .on("exit", () => {
        end();
        damaged();
      });
  }).finally(() => thread.terminate());
}

import { type ResourceLimits, Worker } from "node:worker_threads";

type Apart<Work, Result> = {
  /** The file of a bundled program that posts one message, its result. */
  program: string;
  work: Work;
  longestMs: number;
  /** Of the thread's own heap. */
  memory: ResourceLimits;
  /** What the process may grow by meanwhile: what a file is unpacked into lies outside of the thread's heap. */
  mostGrowthBytes: number;
  /** The result of a program that ends without one, breaks, takes too long or too much. */
  otherwise: Result;
};

/** Memory is filled at about 500 MB a second: in between it grows by some 10. */
const LOOK_MS = 20;

/**
 * Runs a program in a thread of its own, without credentials and without the environment, and stops it after its result, and
 * when it takes too long or too much.
 */
export async function workApart<Work, Result>({ program, work, ...limits }: Apart<Work, Result>): Promise<Result> {
  const { longestMs, memory, mostGrowthBytes, otherwise } = limits;
  const apart = { workerData: work, env: {}, argv: [], execArgv: [], stdout: true, stderr: true };
  const thread = new Worker(program, { ...apart, resourceLimits: memory });
  const before = process.memoryUsage.rss();
  return new Promise<Result>((settle) => {
    const failed = () => settle(otherwise);
    const late = setTimeout(failed, longestMs);
    const looking = setInterval(() => {
      if (process.memoryUsage.rss() - before > mostGrowthBytes) failed();
    }, LOOK_MS);
    thread
      .on("message", settle)
      .on("error", failed)
      .on("exit", () => {
        clearTimeout(late);
        clearInterval(looking);
        failed();
      });
  }).finally(() => thread.terminate());
}

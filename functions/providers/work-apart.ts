import { type ResourceLimits, Worker } from "node:worker_threads";

type Apart<Work, Result> = {
  /** The file of a bundled program that posts one message, its result. */
  program: string;
  work: Work;
  longestMs: number;
  /**
   * Where it is given, `longestMs` is of processor time, which a busy machine does not give at once. After so long in all the
   * work is given up without a result.
   */
  longestWaitMs?: number;
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
 *
 * @throws Error "TimeoutError" after `longestWaitMs`
 */
export async function workApart<Work, Result>({ program, work, ...limits }: Apart<Work, Result>): Promise<Result> {
  const { longestMs, longestWaitMs, memory, mostGrowthBytes, otherwise } = limits;
  const apart = { workerData: work, env: {}, argv: [], execArgv: [], stdout: true, stderr: true };
  const thread = new Worker(program, { ...apart, resourceLimits: memory });
  const before = process.memoryUsage.rss();
  const begin = process.cpuUsage();
  return new Promise<Result>((settle, reject) => {
    const failed = () => settle(otherwise);
    const busy = () => reject(Object.assign(new Error("Too little processor time."), { name: "TimeoutError" }));
    const late = longestWaitMs === undefined ? setTimeout(failed, longestMs) : setTimeout(busy, longestWaitMs);
    const looking = setInterval(() => {
      const { user, system } = process.cpuUsage(begin);
      const isSpent = longestWaitMs !== undefined && (user + system) / 1_000 > longestMs;
      if (isSpent || process.memoryUsage.rss() - before > mostGrowthBytes) failed();
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

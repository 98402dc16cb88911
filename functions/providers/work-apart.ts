import { type ResourceLimits, Worker } from "node:worker_threads";

type Apart<Result> = {
  /** The file of a bundled program that posts one message, its result. */
  program: string;
  work: Uint8Array;
  longestMs: number;
  memory: ResourceLimits;
  /** The result of a program that ends without one, breaks or takes too long. */
  otherwise: Result;
};

/** Runs a program in a thread of its own, without credentials and without the environment, and stops it after its result. */
export async function workApart<Result>({ program, work, ...limits }: Apart<Result>): Promise<Result> {
  const { longestMs, memory, otherwise } = limits;
  const apart = { workerData: work, env: {}, argv: [], execArgv: [], stdout: true, stderr: true };
  const thread = new Worker(program, { ...apart, resourceLimits: memory });
  return new Promise<Result>((settle) => {
    const failed = () => settle(otherwise);
    const late = setTimeout(failed, longestMs);
    thread
      .on("message", settle)
      .on("error", failed)
      .on("exit", () => {
        clearTimeout(late);
        failed();
      });
  }).finally(() => thread.terminate());
}

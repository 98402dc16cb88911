import { AsyncLocalStorage } from "node:async_hooks";

/** The platform is about to end the function. Nothing that was under way may be tried again. */
export class DeadlineError extends Error {
  constructor() {
    super("The function's time is nearly over.");
    this.name = "DeadlineError";
  }
}

const deadlines = new AsyncLocalStorage<AbortSignal>();

/** Runs something that is to end with a signal: see `beforeDeadline`. */
export function withDeadline<T>(signal: AbortSignal, run: () => Promise<T>): Promise<T> {
  return deadlines.run(signal, run);
}

/** Runs something that the deadline does not end: what tidies up after it. */
export function afterDeadline<T>(run: () => Promise<T>): Promise<T> {
  return deadlines.exit(run);
}

/**
 * Waits for an answer from outside no longer than the present call's deadline; begins nothing after it.
 *
 * @throws DeadlineError, which no client of the cloud tries again
 */
export async function beforeDeadline<T>(ask: () => Promise<T>): Promise<T> {
  const signal = deadlines.getStore();
  if (!signal) return ask();
  if (signal.aborted) throw new DeadlineError();

  let stop = () => {};
  const ended = new Promise<never>((_, reject) => {
    stop = () => reject(new DeadlineError());
    signal.addEventListener("abort", stop, { once: true });
  });
  return Promise.race([ask(), ended]).finally(() => signal.removeEventListener("abort", stop));
}

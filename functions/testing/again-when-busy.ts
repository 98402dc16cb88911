const MOST_TRIES = 3;

/**
 * Does again what a busy machine cut off, as the product's callers do: it says nothing of the file.
 *
 * @throws what else `work` throws, and the last "TimeoutError"
 */
export async function againWhenBusy<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      const wasBusy = error instanceof Error && error.name === "TimeoutError";
      if (!wasBusy || tries === MOST_TRIES) throw error;
    }
  }
}

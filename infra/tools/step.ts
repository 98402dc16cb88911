/** Runs one step and prints its name at once, and how long it took when it is over. */
export async function step<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  const startedAt = performance.now();
  process.stdout.write(`${name} …`);
  try {
    const result = await run();
    process.stdout.write(` ${seconds(startedAt)}\n`);
    return result;
  } catch (error) {
    process.stdout.write(` failed after ${seconds(startedAt)}\n`);
    throw error;
  }
}

function seconds(startedAt: number): string {
  return `${((performance.now() - startedAt) / 1_000).toFixed(1)} s`;
}

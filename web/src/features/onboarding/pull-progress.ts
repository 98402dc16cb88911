/** The credit pull as the screen shows it: the request starts one second after the click. */
export const PULL_DELAY_MS = 1_000;
export const PULL_TICK_MS = 500;
export const PULL_STARTED_PERCENT = 10;
const IN_PROGRESS_PERCENT = 25;
const CAP_PERCENT = 90;
const LARGEST_GROWTH = 12;

/**
 * The percentage after one more tick of half a second: 10 becomes 25, then it grows at random and waits at 90 for the bureaus.
 *
 * @param random a number from 0 to 1
 */
export function nextPercent(percent: number, random: number): number {
  if (percent < IN_PROGRESS_PERCENT) return IN_PROGRESS_PERCENT;
  return Math.min(CAP_PERCENT, Math.round(percent + 1 + random * LARGEST_GROWTH));
}

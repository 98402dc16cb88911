import type { Bureau } from "#shared/domain/bureau/bureau";

/** The preparation takes about five seconds: 10 percent every half second. */
export const BUREAU_TICK_MS = 500;
export const BUREAU_STEP_PERCENT = 10;

const preparedFrom: Record<Bureau, number> = { experian: 33, equifax: 66, transunion: 100 };

/** Whether a bureau's disputes are prepared when the preparation stands at `percent`. */
export function isPrepared(bureau: Bureau, percent: number): boolean {
  return percent >= preparedFrom[bureau];
}

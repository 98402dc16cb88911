import { setTimeout } from "node:timers/promises";
import { AppError } from "#shared/api/errors";
import { isRefused } from "./table";

type Patience = {
  tries: number;
  /** Waits up to so many milliseconds after the first try, up to twice as many after the second, and so on. */
  pauseMs?: number;
};

/**
 * Reads, decides and writes again while a condition of the write is refused: something else was written since the read, and what is
 * stored now decides.
 *
 * @param attempt gets its number, from 1
 * @throws AppError SERVICE_UNAVAILABLE after the last try
 */
export async function retryRefused<T>(
  { tries, pauseMs = 0 }: Patience,
  attempt: (number: number) => Promise<T>,
): Promise<T> {
  for (let number = 1; ; number += 1) {
    try {
      return await attempt(number);
    } catch (error) {
      if (!isRefused(error)) throw error;
      if (number === tries) throw new AppError("SERVICE_UNAVAILABLE", { retryAfterSeconds: 1 });
      if (pauseMs > 0) await setTimeout(Math.random() * pauseMs * number);
    }
  }
}

import { setTimeout } from "node:timers/promises";

const STILL_RUNNING = 409;

/** A machine that is busy with something else may miss a function's deadline (503), or the API's (504). */
export const isBusy = (status: number): boolean => status === 503 || status === 504;

/** How often a call is sent that a busy machine answers with a request to try again: six may only wait for one that was cut off. */
const TRIES = 30;
const PAUSE_MS = 500;
/** A call that was cut off keeps its key until it is over for certain: a minute. */
const STILL_RUNNING_PAUSE_MS = 10_000;

type Answered = { status: number };

/** Sends a call again while the machine is too busy for it, or while a try that was cut off may still run; gives the last answer. */
export async function untilNotBusy<A extends Answered>(send: () => Promise<A>): Promise<A> {
  let wasBusy = false;
  for (let tries = 1; ; tries += 1) {
    const answer = await send();
    wasBusy ||= isBusy(answer.status);
    const runsStill = wasBusy && answer.status === STILL_RUNNING;
    if (tries === TRIES || !(isBusy(answer.status) || runsStill)) return answer;
    await setTimeout(runsStill ? STILL_RUNNING_PAUSE_MS : Math.min(PAUSE_MS * tries, 2_500));
  }
}

import { addBusinessDays, addDays, type Day, dayIn, startOfDayIn } from "../days";
import { stateRules } from "./state-rules";

/** The day of the signature where the consumer lives. */
export function signingDay(signedAt: Date, state: string | undefined): Day {
  return dayIn(stateRules(state).signingZone, signedAt);
}

/**
 * The last day on which the contract can be cancelled for nothing: the 3rd business day after the day of signing where the
 * consumer lives (5th where the state says so). 15 U.S.C. § 1679e(a).
 */
export function lastCancelDay(signedAt: Date, state: string | undefined): Day {
  return addBusinessDays(signingDay(signedAt, state), stateRules(state).cancelDays);
}

/** The instant at which the cancellation period ends: midnight at the end of the last day, where the consumer lives. */
export function cancelUntil(signedAt: Date, state: string | undefined): Date {
  const { timeZone } = stateRules(state);
  return startOfDayIn(timeZone, addDays(lastCancelDay(signedAt, state), 1));
}

/** The first instant at which service may be given: as the period ends. 15 U.S.C. § 1679d(a)(2). */
export function serviceMayStartAt(signedAt: Date, state: string | undefined): Date {
  return cancelUntil(signedAt, state);
}

/** How long a monthly plan runs on after notice, in days; the statutory right is not cut by it. */
export const NOTICE_DAYS = 30;

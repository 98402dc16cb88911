import { addBusinessDays, dayOf, isBusinessDay, startOfDayIn } from "../days";
import { homeDay, stateRules } from "./state-rules";

/**
 * Whether letters may leave at `instant`: never on a weekend or a federal holiday. The contract counts days where the consumer
 * lives, and so do letters; their hour must lie on a business day in UTC too, for that is how it is written down and shown.
 */
export function isMailDay(instant: Date, state: string | undefined): boolean {
  return isBusinessDay(homeDay(state, instant)) && isBusinessDay(dayOf(instant));
}

/** When letters leave that may leave from `instant` on: at once on a business day, else as the next one begins. */
export function mailTime(instant: Date, state: string | undefined): Date {
  if (isMailDay(instant, state)) return instant;
  return startOfDayIn(stateRules(state).timeZone, addBusinessDays(homeDay(state, instant), 1));
}

/** When letters leave that are approved at `at`: on the first business day after the contract's cancellation period. */
export function firstMailTime(at: Date, serviceMayStartAt: string | undefined, state: string | undefined): Date {
  const from = serviceMayStartAt === undefined ? at.getTime() : Math.max(at.getTime(), Date.parse(serviceMayStartAt));
  return mailTime(new Date(from), state);
}

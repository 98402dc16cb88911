import { cancelUntil, lastCancelDay } from "#shared/domain/contract/cancellation";
import { lastDayOf } from "./period";

test.each(["NY", "CA", "HI", "AK", "OH"])("the last day to cancel in %s is the day that the law names", (state) => {
  const signedAt = new Date("2026-11-20T17:00:00Z");
  expect(lastDayOf(cancelUntil(signedAt, state).toISOString())).toBe(lastCancelDay(signedAt, state));
});

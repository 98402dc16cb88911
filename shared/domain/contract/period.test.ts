import { cancelUntil, lastCancelDay } from "./cancellation";
import { isUnderNotice, lastDayOf } from "./period";

test.each(["NY", "CA", "HI", "AK", "OH"])("the last day to cancel in %s is the day that the law names", (state) => {
  const signedAt = new Date("2026-11-20T17:00:00Z");
  expect(lastDayOf(cancelUntil(signedAt, state).toISOString())).toBe(lastCancelDay(signedAt, state));
});

test.each([
  ["a contract that ended at once, by a clock that is behind", "2026-11-20T17:00:00.500Z", false],
  ["a contract whose notice runs", "2026-12-20T17:00:00.500Z", true],
])("whether %s is under notice", (_, endsAt, isNotice) => {
  const cancelledAt = "2026-11-20T17:00:00.500Z";
  expect(isUnderNotice({ cancelledAt, endsAt }, new Date("2026-11-20T17:00:00Z"))).toBe(isNotice);
});

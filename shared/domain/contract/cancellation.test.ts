import { cancelUntil, lastCancelDay, serviceMayStartAt } from "./cancellation";
import { homeDay, stateRules } from "./state-rules";

const noonInNewYork = (day: string) => new Date(`${day}T17:00:00Z`);

test.each([
  ["a Friday in New York", "2026-11-20", "NY", "2026-11-25"],
  ["the Tuesday before Thanksgiving", "2026-11-24", "NY", "2026-11-30"],
  ["a Friday in a state with 5 days", "2026-11-20", "CA", "2026-11-30"],
])("a contract signed on %s can be cancelled until the end of the last day", (_, signedOn, state, lastDay) => {
  expect(lastCancelDay(noonInNewYork(signedOn), state)).toBe(lastDay);
});

test("the period ends at midnight where the consumer lives, and the service may start then", () => {
  const signedAt = noonInNewYork("2026-11-20");
  expect(cancelUntil(signedAt, "NY").toISOString()).toBe("2026-11-26T05:00:00.000Z");
  expect(serviceMayStartAt(signedAt, "NY")).toEqual(cancelUntil(signedAt, "NY"));
});

test("the day of signing is the consumer's day, not London's", () => {
  expect(lastCancelDay(new Date("2026-11-21T04:00:00Z"), "NY")).toBe("2026-11-25");
});

test("in a state of two zones the period is too short for nobody", () => {
  const justAfterMidnightInDallas = new Date("2026-12-01T06:30:00Z");
  expect(lastCancelDay(justAfterMidnightInDallas, "TX")).toBe("2026-12-04");
  expect(cancelUntil(justAfterMidnightInDallas, "TX").toISOString()).toBe("2026-12-05T07:00:00.000Z");
});

test.each(["WA", "UT", "OK", "PA", "WI", "CA", "TN"])(
  "a contract in %s can be cancelled for five business days",
  (state) => {
    expect(stateRules(state).cancelDays).toBe(5);
    expect(lastCancelDay(noonInNewYork("2026-11-20"), state)).toBe("2026-11-30");
  },
);

test("no state has fewer than the 3 federal days, and Georgia is not served", () => {
  expect(stateRules("TX").cancelDays).toBe(3);
  expect(stateRules(undefined)).toMatchObject({ cancelDays: 3, available: true });
  expect(stateRules("GA").available).toBe(false);
});

test("a letter written in the evening bears the consumer's day", () => {
  expect(homeDay("NY", "2026-11-21T01:00:00Z")).toBe("2026-11-20");
  expect(homeDay(undefined, "2026-11-21T12:00:00Z")).toBe("2026-11-21");
});

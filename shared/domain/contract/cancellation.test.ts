import { usStateCodes } from "../consumer/us-states";
import { cancelUntil, lastCancelDay, serviceMayStartAt } from "./cancellation";
import { homeDay, isStateOpen, stateRules, statesToConfirm } from "./state-rules";

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

test("in a state of two zones the period is too short in neither", () => {
  const justAfterMidnightInDallas = new Date("2026-12-01T06:30:00Z");
  expect(lastCancelDay(justAfterMidnightInDallas, "TX")).toBe("2026-12-04");
  expect(cancelUntil(justAfterMidnightInDallas, "TX").toISOString()).toBe("2026-12-05T07:00:00.000Z");
});

test.each(["WA", "UT", "OK", "PA", "WI", "DC", "CA", "CO", "TN", "NV", "LA"])(
  "a contract in %s can be cancelled for five business days",
  (state) => {
    expect(stateRules(state).cancelDays).toBe(5);
    expect(lastCancelDay(noonInNewYork("2026-11-20"), state)).toBe("2026-11-30");
  },
);

test("no state has fewer than the 3 federal days", () => {
  expect(stateRules("TX").cancelDays).toBe(3);
  expect(stateRules(undefined).cancelDays).toBe(3);
  for (const code of usStateCodes) expect(stateRules(code).cancelDays).toBeGreaterThanOrEqual(3);
});

test("a resident of the District of Columbia can state where they live", () => {
  expect(usStateCodes).toContain("DC");
  expect(isStateOpen("DC", ["NY"])).toBe(false);
});

test("every state is closed unless the deployment opens it, and Georgia stays closed though it is named", () => {
  expect(usStateCodes.filter((code) => isStateOpen(code, []))).toEqual([]);
  expect(usStateCodes.filter((code) => isStateOpen(code, ["GA", "NY", "OH"]))).toEqual(["NY", "OH"]);
  expect(isStateOpen("GA", usStateCodes)).toBe(false);
  expect(isStateOpen("", usStateCodes)).toBe(false);
});

test("states whose days were not read in the act are closed unless the operator opens them, after counsel", () => {
  expect(statesToConfirm).toEqual(["DC", "LA", "WI"]);
  expect(statesToConfirm.filter((code) => isStateOpen(code, []))).toEqual([]);
});

test("where no state is open the service begins for none, also while a state is not known yet", () => {
  expect([isStateOpen(undefined, []), isStateOpen(undefined, ["GA"]), isStateOpen(undefined, ["NY"])]).toEqual([
    false,
    false,
    true,
  ]);
});

test("a letter written in the evening bears the consumer's day", () => {
  expect(homeDay("NY", "2026-11-21T01:00:00Z")).toBe("2026-11-20");
  expect(homeDay(undefined, "2026-11-21T12:00:00Z")).toBe("2026-11-21");
});

import { allowanceOf, type Counts, countsUnder, isUsedUpForGood, periodOf, renewsOn, withoutUses } from "./allowance";
import type { SubscriptionTier } from "./plan";

const november = new Date("2026-11-30T23:59:59Z");
const december = new Date("2026-12-01T00:00:00Z");

test("a month is a calendar month in UTC", () => {
  expect([periodOf("monthly", november), periodOf("premium", december)]).toEqual(["2026-11", "2026-12"]);
});

test("the one-time plan counts over a lifetime", () => {
  const holder = { subscriptionTier: "onetime" as const, allowance: { period: "lifetime", limit: 2, used: 1 } };
  expect(allowanceOf(holder, december)).toEqual({ period: "lifetime", limit: 2, used: 1, remaining: 1 });
});

test("what was used last month does not count this month", () => {
  const holder = { subscriptionTier: "monthly" as const, allowance: { period: "2026-11", limit: 5, used: 5 } };
  expect(allowanceOf(holder, november)).toMatchObject({ used: 5, remaining: 0 });
  expect(allowanceOf(holder, december)).toEqual({ period: "2026-12", limit: 5, used: 0, remaining: 5 });
});

test("a person without a plan has no allowance", () => {
  expect(allowanceOf({}, november)).toBeUndefined();
});

/** Uses up what a plan gives. */
const used = ({ allowance, otherAllowance }: Counts): Counts => ({
  allowance: allowance && { ...allowance, used: allowance.limit },
  otherAllowance,
});

test("changing between monthly and one-time plans gives back nothing that was used: 7 disputes in a month, not 12", () => {
  const monthly = used(countsUnder("monthly", {}, november));
  const onetime = used(countsUnder("onetime", monthly, november));
  const again = countsUnder("monthly", onetime, november);

  expect(onetime.allowance).toEqual({ period: "lifetime", limit: 2, used: 2 });
  expect(again.allowance).toEqual({ period: "2026-11", limit: 5, used: 5 });
  expect(countsUnder("onetime", again, december).allowance).toMatchObject({ used: 2 });
});

test.each<[SubscriptionTier, SubscriptionTier, number]>([
  ["monthly", "premium", 5],
  ["premium", "monthly", 15],
  ["monthly", "monthly", 5],
])("what was used of the month under %s counts under %s", (before, after, count) => {
  expect(countsUnder(after, used(countsUnder(before, {}, november)), november).allowance).toMatchObject({
    used: count,
  });
});

test("a month that begins under the same plan leaves what was used of the one-time plan", () => {
  const onetime = used(countsUnder("onetime", {}, november));
  const renewed = countsUnder("monthly", used(countsUnder("monthly", onetime, november)), december);
  expect(renewed).toMatchObject({ allowance: { period: "2026-12", used: 0 }, otherAllowance: { used: 2 } });
});

test("a use that is taken back is taken from the plan under which it was counted", () => {
  const counts = used(countsUnder("onetime", used(countsUnder("monthly", {}, november)), november));
  expect(withoutUses(counts, ["2026-11", "2026-11", "2026-10"])).toMatchObject({
    allowance: { period: "lifetime", used: 2 },
    otherAllowance: { period: "2026-11", used: 3 },
  });
});

test.each([
  ["2026-11", "2026-12-01"],
  ["2026-12", "2027-01-01"],
  ["lifetime", undefined],
])("the allowance of %s is granted again on %s", (period, day) => {
  expect(renewsOn({ period })).toBe(day);
});

test.each([
  ["a one-time plan with one dispute left", { period: "lifetime", remaining: 1 }, false],
  ["a one-time plan without one", { period: "lifetime", remaining: 0 }, true],
  ["a month without one, for the next month brings more", { period: "2026-11", remaining: 0 }, false],
  ["no plan", undefined, false],
])("%s: used up for good is what is never granted again", (_, allowance, expected) => {
  expect(isUsedUpForGood(allowance)).toBe(expected);
});

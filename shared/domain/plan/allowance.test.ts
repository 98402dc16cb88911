import { allowanceOf, periodOf } from "./allowance";

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

test("nobody without a plan has an allowance", () => {
  expect(allowanceOf({}, november)).toBeUndefined();
});

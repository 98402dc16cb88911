import type { SubscriptionTier } from "../plan/plan";
import { covers, endingChanges, endingOf, isInForce, signedFor } from "./ending";

const UNTIL = "2026-11-27T05:00:00.000Z";
type Contract = { plan?: SubscriptionTier; cancelUntil: string; cancelledAt?: string; endsAt?: string };
const contract: Contract = { plan: "monthly", cancelUntil: UNTIL };
const waiting = [{ submittedAt: "2026-11-20T12:00:00.000Z" }];
const [within, after] = [new Date("2026-11-27T04:59:59.999Z"), new Date(UNTIL)];

test.each([
  ["none", undefined, false],
  ["a signed one", contract, true],
  ["a cancelled one", { ...contract, cancelledAt: "2026-11-21T12:00:00.000Z" }, false],
  ["one whose notice runs to the next instant", { ...contract, endsAt: "2026-11-27T05:00:00.001Z" }, true],
  ["one whose notice runs out now", { ...contract, endsAt: UNTIL }, false],
])("whether %s is in force (case %#)", (_, signed, expected) => {
  expect(isInForce(signed, after)).toBe(expected);
});

test.each([
  ["its own plan", contract, "monthly", true],
  ["another plan", contract, "premium", false],
  ["any plan when it names none", { ...contract, plan: undefined }, "premium", true],
] as const)("a contract covers %s as it should", (_, signed, plan, expected) => {
  expect(covers(signed, plan)).toBe(expected);
});

test("the contract for a plan is the present or the next one, and none that was cancelled or given notice", () => {
  const next: Contract = { ...contract, plan: "premium" };
  expect(signedFor("premium", { contract, nextContract: next })).toBe(next);
  expect(signedFor("monthly", { contract: { ...contract, endsAt: UNTIL } })).toBeUndefined();
});

test.each([
  ["within the period at once, for nothing", "monthly", within, { isWithinPeriod: true, stopped: waiting }],
  ["from the instant at which the period ends with notice", "monthly", after, { isWithinPeriod: false, stopped: [] }],
  ["a one-time plan's at once, with what waits", "onetime", after, { isWithinPeriod: false, stopped: waiting }],
] as const)("a contract ends %s", (_, subscriptionTier, at, expected) => {
  const days = subscriptionTier === "monthly" && at === after ? 30 : 0;
  const endsAt = new Date(at.getTime() + days * 86_400_000).toISOString();
  const ending = endingOf({ contract, subscriptionTier, subscriptionStatus: "active" }, waiting, at);
  expect(ending).toEqual({ ...expected, cancelledAt: at.toISOString(), endsAt });
});

test("a contract under which no plan runs any more ends at once: there is nothing to use until the end of a notice", () => {
  const allowance = { period: "2026-11", limit: 5, used: 5 };
  const member = { contract, allowance, subscriptionTier: "monthly", subscriptionStatus: "inactive" } as const;
  const cancelledAt = after.toISOString();
  const ending = { cancelledAt, endsAt: cancelledAt, isWithinPeriod: false, stopped: waiting };
  expect(endingOf(member, waiting, after)).toEqual(ending);
  expect(endingOf(member, [], after)).toEqual({ ...ending, stopped: [] });
  expect(endingOf({ ...member, subscriptionStatus: "active" }, waiting, after)?.stopped).toEqual([]);
});

test("a one-time plan whose letters have all left has nothing to end", () => {
  const allowance = { period: "lifetime", limit: 2, used: 2 };
  expect(endingOf({ contract, subscriptionTier: "onetime", allowance }, [], after)).toBeUndefined();
});

test("an end at once deactivates and gives back the uses of the month; a notice leaves both", () => {
  const allowance = { period: "2026-11", limit: 5, used: 3 };
  const member = { contract, allowance, subscriptionStatus: "active" as const };
  const cancelledAt = within.toISOString();
  const ending = { cancelledAt, endsAt: cancelledAt, isWithinPeriod: true, stopped: waiting, refundCents: 12_000 };
  expect(endingChanges(member, ending, "step")).toMatchObject({
    contract: { plan: "monthly", cancelledAt, endsAt: cancelledAt, refundCents: 12_000 },
    subscriptionStatus: "inactive",
    lastChange: "step",
    allowance: { ...allowance, used: 2 },
  });

  const notice = { cancelledAt, endsAt: "2026-12-27T04:59:59.999Z", isWithinPeriod: false, stopped: [] };
  const { stopped: _, ...cancellation } = notice;
  expect(endingChanges(member, notice, "step")).toEqual({
    contract: { ...contract, endsAt: notice.endsAt },
    nextContract: undefined,
    cancellation,
  });
});

import { activation, awaitedTier, type PlanContract, type Signer } from "./activation";
import type { SubscriptionTier } from "./plan";

const step = { at: "2026-11-20T12:00:00.000Z" };

test.each([
  ["that the provider named", { payment: { paymentType: "monthly", plan: "premium" } }, "premium"],
  ["that they said they paid for", { paymentType: "per_dispute", subscriptionTier: "premium" }, "onetime"],
  ["that they had", { subscriptionTier: "premium" }, "premium"],
  ["by the month when nothing is known", {}, "monthly"],
] as const)("a member who waits, waits for the plan %s", (_, buyer, tier) => {
  expect(awaitedTier(buyer)).toBe(tier);
});

test("a plan begins with what was used of its period, and ends the grace and the cancellation", () => {
  const allowance = { period: "2026-11", limit: 5, used: 3 };
  expect(activation({ allowance }, "premium", step)).toEqual({
    subscriptionStatus: "active",
    subscriptionTier: "premium",
    paymentType: "premium",
    paymentFailedAt: undefined,
    cancellation: undefined,
    allowance: { period: "2026-11", limit: 15, used: 3 },
    otherAllowance: undefined,
    lastChange: step,
  });
});

test.each<[string, Signer<PlanContract>, SubscriptionTier | undefined]>([
  ["the one that was signed for it", { contract: { plan: "monthly" }, nextContract: { plan: "premium" } }, "premium"],
  ["the one that was signed for none yet", { contract: {} }, "premium"],
  ["none that is for another plan", { contract: { plan: "monthly" } }, undefined],
])("a plan begins under %s", (_, signer, plan) => {
  expect(activation(signer, "premium", step).contract?.plan).toBe(plan);
});

test("a contract under notice is over when a plan begins", () => {
  const contract = { plan: "monthly" as const, endsAt: "2026-12-01T12:00:00.000Z" };
  expect(activation({ contract }, "monthly", step).contract).toEqual({ plan: "monthly", cancelledAt: step.at });
});

import type { SubscriptionTier } from "#shared/domain/plan/plan";
import { owedCents, paidFrom, paymentsUnder } from "./refund";

const paid = (
  at: string,
  customerId: string | undefined,
  changes: { tier?: SubscriptionTier; chargeId?: string } = {},
) => ({
  at,
  amountCents: 12_000,
  status: "paid",
  customerId,
  ...changes,
});

test("all that was paid for the contract's plan goes back, also what was paid before it was signed", () => {
  const first = paid("2026-11-01", "cus_1", { tier: "monthly" });
  const renewal = paid("2026-11-20", "cus_1");
  const arranged = { ...paid("2026-11-01", "cus_1"), amountCents: 0, status: "arranged" };
  expect(paymentsUnder({ plan: "monthly" }, "monthly", [first, arranged, renewal])).toEqual([first, renewal]);
});

test("nothing goes back twice: neither a refunded payment nor one that the payer's bank took", () => {
  const once = paid("2026-11-01", undefined, { tier: "onetime", chargeId: "pi_1" });
  const disputed = { ...once, status: "disputed", amountCents: -12_000, tier: undefined };
  const monthly = paid("2026-11-02", "cus_1", { tier: "monthly" });
  const refunded = { ...paid("2026-11-03", "cus_1", { chargeId: "pi_2" }), status: "refunded", amountCents: -12_000 };
  expect(paymentsUnder({}, undefined, [once, disputed, monthly, refunded])).toEqual([]);
  const part = { ...refunded, amountCents: -2_000 };
  const owed = paymentsUnder({}, undefined, [once, disputed, monthly, part]);
  expect(owed).toEqual([{ ...monthly, amountCents: 10_000 }]);
});

test("of two payments of one customer each may be the one of which a part went back: no more is owed than is left of both", () => {
  const first = paid("2026-11-01", "cus_1", { tier: "monthly" });
  const renewal = paid("2026-11-20", "cus_1");
  const part = { ...paid("2026-11-21", "cus_1"), status: "refunded", amountCents: -2_000 };
  const ledger = [first, renewal, part];
  const owed = paymentsUnder({ plan: "monthly" }, "monthly", ledger);
  expect(owed).toEqual([first, renewal]);
  expect(owedCents(owed, ledger)).toBe(22_000);
});

test("a payment that names neither customer nor charge is owed whole", () => {
  const ledger = [paid("2026-11-01", undefined, { tier: "onetime" })];
  expect(owedCents(paymentsUnder({}, undefined, ledger), ledger)).toBe(12_000);
});

test("months that were served under an earlier contract do not go back, nor what its customer still pays", () => {
  const served = paid("2026-06-01", "cus_old", { tier: "monthly" });
  const lastMonth = paid("2026-11-05", "cus_old");
  const again = paid("2026-11-20", "cus_new", { tier: "monthly" });
  const contract = { plan: "monthly" as const, paidFrom: "2026-11-01" };
  expect(paymentsUnder(contract, "monthly", [served, lastMonth, again])).toEqual([again]);
});

test("a plan that runs beside the contract's keeps its payments, one without a contract gets them back", () => {
  const running = paid("2026-06-01", "cus_monthly", { tier: "monthly" });
  const unsigned = paid("2026-11-21", "cus_premium", { tier: "premium" });
  const once = paid("2026-11-20", undefined, { tier: "onetime", chargeId: "pi_1" });
  const ledger = [running, once, unsigned];
  const contract = { plan: "onetime" as const, paidFrom: "2026-06-01" };
  expect(paymentsUnder(contract, "onetime", ledger)).toEqual([once]);
  expect(paymentsUnder(contract, "premium", ledger)).toEqual([once, unsigned]);
});

test("where no service ever started, all that was paid goes back, for plans that were changed meanwhile too", () => {
  const monthly = paid("2026-11-20", "cus_1", { tier: "monthly" });
  const once = paid("2026-11-21", undefined, { tier: "onetime", chargeId: "pi_1" });
  const again = paid("2026-11-22", "cus_2", { tier: "monthly" });
  expect(paymentsUnder({ plan: "monthly" }, "monthly", [monthly, once, again])).toEqual([monthly, once, again]);
});

const earlier = { signedAt: "2026-06-01", serviceMayStartAt: "2026-06-05" };

test.each([
  ["there was none before", undefined, undefined],
  ["the one before was cancelled", { ...earlier, cancelledAt: "2026-07-01" }, "2026-07-01"],
  ["the one before was given notice", { ...earlier, endsAt: "2026-11-30" }, "2026-10-31"],
  ["the one before goes on", earlier, "2026-06-01"],
  ["the service of the one before never started", { ...earlier, serviceMayStartAt: "2026-11-25" }, undefined],
])("payments are for a contract from its own time on: %s", (_, before, from) => {
  expect(paidFrom(before, { cancelledAt: "2026-10-31" }, "2026-11-20")).toBe(from);
});

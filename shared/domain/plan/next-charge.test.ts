import { nextCharge, paidForPlan } from "./next-charge";

const paidAt = ["2026-11-05T15:00:00.000Z", "2026-10-05T15:00:00.000Z"];
const serviceMayStartAt = "2026-11-26T05:00:00.000Z";

test.each([
  ["a month after the last payment", { plan: "monthly", paidAt }, { kind: "expected", day: "2026-12-05" }],
  [
    "late, when the day has passed without a payment",
    { plan: "monthly", paidAt, today: "2026-12-06" },
    { kind: "overdue", day: "2026-12-05" },
  ],
  [
    "on the last day of a shorter month",
    { plan: "premium", paidAt: ["2027-01-31T12:00:00.000Z"] },
    { kind: "expected", day: "2027-02-28" },
  ],
  [
    "on the day of the first payment again after a shorter month",
    { plan: "monthly", paidAt: ["2027-02-28T12:00:00.000Z", "2027-01-31T12:00:00.000Z"] },
    { kind: "expected", day: "2027-03-31" },
  ],
  [
    "on that day also after a payment that came within the days of grace",
    { plan: "monthly", paidAt: ["2027-01-31T12:00:00.000Z", "2027-03-03T12:00:00.000Z"] },
    { kind: "expected", day: "2027-03-31" },
  ],
  [
    "on the last day of February in a leap year",
    { plan: "monthly", paidAt: ["2027-12-31T12:00:00.000Z", "2028-01-31T12:00:00.000Z"] },
    { kind: "expected", day: "2028-02-29" },
  ],
  [
    "by the newest plan, whose payments began on another day",
    { plan: "monthly", paidAt: ["2027-01-31T12:00:00.000Z", "2027-02-28T12:00:00.000Z", "2027-03-15T12:00:00.000Z"] },
    { kind: "expected", day: "2027-04-15" },
  ],
  [
    "in the next year after December",
    { plan: "monthly", paidAt: ["2026-12-31T12:00:00.000Z"] },
    { kind: "expected", day: "2027-01-31" },
  ],
  [
    "not before the service may start",
    { plan: "monthly", paidAt: [], serviceMayStartAt },
    { kind: "notBefore", day: "2026-11-26" },
  ],
  [
    "not before today, where the service may start since long and a new payment method has paid nothing yet",
    { plan: "monthly", paidAt: [], serviceMayStartAt, today: "2026-12-09" },
    { kind: "notBefore", day: "2026-12-09" },
  ],
  ["never again for a plan that is paid once", { plan: "onetime", paidAt }, { kind: "never" }],
  [
    "once for such a plan",
    { plan: "onetime", paidAt: [], serviceMayStartAt },
    { kind: "notBefore", day: "2026-11-26" },
  ],
  ["never after a cancellation", { plan: "monthly", paidAt, endsAt: serviceMayStartAt }, { kind: "never" }],
  ["on a day that is not known without payment and contract", { plan: "monthly", paidAt: [] }, undefined],
] as const)("a charge comes %s", (_, charges, expected) => {
  expect(nextCharge({ today: "2026-11-20", ...charges, paidAt: [...charges.paidAt] })).toEqual(expected);
});

const entry = (description: string, date: string, status = "paid") => ({ description, date, status });

test.each([
  ["all of a plan that was never changed", "monthly", ["2026-10-05", "2026-11-05"]],
  ["none of the plan before, from the checkout of the present one on", "premium", []],
  ["those of the present plan alone, of which a first one may have been long ago", "onetime", ["2026-11-20"]],
] as const)("what was paid for a plan: %s", (_, plan, expected) => {
  const ledger = {
    monthly: [entry("renewal", "2026-11-05"), entry("checkout monthly", "2026-10-05")],
    premium: [
      entry("checkout premium", "2026-11-20", "arranged"),
      entry("renewal", "2026-11-05"),
      entry("checkout monthly", "2026-10-05"),
    ],
    onetime: [
      entry("checkout onetime", "2026-11-20"),
      entry("checkout monthly", "2026-11-10", "arranged"),
      entry("checkout onetime", "2026-10-05"),
    ],
  };
  expect(paidForPlan(plan, ledger[plan]).toSorted()).toEqual([...expected]);
});

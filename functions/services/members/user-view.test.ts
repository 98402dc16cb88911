import { makeUserRecord } from "#functions/testing/make-user-record";
import { userView } from "./user-view";

test.each([
  [true, true],
  [undefined, undefined],
])("a member's screens know whether a copy of the ID goes with the letters: %s", (hasIdOnFile, shown) => {
  expect(userView(makeUserRecord({ hasIdOnFile }), new Date("2026-11-20T17:00:00Z")).hasIdOnFile).toBe(shown);
});

test.each([
  [
    "is where they live",
    { street: "1200 Harbor Street", city: "Reno", state: "NV", zipCode: "89501" },
    "America/Los_Angeles",
  ],
  ["is not known before their address is", undefined, undefined],
])("the calendar of a member's letters %s", (_, address, timeZone) => {
  expect(userView(makeUserRecord({ address }), new Date("2026-11-20T17:00:00Z")).timeZone).toBe(timeZone);
});

test.each([
  [
    "is waited for that the provider has confirmed",
    "pending_verification",
    { receivedAt: "2026-11-20T12:00:00.000Z" },
    true,
  ],
  ["is waited for that only the member has reported", "pending_verification", {}, false],
  ["is not waited for any more", "active", { receivedAt: "2026-11-20T12:00:00.000Z" }, undefined],
] as const)("a payment %s", (_, subscriptionStatus, reported, shown) => {
  const payment = { paymentIntentId: "pi_1", paymentType: "monthly" as const, ...reported };
  const user = makeUserRecord({ subscriptionStatus, payment });
  expect(userView(user, new Date("2026-11-20T17:00:00Z")).isPaymentConfirmed).toBe(shown);
});

test("a payment of a plan that was cancelled since confirms nothing", () => {
  const payment = { paymentIntentId: "pi_1", paymentType: "monthly", receivedAt: "2026-11-01T12:00:00.000Z" } as const;
  const cancellation = { cancelledAt: "2026-11-02T12:00:00.000Z", endsAt: "2026-11-02T12:00:00.000Z" };
  const user = makeUserRecord({ subscriptionStatus: "pending_verification", payment, cancellation });
  expect(userView(user, new Date("2026-11-20T17:00:00Z")).isPaymentConfirmed).toBe(false);
});

describe("after a failed payment", () => {
  const at = new Date("2026-11-30T17:00:00Z");
  const failed = { subscriptionStatus: "active", paymentFailedAt: "2026-11-29T12:00:00.000Z" } as const;
  const givenNotice = (endsAt: string) => ({ cancellation: { cancelledAt: "2026-11-05T12:00:00.000Z", endsAt } });

  test.each([
    ["an active plan goes on for 7 days", {}, "2026-12-06T12:00:00.000Z"],
    ["a plan that ended has no days left", { subscriptionStatus: "inactive" }, undefined],
    ["a plan that ends later by notice has them", givenNotice("2026-12-20T12:00:00.000Z"), "2026-12-06T12:00:00.000Z"],
    ["a plan that ends sooner by notice ends then", givenNotice("2026-12-03T12:00:00.000Z"), undefined],
  ] as const)("%s", (_, changes, endsAt) => {
    expect(userView(makeUserRecord({ ...failed, ...changes }), at).graceEndsAt).toBe(endsAt);
  });

  test("once it is paid nothing is said of it", () => {
    const paid = { ...failed, paymentFailedAt: undefined };
    expect(userView(makeUserRecord(paid), at).graceEndsAt).toBeUndefined();
  });
});

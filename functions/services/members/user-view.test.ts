import { makeUserRecord } from "#functions/testing/make-user-record";
import { userView } from "./user-view";

test.each([
  [true, true],
  [undefined, undefined],
])("a member's screens know whether a copy of the ID goes with the letters: %s", (hasIdOnFile, shown) => {
  expect(userView(makeUserRecord({ hasIdOnFile }), new Date("2026-11-20T17:00:00Z")).hasIdOnFile).toBe(shown);
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

import { isOfCancelled, statusAt } from "./subscription";

const cancellation = { cancelledAt: "2026-12-10T12:00:00.500Z", endsAt: "2027-01-09T12:00:00.500Z" };

test.each([
  ["before the notice ends", "2027-01-09T12:00:00.499Z", "active"],
  ["the moment it ends, before any nightly job", "2027-01-09T12:00:00.500Z", "inactive"],
])("%s, a subscription under notice is %s", (_, at, status) => {
  expect(statusAt({ subscriptionStatus: "active", cancellation }, new Date(at))).toBe(status);
});

test("a payment reported after the end waits, and is not inactive again", () => {
  const after = new Date("2027-02-01T00:00:00Z");
  expect(statusAt({ subscriptionStatus: "pending_verification", cancellation }, after)).toBe("pending_verification");
  expect(statusAt({}, after)).toBe("incomplete");
});

test("a payment in the same second as the cancellation is a new one, since the provider reports whole seconds", () => {
  expect(isOfCancelled("2026-12-10T11:59:59.000Z", { cancellation })).toBe(true);
  expect(isOfCancelled("2026-12-10T12:00:00.000Z", { cancellation })).toBe(false);
  expect(isOfCancelled("2026-12-10T11:59:59.000Z", {})).toBe(false);
});

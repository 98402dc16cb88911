import { graceEndsAt } from "./grace";

test.each([
  ["2026-11-29T06:10:00.000Z", "2026-12-06T06:10:00.000Z"],
  ["2028-02-26T23:59:59.999Z", "2028-03-04T23:59:59.999Z"],
])("a plan goes on for 7 days after a failed payment: %s", (failedAt, endsAt) => {
  expect(graceEndsAt(failedAt)).toBe(endsAt);
});

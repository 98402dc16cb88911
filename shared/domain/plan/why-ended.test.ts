import { whyEnded } from "./why-ended";

const entry = (date: string, status: string) => ({ date: `2026-11-${date}T12:00:00.000Z`, status });

test.each([
  ["a payment that the bank took back", [entry("05", "paid"), entry("20", "disputed")], "chargeback"],
  ["one that was then decided for us", [entry("20", "disputed"), entry("28", "reinstated")], "reinstated"],
  ["one that never went through", [entry("05", "paid"), entry("20", "failed")], "unpaid"],
  ["in any order of the ledger", [entry("20", "failed"), entry("05", "paid")], "unpaid"],
  ["not one that was paid on a later try", [entry("20", "failed"), entry("23", "paid")], undefined],
  ["not a refund", [entry("05", "paid"), entry("20", "refunded")], undefined],
  ["nothing without payments", [], undefined],
])("what ended a plan is %s", (_, ledger, reason) => {
  expect(whyEnded(ledger)).toBe(reason);
});

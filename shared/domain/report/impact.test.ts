import { impactOf } from "./impact";

const today = "2026-11-20";
const late = { itemType: "late_payment" as const, amount: 300 };

test.each([
  ["a charge-off, however old", { itemType: "charge_off" as const, amount: 0, dateReported: "2020-01-01" }, "high"],
  ["an unpaid collection", { itemType: "collection" as const, amount: 80, dateReported: "2020-01-01" }, "high"],
  ["a paid recent collection", { itemType: "collection" as const, amount: 0, dateReported: "2026-01-01" }, "medium"],
  ["a paid old collection", { itemType: "collection" as const, amount: 0, dateReported: "2022-01-01" }, "low"],
  ["90 days late within 24 months", { ...late, dateOfFirstDelinquency: "2026-01-01", paymentHistory: "0123" }, "high"],
  [
    "30 days late within 24 months",
    { ...late, dateOfFirstDelinquency: "2024-11-20", paymentHistory: "0100" },
    "medium",
  ],
  ["30 days late in a month that reaches into them", { ...late, dateOfFirstDelinquency: "2024-11" }, "medium"],
  ["30 days late in the month before", { ...late, dateOfFirstDelinquency: "2024-10" }, "low"],
  ["30 days late before that", { ...late, dateOfFirstDelinquency: "2024-11-19", paymentHistory: "0100" }, "low"],
])("%s is sorted", (_, item, impact) => {
  expect(impactOf(item, today)).toBe(impact);
});

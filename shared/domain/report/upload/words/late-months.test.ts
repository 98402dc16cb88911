import { daysOfLateMonths } from "./late-months";

test.each([
  ["Mar 2026: 30 days late", [30]],
  ["60 days late in 03/2026", [60]],
  ["PRIOR PAYING HISTORY: 10/2025-R4, 09/2025-R3, 08/2025-R2", [90, 60, 30]],
  ["02/26-M2", [30]],
  ["12/25-120 11/25-90", [120, 90]],
  ["10/2025-R1, 09/2025-R9", []],
  ["Late in Oct 2025 (60)", [60]],
  ["May 2025 · 60 days late", [60]],
  ["Opened 02/2026", []],
  // A term of so many months.
  ["Refinanced 12/25 60 months", []],
])("late months are read in words and in codes: %s", (text, days) => {
  expect(daysOfLateMonths(text)).toEqual(days);
});

import { lateCountsOf } from "./rating";

test.each([
  ["30 days: 1x (last Jun 2025)", "late 30 days, 1 times"],
  ["60 days: 1x (last Jul 2025); 30 days: 2x (last Jun 2025)", "late 60 days, 1 times"],
  ["03/25-30", "late 30 days, 1 times in all"],
  ["120 days (07/2025), 90 days (06/2025)", "late 120 days, 2 times in all"],
  ["May 2026 (30), Jun 2026 (60)", "late 60 days, 2 times in all"],
  ["12/25 90, 11/25 60, 10/25 30", "late 90 days, 3 times in all"],
  ["Apr 2026 – 30 days", "late 30 days, 1 times in all"],
])("counts of late months are read with their last month: %s", (printed, said) => {
  expect(lateCountsOf(printed)).toBe(said);
});

test.each([
  ["100", "late 30 days, 1 times"],
  ["112", "late 90 days, 2 times"],
  ["000", "never late"],
  ["12", undefined],
])("the spaces between three counts may be lost: %s", (printed, said) => {
  expect(lateCountsOf(printed)).toBe(said);
});

import { lateCountsOf } from "./rating";

test.each([
  ["30 days: 1x (last Jun 2025)", "late 30 days, 1 times"],
  ["60 days: 1x (last Jul 2025); 30 days: 2x (last Jun 2025)", "late 60 days, 1 times"],
  ["03/25-30", "late 30 days, 1 times in all"],
  ["120 days (07/2025), 90 days (06/2025)", "late 120 days, 2 times in all"],
])("counts of late months are read with their last month: %s", (printed, said) => {
  expect(lateCountsOf(printed)).toBe(said);
});

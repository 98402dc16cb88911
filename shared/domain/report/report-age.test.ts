import { isOldReport } from "./report-age";

test.each([
  ["today's", "2026-11-30", false],
  ["one of 90 days ago", "2026-09-01", false],
  ["one of 91 days ago", "2026-08-31", true],
  ["one of 16 months ago", "2025-07-30", true],
])("whether %s report, of %s, is old: %s", (_, reportOn, isOld) => {
  expect(isOldReport(reportOn, "2026-11-30")).toBe(isOld);
});

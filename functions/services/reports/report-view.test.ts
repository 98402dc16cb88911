import type { ReportRecord } from "#functions/repositories/reports";
import { makeNegativeItem } from "#shared/testing/report";
import { reportView } from "./report-view";

const report = (pulledAt: string) =>
  ({ reportId: "01R", pulledAt, negativeItems: [makeNegativeItem({ id: "a" })] }) as ReportRecord;
const claim = { negativeItemId: "a", disputeId: "01D", disputeReason: "not_mine; duplicate" };

test.each([
  ["in dispute", "2026-10-01", undefined, { isDisputed: true, disputeReasons: ["not_mine", "duplicate"] }],
  ["removed, in the report from before", "2026-10-01", "2026-10-05", { isDisputed: false, isRemoved: true }],
  ["removed, and shown again by a later report", "2026-10-06", "2026-10-05", { isDisputed: false }],
])("an item is marked as it is now: %s", (_, pulledAt, removedAt, marks) => {
  const [item] = reportView(report(pulledAt), [{ ...claim, removedAt }]).negativeItems;
  expect(item).toMatchObject(marks);
  expect(item?.isRemoved).toBe("isRemoved" in marks ? true : undefined);
});

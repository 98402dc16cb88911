import { makeStoredReport } from "#functions/testing/dispute-world";
import { makeNegativeItem } from "#shared/testing/report";
import { reportView } from "./report-view";

const removed = makeNegativeItem({ id: "01KAB0000000000000000GONE1", bureaus: ["experian"] });
const claim = { negativeItemId: removed.id, disputeId: "one", disputeReason: "not_mine" };

test.each<[string, string, { isShown: boolean }, true | undefined]>([
  ["after the report", "2026-11-20T12:00:00.000Z", { isShown: true }, true],
  ["before a report that still shows it", "2026-11-10T12:00:00.000Z", { isShown: true }, undefined],
  ["before a file that shows it no more", "2026-11-10T12:00:00.000Z", { isShown: false }, true],
])("an item whose removal was recorded %s", (_, removedAt, { isShown }, isRemoved) => {
  const unseen = { experian: isShown ? [] : [removed.id] };
  const report = makeStoredReport({ negativeItems: [removed], unseen, pulledAt: "2026-11-15T12:00:00.000Z" });
  expect(reportView(report, [{ ...claim, removedAt }]).negativeItems[0]?.isRemoved).toBe(isRemoved);
});

test("a file of one bureau says nothing of an item's removal at another, whose report is older", () => {
  const item = { ...removed, bureaus: ["experian" as const, "equifax" as const] };
  const report = makeStoredReport({
    negativeItems: [item],
    unseen: { experian: [item.id] },
    pulledAt: "2026-11-15T12:00:00.000Z",
    earlier: { equifax: "2026-11-01T12:00:00.000Z" },
  });
  const view = reportView(report, [{ ...claim, removedAt: "2026-11-10T12:00:00.000Z" }]);
  expect(view.negativeItems[0]?.isRemoved).toBe(true);
});

test("an item in dispute that the newest uploaded file does not show is said to be unseen at the file's bureau alone", () => {
  const kept = makeNegativeItem({ id: "01KAB0000000000000000KEPT1", bureaus: ["experian", "equifax"] });
  const shown = makeNegativeItem({ id: "01KAB000000000000000SHOWN1", bureaus: ["experian"] });
  const report = makeStoredReport({ negativeItems: [kept, shown], unseen: { experian: [kept.id] } });
  const view = reportView(report, []);
  expect(view.negativeItems.map(({ unseenBy }) => unseenBy)).toEqual([["experian"], undefined]);
});

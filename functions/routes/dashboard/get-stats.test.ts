import { makeStoredReport } from "#functions/testing/dispute-world";
import { makeRequest } from "#functions/testing/make-request";
import { makeUserRecord } from "#functions/testing/make-user-record";
import { makeNegativeItem } from "#shared/testing/report";
import { getStats } from "./get-stats";

const now = () => new Date("2026-11-20T12:00:00Z");
const kept = makeNegativeItem({ id: "01KAB0000000000000000KEPT1" });
const removed = makeNegativeItem({ id: "01KAB0000000000000000GONE1" });
const report = makeStoredReport({ negativeItems: [kept, removed], pulledAt: "2026-11-18T12:00:00.000Z" });
const latestReport = {
  reportId: report.reportId,
  creditScore: 588,
  experianScore: 591,
  equifaxScore: null,
  transunionScore: 588,
  negativeItems: 2,
  pulledAt: report.pulledAt,
};

/** @param removedAt when the removal of one of the report's two items was recorded; in dispute until then */
function stats(changes: Parameters<typeof makeUserRecord>[0], removedAt?: string) {
  const claim = { negativeItemId: removed.id, disputeId: "one", disputeReason: "not_mine", removedAt };
  return getStats(makeRequest<"dashboard/get-stats">({ user: makeUserRecord(changes) }), {
    now,
    reports: { get: async () => report },
    disputes: { openItems: async () => [claim] },
  });
}

test("the tiles show what the user record counts", async () => {
  const allowance = { period: "2026-11", limit: 5, used: 2 };
  await expect(stats({ latestReport, allowance, counts: { active: 3, removed: 1 } })).resolves.toEqual({
    creditScore: 588,
    experianScore: 591,
    equifaxScore: null,
    transunionScore: 588,
    negativeItems: 2,
    activeDisputes: 3,
    itemsRemoved: 1,
    allowance: { period: "2026-11", limit: 5, used: 2, remaining: 3 },
  });
});

test("an item that was removed since the report is no negative item any more", async () => {
  await expect(stats({ latestReport }, "2026-11-19T12:00:00.000Z")).resolves.toMatchObject({ negativeItems: 1 });
});

test("an item that a report shows again after its removal counts", async () => {
  await expect(stats({ latestReport }, "2026-11-17T12:00:00.000Z")).resolves.toMatchObject({ negativeItems: 2 });
});

test("without a report and without a plan there is nothing to show", async () => {
  await expect(stats({ subscriptionStatus: "incomplete" })).resolves.toMatchObject({
    creditScore: null,
    negativeItems: 0,
    allowance: null,
  });
});

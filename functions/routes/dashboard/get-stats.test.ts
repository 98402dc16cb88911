import { makeRequest } from "#functions/testing/make-request";
import { makeUserRecord } from "#functions/testing/make-user-record";
import { getStats } from "./get-stats";

const now = () => new Date("2026-11-20T12:00:00Z");
const stats = (changes: Parameters<typeof makeUserRecord>[0]) =>
  getStats(makeRequest<"dashboard/get-stats">({ user: makeUserRecord(changes) }), { now });

test("the tiles show what the user record counts; nothing else is read", async () => {
  const latestReport = {
    reportId: "01KAB0000000000000000REP0T",
    creditScore: 588,
    experianScore: 591,
    equifaxScore: null,
    transunionScore: 588,
    negativeItems: 8,
    pulledAt: "2026-11-18T12:00:00.000Z",
  };
  const allowance = { period: "2026-11", limit: 5, used: 2 };
  await expect(stats({ latestReport, allowance, counts: { active: 3, removed: 1 } })).resolves.toEqual({
    creditScore: 588,
    experianScore: 591,
    equifaxScore: null,
    transunionScore: 588,
    negativeItems: 8,
    activeDisputes: 3,
    itemsRemoved: 1,
    allowance: { period: "2026-11", limit: 5, used: 2, remaining: 3 },
  });
});

test("without a report and without a plan there is nothing to show", async () => {
  await expect(stats({ subscriptionStatus: "incomplete" })).resolves.toMatchObject({
    creditScore: null,
    negativeItems: 0,
    allowance: null,
  });
});

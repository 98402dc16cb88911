import { ulid } from "ulid";
import { followDisputes } from "#functions/jobs/follow-disputes";
import { type DisputeRecord, toItem } from "#functions/repositories/dispute-item";
import { startTables, type TestTables } from "#functions/testing/dynamo";
import { followServices } from "#functions/testing/follow-services";
import { makeRequest } from "#functions/testing/make-request";
import { streamRecord } from "#functions/testing/stream-record";
import { makeDispute } from "#shared/testing/dispute";
import { getSuccessRate } from "./get-success-rate";

let tables: TestTables;
beforeAll(async () => {
  tables = await startTables();
});
afterAll(() => tables.close());

const at = "2026-11-20T12:00:00.000Z";
const laterReport = { source: "later_report", finding: "confirmed", on: "2026-12-01" } as const;

/** A dispute that became decided, as the stream says it. */
function decided(isWon: boolean, id = ulid()) {
  const before: DisputeRecord = { ...makeDispute({ id, userId: ulid(), status: "in_review" }), version: 1 };
  const bureaus = { experian: { reportsItem: true, ...(isWon && { laterReport }) } };
  const status = isWon ? ("resolved" as const) : ("rejected" as const);
  const outcome = isWon ? ("deleted" as const) : ("verified" as const);
  const timeline = [...before.timeline, { at, status, by: "member" as const }];
  const after: DisputeRecord = { ...before, version: 2, status, outcome, bureaus, timeline };
  return { before, after };
}

test("the rate is shown from the hundredth decided dispute on, each counted once", async () => {
  const services = followServices(tables, () => new Date(at));
  const rate = async () => (await getSuccessRate(makeRequest<"results/get-success-rate">({}), services)).value;
  const follow = (before: DisputeRecord, after?: DisputeRecord) => {
    const record = streamRecord({ before: toItem(before), after: after && toItem(after) });
    return followDisputes({ event: { Records: [record] }, requestId: "r" }, services);
  };
  const all = Array.from({ length: 99 }, (_, index) => decided(index < 60));
  for (const { before, after } of all) await follow(before, after);
  const few = await rate();
  const last = decided(false);
  for (let times = 1; times <= 3; times += 1) await follow(last.before, last.after);
  const enough = await rate();
  // The next round of a refused dispute is open again, and another one is refused for it.
  const draft: DisputeRecord = { ...last.after, version: 3, status: "draft", round: 2, outcome: undefined };
  await follow(last.after, draft);
  const open = await rate();
  expect([few, enough, open]).toEqual([{ percent: null }, { percent: 60 }, { percent: null }]);
});

import { ulid } from "ulid";
import { type ReportRecord, summaryOf } from "#functions/repositories/reports";
import type { UserRecord } from "#functions/repositories/users";
import { saveReport } from "#functions/routes/credit-report/save-report";
import { createDispute } from "#functions/routes/disputes/create-dispute";
import { reportOfPull } from "#functions/services/reports/report-of-pull";
import { type DisputeWorld, makeStoredReport, startDisputeWorld } from "#functions/testing/dispute-world";
import { makeRequest } from "#functions/testing/make-request";
import type { NegativeItem } from "#shared/api/schemas/report";
import { SaveReportBody } from "#shared/api/schemas/report";
import type { BureauEntry } from "#shared/domain/report/bureau-file";
import { makeNegativeItem } from "#shared/testing/report";
import { itemsGoneFrom } from "./items-of-disputes";

let world: DisputeWorld;
beforeEach(async () => {
  world = await startDisputeWorld();
});
afterEach(() => world.close());

const first = makeNegativeItem({ id: ulid(), creditorName: "Midland Credit Management" });
const other = makeNegativeItem({ id: ulid(), creditorName: "Harbor Lane Bank", accountNumber: "****1177" });

/** A member's next report, with these items. */
async function nextReport(user: UserRecord, negativeItems: NegativeItem[]): Promise<UserRecord> {
  const report = makeStoredReport({ userId: user.userId, reportId: ulid(), negativeItems });
  await world.reports.create(report);
  return world.users.update(user.userId, { latestReport: summaryOf(report) });
}

const dispute = (user: UserRecord, { id }: { id: string }) => {
  const body = { negativeItemId: id, disputeReason: "Account not mine" };
  return createDispute(makeRequest<"disputes/create-dispute">({ user, body }), world.services);
};

test.each<[string, Partial<NegativeItem>]>([
  ["the same words", {}],
  ["another mask of its number", { accountNumber: "8537****" }],
  ["another spelling of its furnisher", { creditorName: "MIDLAND CREDIT MGMT" }],
])("an item in dispute that was gone and is back under another id, in %s, is in dispute", async (_, changes) => {
  const user = await world.member({}, [first, other]);
  await dispute(user, first);
  const without = await nextReport(user, [other]);
  const back = { ...first, ...changes, id: ulid() };
  const later = await nextReport(without, [back, other]);
  await expect(dispute(later, back)).rejects.toMatchObject({ code: "ALREADY_DISPUTED" });
  await expect(dispute(later, other)).resolves.toMatchObject({ status: "draft" });
});

test("an item that is like one in dispute, beside it in the report, is another one", async () => {
  const twin = { ...first, id: ulid(), accountNumber: undefined };
  const user = await world.member({}, [{ ...first, accountNumber: undefined }, twin]);
  await dispute(user, first);
  await expect(dispute(user, twin)).resolves.toMatchObject({ status: "draft" });
});

test.each([
  ["under no id, has the id that it had", undefined, true],
  ["under another id, is in dispute too", ulid(), false],
])("what a client saves %s", async (_, id, isKept) => {
  const user = await world.member({}, [first]);
  await dispute(user, first);
  const without = await nextReport(user, [other]);
  const { creditorName, itemType, dateOpened, status } = first;
  const named = {
    id,
    creditorName: `${creditorName} LLC`,
    itemType,
    dateOpened,
    status,
    accountNumber: "853712344821",
  };
  const body = SaveReportBody.parse({ reportData: { bureaus: ["experian"], negativeItems: [named] } });
  const saved = await saveReport(makeRequest<"credit-report/save-report">({ user: without, body }), world.services);
  const now = await world.users.get(user.userId);
  const item = saved.negativeItems[0];
  if (!now || !item) throw new Error("nothing saved");
  expect([item.id === first.id, item.isDisputed]).toEqual([isKept, isKept]);
  await expect(dispute(now, item)).rejects.toMatchObject({ code: "ALREADY_DISPUTED" });
});

test.each(["draft", "rejected"] as const)("a pull gives an item of a %s that is back the id it had", async (status) => {
  const user = await world.member({}, [first, other]);
  const made = await dispute(user, first);
  const stored = await world.disputes.getNow(user.userId, made.id);
  if (stored) await world.disputes.transact([world.disputes.saveWrite({ ...stored, status })]);
  const before: ReportRecord = makeStoredReport({ userId: user.userId, negativeItems: [other] });
  const entry: BureauEntry = {
    kind: "collection",
    creditorName: "MIDLAND CREDIT MGMT",
    accountNumber: "853712344821",
    status: "open",
    payStatus: "Collection account",
    balance: 1240,
    dateOpened: "2023-02-01",
  };
  const pulled = {
    kind: "report" as const,
    files: [{ bureau: "equifax" as const, score: 600, entries: [entry] }],
    missing: [],
    dataSource: "real_bureau",
    dataSourceDetails: before.dataSourceDetails,
    requestId: "pull",
  };
  const gone = await itemsGoneFrom(before, user.userId, world.services);
  const report = reportOfPull({ userId: user.userId, pulled, before, gone, at: world.clock.at });
  expect(report.negativeItems.map(({ id }) => id)).toEqual([first.id]);
});

import type { UserRecord } from "#functions/repositories/users";
import type { RequestOf } from "#functions/shell/request";
import { countUnits } from "#functions/testing/count-units";
import { type DisputeWorld, itemsOf, makeStoredReport, startDisputeWorld } from "#functions/testing/dispute-world";
import { makeRequest } from "#functions/testing/make-request";
import { makeUserRecord } from "#functions/testing/make-user-record";
import { CreditReport, SaveReportBody } from "#shared/api/schemas/report";
import { refusalWords } from "#shared/domain/dispute/refusals";
import { getReport } from "./get-report";
import { saveReport } from "./save-report";

const get = (world: DisputeWorld, user: UserRecord) =>
  getReport(makeRequest<"credit-report/get-report">({ user }), world.services);
const save = (world: DisputeWorld, user: UserRecord, given: unknown) => {
  const body: RequestOf<"credit-report/save-report">["body"] = SaveReportBody.parse(given);
  return saveReport(makeRequest<"credit-report/save-report">({ user, body }), world.services);
};

test("items in an open dispute say so, with its reasons", async () => {
  const world = await startDisputeWorld();
  const maya = await world.member();
  await world.drafts(maya, 1);
  const { negativeItems } = await get(world, maya);
  await world.close();
  expect(negativeItems.map(({ isDisputed, disputeReasons }) => [isDisputed, disputeReasons])).toEqual([
    [true, ["Account not mine"]],
    [false, []],
    [false, []],
  ]);
});

test("without a report everything is empty", async () => {
  const world = await startDisputeWorld();
  const report = await get(world, makeUserRecord());
  await world.close();
  expect(report).toMatchObject({ id: null, creditScore: null, negativeItems: [], lastUpdated: null });
});

test("what a client saves is its own word: not bureau data, numbers masked, impact ours", async () => {
  const world = await startDisputeWorld();
  const maya = await world.users.put(makeUserRecord());
  const item = {
    id: "mine",
    type: "charge_off",
    creditor: "Harbor Bank",
    accountNumber: "4000123412341234",
    impact: "low",
  };
  const claim = { isRealBureauData: true, dataSource: "real_bureau", negativeItems: [item] };
  const saved = await save(world, maya, { creditScore: 610, reportData: claim });
  const stored = await world.users.get(maya.userId);
  const read = stored && (await get(world, stored));
  await world.close();

  expect(saved).toMatchObject({ creditScore: 610, isRealBureauData: false, dataSource: "client_provided" });
  expect(saved.negativeItems).toMatchObject([
    { accountNumber: "****1234", impact: "high", creditorName: "Harbor Bank" },
  ]);
  expect(saved.negativeItems[0]?.id).toBe("mine");
  expect(stored?.latestReport).toMatchObject({ reportId: saved.id, creditScore: 610, negativeItems: 1 });
  expect(read).toEqual(saved);
});

test.each([
  [
    "a day of the past is kept, at a time that is the same day in every state",
    "2026-01-05",
    "2026-01-05T12:00:00.000Z",
  ],
  ["midnight in UTC is that day, too", "2026-01-05T00:00:00.000Z", "2026-01-05T12:00:00.000Z"],
  ["a moment is kept as it is", "2026-01-05T03:04:05.000Z", "2026-01-05T03:04:05.000Z"],
  ["a day ahead is not", "2999-01-05", undefined],
  ["a year before Christ, which no date in an answer can be, is not", "-001000-01-01T00:00:00Z", undefined],
  ["what is no day is not", "yesterday", undefined],
])("of the day on which a client says it got its report, %s", async (_, pullDate, kept) => {
  const world = await startDisputeWorld();
  const maya = await world.users.put(makeUserRecord());
  const saved = await save(world, maya, { reportData: { pullDate } });
  const stored = await world.users.get(maya.userId);
  const read = stored && CreditReport.parse(await get(world, stored));
  const again = await save(world, stored ?? maya, { reportData: {} });
  await world.close();
  expect(read?.lastUpdated).toBe(kept ?? world.clock.at.toISOString());
  expect([CreditReport.parse(saved), CreditReport.parse(again)]).toMatchObject([{ id: saved.id }, { id: again.id }]);
});

test("an item without bureaus of its own is reported by the bureaus of its report; only without these by all three", async () => {
  const world = await startDisputeWorld();
  const maya = await world.users.put(makeUserRecord());
  const items = [{ creditor: "Harbor Bank" }, { creditor: "Northgate", bureaus: ["equifax"] }];
  const named = await save(world, maya, { reportData: { bureaus: ["experian"], negativeItems: items } });
  const unnamed = await save(world, maya, { reportData: { negativeItems: items } });
  await world.close();
  expect(named.negativeItems.map(({ bureaus }) => bureaus)).toEqual([["experian"], ["equifax"]]);
  expect(unnamed.negativeItems.map(({ bureaus }) => bureaus)).toEqual([
    ["experian", "equifax", "transunion"],
    ["equifax"],
  ]);
});

test("a report of an earlier day joins the history in order of days", async () => {
  const world = await startDisputeWorld();
  const maya = await world.users.put(makeUserRecord());
  let latest = maya;
  const days = ["2026-09-01", "2026-03-05", "2026-06-01", "2026-03-05"];
  for (const [index, pullDate] of days.entries()) {
    await save(world, latest, { creditScore: 600 + index, reportData: { pullDate } });
    latest = (await world.users.get(maya.userId)) ?? maya;
  }
  const { history } = await get(world, latest);
  await world.close();
  expect(history.map(({ date, creditScore }) => [date, creditScore])).toEqual([
    ["2026-03-05", 603],
    ["2026-06-01", 602],
    ["2026-09-01", 600],
  ]);
});

test("a report that the service pulled is believed by its id, and not stored again", async () => {
  const world = await startDisputeWorld();
  const maya = await world.member();
  const reportId = maya.latestReport?.reportId;
  const answer = await save(world, maya, { creditScore: 850, reportData: { reportId, isRealBureauData: true } });
  const ids = await world.reports.idsOf(maya.userId);
  await world.close();
  expect(answer).toMatchObject({ id: reportId, creditScore: 588, isRealBureauData: true });
  expect(ids).toEqual([reportId]);
});

test("a copy of the pull that names no report is the pull, whatever the client made of its values", async () => {
  const world = await startDisputeWorld();
  const maya = await world.member();
  const pulled = await get(world, maya);
  const negativeItems = pulled.negativeItems.map(({ id }) => ({ id, amount: 1 }));
  const answer = await save(world, maya, { reportData: { isRealBureauData: true, negativeItems } });
  await world.close();
  expect(answer).toEqual(pulled);
});

test("an account keeps its id from report to report, so that what is in dispute stays in dispute", async () => {
  const world = await startDisputeWorld();
  const maya = await world.users.put(makeUserRecord());
  const negativeItems = [
    { type: "charge_off", creditor: "Harbor Bank", accountNumber: "4000123412341234" },
    { type: "collection", creditor: "Northgate", accountNumber: "77781234", id: "no id: spaces" },
  ];
  const first = await save(world, maya, { reportData: { negativeItems } });
  const stored = await world.users.get(maya.userId);
  const again = await save(world, stored ?? maya, {
    reportData: { negativeItems: [...negativeItems, negativeItems[0]] },
  });
  await world.close();
  const ids = first.negativeItems.map(({ id }) => id);
  expect(ids.join()).toMatch(/^[0-7][0-9A-Z]{25},[0-7][0-9A-Z]{25}$/);
  expect(again.negativeItems.slice(0, 2).map(({ id }) => id)).toEqual(ids);
  expect(new Set(again.negativeItems.map(({ id }) => id)).size).toBe(3);
});

test.each(["9999-12-31", "1899-12-31"])("no credit file knows %s: it is refused and nothing is saved", (day) => {
  const reportData = { negativeItems: [{ type: "late_payment", lastPaymentDate: day }] };
  expect(SaveReportBody.safeParse({ reportData }).success).toBe(false);
});

test("naming another member's pull makes nothing real", async () => {
  const world = await startDisputeWorld();
  const li = await world.member();
  const maya = await world.users.put(makeUserRecord());
  const reportId = li.latestReport?.reportId;
  const answer = await save(world, maya, { reportData: { reportId, isRealBureauData: true } });
  await world.close();
  expect(answer.isRealBureauData).toBe(false);
  expect(answer.id).not.toBe(reportId);
});

test("saving costs a write unit per KB and 2, reading at most 4 units", async () => {
  const world = await startDisputeWorld();
  const maya = await world.users.put(makeUserRecord());
  const items = itemsOf(12).map(({ id: _, ...item }) => item);
  const units = countUnits(world.documents);
  await save(world, maya, { creditScore: 610, reportData: { negativeItems: items } });
  const written = { ...units };
  const stored = await world.users.get(maya.userId);
  if (stored) await get(world, stored);
  const bytes = JSON.stringify(makeStoredReport({ negativeItems: [] })).length + 1_500;
  await world.close();

  expect(written.read).toBeLessThanOrEqual(4);
  expect(written.write).toBeLessThanOrEqual(Math.ceil(bytes / 1_024) + 2);
  expect(units.read - written.read).toBeLessThanOrEqual(4.5);
});

test("impossible days are refused as typed", async () => {
  const world = await startDisputeWorld();
  const maya = await world.users.put(makeUserRecord({ birthYear: 1985 }));
  const saveItems = (negativeItems: unknown[]) =>
    save(world, maya, { reportData: { bureaus: ["experian"], negativeItems } });
  const typed = { creditorName: "Lakeside Bank", itemType: "late_payment", status: "closed" };
  const refused = saveItems([
    { ...typed, dateOpened: "1970-12-01", dateReported: "2038-01-01", dateOfFirstDelinquency: "2039-01-01" },
    { ...typed, dateOpened: "2020-12-01", dateClosed: "2019-01-01" },
  ]);
  await expect(refused).rejects.toMatchObject({
    code: "VALIDATION_FAILED",
    fieldErrors: {
      "reportData.negativeItems.0.dateOpened": [refusalWords.tooLongAgo],
      "reportData.negativeItems.0.dateReported": ["Please enter a valid date"],
      "reportData.negativeItems.0.dateOfFirstDelinquency": ["Please enter a valid date"],
      "reportData.negativeItems.1.dateOpened": [refusalWords.datesCross],
      "reportData.negativeItems.1.dateClosed": [refusalWords.datesCross],
    },
  });
  await world.close();
});

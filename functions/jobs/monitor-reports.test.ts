import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { pullCredit } from "#functions/routes/onboarding/pull-credit";
import { makeMember } from "#functions/testing/dispute-world";
import { startTables, type TestTables } from "#functions/testing/dynamo";
import { makeRequest } from "#functions/testing/make-request";
import { monitorWorld, withAdded } from "#functions/testing/monitor-world";
import { pullBody } from "#functions/testing/pull-world";
import { AppError } from "#shared/api/errors";
import { makeDispute } from "#shared/testing/dispute";
import { monitorReports } from "./monitor-reports";

let tables: TestTables;
beforeEach(async () => {
  tables = await startTables();
});
afterEach(() => tables.close());

function world() {
  const made = monitorWorld(tables, ({ user, services }) => {
    return pullCredit(makeRequest<"onboarding/pull-credit">({ user, body: pullBody() }), services);
  });
  const run = (at = made.time.now, changes = {}) => {
    made.time.now = at;
    return monitorReports({ requestId: "run" }, { ...made.services, ...changes });
  };
  return { ...made, run };
}

test("a deployment without bureaus looks at no report", async () => {
  const { member, run, bureaus } = world();
  await member();
  expect(await run(undefined, { isPullOffered: false })).toEqual({});
  expect(bureaus.asked).toBe(0);
});

test("a month after the first report there is a second one, and the chart has both", async () => {
  const { member, run, reportOf, bureaus, noticesOf } = world();
  const { userId } = await member();

  await expect(run()).resolves.toEqual({ report: 1 });
  const report = await reportOf(userId);
  expect(report).toMatchObject({ pulledAt: "2026-12-20T01:15:00.000Z", isServerPulled: true });
  expect(report?.history.map(({ date }) => date)).toEqual(["2026-11-20", "2026-12-20"]);
  expect(bureaus.asked).toBe(1);
  expect(await noticesOf(userId)).toEqual([]);
});

test("what the bureaus deleted after a dispute is not in the next report of the simulated ones", async () => {
  const { member, run, reportOf, services } = world();
  const { userId } = await member();
  const before = (await reportOf(userId))?.negativeItems ?? [];
  const [gone] = before;
  if (!gone) throw new Error("The first report has items.");
  const { creditorName: accountName, accountNumber, bureaus: reporting } = gone;
  const progress = Object.fromEntries(reporting.map((bureau) => [bureau, { reportsItem: true }]));
  const changes = { userId, negativeItemId: gone.id, accountName, accountNumber, bureaus: progress };
  const dispute = { ...makeDispute({ ...changes, status: "resolved", outcome: "deleted" }), version: 1 };
  const [disputeWrite] = services.disputes.createWrites(dispute);
  await services.transact([disputeWrite, services.disputes.markRemovedWrite(dispute, "2026-12-18T15:00:00.000Z")]);

  await expect(run()).resolves.toEqual({ report: 1 });
  const after = (await reportOf(userId))?.negativeItems ?? [];
  expect(after.map(({ id }) => id)).toEqual(before.slice(1).map(({ id }) => id));
});

test("a second run of the month asks no bureau, and the next month asks again", async () => {
  const { member, run, bureaus } = world();
  await member();
  await run();

  await expect(run("2026-12-21T01:15:00.000Z")).resolves.toEqual({ had_it: 1 });
  await expect(run("2027-01-19T01:15:00.000Z")).resolves.toEqual({ not_due: 1 });
  expect(bureaus.asked).toBe(1);
  await expect(run("2027-01-20T01:15:00.000Z")).resolves.toEqual({ report: 1 });
});

test("two runs at once pull once", async () => {
  const { member, run, bureaus } = world();
  await member();
  await Promise.all([run(), run(), run()]);

  expect(bureaus.asked).toBe(1);
});

test("a new negative item becomes a draft that waits for the member, and they are notified once", async () => {
  const { member, run, bureaus, drafts, noticesOf } = world();
  const { userId } = await member();
  bureaus.next = withAdded;
  await run();
  await run("2026-12-21T01:15:00.000Z");

  const [draft, ...others] = await drafts(userId);
  expect(others).toEqual([]);
  expect(draft).toMatchObject({ status: "draft", accountName: "Harbor Point Recovery", disputeReason: "other" });
  expect(draft).toMatchObject({ needsReason: true, timeline: [{ status: "draft", by: "system" }] });
  expect(await noticesOf(userId)).toEqual([["new_items", 1]]);
});

test("an item that was removed and is back is nothing new: its own dispute follows it up", async () => {
  const { member, run, bureaus, drafts, noticesOf, services } = world();
  const { userId } = await member();
  bureaus.next = withAdded;
  await run();
  const [draft] = await drafts(userId);
  if (!draft) throw new Error("The added item is drafted.");
  const resolved = { ...draft, status: "resolved" as const, outcome: "deleted" as const };
  const claim = services.disputes.markRemovedWrite(resolved, "2027-01-10T15:00:00.000Z");
  await services.transact([services.disputes.saveWrite(resolved), claim]);
  bureaus.next = (outcome) => outcome;
  await run("2027-01-20T01:15:00.000Z");
  bureaus.next = withAdded;
  await run("2027-02-20T01:15:00.000Z");

  expect(await drafts(userId)).toHaveLength(1);
  expect(await noticesOf(userId)).toEqual([["new_items", 1]]);
});

test("a run that stops after the report was kept is taken up: the draft and the notice follow, the bureaus are not asked", async () => {
  const { member, run, bureaus, drafts, noticesOf, services } = world();
  const { userId } = await member();
  bureaus.next = withAdded;
  const killed = () => {
    throw new Error("killed");
  };
  const broken = { ...services.letters, putWrite: killed };
  await expect(run(undefined, { letters: broken })).rejects.toThrow("1 reports");

  await expect(run("2026-12-20T02:00:00.000Z")).resolves.toEqual({ report: 1 });
  expect(bureaus.asked).toBe(1);
  expect(await drafts(userId)).toHaveLength(1);
  expect(await noticesOf(userId)).toEqual([["new_items", 1]]);
});

test("bureaus that are down are asked again the next day, not the same", async () => {
  const { member, run, bureaus, reportOf } = world();
  const { userId } = await member();
  bureaus.next = () => Promise.reject(new AppError("CREDIT_BUREAU_TIMEOUT"));
  await expect(run()).resolves.toEqual({ unavailable: 1 });
  bureaus.next = (outcome) => outcome;
  await expect(run("2026-12-20T06:00:00.000Z")).resolves.toEqual({ unavailable: 1 });
  expect(bureaus.asked).toBe(1);

  await expect(run("2026-12-21T01:15:00.000Z")).resolves.toEqual({ report: 1 });
  expect((await reportOf(userId))?.history).toHaveLength(2);
});

test("a bureau that used to answer is waited for two days, then the others' files are taken", async () => {
  const { member, run, bureaus, reportOf } = world();
  const { userId } = await member();
  bureaus.next = (outcome) =>
    outcome.kind === "report"
      ? { ...outcome, files: outcome.files.slice(0, 1), missing: ["equifax", "transunion"] }
      : outcome;
  await expect(run("2026-12-20T01:15:00.000Z")).resolves.toEqual({ unavailable: 1 });
  await expect(run("2026-12-21T01:15:00.000Z")).resolves.toEqual({ unavailable: 1 });
  await expect(run("2026-12-22T01:15:00.000Z")).resolves.toEqual({ report: 1 });
  expect((await reportOf(userId))?.bureaus).toEqual(["experian"]);
});

test.each([
  ["frozen", "report_frozen"],
  ["not_found", "report_not_found"],
] as const)("a file that is %s makes one notice, not one each month", async (kind, notice) => {
  const { member, run, bureaus, noticesOf } = world();
  const { userId } = await member();
  bureaus.next = () => ({ kind });
  await expect(run()).resolves.toEqual({ [kind]: 1 });
  await expect(run("2026-12-21T01:15:00.000Z")).resolves.toEqual({ had_it: 1 });
  await expect(run("2027-01-20T01:15:00.000Z")).resolves.toEqual({ [kind]: 1 });

  expect(bureaus.asked).toBe(2);
  expect(await noticesOf(userId)).toEqual([[notice, undefined]]);
});

test("no bureau is asked about a member whose consent named one inquiry only", async () => {
  const { member, run, bureaus, services } = world();
  const { userId } = await member();
  const consent = await services.consents.latest(userId);
  await tables.documents.send(
    new UpdateCommand({
      TableName: tables.usersTable,
      Key: { userId, sk: `CONSENT#${consent?.consentId}` },
      UpdateExpression: "REMOVE textVersion",
    }),
  );

  await expect(run()).resolves.toEqual({ no_consent: 1 });
  expect(bureaus.asked).toBe(0);
});

test("no bureau is asked about a member whose contract has ended", async () => {
  const { member, run, bureaus } = world();
  const { contract } = makeMember();
  await member({ contract: contract && { ...contract, cancelledAt: "2026-11-21T12:00:00.000Z" } });

  await expect(run()).resolves.toEqual({ no_consent: 1 });
  expect(bureaus.asked).toBe(0);
});

test.each([
  ["a one-time plan", { subscriptionTier: "onetime" as const }],
  ["an ended subscription", { subscriptionStatus: "inactive" as const }],
])("no bureau is asked about a member with %s", async (_, changes) => {
  const { member, run, bureaus } = world();
  await member(changes);

  await expect(run()).resolves.toEqual({});
  expect(bureaus.asked).toBe(0);
});

test("one member's fault does not keep the others waiting, and fails the run in the end", async () => {
  const { member, run, bureaus, reportOf } = world();
  const [first, second] = [await member(), await member()];
  const faults = [new Error("bug")];
  bureaus.next = (outcome) => (faults.length > 0 ? Promise.reject(faults.pop()) : outcome);

  await expect(run()).rejects.toThrow("1 reports could not be monitored");
  const histories = await Promise.all([first, second].map(async ({ userId }) => (await reportOf(userId))?.history));
  expect(histories.map((history) => history?.length).sort()).toEqual([1, 2]);
});

test("a record that is not understood does not keep the others waiting, and fails the run in the end", async () => {
  const { member, run, reportOf } = world();
  const [unread, other] = [await member(), await member()];
  await tables.documents.send(
    new UpdateCommand({
      TableName: tables.usersTable,
      Key: { userId: unread.userId, sk: "USER" },
      UpdateExpression: "REMOVE createdAt",
    }),
  );

  await expect(run()).rejects.toThrow("1 reports could not be monitored");
  expect((await reportOf(other.userId))?.history).toHaveLength(2);
});

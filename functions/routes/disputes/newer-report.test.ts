import { ulid } from "ulid";
import { type ReportRecord, summaryOf } from "#functions/repositories/reports";
import type { UserRecord } from "#functions/repositories/users";
import type { DisputeWorld } from "#functions/testing/dispute-world";
import { lettersOf, readDispute, rewriteLetters } from "#functions/testing/letter-calls";
import { makeRequest } from "#functions/testing/make-request";
import { worldWithDraft } from "#functions/testing/one-dispute";
import type { DisputeDetail, ProcessBody } from "#shared/api/schemas/dispute";
import type { NegativeItem } from "#shared/api/schemas/report";
import { processDisputes } from "./process-disputes";

/** A later report of a member, in which each item is as `change` says. */
async function bringReport(
  world: DisputeWorld,
  user: UserRecord,
  change: (item: NegativeItem) => NegativeItem,
  marks: Pick<ReportRecord, "unseen"> = {},
) {
  const report = await world.reports.get(user.userId, user.latestReport?.reportId ?? "");
  if (!report) throw new Error("no report");
  const later = { ...report, ...marks, reportId: ulid(), negativeItems: report.negativeItems.map(change) };
  await world.reports.create(later);
  return world.users.update(user.userId, { latestReport: summaryOf(later) });
}

const withAmount = (amount: number) => (item: NegativeItem) => ({
  ...item,
  amount,
  bureauViews: item.bureauViews?.map((view) => ({ ...view, amount })),
});

const paid = (item: NegativeItem): NegativeItem => ({
  ...item,
  amount: 0,
  status: "closed",
  bureauViews: item.bureauViews?.map((view) => ({ ...view, amount: 0, status: "closed" })),
});

/** As the screen does it: with the version of the letters that it showed. */
const submitShown = (world: DisputeWorld, user: UserRecord, { id, lettersVersion = "" }: DisputeDetail) =>
  submit(world, user, { disputeIds: [id], versions: { [id]: lettersVersion } });

const submit = (world: DisputeWorld, user: UserRecord, body: ProcessBody) =>
  processDisputes(makeRequest<"disputes/process-disputes">({ user, body }), world.services);

test("a draft from before a report that shows other values is shown with these before it is sent", async () => {
  const { world, maya, id } = await worldWithDraft();
  const shown = await readDispute(world, maya, id);
  const user = await bringReport(world, maya, withAmount(9_876));
  await expect(submitShown(world, user, shown)).rejects.toMatchObject({ code: "LETTERS_CHANGED" });
  const renewed = await readDispute(world, user, id);
  await submitShown(world, user, renewed);
  const { status } = await readDispute(world, user, id);
  await world.close();

  expect(renewed.status).toBe("draft");
  expect(Object.values(lettersOf(renewed)).some((text) => String(text).includes("$9,876"))).toBe(true);
  expect(status).toBe("submitted");
});

test("a draft that asks for what a newer report shows as done is refused, and stays", async () => {
  const { world, maya, id } = await worldWithDraft();
  await rewriteLetters(world, maya, id, { disputeReason: "paid_in_full" });
  const shown = await readDispute(world, maya, id);
  const user = await bringReport(world, maya, paid);
  await expect(submitShown(world, user, shown)).rejects.toMatchObject({
    details: expect.stringContaining("paid already"),
  });
  const { status } = await readDispute(world, user, id);
  await world.close();
  expect(status).toBe("draft");
});

test("a draft whose item the newest report no longer shows at a bureau is held until its member says that it is there", async () => {
  const { world, maya, id, draft } = await worldWithDraft();
  const { negativeItemId } = draft.dispute;
  const user = await bringReport(world, maya, (item) => item, { unseen: { experian: [negativeItemId] } });
  const { lettersVersion = "" } = await readDispute(world, user, id);
  const shown = { disputeIds: [id], versions: { [id]: lettersVersion } };
  await expect(submit(world, user, shown)).rejects.toMatchObject({ code: "ITEM_NOT_SHOWN" });
  const held = await readDispute(world, user, id);
  await submit(world, user, { ...shown, stillThere: [id] });
  const { status } = await readDispute(world, user, id);
  await world.close();
  expect([held.status, status]).toEqual(["draft", "submitted"]);
});

test("a newer report that says the same of the item changes no letter", async () => {
  const { world, maya, id } = await worldWithDraft();
  const shown = await readDispute(world, maya, id);
  const user = await bringReport(world, maya, (item) => item);
  await submitShown(world, user, shown);
  await world.close();
});

import { sendLetters } from "#functions/jobs/send-letters";
import type { UserRecord } from "#functions/repositories/users";
import { changeStatus } from "#functions/routes/disputes/change-status";
import { downloadLetter } from "#functions/routes/disputes/download-letter";
import { letterFileKey } from "#functions/services/disputes/letter-files";
import { sharedDrafts, sharedDraftsView } from "#functions/services/disputes/shared-drafts";
import { FileReply } from "#functions/shell/reply";
import { type DisputeWorld, startDisputeWorld } from "#functions/testing/dispute-world";
import { makeRequest } from "#functions/testing/make-request";
import { worldInStatus, worldWithDraft } from "#functions/testing/one-dispute";
import { draftIds } from "#functions/testing/submitted-disputes";
import { DetailsBody, SelfMailBody } from "#shared/api/schemas/evidence";
import { getPacket } from "./get-packet";
import { selfMail } from "./self-mail";
import { setDetails } from "./set-details";

const NUMBER = "9407 1118 9956 0817 4321 00";
const all = ["experian", "equifax", "transunion"].map((bureau) => ({ bureau, mailedOn: "2026-11-20" }));

const arrive = (
  { world, maya }: { world: DisputeWorld; maya: UserRecord },
  id: string,
  received: object,
  status: "in_review" | "resolved" = "in_review",
) => {
  const body = { status, received };
  return changeStatus(makeRequest<"disputes/change-status">({ user: maya, params: { id }, body }), world.services);
};

async function setUp() {
  const { world, maya, id, draft } = await worldWithDraft();
  const { userId } = maya;
  const member = async () => (await world.users.get(userId, { isConsistent: true })) ?? maya;
  const mail = async (letters: object[] = all, { version, user }: { version?: string; user?: UserRecord } = {}) => {
    const body = SelfMailBody.parse({ letters, version });
    const request = makeRequest<"evidence/self-mail">({ user: user ?? (await member()), params: { id }, body });
    return selfMail(request, world.services);
  };
  const download = async () => {
    const params = { id, bureau: "equifax" as const };
    const file = await downloadLetter(makeRequest<"disputes/download-letter">({ user: maya, params }), world.services);
    if (!(file instanceof FileReply)) throw new Error("Not in the answer itself");
    return Buffer.from(file.bytes);
  };
  return { world, maya, userId, id, draft, member, mail, download };
}

test("letters that a member mailed are sent at no cost: their pages are kept, and the clocks run", async () => {
  const { world, maya, userId, id, member, mail, download } = await setUp();
  const printed = await download();
  const before = await member();
  world.clock.at = new Date("2026-11-21T17:00:00.000Z");
  const letters = [{ ...all[0], trackingNumber: NUMBER }, ...all.slice(1)];
  const sent = await mail(letters);
  const after = await member();
  const kept = await download();
  const order = await world.orders.get({ userId, disputeId: id, round: 1 });
  world.clock.at = new Date("2026-11-30T17:00:00.000Z");
  await sendLetters({ event: {} }, world.services);
  const slips = (await world.files.list("simulated-mail/")).length;
  const body = { status: "in_review" as const };
  const request = makeRequest<"disputes/change-status">({ user: maya, params: { id }, body });
  const arrived = await changeStatus(request, world.services);
  const packet = await getPacket(makeRequest<"evidence/get-packet">({ user: maya, params: { id }, query: {} }), {
    ...world.services,
    proofFiles: world.files,
  });
  await world.close();

  expect(sent).toMatchObject({ status: "sent", bureaus: { equifax: { mailedAt: "2026-11-20T12:00:00.000Z" } } });
  expect(sent.timeline.at(-1)).toMatchObject({ status: "sent", by: "member" });
  expect(after.allowance).toEqual(before.allowance);
  expect(after.counts.active).toBe(before.counts.active + 1);
  expect(kept.equals(printed)).toBe(true);
  expect(order?.mailed.experian).toMatchObject({
    providerLetterId: "self",
    trackingNumber: NUMBER.replaceAll(" ", ""),
  });
  expect(slips).toBe(0);
  expect(arrived.bureaus.equifax?.dueOn).toBe("2026-12-30");
  expect(packet).toBeInstanceOf(FileReply);
});

test("letters that drafts share are mailed as one: one number, the same pages, one arrival, and each dispute has its clock", async () => {
  const world = await startDisputeWorld();
  const maya = await world.member();
  const { userId } = maya;
  const ids = await draftIds(world, maya, 2);
  const [id = "", other = ""] = ids;
  const details = DetailsBody.parse({ fileNumbers: { equifax: "EFX 77-1" }, alsoFor: [other] });
  await setDetails(makeRequest<"evidence/set-details">({ user: maya, params: { id }, body: details }), world.services);
  const [group = []] = await sharedDrafts(userId, ids, world.services);
  const { version, letters } = sharedDraftsView(group);
  const mail = (typed: object) => {
    const body = SelfMailBody.parse({ letters: all, together: ids, version, ...typed });
    return selfMail(makeRequest<"evidence/self-mail">({ user: maya, params: { id }, body }), world.services);
  };
  await expect(mail({ version: "another" })).rejects.toMatchObject({ code: "LETTERS_CHANGED" });
  await expect(mail({ together: [other, maya.userId] })).rejects.toMatchObject({ code: "VALIDATION_FAILED" });
  const sent = await mail({ letters: [{ ...all[0], trackingNumber: NUMBER }, ...all.slice(1)] });
  const [first, second] = await Promise.all(ids.map((each) => world.disputes.getNow(userId, each)));
  const orders = await Promise.all(ids.map((disputeId) => world.orders.get({ userId, disputeId, round: 1 })));
  const pages = await Promise.all(
    ids.map((disputeId) => world.files.read(letterFileKey({ ownerId: userId, disputeId, round: 1 }, "experian"))),
  );
  const peers = await Promise.all(ids.map((each) => world.letters.latest(each)));
  const counts = (await world.users.get(userId))?.counts;
  world.clock.at = new Date("2026-11-30T17:00:00.000Z");
  await arrive({ world, maya }, id, { experian: "2026-11-24", transunion: "2026-11-24" });
  const then = await world.disputes.getNow(userId, other);
  await arrive({ world, maya }, other, { equifax: "2026-11-25" });
  const last = await world.disputes.getNow(userId, id);
  await expect(arrive({ world, maya }, other, { experian: "2026-11-24" })).rejects.toMatchObject({
    code: "VALIDATION_FAILED",
  });
  await world.close();

  expect(then).toMatchObject({
    status: "in_review",
    bureaus: { experian: { deliveredAt: "2026-11-24T12:00:00.000Z" } },
  });
  expect(then?.bureaus.transunion).toMatchObject({ reportsItem: false });
  expect(last?.bureaus.equifax?.deliveredAt).toBe("2026-11-25T12:00:00.000Z");
  expect(letters.find(({ bureau }) => bureau === "equifax")?.text).toContain("EFX 77-1");
  expect(sent).toMatchObject({ id, status: "sent" });
  expect(second).toMatchObject({ status: "sent", sharedLetter: first?.sharedLetter });
  expect(second?.bureaus.transunion).toMatchObject({ reportsItem: false });
  expect(first?.bureaus.transunion).toMatchObject({ mailedAt: "2026-11-20T12:00:00.000Z" });
  expect(orders.map((order) => order?.mailed.experian?.trackingNumber)).toEqual(
    Array(2).fill(NUMBER.replaceAll(" ", "")),
  );
  expect(Buffer.from(pages[0] ?? []).equals(Buffer.from(pages[1] ?? [1]))).toBe(true);
  expect(peers.map((each) => each?.peers?.length)).toEqual([1, 1]);
  expect(counts?.active).toBe(2);
});

test("the day on the receipt starts each bureau's clock, one after the other", async () => {
  const place = await setUp();
  const { world, id, mail } = place;
  await mail();
  world.clock.at = new Date("2026-11-30T17:00:00.000Z");
  // A day before it was mailed, and one to come.
  for (const experian of ["2026-11-19", "2026-12-01"]) {
    await expect(arrive(place, id, { experian })).rejects.toMatchObject({ code: "VALIDATION_FAILED" });
  }
  const first = await arrive(place, id, { experian: "2026-11-23" });
  const second = await arrive(place, id, { equifax: "2026-11-25", transunion: "2026-11-30" });
  await expect(arrive(place, id, { experian: "2026-11-24" })).rejects.toMatchObject({ code: "VALIDATION_FAILED" });
  await expect(arrive(place, id, { equifax: "2026-11-24" }, "resolved")).rejects.toMatchObject({
    code: "INVALID_TRANSITION",
  });
  await world.close();

  expect(first).toMatchObject({ status: "in_review", bureaus: { experian: { dueOn: "2026-12-23" } } });
  expect(first.bureaus.equifax?.deliveredAt).toBeUndefined();
  expect(second).toMatchObject({ status: "in_review", bureaus: { equifax: { dueOn: "2026-12-25" } } });
  expect(second.bureaus.transunion?.deliveredAt).toBe("2026-11-30T12:00:00.000Z");
});

test("a member without a plan or a contract may mail letters themselves", async () => {
  const { world, userId, mail } = await setUp();
  await world.users.update(userId, { subscriptionStatus: "inactive", contract: undefined });
  const sent = await mail();
  await world.close();
  expect(sent.status).toBe("sent");
});

test.each<[string, object[]]>([
  ["a letter left out", all.slice(1)],
  ["a day before it was written", [{ ...all[0], mailedOn: "2026-11-19" }, ...all.slice(1)]],
  ["a day to come", [{ ...all[0], mailedOn: "2026-11-22" }, ...all.slice(1)]],
])("%s is refused, and the draft stays", async (_, letters) => {
  const { world, userId, id, mail } = await setUp();
  await expect(mail(letters)).rejects.toMatchObject({ code: "VALIDATION_FAILED" });
  expect((await world.disputes.getNow(userId, id))?.status).toBe("draft");
  await world.close();
});

test("letters of another version, without an address, of another member and twice are refused", async () => {
  const [mine, theirs] = [await setUp(), await setUp()];
  await expect(mine.mail(all, { version: "another" })).rejects.toMatchObject({ code: "LETTERS_CHANGED" });
  await expect(mine.mail(all, { user: { ...mine.maya, address: undefined } })).rejects.toMatchObject({
    code: "ADDRESS_REQUIRED",
  });
  await expect(mine.mail(all, { user: theirs.maya })).rejects.toMatchObject({ code: "NOT_FOUND" });
  await Promise.allSettled([mine.mail(), mine.mail()]);
  await expect(mine.mail()).rejects.toMatchObject({ code: "NOT_A_DRAFT" });
  expect((await mine.member()).counts.active).toBe(1);
  await Promise.all([mine.world.close(), theirs.world.close()]);
});

test("letters that have left cannot be mailed in another way", async () => {
  const { world, maya, id } = await worldInStatus("sent");
  const body = SelfMailBody.parse({ letters: all });
  const request = makeRequest<"evidence/self-mail">({ user: maya, params: { id }, body });
  await expect(selfMail(request, world.services)).rejects.toMatchObject({ code: "NOT_A_DRAFT" });
  await world.close();
});

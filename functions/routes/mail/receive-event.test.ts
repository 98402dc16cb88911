import type { MailEvent } from "#functions/providers/mail/mail";
import { signatureOf } from "#functions/providers/mail/webhook";
import { seenWrite } from "#functions/repositories/events";
import { startDisputeWorld } from "#functions/testing/dispute-world";
import { makeRequest } from "#functions/testing/make-request";
import type { Bureau } from "#shared/domain/bureau/bureau";
import { mayMailAgain } from "#shared/domain/dispute/mailing";
import { changeStatus } from "../disputes/change-status";
import { receiveEvent } from "./receive-event";

type Sent = { type: string; bureau: Bureau; id?: string; at?: string; round?: number };

/** A member's dispute whose letters left on 26 November, and a way to send the post's events about them. */
async function worldWithSent(status: "sent" | "submitted" | "draft" = "sent") {
  const world = await startDisputeWorld();
  const maya = await world.member({ counts: { active: 1, removed: 0 } });
  const [draft] = await world.drafts(maya, 1);
  if (!draft) throw new Error("no draft");
  const { dispute } = draft;
  const at = "2026-11-26T05:00:10.000Z";
  const step = { at, status, by: "mail" as const };
  const timeline = status === "draft" ? dispute.timeline : [...dispute.timeline, step];
  await world.disputes.transact([world.disputes.saveWrite({ ...dispute, status, timeline })]);
  world.clock.at = new Date("2026-11-30T15:00:00Z");

  const receive = ({
    type,
    bureau,
    id = `${type}-${bureau}`,
    at: then = "2026-11-30T14:00:00.000Z",
    round = 1,
  }: Sent) => {
    // No event of the post is of the future.
    if (world.clock.at < new Date(then)) world.clock.at = new Date(then);
    const metadata = { userId: maya.userId, disputeId: dispute.id, round: String(round), bureau };
    const rawBody = JSON.stringify({ id, event_type: { id: type }, date_created: then, body: { metadata } });
    const timestamp = String(world.clock.at.getTime());
    const headers = {
      "lob-signature": signatureOf(rawBody, timestamp, "whsec_test"),
      "lob-signature-timestamp": timestamp,
    };
    const seen = (event: MailEvent) => seenWrite(world.usersTable, { provider: "mail", id: event.id, at: world.now() });
    return receiveEvent(makeRequest<"mail/receive-event">({ rawBody, headers }), { ...world.services, seen });
  };
  const present = async () => world.disputes.getNow(maya.userId, dispute.id);
  return { world, maya, receive, present };
}

const delivered = "letter.certified.delivered";

test("each delivery starts that bureau's clock, the first one the review, and the dispute's day is that of the next answer", async () => {
  const { world, receive, present } = await worldWithSent();
  await receive({ type: delivered, bureau: "experian", at: "2026-11-30T14:00:00.000Z" });
  const first = await present();
  await receive({ type: delivered, bureau: "equifax", at: "2026-12-02T14:00:00.000Z" });
  const second = await present();
  await world.close();

  expect(first).toMatchObject({ status: "in_review", dueAt: "2026-12-30T23:59:59.999Z" });
  expect(first?.timeline.at(-1)).toMatchObject({ status: "in_review", by: "mail", at: "2026-11-30T14:00:00.000Z" });
  expect(second).toMatchObject({
    status: "in_review",
    dueAt: "2026-12-30T23:59:59.999Z",
    bureaus: { experian: { dueOn: "2026-12-30" }, equifax: { dueOn: "2027-01-01" } },
  });
  expect(second?.timeline).toHaveLength(3);
});

test("all three deliveries at once are all kept", async () => {
  const { world, receive, present } = await worldWithSent();
  await Promise.all(
    (["experian", "equifax", "transunion"] as const).map((bureau) => receive({ type: delivered, bureau })),
  );
  const dispute = await present();
  await world.close();
  expect(Object.values(dispute?.bureaus ?? {}).map(({ dueOn }) => dueOn)).toEqual(Array(3).fill("2026-12-30"));
});

test("an event counts once however often it comes", async () => {
  const { world, receive, present } = await worldWithSent();
  await receive({ type: delivered, bureau: "experian" });
  const first = await present();
  await Promise.all([1, 2, 3].map(() => receive({ type: delivered, bureau: "experian" })));
  const again = await present();
  await world.close();
  expect(again).toEqual(first);
});

/** The member says on 30 November that the bureaus have their letters. */
async function worldWithClaim() {
  const sent = await worldWithSent();
  const { world, maya, present } = sent;
  const params = { id: (await present())?.id ?? "" };
  const request = makeRequest<"disputes/change-status">({ user: maya, params, body: { status: "in_review" } });
  await changeStatus(request, world.services);
  return sent;
}

test.each([
  ["earlier", "2026-11-28T14:00:00.000Z", "2026-12-28"],
  ["later", "2026-12-03T14:00:00.000Z", "2027-01-02"],
])("the post's proof replaces a delivery that the member claimed, also when it is %s", async (_, at, dueOn) => {
  const { world, receive, present } = await worldWithClaim();
  await receive({ type: delivered, bureau: "experian", at });
  const proven = await present();
  await receive({ type: delivered, bureau: "experian", id: "second", at: "2026-12-09T14:00:00.000Z" });
  const after = await present();
  await world.close();

  expect(proven?.bureaus).toMatchObject({ experian: { deliveredAt: at, dueOn }, equifax: { dueOn: "2026-12-30" } });
  expect(proven?.timeline.at(-1)).toMatchObject({ status: "in_review", by: "member" });
  expect(after?.bureaus.experian).toEqual(proven?.bureaus.experian);
});

test("a delivery that the post dates before the mailing counts from the mailing", async () => {
  const { world, receive, present } = await worldWithSent();
  const mailedAt = "2026-11-28T14:00:00.000Z";
  await receive({ type: "letter.certified.mailed", bureau: "experian", at: mailedAt });
  await receive({ type: delivered, bureau: "experian", at: "2019-01-01T12:00:00.000Z" });
  const recorded = await present();
  await world.close();

  expect(recorded).toMatchObject({ status: "in_review", bureaus: { experian: { deliveredAt: mailedAt } } });
  expect(recorded?.timeline.at(-1)?.at).toBe(mailedAt);
});

test("a letter that came back was not delivered, whatever the member claimed", async () => {
  const { world, receive, present } = await worldWithClaim();
  await receive({ type: "letter.certified.returned_to_sender", bureau: "experian" });
  const dispute = await present();
  await world.close();
  const { deliveredAt, dueOn } = dispute?.bureaus.experian ?? {};
  expect([deliveredAt, dueOn]).toEqual([undefined, undefined]);
});

test("a returned letter is noted and starts no clock", async () => {
  const { world, receive, present } = await worldWithSent();
  await receive({ type: "letter.certified.returned_to_sender", bureau: "experian" });
  const dispute = await present();
  await world.close();
  expect(dispute).toMatchObject({ status: "sent", dueAt: undefined });
  expect(dispute?.bureaus.experian?.returnedAt).toBe("2026-11-30T14:00:00.000Z");
});

test.each([
  ["the scan at the end of its way back", "2026-11-30T15:00:00.000Z"],
  ["a delivery of before, which is told later,", "2026-11-29T15:00:00.000Z"],
])("of a letter that came back, %s starts no clock", async (_, at) => {
  const { world, receive, present } = await worldWithSent();
  await receive({ type: "letter.certified.returned_to_sender", bureau: "experian", at: "2026-11-30T14:00:00.000Z" });
  await receive({ type: delivered, bureau: "experian", at });
  const dispute = await present();
  await world.close();
  expect(dispute?.status).toBe("sent");
  expect(dispute?.bureaus.experian?.deliveredAt).toBeUndefined();
});

test("a letter that was delivered and came back is not at its bureau: the clock ends, and it may be mailed again", async () => {
  const { world, receive, present } = await worldWithSent();
  await receive({ type: delivered, bureau: "experian", at: "2026-11-29T14:00:00.000Z" });
  await receive({ type: "letter.certified.returned_to_sender", bureau: "experian", at: "2026-11-30T14:00:00.000Z" });
  const { experian } = (await present())?.bureaus ?? {};
  await world.close();
  expect([experian?.deliveredAt, experian?.dueOn]).toEqual([undefined, undefined]);
  expect(experian && mayMailAgain(experian, new Date("2026-11-30T15:00:00.000Z"))).toBe(true);
});

test("of a dispute that was answered nothing comes back: the bureau had the letter", async () => {
  const { world, maya, receive, present } = await worldWithClaim();
  const params = { id: (await present())?.id ?? "" };
  const body = { status: "resolved", outcome: "deleted" } as const;
  await changeStatus(makeRequest<"disputes/change-status">({ user: maya, params, body }), world.services);
  const before = await present();
  await receive({ type: "letter.certified.returned_to_sender", bureau: "experian" });
  const after = await present();
  await world.close();
  expect(after).toEqual(before);
});

test.each([
  ["a step on the way", { type: "letter.in_transit", bureau: "experian" as const }],
  ["a letter of another round", { type: delivered, bureau: "experian" as const, round: 2 }],
])("%s changes nothing", async (_, event) => {
  const { world, receive, present } = await worldWithSent();
  const before = await present();
  await expect(receive(event)).resolves.toEqual({ received: true });
  const after = await present();
  await world.close();
  expect(after).toEqual(before);
});

test("a delivery before our own books say that the letter left is sent again later", async () => {
  const { world, receive } = await worldWithSent("submitted");
  await expect(receive({ type: delivered, bureau: "experian" })).rejects.toMatchObject({ code: "CONFLICT" });
  await world.close();
});

test("a forged event changes nothing", async () => {
  const { world, present } = await worldWithSent();
  const before = await present();
  const seen = () => seenWrite(world.usersTable, { provider: "mail", id: "forged", at: world.now() });
  const request = makeRequest<"mail/receive-event">({ rawBody: "{}", headers: {} });
  await expect(receiveEvent(request, { ...world.services, seen })).rejects.toMatchObject({ code: "BAD_SIGNATURE" });
  const after = await present();
  await world.close();
  expect(after).toEqual(before);
});

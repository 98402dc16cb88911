import { sendLetters } from "#functions/jobs/send-letters";
import type { MailEvent } from "#functions/providers/mail/mail";
import { LetterRefused } from "#functions/providers/mail/mail";
import { seenWrite } from "#functions/repositories/events";
import type { UserRecord } from "#functions/repositories/users";
import { downloadLetter } from "#functions/routes/disputes/download-letter";
import { mailAgain } from "#functions/routes/disputes/mail-again";
import { processDisputes } from "#functions/routes/disputes/process-disputes";
import { takeBack } from "#functions/routes/disputes/take-back";
import { disputeCopies } from "#functions/services/disputes/dispute-copies";
import { recordMailEvent } from "#functions/services/disputes/record-mail-event";
import { FileReply } from "#functions/shell/reply";
import { type DisputeWorld, startDisputeWorld } from "#functions/testing/dispute-world";
import { lettersOf, readDispute, rewriteLetters } from "#functions/testing/letter-calls";
import { makeRequest } from "#functions/testing/make-request";
import { readPdf } from "#functions/testing/read-pdf";
import { lettersIn, sendByClock } from "#functions/testing/send-letters-world";
import type { Bureau } from "#shared/domain/bureau/bureau";
import { downloadSharedLetter } from "./download-letter";
import { listSharedLetters } from "./list-letters";

const MAIL_DAY = "2026-11-27T17:00:00.000Z";

let world: DisputeWorld;
let maya: UserRecord;
let ids: string[];
/** Three drafts; TransUnion does not report the item of the second one. */
beforeEach(async () => {
  world = await startDisputeWorld();
  maya = await world.member();
  ids = (await world.drafts(maya, 3)).map(({ dispute }) => dispute.id);
});
afterEach(() => world.close());

const idAt = (place: number) => ids[place] ?? "";
const present = (place: number) => world.disputes.getNow(maya.userId, idAt(place));
const statuses = async () => Promise.all(ids.map(async (_, place) => (await present(place))?.status));
const orderAt = (place: number) => world.orders.get({ userId: maya.userId, disputeId: idAt(place), round: 1 });
const member = async () => (await world.users.get(maya.userId)) ?? maya;

async function preview(disputeIds = ids) {
  const query = { disputeIds: disputeIds.join(",") };
  return listSharedLetters(makeRequest<"shared-letters/list-letters">({ user: maya, query }), world.services);
}

async function submit(together: { disputeIds: string[]; version: string }[]) {
  const body = { disputeIds: ids, together };
  return processDisputes(makeRequest<"disputes/process-disputes">({ user: await member(), body }), world.services);
}

async function submitShared() {
  const [shared] = await preview();
  if (!shared) throw new Error("nothing to share");
  await submit([shared]);
  return shared;
}

async function sendOnMailDay(services: Parameters<typeof sendByClock>[1] = {}) {
  world.clock.at = new Date(MAIL_DAY);
  return sendLetters({ event: {} }, { ...world.services, ...services });
}

const textOf = async (pdf: Uint8Array) => (await readPdf(pdf)).text.replace(/\s+/g, " ");

async function download(place: number, bureau: Bureau): Promise<Uint8Array> {
  const params = { id: idAt(place), bureau };
  const request = makeRequest<"disputes/download-letter">({ user: maya, params });
  return bytesOf(await downloadLetter(request, world.services));
}

function bytesOf(reply: Awaited<ReturnType<typeof downloadLetter>>): Uint8Array {
  if (!(reply instanceof FileReply)) throw new Error("no file");
  return reply.bytes;
}

async function happened(kind: MailEvent["kind"], bureau: Bureau, more: Partial<MailEvent> = {}) {
  const at = world.now().toISOString();
  const letter = { userId: maya.userId, disputeId: idAt(0), round: 1, bureau, ...more.letter };
  const event = { id: `${kind}-${bureau}-${at}`, kind, at, ...more, letter };
  const seen = () => seenWrite(world.usersTable, { provider: "mail", id: event.id, at: world.now() });
  await recordMailEvent(event, { ...world.services, seen });
}

test("three disputes that are read together leave as one letter to each bureau, the same pages from the reading to the post", async () => {
  const [shared] = await preview();
  const letters = shared?.letters ?? [];
  expect(letters.map(({ bureau, disputeIds }) => [bureau, disputeIds])).toEqual([
    ["experian", [...ids].sort()],
    ["equifax", [...ids].sort()],
    ["transunion", [idAt(0), idAt(2)].sort()],
  ]);
  const query = { disputeIds: ids.join(",") };
  const offered = await downloadSharedLetter(
    makeRequest<"shared-letters/download-letter">({ user: maya, params: { bureau: "equifax" }, query }),
    world.services,
  );
  const answer = await submit(shared ? [shared] : []);
  expect(answer).toMatchObject({ processedCount: 3, remainingThisMonth: 2 });
  const waiting = await download(1, "equifax");
  await sendOnMailDay();

  expect(await statuses()).toEqual(["sent", "sent", "sent"]);
  expect(lettersIn(world)).toHaveLength(3);
  const mailed = await Promise.all(ids.map((_, place) => download(place, "equifax")));
  for (const pdf of [waiting, ...mailed]) expect(Buffer.compare(pdf, bytesOf(offered))).toBe(0);
  const text = await textOf(waiting);
  expect(text).toContain("Dispute of 3 items in my credit file");
  for (const number of [1, 2, 3]) expect(text).toContain(`Northgate Recovery ${number}`);
  expect(text).toContain("For each of items 1, 2, and 3: This account does not belong to me.");
  const trans = await textOf(await download(2, "transunion"));
  expect(trans).toContain("Dispute of 2 items");
  expect(trans).not.toContain("Northgate Recovery 2");

  const detail = await readDispute(world, await member(), idAt(1));
  expect(lettersOf(detail).equifax).toBe(letters.find(({ bureau }) => bureau === "equifax")?.text);
  expect(detail.sharedWith?.map(({ accountName }) => accountName).sort()).toEqual([
    "Northgate Recovery 1",
    "Northgate Recovery 3",
  ]);
  expect(detail.bureaus.transunion?.reportsItem).toBe(false);
  const { copies, files } = await disputeCopies(maya.userId, world.services);
  expect(copies.map(({ rounds }) => rounds[0]?.sharedWith)).toHaveLength(3);
  expect(files).toHaveLength(8);
});

test("what cannot be shared, is no longer what was read, or is another's is refused, and nothing is submitted", async () => {
  const [shared] = await preview();
  const version = shared?.version ?? "";
  await expect(submit([{ disputeIds: ids, version: "other" }])).rejects.toMatchObject({ code: "LETTERS_CHANGED" });
  await rewriteLetters(world, maya, idAt(2), { additionalDetails: "I have never been their customer." });
  await expect(submit([{ disputeIds: ids, version }])).rejects.toMatchObject({ code: "LETTERS_CHANGED" });
  const foreign = { disputeIds: [idAt(0), "01KAB00000000000000000ELSE"], version };
  await expect(submit([foreign])).rejects.toMatchObject({ code: "VALIDATION_FAILED" });
  await expect(preview([idAt(0), "01KAB00000000000000000ELSE"])).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect(await statuses()).toEqual(["draft", "draft", "draft"]);

  await submitShared();
  const own = lettersOf(await readDispute(world, await member(), idAt(2))).experian;
  expect(own).toMatch(/^Item \d: In my own words: I have never been their customer\.$/m);
  await expect(preview()).rejects.toMatchObject({ code: "NOT_A_DRAFT" });
});

test("taking one back takes back the letter: all are drafts with letters of their own, and can be sent alone", async () => {
  await submitShared();
  const request = makeRequest<"disputes/take-back">({ user: await member(), params: { id: idAt(1) } });
  expect(await takeBack(request, world.services)).toMatchObject({ id: idAt(1), status: "draft" });
  expect(await statuses()).toEqual(["draft", "draft", "draft"]);
  expect((await member()).allowance?.used).toBe(0);
  const detail = await readDispute(world, await member(), idAt(0));
  expect(detail.sharedWith).toBeUndefined();
  expect(lettersOf(detail).experian).not.toContain("Northgate Recovery 2");

  await submit([]);
  await sendOnMailDay();
  expect(await statuses()).toEqual(["sent", "sent", "sent"]);
  expect(lettersIn(world)).toHaveLength(8);
  expect((await present(0))?.sharedLetter).toBeUndefined();
});

test.each([
  ["after a letter was handed over and before that was recorded", "recordMailed"],
  ["after the letters were recorded and before a dispute was saved", "transact"],
])("a crash %s makes no second letter", async (_, where) => {
  await submitShared();
  const { orders, disputes } = world.services;
  const killed = async () => {
    throw new Error("killed");
  };
  if (where === "transact") jest.spyOn(disputes, "transact").mockImplementationOnce(killed);
  else jest.spyOn(orders, "recordMailed").mockImplementationOnce(killed);
  await expect(sendOnMailDay()).rejects.toThrow("did not leave");
  await sendOnMailDay();
  await sendOnMailDay();

  expect(await statuses()).toEqual(["sent", "sent", "sent"]);
  expect(lettersIn(world)).toHaveLength(3);
  const mailed = await Promise.all(ids.map(async (_id, place) => (await orderAt(place))?.mailed.experian));
  expect(new Set(mailed.map((letter) => letter?.providerLetterId)).size).toBe(1);
});

test("the post says one thing of all disputes of a letter; each bureau's answer is each dispute's own", async () => {
  await submitShared();
  await sendOnMailDay();
  world.clock.at = new Date("2026-12-01T17:00:00.000Z");
  const letterId = (await orderAt(0))?.mailed.experian?.providerLetterId;
  await happened("mailed", "experian", { letterId, trackingNumber: "9407" });
  await happened("delivered", "transunion", {
    letter: { userId: maya.userId, disputeId: idAt(2), round: 1, bureau: "transunion" },
  });
  await happened("returned", "experian");

  expect(await statuses()).toEqual(["in_review", "sent", "in_review"]);
  const found = await Promise.all([present(0), present(1), present(2)]);
  expect(found.map((dispute) => dispute?.bureaus.transunion?.deliveredAt !== undefined)).toEqual([true, false, true]);
  expect(found.every((dispute) => dispute?.bureaus.experian?.returnedAt)).toBe(true);
  expect((await orderAt(1))?.mailed.experian?.trackingNumber).toBe("9407");

  const body = { bureau: "experian" as const };
  const request = makeRequest<"disputes/mail-again">({ user: await member(), params: { id: idAt(1) }, body });
  await mailAgain(request, world.services);
  world.clock.at = new Date("2026-12-02T17:00:00.000Z");
  await sendByClock(world);
  await sendByClock(world);
  expect(lettersIn(world)).toHaveLength(4);
  const again = (await orderAt(2))?.again?.[0];
  expect(again?.mailed?.providerLetterId).toBe((await orderAt(1))?.again?.[0]?.mailed?.providerLetterId);
  expect((await present(0))?.bureaus.experian).toMatchObject({ mailedAt: world.now().toISOString() });
  expect(await textOf(await download(2, "experian"))).toContain("Dispute of 3 items");
});

test("a letter that the post refuses is held back for all its items; where it was a dispute's only one, that is a draft again", async () => {
  await submitShared();
  const { mail } = world.services;
  const refusing = {
    send: async (letter: Parameters<typeof mail.send>[0]) => {
      if (letter.metadata.bureau !== "transunion") throw new LetterRefused();
      return mail.send(letter);
    },
  };
  await sendOnMailDay({ mail: refusing });

  expect(await statuses()).toEqual(["sent", "draft", "sent"]);
  const held = (await Promise.all([present(0), present(2)])).map((dispute) => dispute?.bureaus.experian?.heldBackFor);
  expect(held).toEqual(["post", "post"]);
  const detail = await readDispute(world, await member(), idAt(1));
  expect(lettersOf(detail).experian).not.toContain("Northgate Recovery 1");
});

test("shared letters wait for their writer's address, and get it together", async () => {
  maya = await world.member({ address: undefined });
  ids = (await world.drafts(maya, 3)).map(({ dispute }) => dispute.id);
  await submitShared();
  await sendOnMailDay();
  expect(await statuses()).toEqual(["submitted", "submitted", "submitted"]);
  await world.users.update(maya.userId, {
    address: { street: "7 Harbor Lane", city: "Troy", state: "NY", zipCode: "12180" },
  });
  await sendOnMailDay();
  expect(await statuses()).toEqual(["sent", "sent", "sent"]);
  expect(lettersIn(world)).toHaveLength(3);
  expect(await textOf(await download(1, "experian"))).toContain("7 Harbor Lane Troy, NY 12180");
});

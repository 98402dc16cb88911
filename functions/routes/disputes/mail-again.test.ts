import { sendLetters } from "#functions/jobs/send-letters";
import { seenWrite } from "#functions/repositories/events";
import { letterFileKey } from "#functions/services/disputes/letter-files";
import { recordMailEvent } from "#functions/services/disputes/record-mail-event";
import { type DisputeWorld, startDisputeWorld } from "#functions/testing/dispute-world";
import { makeRequest } from "#functions/testing/make-request";
import { readPdf } from "#functions/testing/read-pdf";
import { unscannedLetters } from "#functions/testing/submitted-disputes";
import { receiveEvent } from "../mail/receive-event";
import { changeStatus } from "./change-status";
import { downloadLetter } from "./download-letter";
import { getDispute } from "./get-dispute";
import { mailAgain } from "./mail-again";

const MAIL_DAY = "2026-11-27T17:00:00.000Z";
const ELEVENTH_DAY = "2026-12-08T17:00:00.000Z";

let world: DisputeWorld;
let userId: string;
let id: string;
beforeEach(async () => {
  world = await startDisputeWorld();
  const letters = await unscannedLetters(world);
  userId = letters.user.userId;
  id = letters.id;
});
afterEach(() => world.close());

const member = async () => {
  const user = await world.users.get(userId);
  if (!user) throw new Error("The member is gone");
  return user;
};

async function order(version?: string) {
  const body = { bureau: "experian" as const, version };
  const request = makeRequest<"disputes/mail-again">({ user: await member(), params: { id }, body });
  return mailAgain(request, world.services);
}

const send = () => sendLetters({ event: {} }, world.services);
const slips = () => [...world.files.files.keys()].filter((key) => key.endsWith(".json"));
const present = () => world.disputes.getNow(userId, id);

test("a letter whose delivery has not been confirmed for 10 days leaves once more, by an order of its own, with the new address", async () => {
  const first = await world.files.read(letterFileKey({ ownerId: userId, disputeId: id, round: 1 }, "experian"));
  await world.users.update(userId, {
    address: { street: "7 Harbor Lane", city: "Troy", state: "NY", zipCode: "12180" },
  });
  const answer = await order();
  await Promise.allSettled([send(), send()]);
  await send();
  const mailOrder = await world.orders.get({ userId, disputeId: id, round: 1 });
  const [again] = mailOrder?.again ?? [];
  const params = { id, bureau: "experian" as const };
  const request = makeRequest<"disputes/download-letter">({ user: await member(), params });
  await downloadLetter(request, world.services);
  const mailed = await world.files.read(`simulated-mail/${again?.key}-experian.pdf`);
  const kept = await world.files.read(letterFileKey({ ownerId: userId, disputeId: id, round: 1 }, "experian"));

  const shown = await getDispute(
    makeRequest<"disputes/get-dispute">({ user: await member(), params: { id } }),
    world.services,
  );
  const { experian, equifax } = JSON.parse(shown.letterContent ?? "{}");

  expect(experian).toContain("7 Harbor Lane");
  expect(equifax).not.toContain("7 Harbor Lane");
  expect(answer.bureaus.experian).toMatchObject({ mailedAt: MAIL_DAY, mailAgainAfter: ELEVENTH_DAY });
  expect((await readPdf(mailed)).text).toContain("7 Harbor Lane");
  expect(kept).toEqual(first);
  expect(slips()).toHaveLength(4);
  expect(again?.key).not.toBe(mailOrder?.key);
  expect(mailOrder?.mailed.experian?.mailedAt).toBe(MAIL_DAY);
  expect((await present())?.bureaus.experian).toEqual({ reportsItem: true, mailedAt: ELEVENTH_DAY });
  expect((await present())?.status).toBe("sent");
  expect((await world.users.get(userId))?.allowance?.used).toBe(1);
});

test("a letter is mailed again at most once at a time, and not while it is on its way", async () => {
  await order();
  await expect(order()).rejects.toMatchObject({ code: "NOT_MAILABLE" });
  await send();
  await expect(order()).rejects.toMatchObject({ code: "NOT_MAILABLE" });
  expect(slips()).toHaveLength(4);
});

test("a letter is mailed again on business days only", async () => {
  world.clock.at = new Date("2026-12-12T17:00:00.000Z");
  const answer = await order();
  await send();
  const none = slips().length;
  world.clock.at = new Date("2026-12-14T05:00:00.000Z");
  await send();

  expect(answer.bureaus.experian?.mailAgainAfter).toBe("2026-12-14T05:00:00.000Z");
  expect([none, slips().length]).toEqual([3, 4]);
});

test("a crash after the post took the letter makes no second one", async () => {
  await order();
  const crash = async () => {
    throw new Error("killed");
  };
  const { orders } = world.services;
  const broken = Object.assign(Object.create(orders) as typeof orders, { recordAgain: crash });
  await expect(sendLetters({ event: {} }, { ...world.services, orders: broken })).rejects.toThrow("did not leave");
  await send();

  expect(slips()).toHaveLength(4);
  expect((await present())?.bureaus.experian).toMatchObject({ mailedAt: ELEVENTH_DAY });
});

test("once a dispute is answered, a letter that waits to be mailed again stays", async () => {
  world.clock.at = new Date("2026-12-12T17:00:00.000Z");
  await order();
  const body = { status: "rejected" as const };
  const request = makeRequest<"disputes/change-status">({ user: await member(), params: { id }, body });
  await changeStatus(request, world.services);
  world.clock.at = new Date("2026-12-14T17:00:00.000Z");
  await send();
  const { orders } = await world.disputes.dueAgain(world.clock.at.toISOString());

  expect([slips().length, orders.length]).toEqual([3, 0]);
});

test("an address that changes between the order and its mailing is approved first", async () => {
  world.clock.at = new Date("2026-12-12T17:00:00.000Z");
  await order();
  await world.users.update(userId, {
    address: { street: "7 Harbor Lane", city: "Troy", state: "NY", zipCode: "12180" },
  });
  world.clock.at = new Date("2026-12-14T17:00:00.000Z");
  await send();
  const held = (await present())?.bureaus.experian;
  await order();
  await send();

  expect(held).toMatchObject({ heldBackFor: "words", mailAgainAfter: undefined });
  expect((await present())?.bureaus.experian).toMatchObject({ mailedAt: "2026-12-14T17:00:00.000Z" });
  expect(slips()).toHaveLength(4);
});

test.each([
  ["the first letter, which came back late, says nothing of the second one", undefined, undefined],
  ["the second letter comes back", "its own", "2026-12-11T15:00:00.000Z"],
])("%s", async (_, whose, returnedAt) => {
  await order();
  await send();
  const { again } = (await world.orders.get({ userId, disputeId: id, round: 1 })) ?? {};
  const letter = { userId, disputeId: id, round: 1, bureau: "experian" as const, order: whose && again?.[0]?.key };
  const event = { id: "evt_1", kind: "returned" as const, at: "2026-12-11T15:00:00.000Z", letter };
  const seen = () => seenWrite(world.usersTable, { provider: "mail", id: event.id, at: world.now() });
  const mail = { verifyWebhook: async () => event };
  const request = makeRequest<"mail/receive-event">({ rawBody: "{}", headers: {} });
  await receiveEvent(request, { ...world.services, seen, mail });

  expect((await present())?.bureaus.experian).toMatchObject({ mailedAt: ELEVENTH_DAY, returnedAt });
});

test("only the letter that was displayed is mailed again", async () => {
  const request = makeRequest<"disputes/get-dispute">({ user: await member(), params: { id } });
  const { lettersVersion } = await getDispute(request, world.services);
  await expect(order("another")).rejects.toMatchObject({ code: "LETTERS_CHANGED" });
  await expect(order(lettersVersion)).resolves.toMatchObject({ id });
});

test("a letter that was mailed again is shown with its own tracking number", async () => {
  const shown = async () => {
    const request = makeRequest<"disputes/get-dispute">({ user: await member(), params: { id } });
    const { experian, equifax } = (await getDispute(request, world.services)).bureaus;
    return [experian?.trackingNumber, equifax?.trackingNumber];
  };
  const [first, other] = await shown();
  await order();
  expect(await shown()).toEqual([first, other]);
  await send();
  const again = (await world.orders.get({ userId, disputeId: id, round: 1 }))?.again?.[0]?.mailed?.trackingNumber;

  expect(again).toMatch(/^9407\d{18}$/);
  expect(await shown()).toEqual([again, other]);
  expect(again).not.toBe(first);
});

test("the post's word about a letter that was never ordered changes nothing", async () => {
  const before = await present();
  const letter = { userId, disputeId: id, round: 1, bureau: "experian", order: "01JNHZ4X9M0000000000000009" } as const;
  const seen = () => seenWrite(world.usersTable, { provider: "mail", id: "unknown", at: world.now() });
  const event = { id: "unknown", kind: "delivered", at: ELEVENTH_DAY, letter } as const;
  await recordMailEvent(event, { ...world.services, seen });
  expect(await present()).toEqual(before);
});

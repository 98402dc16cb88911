import { LETTER_EDITION } from "#functions/letters/dispute-letter";
import { LetterRefused } from "#functions/providers/mail/mail";
import { processDisputes } from "#functions/routes/disputes/process-disputes";
import { type DisputeWorld, startDisputeWorld } from "#functions/testing/dispute-world";
import { makeRequest } from "#functions/testing/make-request";
import { AppError } from "#shared/api/errors";
import type { Bureau } from "#shared/domain/bureau/bureau";
import { type SendServices, sendLetters } from "./send-letters";

const MAIL_DAY = new Date("2026-11-27T17:00:00.000Z");

let world: DisputeWorld;
beforeEach(async () => {
  world = await startDisputeWorld();
});
afterEach(() => world.close());

const byClock = (services: Partial<SendServices> = {}) =>
  sendLetters({ event: {} }, { ...world.services, ...services });

async function submit(userId: string, disputeId: string) {
  const user = await world.users.get(userId);
  if (!user) throw new Error("The member is gone");
  const request = makeRequest<"disputes/process-disputes">({ user, body: { disputeIds: [disputeId] } });
  return processDisputes(request, world.services);
}

const here = { street: "12 Oak St", city: "Albany", state: "NY", zipCode: "12207" };

/** A member who lives in `street` and has submitted one dispute, which all bureaus report. */
async function submitted(street = here.street) {
  const { userId } = await world.member({ address: { ...here, street } });
  const user = await world.users.get(userId);
  const [draft] = user ? await world.drafts(user, 1) : [];
  const id = draft?.dispute.id ?? "";
  await submit(userId, id);
  return { userId, id };
}

/** A post that will not take the letters to some bureaus, or is down for them. */
const postBut = (failing: Partial<Record<Bureau, Error>>): SendServices["mail"] => ({
  send: async (letter) => {
    const fault = failing[letter.metadata.bureau];
    if (fault) throw fault;
    return world.mail.send(letter);
  },
});

const used = async (userId: string) => (await world.users.get(userId))?.allowance?.used;

test("letters that the post refuses for good are drafts again with their place, the others leave, and no run fails", async () => {
  const [refused, fine] = [await submitted("Undeliverable 7"), await submitted()];
  world.clock.at = MAIL_DAY;
  const runs = [await byClock(), await byClock()];
  const draft = await world.disputes.getNow(refused.userId, refused.id);

  expect(runs.map(({ sent }) => sent)).toEqual([1, 0]);
  expect((await world.disputes.getNow(fine.userId, fine.id))?.status).toBe("sent");
  expect(draft).toMatchObject({ status: "draft", bureaus: { experian: { heldBackFor: "post" } } });
  expect(draft?.timeline.at(-1)).toMatchObject({ status: "draft", by: "mail" });
  expect([await used(refused.userId), await used(fine.userId)]).toEqual([0, 1]);
});

test("the way on from refused letters: submitted again they carry no trace of the refusal, and leave", async () => {
  const { userId, id } = await submitted();
  world.clock.at = MAIL_DAY;
  const refusal = new LetterRefused();
  await byClock({ mail: postBut({ experian: refusal, equifax: refusal, transunion: refusal }) });
  await submit(userId, id);
  const again = await world.disputes.getNow(userId, id);
  const { sent } = await byClock();

  expect(again?.bureaus.experian).toEqual({ reportsItem: true });
  expect([sent, await used(userId)]).toEqual([1, 1]);
});

test("where some letters left and the post refuses one for good, the dispute is sent and says which one is not", async () => {
  const { userId, id } = await submitted();
  world.clock.at = MAIL_DAY;
  const runs = [await byClock({ mail: postBut({ experian: new LetterRefused() }) }), await byClock()];
  const dispute = await world.disputes.getNow(userId, id);

  expect(runs.map(({ sent }) => sent)).toEqual([1, 0]);
  expect(dispute).toMatchObject({
    status: "sent",
    bureaus: {
      experian: { heldBackAt: MAIL_DAY.toISOString(), heldBackFor: "post" },
      equifax: { mailedAt: MAIL_DAY.toISOString() },
    },
  });
  expect(dispute?.bureaus.experian?.mailedAt).toBeUndefined();
  expect((await world.letters.latest(id))?.mailed).toEqual(["equifax", "transunion"]);
  expect(await used(userId)).toBe(1);
});

test("a refused letter is not tried again while another one waits for the post", async () => {
  const { userId, id } = await submitted();
  world.clock.at = MAIL_DAY;
  const down = { experian: new LetterRefused(), equifax: new AppError("MAIL_UNAVAILABLE") };
  await expect(byClock({ mail: postBut(down) })).rejects.toThrow("1 disputes did not leave");
  await byClock();
  const dispute = await world.disputes.getNow(userId, id);

  expect(dispute?.status).toBe("sent");
  expect(dispute?.bureaus.experian).toMatchObject({ heldBackFor: "post", mailedAt: undefined });
});

test("when the words change after one bureau's letter has left, the others are held back and the member sees it", async () => {
  const { userId, id } = await submitted();
  const of = { userId, disputeId: id, round: 1 };
  const order = await world.orders.get(of);
  if (!order) throw new Error("No order");
  const words = { ...order.approval.letterHashes, equifax: "other", edition: LETTER_EDITION - 1 };
  const at = MAIL_DAY.toISOString();
  await world.disputes.transact([world.orders.addressWrite(of, words, at)]);
  await world.orders.recordMailed(of, "experian", { providerLetterId: "ltr_1", mailedAt: at });
  world.clock.at = MAIL_DAY;
  const runs = [await byClock(), await byClock()];
  const dispute = await world.disputes.getNow(userId, id);

  expect(runs.map(({ sent }) => sent)).toEqual([1, 0]);
  expect(dispute).toMatchObject({
    status: "sent",
    bureaus: { experian: { mailedAt: at }, equifax: { heldBackFor: "words" }, transunion: { mailedAt: at } },
  });
});

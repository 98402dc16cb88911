import { sendLetters } from "#functions/jobs/send-letters";
import type { MailEvent } from "#functions/providers/mail/mail";
import { seenWrite } from "#functions/repositories/events";
import { recordMailEvent } from "#functions/services/disputes/record-mail-event";
import { type DisputeWorld, startDisputeWorld } from "#functions/testing/dispute-world";
import { makeRequest } from "#functions/testing/make-request";
import { unscannedLetters } from "#functions/testing/submitted-disputes";
import { mailAgain } from "../disputes/mail-again";

const OTHER_NUMBER = "9407300000000000000001";

let world: DisputeWorld;
let userId: string;
let id: string;
/** A letter that left, and left again after 10 days without a scan. */
beforeEach(async () => {
  world = await startDisputeWorld();
  const letters = await unscannedLetters(world);
  userId = letters.user.userId;
  id = letters.id;
  const again = { bureau: "experian" as const };
  await mailAgain(
    makeRequest<"disputes/mail-again">({ user: letters.user, params: { id }, body: again }),
    world.services,
  );
  await sendLetters({ event: {} }, world.services);
});
afterEach(() => world.close());

async function lettersToExperian() {
  const order = await world.orders.get({ userId, disputeId: id, round: 1 });
  const again = order?.again?.[0];
  return { first: order?.mailed.experian, second: again?.mailed, orderOfSecond: again?.key };
}

async function mailed({ letterId, order }: { letterId?: string; order?: string }) {
  const letter = { userId, disputeId: id, round: 1, bureau: "experian" as const, order };
  const at = world.now().toISOString();
  const event: MailEvent = { id: "evt_1", kind: "mailed", at, letter, letterId, trackingNumber: OTHER_NUMBER };
  const seen = () => seenWrite(world.usersTable, { provider: "mail", id: event.id, at: world.now() });
  await recordMailEvent(event, { ...world.services, seen });
}

test("the number that the mail service gives a letter later is that letter's", async () => {
  const { first, second } = await lettersToExperian();
  await mailed({ letterId: first?.providerLetterId });
  const after = await lettersToExperian();

  expect(after.first).toEqual({ ...first, trackingNumber: OTHER_NUMBER });
  expect(after.second).toEqual(second);
});

test("so is the number of a letter that was mailed again", async () => {
  const { first, second, orderOfSecond } = await lettersToExperian();
  await mailed({ letterId: second?.providerLetterId, order: orderOfSecond });
  const after = await lettersToExperian();

  expect(after.second).toEqual({ ...second, trackingNumber: OTHER_NUMBER });
  expect(after.first).toEqual(first);
});

test.each([
  ["another letter, which the mail service made beside it", "ltr_made_twice"],
  ["a letter that the event does not name", undefined],
])("a letter keeps its number when the event is of %s", async (_, letterId) => {
  const before = await lettersToExperian();
  await mailed({ letterId });
  await mailed({ letterId, order: before.orderOfSecond });

  expect(await lettersToExperian()).toEqual(before);
});

import { setTimeout } from "node:timers/promises";
import { LETTER_EDITION } from "#functions/letters/dispute-letter";
import type { LetterFacts } from "#functions/letters/letter-facts";
import type { Enclosure } from "#functions/letters/letter-pdf";
import type { MailProvider } from "#functions/providers/mail/mail";
import type { BucketFiles } from "#functions/providers/store/bucket-files";
import type { DisputeRecord } from "#functions/repositories/dispute-item";
import type { DisputeRepository } from "#functions/repositories/disputes";
import type { LetterRepository, LettersRecord } from "#functions/repositories/letters";
import type { MailedLetter, MailOrder, MailOrderRepository } from "#functions/repositories/mail-orders";
import type { MemberCounts } from "#functions/repositories/member-counts";
import { isRefused } from "#functions/repositories/table";
import type { BirthDateOf } from "#functions/runtime/birth-dates";
import { hashOf } from "#functions/runtime/dispute-view";
import { letterFileKey } from "#functions/runtime/letter-files";
import { printLetter } from "#functions/runtime/print-letter";
import { AppError } from "#shared/api/errors";
import { bureauAddresses } from "#shared/domain/bureau/addresses";
import { type Bureau, bureaus } from "#shared/domain/bureau/bureau";
import { isMailDay } from "#shared/domain/contract/mail-days";
import { moveTo } from "#shared/domain/dispute/life-cycle";
import { isActiveAt } from "#shared/domain/plan/subscription";
import { type AddressServices, hasGotAddress } from "./address-letters";
import { type AskServices, askAgain } from "./ask-again";

export type DisputeServices = AddressServices &
  AskServices & {
    disputes: Pick<DisputeRepository, "getNow" | "saving" | "transact">;
    letters: Pick<LetterRepository, "latest" | "markingMailed">;
    orders: Pick<MailOrderRepository, "get" | "recordMailed">;
    counts: Pick<MemberCounts, "counting">;
    files: Pick<BucketFiles, "put">;
    mail: Pick<MailProvider, "send">;
    birthDateOf: BirthDateOf;
    idImagesOf: (userId: string) => Promise<Enclosure[]>;
    now: () => Date;
  };

/** `nothing`: the letters have left already, were stopped, may not leave yet or not today, wait for a return address, or have to be read again. */
export type Sent = "sent" | "nothing";

type Round = { dispute: DisputeRecord; order: MailOrder; letters: LettersRecord };
type Mailed = Partial<Record<Bureau, MailedLetter>>;

/**
 * Mails one dispute's letters, on a business day where their writer lives, and moves it to `sent`. Safe to stop at any point and to start again, also twice at once: the
 * order's key is stored before the first letter is handed over, each handed-over letter is recorded, and the last transaction
 * takes place only over the version that was read.
 *
 * @throws AppError MAIL_UNAVAILABLE and others: the dispute stays due
 */
export async function sendDispute(
  { userId, disputeId }: { userId: string; disputeId: string },
  services: DisputeServices,
): Promise<Sent> {
  const { disputes, orders, letters } = services;
  const due = await disputes.getNow(userId, disputeId);
  if (due?.status !== "submitted" || !isDue(due, services.now())) return "nothing";

  const { round } = due;
  const [order, written] = await Promise.all([orders.get({ userId, disputeId, round }), letters.latest(disputeId)]);
  if (!order || written?.round !== round) throw new Error("A submitted dispute without its order or letters");
  if (isReworded(order, written)) {
    await askAgain(due, written, services);
    return "nothing";
  }
  assertApproved(order, written);
  if (await isCancelled(order, services)) return "nothing";
  if (due.lacksAddress)
    return (await hasGotAddress(due, services)) ? sendDispute({ userId, disputeId }, services) : "nothing";
  if (!isMailDay(services.now(), written.facts.experian.consumer.state)) return "nothing";
  const mailed = await mailAll({ dispute: due, order, letters: written }, services);
  return markSent(due, mailed, services);
}

function isDue({ mailAfter }: DisputeRecord, at: Date): boolean {
  return mailAfter !== undefined && mailAfter <= at.toISOString();
}

/** Whether the service would print other words than it did at the approval, and no letter has left yet. */
function isReworded(order: MailOrder, letters: LettersRecord): boolean {
  const hasLeft = Object.keys(order.mailed).length > 0;
  return order.approval.letterHashes.edition !== LETTER_EDITION && !hasLeft && !isAsApproved(order, letters);
}

/** A subscription is over when its notice has run out; the nightly job then stops what waits. A letter that left takes the others along. */
async function isCancelled({ userId, mailed }: MailOrder, { users, now }: DisputeServices): Promise<boolean> {
  if (Object.keys(mailed).length > 0) return false;
  const user = await users.get(userId, { isConsistent: true });
  return user?.cancellation !== undefined && !isActiveAt(user, now());
}

function assertApproved(order: MailOrder, letters: LettersRecord): void {
  if (!isAsApproved(order, letters)) throw new Error("A letter is not the one that was approved");
}

function isAsApproved({ approval }: MailOrder, { facts }: LettersRecord): boolean {
  return bureaus.every((bureau) => hashOf(facts[bureau]) === approval.letterHashes[bureau]);
}

/** Hands over what has not left yet. One bureau's failure does not keep the others' letters back. */
async function mailAll(round: Round, services: DisputeServices): Promise<Mailed> {
  const { dispute, order } = round;
  const waiting = bureaus.filter((bureau) => dispute.bureaus[bureau]?.reportsItem && !order.mailed[bureau]);
  if (waiting.length === 0) return order.mailed;

  const dateOfBirth = await services.birthDateOf(dispute.userId, "send-letters");
  const enclosures = round.letters.facts.experian.hasIdEnclosed ? await services.idImagesOf(dispute.userId) : [];
  const handedOver = await Promise.allSettled(
    waiting.map(
      async (bureau) => [bureau, await mailOne(round, bureau, { dateOfBirth, enclosures }, services)] as const,
    ),
  );
  const failed = handedOver.find((each) => each.status === "rejected");
  if (failed) throw failed.reason;
  const left = handedOver.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
  return { ...order.mailed, ...Object.fromEntries(left) };
}

type Private = { dateOfBirth?: string; enclosures: Enclosure[] };

async function mailOne(round: Round, bureau: Bureau, own: Private, services: DisputeServices): Promise<MailedLetter> {
  const { dispute, order, letters } = round;
  const facts = letters.facts[bureau];
  const pdf = await printLetter(facts, own.dateOfBirth, own.enclosures);
  await services.files.put(letterFileKey(letters, bureau), pdf, "application/pdf");
  const { id, trackingNumber } = await withTries(() =>
    services.mail.send({
      idempotencyKey: `${order.key}-${bureau}`,
      to: bureauAddresses[bureau],
      from: senderOf(facts),
      pdf,
      metadata: { userId: dispute.userId, disputeId: dispute.id, round: dispute.round, bureau },
    }),
  );
  // A crash before this line: the next run hands the letter over under the same key, and the post makes no second one.
  const mailed = { providerLetterId: id, mailedAt: services.now().toISOString(), trackingNumber };
  await services.orders.recordMailed(order, bureau, mailed);
  return mailed;
}

function senderOf({ consumer: { fullName, street, city, state, zipCode } }: LetterFacts) {
  return { name: fullName, street, city, state, zipCode };
}

async function markSent(dispute: DisputeRecord, mailed: Mailed, services: DisputeServices): Promise<Sent> {
  const { disputes, letters, counts } = services;
  const at = services.now().toISOString();
  const left = bureaus.filter((bureau) => mailed[bureau]);
  const progress = left.map((bureau) => [bureau, { ...dispute.bureaus[bureau], mailedAt: mailed[bureau]?.mailedAt }]);
  const sent = moveTo(dispute, { status: "sent", at, by: "mail" });
  const items = [
    disputes.saving({ ...sent, bureaus: { ...dispute.bureaus, ...Object.fromEntries(progress) } }),
    letters.markingMailed(dispute.id, dispute.round, left),
    counts.counting(dispute.userId, { active: 1 }),
  ];

  try {
    await disputes.transact(items);
    return "sent";
  } catch (error) {
    // Another run was faster with the same letters.
    const seen = isRefused(error) ? await disputes.getNow(dispute.userId, dispute.id) : undefined;
    if (seen && seen.status !== "submitted") return "nothing";
    throw error;
  }
}

const TRIES = 3;
const BASE_MS = 200;

/** Full jitter between tries: letters that failed together do not come again together. */
async function withTries<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const isWorthIt = error instanceof AppError && error.code === "MAIL_UNAVAILABLE";
      if (attempt === TRIES || !isWorthIt) throw error;
      await setTimeout(Math.random() * BASE_MS * 2 ** attempt);
    }
  }
}

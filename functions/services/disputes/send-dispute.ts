import { LETTER_EDITION } from "#functions/letters/dispute-letter";
import type { DisputeRecord } from "#functions/repositories/dispute-item";
import type { DisputeRepository } from "#functions/repositories/disputes";
import type { LetterRepository, LettersRecord } from "#functions/repositories/letters";
import type { MailOrder, MailOrderRepository } from "#functions/repositories/mail-orders";
import type { MemberCounts } from "#functions/repositories/member-counts";
import { isRefused, type TransactItem } from "#functions/repositories/table";
import { bureaus } from "#shared/domain/bureau/bureau";
import { isMailDay } from "#shared/domain/contract/mail-days";
import { isAddition } from "#shared/domain/dispute/follow-up";
import { moveTo } from "#shared/domain/dispute/life-cycle";
import { isActiveAt } from "#shared/domain/plan/subscription";
import { type AddressServices, hasGotAddress } from "./address-letters";
import { type Fates, type HandOverServices, handOver, isAsApproved } from "./hand-to-mail";
import { type AskServices, revertToDraftWrites } from "./revert-to-draft";
import { hasLeft } from "./shared-orders";
import { isWrittenTo, writtenIn } from "./written-letters";

export type DisputeServices = AddressServices &
  AskServices &
  HandOverServices & {
    disputes: Pick<DisputeRepository, "getNow" | "saveWrite" | "transact">;
    letters: Pick<LetterRepository, "latest" | "markMailedWrite" | "separateWrite">;
    orders: Pick<MailOrderRepository, "get">;
    counts: Pick<MemberCounts, "countWrite">;
  };

/**
 * `nothing`: the letters have left already, were stopped, may not leave yet or not today, wait for a return address, or have to be
 * read again.
 */
export type Sent = "sent" | "nothing";

/**
 * Mails one dispute's letters, on a business day where their writer lives, and moves it to `sent`. Safe to stop at any point and to
 * start again, also twice at once: the order's key is stored before the first letter is handed over, each handed-over letter is
 * recorded, and the last transaction takes place only over the version that was read. Where no letter can ever leave as it was
 * approved, the dispute is a draft again. Of disputes that share their letters the first one that waits is sent first, and then the
 * others, for which nothing more leaves than the letters that are about them and not about the first.
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
  const waiting = await waitingWith(order, services);
  if (waiting.some((id) => id < disputeId)) return "nothing";
  const outcome = await sendOne({ due, order, written }, services);
  for (const id of waiting) await sendDispute({ userId, disputeId: id }, services);
  return outcome;
}

/** The other disputes that share the letters and wait for them too, in their order. */
async function waitingWith({ userId, disputeId, together = [], key }: MailOrder, { disputes }: DisputeServices) {
  const others = together.filter((id) => id !== disputeId);
  const found = await Promise.all(others.map((id) => disputes.getNow(userId, id)));
  return found.flatMap((each) => (each?.status === "submitted" && each.sharedLetter === key ? [each.id] : []));
}

type Due = { due: DisputeRecord; order: MailOrder; written: LettersRecord };

async function sendOne({ due, order, written }: Due, services: DisputeServices): Promise<Sent> {
  if (isReworded(order, written))
    return settle(due, "nothing", await revertToDraftWrites(due, written, services), services);
  if (order.approval.letterHashes.edition === LETTER_EDITION) assertApproved(order, written);
  if (await isCancelled(order, services)) return "nothing";
  if (due.lacksAddress) return (await hasGotAddress(due, order, services)) ? sendDispute(order, services) : "nothing";
  if (!isMailDay(services.now(), written.facts.experian.consumer.state)) return "nothing";
  const fates = await handOver({ dispute: due, order, letters: written }, services);
  const after = withFates(due, fates);
  if (Object.keys(fates.mailed).length > 0) return settle(due, "sent", markSentWrites(after, services), services);
  return settle(due, "nothing", await revertToDraftWrites(after, written, services), services);
}

function isDue({ mailAfter }: DisputeRecord, at: Date): boolean {
  return mailAfter !== undefined && mailAfter <= at.toISOString();
}

/** Whether the service would print other words than it did at the approval, and no letter has left yet. */
function isReworded(order: MailOrder, letters: LettersRecord): boolean {
  const isLeaving = Object.keys(order.mailed).length > 0;
  return order.approval.letterHashes.edition !== LETTER_EDITION && !isLeaving && !areAsApproved(order, letters);
}

/** A subscription is over when its notice has run out; the nightly job then stops what waits. A letter that left takes the others along. */
async function isCancelled(order: MailOrder, { users, orders, now }: DisputeServices): Promise<boolean> {
  if (await hasLeft(order, orders)) return false;
  const user = await users.get(order.userId, { isConsistent: true });
  return user?.cancellation !== undefined && !isActiveAt(user, now());
}

function assertApproved(order: MailOrder, letters: LettersRecord): void {
  if (!areAsApproved(order, letters)) throw new Error("A letter is not the one that was approved");
}

function areAsApproved(order: MailOrder, letters: LettersRecord): boolean {
  const facts = writtenIn(letters);
  return bureaus.every((bureau) => !isWrittenTo(bureau, letters) || isAsApproved(order, facts[bureau], bureau));
}

function withFates(dispute: DisputeRecord, { mailed, heldBack }: Fates): DisputeRecord {
  const progress = bureaus.flatMap((bureau) => {
    const known = dispute.bureaus[bureau];
    const { at: heldBackAt, for: heldBackFor } = heldBack[bureau] ?? {};
    return known ? [[bureau, { ...known, mailedAt: mailed[bureau]?.mailedAt, heldBackAt, heldBackFor }] as const] : [];
  });
  return { ...dispute, bureaus: Object.fromEntries(progress) };
}

function markSentWrites(dispute: DisputeRecord, { disputes, letters, counts, now }: DisputeServices): TransactItem[] {
  const left = bureaus.filter((bureau) => dispute.bureaus[bureau]?.mailedAt);
  return [
    disputes.saveWrite(moveTo(dispute, { status: "sent", at: now().toISOString(), by: "mail" })),
    letters.markMailedWrite(dispute.id, dispute.round, left),
    ...(isAddition(dispute) ? [] : [counts.countWrite(dispute.userId, { active: 1 })]),
  ];
}

/** @returns `outcome`, or `nothing` where another run was faster with the same letters */
async function settle(
  { userId, id }: DisputeRecord,
  outcome: Sent,
  writes: TransactItem[],
  { disputes }: DisputeServices,
): Promise<Sent> {
  try {
    if (writes.length === 0) return "nothing";
    await disputes.transact(writes);
    return outcome;
  } catch (error) {
    const seen = isRefused(error) ? await disputes.getNow(userId, id) : undefined;
    if (seen && seen.status !== "submitted") return "nothing";
    throw error;
  }
}

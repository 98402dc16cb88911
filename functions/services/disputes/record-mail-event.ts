import type { LetterReference, MailEvent } from "#functions/providers/mail/mail";
import type { DisputeRecord } from "#functions/repositories/dispute-item";
import type { DisputeRepository } from "#functions/repositories/disputes";
import type { MailOrderRepository } from "#functions/repositories/mail-orders";
import { refusedItems, type TransactItem } from "#functions/repositories/table";
import { AppError } from "#shared/api/errors";
import type { BureauProgress } from "#shared/api/schemas/dispute";
import { mayMove, moveTo } from "#shared/domain/dispute/life-cycle";

export type MailEventServices = {
  disputes: Pick<DisputeRepository, "getNow" | "saveWrite" | "transact">;
  orders: Pick<MailOrderRepository, "get" | "addTrackingWrite">;
  /** The write that refuses an event which was seen before. */
  seen: (event: MailEvent) => TransactItem;
};

/**
 * Records what the post says of a letter, once. The first delivery moves a dispute from `sent` to `in_review`; each bureau's clock
 * starts with its own delivery, which replaces one that a person claimed. Refused when the dispute changed since it was read.
 *
 * @throws AppError CONFLICT for a delivery before our own books say that the letter left
 */
export async function recordMailEvent(event: MailEvent, { disputes, orders, seen }: MailEventServices): Promise<void> {
  const { letter, kind, trackingNumber } = event;
  if (kind === "other" || !letter) return;
  const dispute = await disputes.getNow(letter.userId, letter.disputeId);
  const progress = dispute?.bureaus[letter.bureau];
  // A letter of an earlier round changes nothing of this one.
  if (!dispute || !progress?.reportsItem || dispute.round !== letter.round || dispute.status === "draft") return;
  if (dispute.status === "submitted") throw new AppError("CONFLICT");
  if (kind === "returned" && !(await isNewest(letter, orders))) return;

  const after = withProgress(dispute, { ...progress, ...progressAfter(event, withoutClaim(dispute, progress)) }, event);
  const hasTracking = kind === "mailed" && trackingNumber && !letter.order;
  const tracking = hasTracking ? [orders.addTrackingWrite(letter, letter.bureau, trackingNumber)] : [];
  await disputes.transact([seen(event), disputes.saveWrite(after), ...tracking]).catch((error: unknown) => {
    const isSeen = refusedItems(error)?.includes(0);
    if (!isSeen) throw error;
  });
}

/** A letter that came back after it was mailed again proves nothing of the newer one. */
async function isNewest(letter: LetterReference, orders: MailEventServices["orders"]): Promise<boolean> {
  const order = await orders.get(letter);
  const newest = order?.again?.findLast(({ bureau, mailed }) => bureau === letter.bureau && mailed);
  return newest?.key === letter.order;
}

function progressAfter(
  { kind, at }: MailEvent,
  { mailedAt, deliveredAt, returnedAt }: BureauProgress,
): Partial<BureauProgress> {
  if (kind === "mailed") return { mailedAt: mailedAt ?? at };
  // Either of its letters reached the bureau: nothing more needs to leave.
  if (kind === "delivered") return { deliveredAt: deliveredAt ?? at, mailAgainAfter: undefined };
  return { deliveredAt, returnedAt: returnedAt ?? at };
}

/** Without a delivery that a person claimed: theirs has the instant at which it was claimed. The post's own proof is kept. */
function withoutClaim({ timeline }: DisputeRecord, progress: BureauProgress): BureauProgress {
  const isClaimed = timeline.some(
    ({ at, status, by }) => status === "in_review" && by !== "mail" && at === progress.deliveredAt,
  );
  return isClaimed ? { ...progress, deliveredAt: undefined } : progress;
}

function withProgress(
  dispute: DisputeRecord,
  progress: BureauProgress,
  { letter, kind, at }: MailEvent,
): DisputeRecord {
  const known = letter ? { ...dispute, bureaus: { ...dispute.bureaus, [letter.bureau]: progress } } : dispute;
  const isFirstDelivery = kind === "delivered" && mayMove(dispute.status, "in_review", "mail");
  return isFirstDelivery ? moveTo(known, { status: "in_review", at, by: "mail" }) : { ...known, updatedAt: at };
}

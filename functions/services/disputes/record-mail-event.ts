import type { LetterReference, MailEvent } from "#functions/providers/mail/mail";
import type { DisputeRecord } from "#functions/repositories/dispute-item";
import type { DisputeRepository } from "#functions/repositories/disputes";
import type { MailOrder, MailOrderRepository } from "#functions/repositories/mail-orders";
import { refusedItems, type TransactItem } from "#functions/repositories/table";
import { AppError } from "#shared/api/errors";
import type { BureauProgress } from "#shared/api/schemas/dispute";
import { isActive, mayMove, moveTo } from "#shared/domain/dispute/life-cycle";
import { isClaimedDelivery } from "#shared/domain/dispute/mailing";
import { ordersWith } from "./shared-orders";

export type MailEventServices = {
  disputes: Pick<DisputeRepository, "getNow" | "saveWrite" | "transact">;
  orders: Pick<MailOrderRepository, "get" | "addTrackingWrite">;
  /** The write that refuses an event which was seen before. */
  seen: (event: MailEvent) => TransactItem;
};

/**
 * Records what the post says of a letter, once, with all disputes that the letter is about. The first delivery moves a dispute from
 * `sent` to `in_review`; each bureau's clock starts with its own delivery, which replaces one that a person claimed, and ends when the
 * letter comes back unanswered. Refused when one of the disputes changed since it was read.
 *
 * @throws AppError CONFLICT for a delivery before our own books say that the letter left
 */
export async function recordMailEvent(event: MailEvent, services: MailEventServices): Promise<void> {
  const { letter, kind } = event;
  if (kind === "other" || !letter) return;
  const { disputes, orders, seen } = services;
  const concerned = await concernedBy(letter, event, services);
  if (concerned.length === 0) return;
  if (concerned.some(({ dispute }) => dispute.status === "submitted")) throw new AppError("CONFLICT");

  const writes = concerned.flatMap(({ dispute, order, progress }) => {
    const possible = { ...event, at: notBefore(progress.mailedAt, event.at) };
    const after = { ...progress, ...progressAfter(possible, withoutClaim(dispute, progress)) };
    const numbered = order && numberedBy(event, letter, order);
    return [
      disputes.saveWrite(withProgress(dispute, after, possible)),
      ...(numbered ? [orders.addTrackingWrite(order, numbered.letter, numbered.trackingNumber)] : []),
    ];
  });
  await disputes.transact([seen(event), ...writes]).catch((error: unknown) => {
    const isSeen = refusedItems(error)?.includes(0);
    if (!isSeen) throw error;
  });
}

/**
 * The letter of an order that an event names the tracking number of: by the provider's own name for it, since the post may have made
 * the same letter twice, each with a number of its own.
 */
function numberedBy({ kind, letterId, trackingNumber }: MailEvent, letter: LetterReference, order: MailOrder) {
  if (kind !== "mailed" || !trackingNumber) return undefined;
  const { mailed, again = [] } = order;
  const place = again.findIndex(({ key }) => key === letter.order);
  const left = letter.order ? again[place]?.mailed : mailed[letter.bureau];
  const isNamed = left !== undefined && left.providerLetterId === letterId;
  return isNamed ? { letter: letter.order ? place : letter.bureau, trackingNumber } : undefined;
}

/** No letter arrives before it leaves: the clock of the post cannot shorten a bureau's days. */
function notBefore(mailedAt: string | undefined, at: string): string {
  return mailedAt && at < mailedAt ? mailedAt : at;
}

type Concerned = { dispute: DisputeRecord; order?: MailOrder; progress: BureauProgress };

/** The disputes that a letter is about and that it changes something of: a letter of an earlier round changes nothing of this one. */
async function concernedBy(letter: LetterReference, { kind }: MailEvent, services: MailEventServices) {
  const { userId, round, bureau } = letter;
  const { disputes, orders } = services;
  const own = await orders.get(letter);
  const sharing = own ? await ordersWith(own, orders) : [undefined];
  const found = await Promise.all(
    sharing.map(async (order): Promise<Concerned[]> => {
      const { disputeId, again = [] }: Pick<MailOrder, "disputeId" | "again"> = order ?? letter;
      const dispute = await disputes.getNow(userId, disputeId);
      const progress = dispute?.bureaus[bureau];
      if (!dispute || !progress?.reportsItem || dispute.round !== round || dispute.status === "draft") return [];
      if (order?.together && dispute.sharedLetter !== order.key) return [];
      if (letter.order && own && !again.some(({ key }) => key === letter.order)) return [];
      // A letter that came back after it was mailed again proves nothing of the newer one.
      const newest = again.findLast((each) => each.bureau === bureau && each.mailed);
      const isNewest = newest?.key === letter.order;
      if (kind === "returned" && !isNewest) return [];
      // A bureau that has answered had the letter, whatever the post says of it.
      if (kind === "returned" && (progress.answer || !isActive(dispute.status))) return [];
      // The post scans a letter also where its way back ends; and one that was delivered and came back is not at the bureau.
      if (kind === "delivered" && isNewest && progress.returnedAt) return [];
      return [{ dispute, order, progress }];
    }),
  );
  return found.flat();
}

function progressAfter(
  { kind, at }: MailEvent,
  { mailedAt, deliveredAt, returnedAt }: BureauProgress,
): Partial<BureauProgress> {
  if (kind === "mailed") return { mailedAt: mailedAt ?? at };
  // Either of its letters reached the bureau: nothing more needs to leave.
  if (kind === "delivered") return { deliveredAt: deliveredAt ?? at, mailAgainAfter: undefined };
  return { deliveredAt: undefined, returnedAt: returnedAt ?? at };
}

/** Without a delivery that a person claimed: theirs has the instant at which it was claimed. The post's own proof is kept. */
function withoutClaim({ timeline }: DisputeRecord, progress: BureauProgress): BureauProgress {
  return isClaimedDelivery(timeline, progress.deliveredAt) ? { ...progress, deliveredAt: undefined } : progress;
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

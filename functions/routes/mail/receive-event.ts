import { setTimeout } from "node:timers/promises";
import type { LetterReference, MailEvent, MailProvider } from "#functions/providers/mail/mail";
import type { DisputeRecord } from "#functions/repositories/dispute-item";
import type { DisputeRepository } from "#functions/repositories/disputes";
import type { MailOrderRepository } from "#functions/repositories/mail-orders";
import { refusedItems, type TransactItem } from "#functions/repositories/table";
import { disputes, mailEvents, mailOrders, seenMailEvent } from "#functions/services";
import { apiHandler } from "#functions/shell/api-handler";
import type { RequestOf } from "#functions/shell/request";
import { AppError } from "#shared/api/errors";
import type { BureauProgress } from "#shared/api/schemas/dispute";
import { mayMove, moveTo } from "#shared/domain/dispute/life-cycle";

type Services = {
  mail: Pick<MailProvider, "verifyWebhook">;
  disputes: Pick<DisputeRepository, "getNow" | "saving" | "transact">;
  orders: Pick<MailOrderRepository, "get" | "addingTracking">;
  /** The write that refuses an event which was seen before. */
  seen: (event: MailEvent) => TransactItem;
};

const TRIES = 6;
const BASE_MS = 30;

/**
 * What the post says of a letter. The first delivery moves a dispute from `sent` to `in_review`; each bureau's clock starts
 * with its own delivery, which replaces one that a person claimed. Every event counts once.
 *
 * @throws AppError BAD_SIGNATURE; CONFLICT for a delivery before our own books say that the letter left: the post tries again
 */
export async function receiveEvent(
  { rawBody, headers }: Pick<RequestOf<"mail/receive-event">, "rawBody" | "headers">,
  services: Services,
): Promise<{ received: true }> {
  const event = await services.mail.verifyWebhook(rawBody, headers);
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await apply(event, services);
    if (outcome === "done") return { received: true };
    if (attempt === TRIES) throw new AppError("SERVICE_UNAVAILABLE", { retryAfterSeconds: 1 });
    await setTimeout(Math.random() * BASE_MS * attempt);
  }
}

async function apply(event: MailEvent, { disputes, orders, seen }: Services): Promise<"done" | "again"> {
  const { letter, kind, trackingNumber } = event;
  if (kind === "other" || !letter) return "done";
  const dispute = await disputes.getNow(letter.userId, letter.disputeId);
  const progress = dispute?.bureaus[letter.bureau];
  // A letter of an earlier round changes nothing of this one.
  if (!dispute || !progress?.reportsItem || dispute.round !== letter.round || dispute.status === "draft") return "done";
  if (dispute.status === "submitted") throw new AppError("CONFLICT");
  if (kind === "returned" && !(await isNewest(letter, orders))) return "done";

  const after = withProgress(dispute, { ...progress, ...newsOf(event, proven(dispute, progress)) }, event);
  const tracking =
    kind === "mailed" && trackingNumber && !letter.order
      ? [orders.addingTracking(letter, letter.bureau, trackingNumber)]
      : [];
  try {
    await disputes.transact([seen(event), disputes.saving(after), ...tracking]);
    return "done";
  } catch (error) {
    const refused = refusedItems(error);
    if (!refused) throw error;
    return refused.includes(0) ? "done" : "again";
  }
}

/** A letter that came back after it was mailed again says nothing of the newer one. */
async function isNewest(letter: LetterReference, orders: Services["orders"]): Promise<boolean> {
  const order = await orders.get(letter);
  const newest = order?.again?.findLast(({ bureau, mailed }) => bureau === letter.bureau && mailed);
  return newest?.key === letter.order;
}

function newsOf(
  { kind, at }: MailEvent,
  { mailedAt, deliveredAt, returnedAt }: BureauProgress,
): Partial<BureauProgress> {
  if (kind === "mailed") return { mailedAt: mailedAt ?? at };
  // Whichever of its letters the bureau has: nothing more needs to leave.
  if (kind === "delivered") return { deliveredAt: deliveredAt ?? at, mailAgainAfter: undefined };
  return { deliveredAt, returnedAt: returnedAt ?? at };
}

/** Without a delivery that a person claimed: theirs has the very instant at which they said so. The post's own proof is kept. */
function proven({ timeline }: DisputeRecord, progress: BureauProgress): BureauProgress {
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

export const handler = apiHandler("mail/receive-event", receiveEvent, () => ({
  mail: mailEvents(),
  disputes: disputes(),
  orders: mailOrders(),
  seen: ({ id }: MailEvent) => seenMailEvent(id),
}));

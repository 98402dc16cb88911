import type { DisputeRecord } from "#functions/repositories/dispute-item";
import type { DisputeRepository } from "#functions/repositories/disputes";
import type { MailOrderRepository } from "#functions/repositories/mail-orders";
import { AppError } from "#shared/api/errors";
import type { ChangeStatusBody } from "#shared/api/schemas/answer-bodies";
import { type Bureau, bureaus } from "#shared/domain/bureau/bureau";
import { withoutAnswers } from "#shared/domain/dispute/bureau-answers";
import { isActive } from "#shared/domain/dispute/life-cycle";
import { claimDelivery } from "#shared/domain/dispute/mailing";
import { isSelfMailed, selfMailArrivedAt } from "#shared/domain/evidence/self-mail";
import { correctDispute, moveDispute } from "./move-dispute";
import { ordersWith } from "./shared-orders";

/** Days on which letters arrived; with `correction` also others than were recorded. */
type Arrivals = { received: NonNullable<ChangeStatusBody["received"]>; correction?: true };
type By = { at: string; by: "member" | "admin" };

/**
 * A dispute as it is with the status that a person records or corrects: the days on which letters arrived, or an answer of the
 * whole dispute, with which answers of single bureaus go.
 *
 * @throws AppError INVALID_TRANSITION, VALIDATION_FAILED
 */
export function recordStatus(dispute: DisputeRecord, body: ChangeStatusBody, by: By): DisputeRecord {
  const { correction, received, ...answer } = body;
  if (received) {
    if (answer.status !== "in_review" || !isActive(dispute.status)) throw new AppError("INVALID_TRANSITION");
    const moved = dispute.status === "sent" ? moveDispute(dispute, { ...answer, ...by }) : dispute;
    return { ...moved, updatedAt: by.at, bureaus: withArrivals(dispute, { received, correction }, by.at) };
  }
  if (correction) {
    const corrected = correctDispute(dispute, { ...answer, ...by });
    return { ...corrected, bureaus: withoutAnswers(corrected.bureaus) };
  }
  const after = moveDispute(dispute, { ...answer, ...by });
  if (after.status === "in_review") return { ...after, bureaus: claimDelivery(after.bureaus, by.at) };
  return { ...after, bureaus: withoutAnswers(after.bureaus) };
}

/**
 * The disputes that share a letter, as they are once it has arrived: the letter is about all of them, so its arrival is said once.
 * One that has an answer of a bureau already, or gets no letter there, keeps what it has.
 */
export async function withSharedArrival(
  dispute: DisputeRecord,
  { received, correction }: Arrivals,
  by: By,
  { disputes, orders }: { disputes: Pick<DisputeRepository, "getNow">; orders: Pick<MailOrderRepository, "get"> },
): Promise<{ before: DisputeRecord; after: DisputeRecord }[]> {
  const { userId, id: disputeId, round, sharedLetter } = dispute;
  const order = sharedLetter === undefined ? undefined : await orders.get({ userId, disputeId, round });
  if (!order) return [];
  const others = (await ordersWith(order, orders)).filter((other) => other.disputeId !== disputeId);
  const found = await Promise.all(others.map((other) => disputes.getNow(userId, other.disputeId)));
  return found.flatMap((before) => {
    if (!before || before.sharedLetter !== sharedLetter || !isActive(before.status)) return [];
    const own = Object.fromEntries(
      bureaus.flatMap((bureau) => (mayArrive(before, bureau, correction) ? [[bureau, received[bureau]]] : [])),
    );
    return Object.values(own).some(Boolean)
      ? [{ before, after: recordStatus(before, { status: "in_review", received: own, correction }, by) }]
      : [];
  });
}

/** Whether a letter that its writer mailed is on its way, as far as the writer has said; or is not answered, when that is corrected. */
function mayArrive({ bureaus: letters, timeline }: DisputeRecord, bureau: Bureau, correction?: true): boolean {
  const { mailedAt, deliveredAt, answer } = letters[bureau] ?? {};
  return isSelfMailed(timeline) && mailedAt !== undefined && (correction || !deliveredAt) && !answer;
}

/** Of letters that their writer mailed the bureaus' clocks start with the day on the receipt. @throws AppError VALIDATION_FAILED */
function withArrivals(dispute: DisputeRecord, { received, correction }: Arrivals, at: string) {
  const { bureaus: letters } = dispute;
  const after = { ...letters };
  for (const bureau of bureaus) {
    const letter = letters[bureau];
    const day = received[bureau];
    if (day === undefined) continue;
    const deliveredAt = mayArrive(dispute, bureau, correction)
      ? selfMailArrivedAt(day, { mailedAt: letter?.mailedAt ?? at, at: new Date(at) })
      : undefined;
    if (!letter || !deliveredAt) {
      throw new AppError("VALIDATION_FAILED", { fieldErrors: { received: ["Please enter a valid date"] } });
    }
    after[bureau] = { ...letter, deliveredAt, mailAgainAfter: undefined };
  }
  return after;
}
